/** @file The shell: which view the address asks for, the engine's start, and the table's context. */

import { html, nothing, render } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { engine } from "./boot.js";
import { picture } from "./controls.js";
import { showLink, showRules } from "./dialogs.js";
import { gameOf, gameTitle, lobbyView } from "./lobby.js";
import { notice } from "./notices.js";
import { applyUpdate, register } from "./offline.js";
import { downloadAside, showSettings } from "./settings.js";
import { openSheet } from "./sheet.js";
import { formFor, linkView, megabytes, resumeView, setupView } from "./setup.js";
import * as store from "./store.js";
import { openTable } from "../table/table.js";
import * as words from "../words/words.js";

const { t } = words;

/** @typedef {{name: "lobby"} | {name: "new" | "play", game: Nanafuda.Game} | {name: "link", fragment: string}} Route */

const shell = /** @type {HTMLElement} */ (document.getElementById("shell"));

/** @type {Route} */
let route = { name: "lobby" };
/** @type {import("./setup.js").Form | null} */
let form = null;
/** @type {{game: string, setup: Nanafuda.Setup | null}} */
let link = { game: "", setup: null };
/** What is being started; a later start, or another view, makes an earlier one stale. */
let start = {
  phase: /** @type {"no" | "waiting" | "failed" | "refused"} */ ("no"),
  fault: /** @type {Nanafuda.Fault | undefined} */ (undefined),
};
let linkFault = "";
/** The match at the table. @type {{close: () => void, state: Nanafuda.State, counted: boolean} | null} */
let match = null;
/** A state on its way to the table while the address changes. @type {Nanafuda.State | null} */
let arriving = null;
let offline = "";
let update = /** @type {"none" | "waiting" | "announced"} */ ("none");

// ---- Views

/** Draws the shell for the route; the table draws itself. */
function draw() {
  document.title =
    route.name === "play" || route.name === "new" ? gameTitle(route.game.id) : t("page-title");
  if (match) return;
  render(html`${masthead()} ${view()} ${colophon()}`, shell);
}

