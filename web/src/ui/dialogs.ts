// Dialogs of the shell: a game's rules and a link to copy by hand.

import { html } from "lit-html";

import { fetchPage } from "../engine/site-files.ts";
import { gameName, lang, t } from "../i18n/messages.ts";
import { visible } from "../base/visible.ts";
import { lost, notice } from "./notices.ts";
import { openSheet } from "./sheet.ts";

/**
 * Shows a game's rules from its rules page: a summary first, then the full text.
 * @param all the full text at once
 */
export function showRules(game: string, all: boolean = false) {
  let loaded: { lang: string; content: HTMLElement | null; missing: boolean } = {
    lang: "",
    content: null,
    missing: false,
  };
  const sheet = openSheet({
    title: () => (all ? t("rules-of", { game: gameName(game) }) : gameName(game)),
    kind: all ? "wide tall" : "card-sheet",
    body: () => {
      if (loaded.lang !== lang) void load();
      const { content, missing } = loaded;
      if (content && all) return content;
      if (content) return [inOneLook(content), more()];
      return html`<p role="status">${t(missing ? "rules-missing" : "rules-loading")}</p>
        <p><a href="rules/${game}.${lang}.html">${t("rules-open-page")}</a></p>`;
    },
  });

  const more = () => html`<button type="button" class="button quiet" @click=${goOn}>${t("rules-all")}</button>`;

  function goOn() {
    all = true;
    sheet.dialog.classList.replace("card-sheet", "wide");
    sheet.dialog.classList.add("tall");
    sheet.draw();
    sheet.dialog.querySelector("h2")?.focus();
  }

  async function load() {
    const wanted = lang;
    loaded = { lang: wanted, content: null, missing: false };
    const content = await rulesOf(game, wanted);
    if (!content) void lost();
    if (loaded.lang !== wanted) return;
    loaded = { lang: wanted, content, missing: !content };
    sheet.draw();
  }
}

/** Returns the first section of a game's rules. */
function inOneLook(rules: HTMLElement) {
  const card = rules.cloneNode() as HTMLElement;
  card.classList.add("rules-card");
  const list = rules.querySelector("#quick + ul");
  if (list) card.append(list.cloneNode(true));
  return card;
}

/** @returns the page's main element, with links adapted to the dialog */
async function rulesOf(game: string, language: string): Promise<HTMLElement | null> {
  try {
    const path = `rules/${game}.${language}.html`;
    const url = new URL(path, document.baseURI);
    const answer = await fetchPage(path);
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = page.querySelector("main");
    if (!main) return null;
    const content = document.createElement("div");
    content.className = `rules ${main.className}`;
    content.lang = language;
    content.append(...main.childNodes);
    for (const link of content.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#")) continue;
      link.setAttribute("href", new URL(href, url).href);
      link.setAttribute("target", "_blank");
    }
    content.addEventListener("click", (event) => {
      const link = (event.target as Element).closest('a[href^="#"]');
      if (!link) return;
      event.preventDefault(); // keep the address of the page behind
      goTo(content, decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
    });
    return content;
  } catch {
    return null;
  }
}

function goTo(content: Element, anchor: string) {
  const place = content.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}

/** Shows a link to copy by hand, if neither sharing nor the clipboard is available. */
function showLink(url: string) {
  openSheet({
    title: () => t("link-copy-heading"),
    body: () =>
      html`<p class="help" id="link-help">${t("link-copy-help")}</p>
        <input
          class="field"
          readonly
          autofocus
          aria-label=${t("link-copy-label")}
          aria-describedby="link-help"
          .value=${url}
          @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
        />`,
  });
}

/** Shares or copies a link to this page. @param copied message that says which link was copied */
export async function shareLink(fragment: string, copied: string = "link-copied") {
  const url = addressOf(fragment);
  await handOver({ url, title: visible(t("page-title")) }, url, url, () =>
    notice(() => t(copied), [], { key: "link" }),
  );
}

/** Shares a text with a link. @param copied message that says what was copied */
export async function shareText(text: string, fragment: string, copied: string = "result-copied") {
  const url = addressOf(fragment);
  text = visible(text);
  await handOver({ text, url }, `${text}\n${url}`, `${text} ${url}`, () =>
    notice(() => t(copied), [], { key: "link", follows: true }),
  );
}

/** A clipboard that has not answered by then, in ms, is taken for one that refuses: some never answer. */
const PATIENCE = 2000;
const silence = () => new Promise<never>((_, refuse) => setTimeout(refuse, PATIENCE));

export const addressOf = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`;

/** Shares on touch screens, elsewhere copies. @param copied called after copying; `shown` is shown if neither works */
async function handOver(data: ShareData, text: string, shown: string, copied: () => void) {
  try {
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      await navigator.share(data);
      return;
    }
    await Promise.race([navigator.clipboard.writeText(text), silence()]);
    copied();
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) showLink(shown);
  }
}
