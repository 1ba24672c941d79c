/** @file Dialogs: a sheet of paper over the page, that gives the focus back when it closes. */

import { html, render } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";

import { icon } from "../cards/cards.js";
import { fetchPage } from "../worker/files.js";
import { settle } from "./notices.js";
import { gameName, lang, onchange, t } from "../words/words.js";

let opened = 0;

/**
 * Opens a dialog and draws it again when the language changes.
 * @param {object} sheet
 * @param {() => string} sheet.title
 * @param {(sheet: {draw: () => void, close: () => void}) => unknown} sheet.body
 * @param {string} [sheet.kind]  further classes: "wide", "tall"
 * @param {() => void} [sheet.onclose]
 */
export function openSheet({ title, body, kind = "", onclose }) {
  const dialog = document.createElement("dialog");
  dialog.className = `sheet ${kind}`;
  const titleId = `sheet-title-${++opened}`;
  dialog.setAttribute("aria-labelledby", titleId);
  const opener = document.activeElement;

  const close = () => dialog.close();
  const draw = () =>
    render(
      html`<div class="sheet-head">
          <h2 id=${titleId} tabindex="-1">${title()}</h2>
          <button type="button" class="button bare" aria-label=${t("close")} @click=${close}>
            ${unsafeHTML(icon("close"))}
          </button>
        </div>
        <div class="sheet-body">${body({ draw, close })}</div>`,
      dialog,
    );
  const stop = onchange(draw);

  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close(); // the backdrop: everything else lies in a child
  });
  dialog.addEventListener("close", () => {
    stop();
    settle(dialog);
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onclose?.();
  });
  // Keys meant for the dialog must not play cards on the table behind it.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());

  draw();
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
  return { draw, close, dialog };
}

/**
 * A game's rules over the page, from their own page, scrolled to a rule.
 * @param {string} game
 * @param {string} [anchor]  a rule's id
 */
export function showRules(game, anchor) {
  /** @type {{lang: string, content: Element | null, missing: boolean}} */
  let loaded = { lang: "", content: null, missing: false };
  const sheet = openSheet({
    title: () => t("rules-of", { game: gameName(game) }),
    kind: "wide tall",
    body: () => {
      if (loaded.lang !== lang) void load();
      if (loaded.content) return loaded.content;
      return html`<p role="status">${t(loaded.missing ? "rules-missing" : "rules-loading")}</p>
        <p><a href="rules/${game}.${lang}.html">${t("rules-open-page")}</a></p>`;
    },
  });

  async function load() {
    const wanted = lang;
    loaded = { lang: wanted, content: null, missing: false };
    const content = await rulesOf(game, wanted);
    if (loaded.lang !== wanted) return;
    loaded = { lang: wanted, content, missing: !content };
    sheet.draw();
    if (content && anchor) goTo(content, anchor);
  }
}

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<HTMLElement | null>} the page's main part, its links made to work here
 */
async function rulesOf(game, language) {
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
      const link = /** @type {Element} */ (event.target).closest('a[href^="#"]');
      if (!link) return;
      event.preventDefault(); // the address belongs to the page behind
      goTo(content, decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
    });
    return content;
  } catch {
    return null;
  }
}

/** @param {Element} content @param {string} anchor */
function goTo(content, anchor) {
  const place = content.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}

/**
 * A link to copy by hand, where neither sharing nor the clipboard is to be had.
 * @param {string} url
 */
export function showLink(url) {
  const { dialog } = openSheet({
    title: () => t("link-copy-heading"),
    body: () =>
      html`<p class="help" id="link-help">${t("link-copy-help")}</p>
        <input
          class="field"
          readonly
          aria-label=${t("link-copy-label")}
          aria-describedby="link-help"
          .value=${url}
          @focus=${(/** @type {FocusEvent} */ event) =>
            /** @type {HTMLInputElement} */ (event.target).select()}
        />`,
  });
  dialog.querySelector("input")?.focus();
}