function view() {
  const progress = { ...start, engine: engine.status };
  switch (route.name) {
    case "new":
      return setupView(form ?? formFor(route.game), progress, { draw, begin: beginNew });
    case "link":
      return linkView(link, progress, { begin: link.setup ? beginLink : readLink });
    case "play":
      return resumeView(route.game.id, progress, resume);
    default:
      return lobbyView({ fault: linkFault && t(linkFault), openLink });
  }
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
      <button type="button" class="button on-cloth bare" @click=${openSettings}>
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

// ---- Routes: the part of the address after “#”

/** @param {string} hash @returns {Route & {unknown?: boolean}} */
function readRoute(hash) {
  const text = hash.replace(/^#/, "");
  const [, name, id] = /^(new|play)=([a-z-]+)$/.exec(text) ?? [];
  const game = id ? gameOf(id) : undefined;
  if (game) return { name: /** @type {"new" | "play"} */ (name), game };
  if (/(^|&)game=/.test(text)) return { name: "link", fragment: text };
  return { name: "lobby", unknown: text !== "" };
}

/** Shows what the address asks for. @param {boolean} [first] whether the page has just been opened */
function go(first = false) {
  const asked = readRoute(location.hash);
  const state = arriving;
  arriving = null;
  leaveTable();
  route = asked;
  start = { phase: "no", fault: undefined };
  linkFault = "";
  form = route.name === "new" ? formFor(route.game) : null;

  if (route.name === "lobby") {
    tellUnreadable();
    announceUpdate();
    if (asked.unknown) notice(() => t("address-unknown"), [], { key: "address", brief: true });
  } else {
    void engine.start().catch(() => {}); // the view tells how it goes
  }
  if (route.name === "play" && state) return enterTable(state, false);
  if (route.name === "play") void resume();
  if (route.name === "link") void readLink();
  draw();
  if (!first) shell.querySelector("h1")?.focus();
  if (!first) scrollTo(0, 0);
}

function goHome() {
  history.pushState(null, "", location.pathname + location.search);
  go();
}

/** @param {string} text  what has been put into the lobby's field */
function openLink(text) {
  const fragment = text.trim().replace(/^[^#]*#/, "");
  linkFault = text.trim() === "" ? "open-link-empty" : "";
  if (!linkFault && !/(^|&)game=/.test(fragment)) linkFault = "open-link-not-a-link";
  if (!linkFault) {
    location.hash = `#${fragment}`;
    return;
  }
  draw();
  document.getElementById("open-link")?.focus();
}

// ---- Starting a match

/**
 * Asks the engine, starting it if need be, while the view shows how that goes.
 * @param {object} request
 * @param {(reply: any) => void} done  with a reply that is ok, and only if still wanted
 */
async function ask(request, done) {
  const mine = { phase: /** @type {const} */ ("waiting"), fault: undefined };
  start = mine;
  draw();
  /** @type {any} */
  let reply;
  try {
    reply = await engine.request(/** @type {any} */ (request));
  } catch {
    if (start !== mine) return;
    start = { phase: "failed", fault: undefined };
    draw();
    return;
  }
  if (start !== mine) return;
  start = reply.ok ? { phase: "no", fault: undefined } : { phase: "refused", fault: reply.error };
  if (reply.ok) done(reply);
  else draw();
  keepOffline();
}

function beginNew() {
  if (!form || start.phase === "waiting") return;
  const { game, seats, level, options, seed } = form;
  store.rememberChoices(game.id, { seats, level, options });
  const request = { do: "new", game: game.id, seats, options, level, seat: 0 };
  void ask(seed.trim() ? { ...request, seed: seed.trim() } : request, toTable);
}

function beginLink() {
  if (route.name !== "link" || start.phase === "waiting") return;
  void ask({ do: "open", link: route.fragment, seat: 0 }, toTable);
}

async function readLink() {
  if (route.name !== "link") return;
  const { fragment } = route;
  const named = new URLSearchParams(fragment).get("game") ?? "";
  link = { game: gameOf(named) ? named : "", setup: null };
  await ask({ do: "inspect", link: fragment }, ({ setup }) => {
    if (gameOf(setup.game)) link = { game: setup.game, setup };
    else start = { phase: "refused", fault: noSuchGame(setup.game) };
    draw();
  });
  if (start.phase === "refused") shell.querySelector("h1")?.focus();
}

/** The engine knows it, but there is no table for it. @param {string} game @returns {Nanafuda.Fault} */
function noSuchGame(game) {
  return { id: "unknown-game", args: { game }, text: "" };
}

/** Goes on with the saved match of the route's game. */
async function resume() {
  if (route.name !== "play") return;
  const { id } = route.game;
  const { saved, aside } = store.savedMatch(id);
  if (!saved) {
    if (aside) tellAside(aside);
    else notice(() => t("save-missing", { game: words.gameName(id) }), [], { key: "save" });
    history.replaceState(null, "", location.pathname + location.search);
    go();
    return;
  }
  await ask({ do: "load", save: saved.save }, (state) => enterTable(state, saved.counted === true));
  if (start.phase !== "refused") return;
  const kept = store.putAside(id);
  if (kept) tellAside(kept, start.fault?.id === "bad-save" ? undefined : start.fault);
  history.replaceState(null, "", location.pathname + location.search);
  go();
}

/** A new match like the one at the table, from a fresh seed. */
async function newMatch() {
  if (!match) return;
  const { table, link: fragment } = match.state;
  try {
    const { setup } = await engine.request({ do: "inspect", link: fragment });
    const { game, seats, options } = table;
    const state = await engine.request({
      do: "new",
      game,
      seats,
      options,
      level: setup?.level,
      seat: table.seat,
    });
    if (!state.ok) throw state.error;
    enterTable(/** @type {Nanafuda.State} */ (/** @type {unknown} */ (state)), false);
  } catch (fault) {
    notice(engineTrouble(fault));
  }
}

/** @param {any} fault  a refusal or an EngineError */
function engineTrouble(fault) {
  return () =>
    fault?.text
      ? words.errorText(fault)
      : `${t("engine-failed")} ${t("engine-failed-why", { reason: fault?.reason ?? "" })}`;
}

// ---- The table

/** @param {Nanafuda.State} state */
function toTable(state) {
  store.saveMatch(state.table.game, state, false);
  arriving = state;
  location.hash = `#play=${state.table.game}`;
}

/** @param {Nanafuda.State} state @param {boolean} counted  whether it is in the statistics already */
function enterTable(state, counted) {
  leaveTable();
  const root = document.createElement("main");
  root.className = "table-root";
  root.dataset.game = state.table.game;
  root.id = "table";
  shell.hidden = true;
  shell.after(root);
  match = { close: () => {}, state, counted };
  onstate(state);
  const table = openTable(
    root,
    /** @type {any} */ ({
      engine,
      state,
      game: gameOf(state.table.game),
      settings: store.settings,
      words,
      onstate,
      leave: goHome,
      openSheet,
      showRules: (/** @type {string | undefined} */ anchor) => showRules(state.table.game, anchor),
      showSettings: openSettings,
      newMatch,
      copyLink,
      notice,
    }),
  );
  match.close = () => {
    table.close();
    root.remove();
    shell.hidden = false;
  };
  draw();
}

function leaveTable() {
  const leaving = match;
  match = null;
  leaving?.close();
}

/** After every state: save, count a match that has ended, see to an update that waits. */
function onstate(/** @type {Nanafuda.State} */ state) {
  if (!match) return;
  match.state = state;
  const { game, winners, seat } = state.table;
  if (state.next === "over" && !match.counted) {
    match.counted = true;
    store.countMatch(game, winners.includes(seat));
    void store.persist();
  }
  store.saveMatch(game, state, match.counted);
  announceUpdate();
}

/** @param {string} fragment */
async function copyLink(fragment) {
  const url = `${location.origin}${location.pathname}#${fragment}`;
  try {
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url, title: t("page-title") });
      return;
    }
    await navigator.clipboard.writeText(url);
    notice(() => t("link-copied"), [], { key: "link", brief: true });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") return;
    showLink(url);
  }
}

// ---- What the person is told

/** Saved matches that are no matches are put aside when the lobby looks at them. */
function tellUnreadable() {
  for (const { id } of catalogue.games) {
    const { aside } = store.savedMatch(id);
    if (aside) tellAside(aside);
  }
}

/** @param {store.Aside} aside @param {Nanafuda.Fault} [why] */
function tellAside(aside, why) {
  const { game } = aside;
  notice(
    () => {
      const name = words.gameName(game);
      return `${t("save-unreadable", { game: name })}${why ? ` ${words.errorText(why)}` : ""}`;
    },
    [
      { label: () => t("save-start-anew"), run: () => (location.hash = `#new=${game}`) },
      { label: () => t("save-download"), run: () => downloadAside(aside) },
    ],
    { key: `aside-${game}` },
  );
}

/** A new version is announced in the lobby, or when a deal has ended. */
function announceUpdate() {
  if (update !== "waiting") return;
  if (match ? !["deal", "over"].includes(match.state.next) : route.name !== "lobby") return;
  update = "announced";
  notice(() => t("update-ready"), [{ label: () => t("update-now"), run: applyUpdate }], {
    key: "update",
  });
}

function openSettings() {
  showSettings({ data: match === null, onreplaced: draw, engine: engine.diagnosis });
}

// ---- Settings that the shell itself follows

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
  if (keeping || engine.status.phase !== "ready" || start.phase === "waiting") return;
  keeping = true;
  const { way, files } = engine.diagnosis;
  const keep = () =>
    void register(
      way === "plain" ? files : [],
      () => {
        update = "waiting";
        announceUpdate();
      },
      (bytes) => {
        offline = megabytes(bytes);
        draw();
      },
    );
  whenIdle(keep);
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
addEventListener("hashchange", () => go());
go(true);

engine.onstatus(() => {
  keepOffline();
  if (start.phase === "waiting" || start.phase === "failed") draw();
});
whenIdle(() => void engine.start().catch(() => {}));
