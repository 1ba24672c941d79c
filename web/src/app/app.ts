// The app shell: renders the frame around every page, subscribes to settings and storage, and reports updates.

import { html, nothing, render } from "lit-html";
import pages from "nanafuda:pages";

import "./bootstrap.ts"; // its guard against frames is awaited
import "./translated-page.ts";
import * as words from "../i18n/messages.ts";
import { isOutdated, reloadIfOutdated, leave, reloadOrExplain, settle } from "./reload.ts";
import { engine, version } from "../engine/connection.ts";
import { offerAssist } from "../features/assist/index.ts";
import { picture } from "../ui/controls.ts";
import { rescueFocus } from "../ui/focus-rescue.ts";
import { leaveScreen, notice, onlost } from "../ui/notices.ts";
import * as deals from "../storage/deals.ts";
import { announceUpdate, keepPlain, look, register, type CacheState } from "./updates.ts";
import { address, mended, router, type Brought } from "../base/address.ts";
import { hasUnsaved } from "../base/unsaved.ts";
import { visible } from "../base/visible.ts";
import { megabytes } from "../ui/views.ts";
import { settings, type Setting } from "../storage/settings.ts";
import { engineBuild } from "../storage/table-snapshot.ts";
import { keys, onforeign, ontrouble } from "../storage/local-storage.ts";
import { openRoute } from "./routes.ts";
import type { Route } from "../base/page.ts";
import type { Status } from "../engine/client.ts";
import type { Quarantined } from "../base/quarantined.ts";

offerAssist();

const { t } = words;

engineBuild.version = version;

const shell = document.getElementById("shell") as HTMLElement;

// Load the language before the first render and before following address changes.
follow("theme", settings.get("theme"));
try {
  await words.setLang(settings.get("lang") || words.preferred());
} catch {
  await reloadOrExplain();
  await new Promise(() => {}); // there is no text to render
}

/** The current page. */
let route: Route | undefined;
/** Its address. */
let at = "";
/** Whether the current page has yet to be rendered and focused. */
let arriving = false;
/** State of offline storage, once known. */
let cacheState: CacheState | null = null;

const page = {
  changed,
  toTop,
  go: router(show, renamed),
  keepPlain,
  lacksFiles,
  showSettings() {
    Promise.all([import("./settings-dialog.ts"), words.settings()]).then(([{ showSettings }]) => {
      showSettings({ data: !match(), onreplaced: draw, takeBack, engine: engine.diagnosis });
    }, reloadOrExplain);
  },
};

/** Shows the page of an address. */
function show(to: string, brought?: Brought) {
  const question = route?.question?.();
  if (question && !confirm(question)) return history.pushState({ inside: true }, "", `#${at}`);
  arriving = Boolean(route); // the first page of the visit leaves the focus to the browser
  route?.end?.();
  leaveScreen();
  const shown = openRoute(to, page, brought);
  route = shown;
  at = to;
  if (typeof cacheState === "object") cacheState = null; // unknown until checked again
  void look();
  shell.dataset.to = to; // drawn once `at` is the same
  shown.begin?.();
  if (route !== shown) return; // it redirected
  changed();
}

/** The page that is shown has another address now. */
function renamed(to: string) {
  if (shell.dataset.at === at) shell.dataset.at = to;
  at = shell.dataset.to = to;
}

/** Moves focus and scroll position to the start of a page. */
function toTop() {
  shell.querySelector("h1")?.focus();
  scrollTo(0, 0);
}

/** Resumes a quarantined match. */
function takeBack(quarantined: Quarantined) {
  page.go(`play=${quarantined.game}`, { quarantined });
}

/** @returns the match at the table, which renders itself */
function match() {
  return route?.match?.() ?? null;
}

function changed() {
  const drawn = draw();
  keepOffline();
  announceUpdate();
  if (drawn && arriving) toTop();
  if (drawn) arriving = false;
}

/** @returns whether a page has been rendered here; the table renders itself */
function draw(): boolean {
  if (!match()) route?.update?.();
  const view = match() ? null : engine.whileQuiet(() => route?.draw());
  if (view) {
    const held = document.activeElement;
    render(html`${masthead()} ${view} ${colophon()}`, shell);
    if (!held?.isConnected) rescueFocus();
  }
  queueMicrotask(nameDocument); // a table renders after its page
  if (view || match()) shell.dataset.at = at; // until then the page before is in sight
  return Boolean(view);
}

