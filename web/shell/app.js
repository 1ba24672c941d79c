/** @file The shell: what stands around every view, and what the page itself follows and keeps. */

import { html, nothing, render } from "lit-html";

import * as words from "../words/words.js";
import { engine } from "./boot.js";
import { picture } from "./controls.js";
import { notice } from "./notices.js";
import { applyUpdate, register } from "./offline.js";
import { tellRestarts } from "./restarts.js";
import { readRoute, router } from "./route.js";
import { showSettings } from "./settings.js";
import { megabytes } from "./setup.js";
import * as store from "./store.js";
import { visit } from "./visits.js";

const { t } = words;

const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));

/** What the address shows now. @type {import("./visits.js").Visit | undefined} */
let here;
/** How much is kept for offline play, in words. */
let offline = "";
let update = /** @type {"none" | "waiting" | "announced"} */ ("none");

const page = {
  changed,
  go: router(show),
  showSettings() {
    showSettings({ data: !match(), onreplaced: draw, engine: engine.diagnosis });
  },
};

/**
 * Shows what the address asks for.
 * @param {import("./route.js").Route} route
 * @param {Seam.State} [state]
 */
function show(route, state) {
  const first = !here;
  here?.start?.end();
  match()?.close();
  const shown = visit(route, page, state);
  here = shown;
  shown.begin?.();
  if (here !== shown) return; // it has led elsewhere
  changed();
  if (first || match()) return;
  shell.querySelector("h1")?.focus();
  scrollTo(0, 0);
}

/** @returns the match at the table, which draws itself */
function match() {
  return here?.match?.() ?? null;
}

function changed() {
  draw();
  keepOffline();
  announceUpdate();
}

function draw() {
  const game = here?.game && words.gameName(here.game.id);
  document.title = game ? t("page-title-game", { game }) : t("page-title");
  if (!here || match()) return;
  render(html`${masthead()} ${here.draw()} ${colophon()}`, shell);
}

function masthead() {
  const other = words.LANGS.find((one) => one !== words.lang) ?? words.lang;
  return html`<header class="masthead">
    <p class="brand">
      <a href="#">
        ${picture("seal")} <span lang="ja">七札</span>
        <span class="brand-other" lang="en">Nanafuda</span>
        <span class="visually-hidden">${t("nav-home")}</span>
      </a>
    </p>
    <div class="masthead-tools">
      <button
        type="button"
        class="button on-cloth bare"
        lang=${other}
        @click=${() => store.settings.set("lang", other)}
      >
        ${other === "ja" ? "日本語" : "English"}
      </button>
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
      ${offline ? html`<span>${t("offline-ready", { size: offline })}</span>` : nothing}
    </p>
  </footer>`;
}

/** A new version is announced in the lobby, or when a deal has ended. */
function announceUpdate() {
  const playing = match();
  const quiet = playing ? ["deal", "over"].includes(playing.state.next) : !here?.start;
  if (update !== "waiting" || !quiet) return;
  update = "announced";
  notice(() => t("update-ready"), [{ label: () => t("update-now"), run: applyUpdate }], {
    key: "update",
  });
}

// ---- What the page itself follows and keeps

/** @param {string} key @param {any} value */
function follow(key, value) {
  if (key === "theme") {
    if (value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }
  if (key === "lang") words.setLang(value || words.preferred());
}

let keeping = false;

/** Keeps the site for offline play, which is as much work as a start: after it, never meanwhile. */
function keepOffline() {
  if (keeping || engine.status.phase !== "ready" || here?.start?.phase === "waiting") return;
  keeping = true;
  const { way, files } = engine.diagnosis;
  whenIdle(() =>
    register(
      way === "plain" ? files : [],
      () => {
        update = "waiting";
        announceUpdate();
      },
      (bytes) => {
        offline = megabytes(bytes);
        draw();
      },
    ),
  );
}

/** Runs once the browser has nothing better to do. @param {() => void} run */
function whenIdle(run) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}

for (const key of ["theme", "lang"]) follow(key, store.settings.get(key));
words.setLang(words.lang);
store.settings.subscribe(follow);
words.onchange(draw);
store.ontrouble((kind) => notice(() => t(`storage-${kind}`), [], { key: "storage" }));

shell.replaceChildren();
document.documentElement.classList.remove("elsewhere");
show(readRoute());

engine.onstatus(keepOffline);
tellRestarts(engine);
whenIdle(() => void engine.start().catch(() => {}));