/** Renames the document when a table's heading changes: a lesson's step, a deal. */
const renaming = new MutationObserver(nameDocument);

/** Names the document after its heading and its game, the most specific part first. */
function nameDocument() {
  const root = document.querySelector("#table") ?? shell;
  const heading = root.querySelector("h1");
  renaming.disconnect();
  renaming.observe(heading ?? root, { childList: true, characterData: true, subtree: true });
  const game = route?.game && words.gameName(route.game.id);
  const [own, ...places] = [...(heading?.matches(".bar-title") ? heading.children : [heading])].map(spoken);
  // A page of a game has the game's name as its heading, and its own name below.
  const kind = own === game && root.querySelector(".view-head h1 + p")?.textContent;
  const parts = [...places, kind || own].filter((text) => text && text !== game);
  const first = parts.join(t("title-comma")).replace(/[?？]$/, ""); // the game follows after a colon
  const page = [first, game].filter(Boolean).join(t("title-between"));
  document.title = visible(!page || page === t("tagline") ? t("page-title") : t("page-title-of", { page }));
}

/** Returns an element's text as it is read aloud. */
function spoken(element: Element | null) {
  const all = element?.cloneNode(true) as Element | undefined;
  for (const seen of all?.querySelectorAll("[aria-hidden=true], rt, rp") ?? []) seen.remove();
  return all?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

function masthead() {
  const others = words.LANGS.filter((one) => one !== words.lang);
  return html`<header class="masthead">
    <p class="brand">
      <a href="#">
        ${picture("seal")} <span lang=${words.LANGS[0]}>${words.brand(words.LANGS[0])}</span>
        <span class="brand-other" lang=${words.LANGS[1]}>${words.brand(words.LANGS[1])}</span>
        <span class="visually-hidden">${t("nav-home")}</span>
      </a>
    </p>
    <div class="masthead-tools">
      ${others.map(
        (other) =>
          html`<button type="button" class="button on-cloth bare" lang=${other} @click=${() => settings.set("lang", other)}>
        ${words.LANGUAGES[other].name}
      </button>`,
      )}
      <button type="button" class="button on-cloth bare" @click=${page.showSettings}>
        ${t("nav-settings")}
      </button>
    </div>
  </header>`;
}

function colophon() {
  return html`<footer class="colophon">
    <p>
      <a href="fair.${words.lang}.html">${t("nav-fair")}</a>
      <a href="about.${words.lang}.html">${t("nav-about")}</a>
      ${pages.map(({ name, titles }) => html`<a href="${name}.${words.lang}.html">${titles[words.lang]}</a>`)}
      ${cacheState ? html`<span>${offline(cacheState)}</span> ${workshopOffline(cacheState)}` : nothing}
    </p>
  </footer>`;
}

/** Text on the state of offline play. */
function offline(cacheState: CacheState) {
  if (typeof cacheState !== "object") return t(`offline-${cacheState}`);
  const { missing, why } = cacheState;
  if (why === "browser") return t("offline-browser");
  return t(missing === 0 ? "offline-ready" : why === "fetching" ? "offline-fetching" : "offline-missing", {
    why,
    size: megabytes(cacheState.size),
    missing: megabytes(Math.min(Math.max(missing, 1e5), cacheState.size)), // at least 0.1 MB, so that it never reads as zero
  });
}

/** A button that also stores the workshop, if all else is stored. */
function workshopOffline(cacheState: CacheState) {
  if (typeof cacheState !== "object" || cacheState.missing || !cacheState.workshop) return nothing;
  const store = () => {
    settings.set("workshopOffline", true);
    keepPlain();
  };
  const size = Math.ceil(cacheState.workshop / 1e6);
  return html`<button type="button" class="button on-cloth bare" id="workshop-offline" @click=${store}>${t("offline-workshop", { size })}</button>`;
}

/** Whether the lobby or the end of a deal is shown, and a reload loses nothing. */
function isBetweenDeals() {
  if (hasUnsaved()) return false;
  const playing = match();
  return playing ? ["deal", "over"].includes(playing.state.next) : !route?.pageEngine;
}

// ---- Subscriptions of the page

function follow(key: string, value: Setting) {
  if (key === "theme") {
    if (value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = String(value);
  }
  if (key === "lang") void speak(value as Nanafuda.Lang | "");
}

/** Changes the language, if its texts can be fetched. */
async function speak(chosen: Nanafuda.Lang | "") {
  try {
    await words.setLang(chosen || words.preferred());
  } catch {
    if ((await reloadIfOutdated()) === "now") return;
    settings.set("lang", words.lang);
    notice(() => t("language-missing"), [], { key: "language" });
  }
}

let keeping = false;

/** Caches the site for offline play. Waits until the engine has started, because both are costly. */
function keepOffline() {
  if (keeping || engine.status.phase !== "ready" || route?.pageEngine?.phase === "waiting") return;
  keeping = true;
  whenIdle(() =>
    register(
      // A bot runs the plain way.
      engine.diagnosis.way === "plain" ||
        settings.get("workshopOffline") ||
        keys().some((key) => key.startsWith("bots:")),
      isBetweenDeals,
      (now) => {
        cacheState = now;
        draw();
      },
    ),
  );
}

/** Reloads if a deploy has removed the engine's files. */
async function followDeploys({ phase }: Status) {
  if (phase === "ready") settle();
  if (phase === "failed" && (await reloadIfOutdated()) === "in vain") offerReload();
}

/** Says it if a deploy has removed this version's files. @returns whether it has */
async function lacksFiles() {
  const outdated = await isOutdated().catch(() => false);
  if (outdated) offerReload();
  return outdated;
}

function offerReload() {
  notice(() => t("outdated"), [{ label: () => t("outdated-load"), run: leave }], {
    key: "update",
    stays: true,
    follows: true,
  });
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}

/** Milliseconds until the restart of a lost engine is announced. A restart usually takes less and needs no announcement. */
const NOTICEABLE = 1500;

function announceRestarts() {
  let narration: ReturnType<typeof setTimeout> | undefined;
  engine.onstatus(({ phase, lost }) => {
    if (phase !== "loading" || !lost) {
      clearTimeout(narration);
      narration = undefined;
    } else {
      // The person has already waited for the watchdog.
      narration ??= setTimeout(announceRestart, lost === "silent" ? 0 : NOTICEABLE);
    }
  });
}

function announceRestart() {
  notice(() => t("engine-again"), [], { key: "engine", follows: true });
}

settings.subscribe(follow);
words.onchange(draw);
let dealsTrouble = "";
deals.ontrouble(async (kind) => {
  dealsTrouble = kind;
  if (kind === "blocked" && (await lacksFiles())) return; // the script that opens the database is gone
  if (dealsTrouble !== kind) return;
  notice(() => t(`deals-${kind || "again"}`), [], { key: "deals-storage", stays: Boolean(kind), follows: true });
});
onforeign(draw);
let withdraw = () => {};
ontrouble((kind, unsaved) => {
  withdraw();
  withdraw = () => {};
  if (!kind) return;
  const what = () => [...new Set(unsaved.map((part) => t("storage-unsaved", { part })))].join(t("table-comma"));
  const text = () => t(`storage-${kind}`, { what: what() });
  withdraw = notice(text, [], { key: "storage", stays: true, follows: true });
});

// Set for the style sheets while the person uses the keyboard: see base.css.
addEventListener("keydown", () => document.documentElement.toggleAttribute("data-keys", true), true);
addEventListener("pointerdown", () => document.documentElement.toggleAttribute("data-keys", false), true);

// The repair imports this module, which must not await it.
void mended().then((isHere) => {
  shell.replaceChildren();
  document.documentElement.classList.remove("elsewhere");
  if (isHere) show(address());
});
// Before anything can be copied, something is selected.
document.addEventListener("selectionchange", () => void import("./copied-text.ts").catch(() => {}), { once: true });

onlost(lacksFiles);
// A part of the table that is fetched when it is needed: its import rejects.
addEventListener("unhandledrejection", ({ reason }) => void (reason instanceof TypeError && lacksFiles()));

engine.onstatus(keepOffline);
engine.onstatus(followDeploys);
announceRestarts();
whenIdle(() => void engine.start().catch(() => {}));
