// The settings dialog, including export, import and deletion of stored data.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import catalogue from "nanafuda:catalogue";

import { FILE } from "../base/limits.ts";
import { segments, type Value } from "../ui/controls.ts";
import { chosenFile, download, downloadSave, importProgress, offerUndo } from "../ui/files.ts";
import { notice } from "../ui/notices.ts";
import { openSheet } from "../ui/sheet.ts";
import { vibrates } from "../table/animation/audio.ts";
import { reloadOrExplain } from "./reload.ts";
import { VALIDATOR } from "../engine/request.ts";
import * as quarantine from "../storage/quarantine.ts";
import { savedIn } from "../storage/saved-matches.ts";
import type { Quarantined } from "../base/quarantined.ts";
import { OFFERED, settings, type Setting, type SettingId } from "../storage/settings.ts";
import { hasKeyboard } from "../table/input/keyboard.ts";
import { fileBrand } from "../i18n/languages.ts";
import * as words from "../i18n/messages.ts";
import { gameName, has, LANGS, LANGUAGES, t, wanted, whenText } from "../i18n/messages.ts";
import type { Diagnosis } from "../engine/client.ts";

/** Quarantined saves shown at a time. */
const STEP = 50;

/** Whether a setting has an effect on this device and page; default: yes. */
const MATTERS: Partial<Record<SettingId, () => boolean>> = {
  volume: () => settings.get("sounds"),
  vibration: () => vibrates,
  // Four colours apply only if a game uses the French pack.
  fourColours: () => catalogue.games.some((game) => game.pack === "french"),
  shortcuts: hasKeyboard,
};

const choices = () => (Object.keys(OFFERED) as (keyof typeof OFFERED)[]).filter((key) => MATTERS[key]?.() ?? true);

export function showSettings({
  data,
  onreplaced,
  takeBack,
  engine,
}: {
  data: boolean; // whether stored data may be replaced now (not during a match)
  onreplaced: () => void; // called after data has been replaced
  takeBack: (quarantined: Quarantined) => void; // resumes a quarantined match
  engine: Diagnosis;
}) {
  let asking = false; // “Erase everything” has been pressed once
  let shown = STEP; // number of quarantined saves
  openSheet({
    title: () => t("settings-heading"),
    body: ({ draw, close }) => html`
      ${language(draw)} ${repeat(
        choices(),
        (key) => key, // a radio button that became another setting's would take part in both groups
        (key) => choice(key, draw),
      )}
      ${
        data
          ? html`${files(draw)}
          ${quarantinedList(shown, draw, more(draw), (quarantined) => {
            close();
            takeBack(quarantined);
          })}
          ${erasing(asking, (next) => {
            asking = next;
            draw();
            document.getElementById(next ? "erase-no" : "erase")?.focus();
          })}`
          : nothing
      }
      ${diagnosis(engine)}
    `,
  });

  function more(draw: () => void) {
    return () => {
      shown += STEP;
      draw();
      document.querySelectorAll(".asides > li")[shown - STEP].querySelector("button")?.focus();
    };
  }

  function files(draw: () => void) {
    return html`<section class="sheet-section">
      <h3>${t("data-heading")}</h3>
      <p class="help">${t("data-help")}</p>
      <div class="row">
        <button type="button" class="button" @click=${save}>
          ${t("data-export")}
        </button>
        <button type="button" class="button" @click=${pick}>${t("data-import")}</button>
        <input
          type="file"
          hidden
          accept=".json,application/json"
          aria-label=${t("data-import-label")}
          @change=${async (event: Event) => {
            const file = chosenFile(event);
            if (!file) return;
            const { importAll } = await loadBackup();
            importProgress(0, 0);
            const { wrong, undo } =
              file.size > FILE
                ? { wrong: "long" }
                : await importAll(await file.text(), { ...VALIDATOR, onProgress: importProgress });
            offerUndo(() => t(wrong ? `data-import-${wrong}` : "data-imported"), undo, onreplaced);
            onreplaced();
            draw();
          }}
        />
      </div>
    </section>`;
  }

  function erasing(asked: boolean, ask: (next: boolean) => void) {
    return html`<section class="sheet-section">
      ${
        asked
          ? html`<p id="erase-ask" role="alert">${t("data-erase-ask")}</p>
            <div class="row">
              <button
                type="button"
                class="button primary"
                @click=${async () => {
                  const { deals, undo } = await (await loadBackup()).eraseAll();
                  ask(false);
                  offerUndo(() => t(deals ? "data-erased" : "data-erased-but-deals"), undo, onreplaced);
                  onreplaced();
                }}
              >
                ${t("data-erase-yes")}
              </button>
              <button type="button" class="button" id="erase-no" @click=${() => ask(false)}>
                ${t("data-erase-no")}
              </button>
            </div>`
          : html`<button type="button" class="button" id="erase" @click=${() => ask(true)}>
            ${t("data-erase")}
          </button>`
      }
    </section>`;
  }
}

async function save() {
  const { text, complete } = await (await loadBackup()).exportAll();
  download(fileName(), text);
  if (!complete) notice(() => t("data-exported-but-deals"), [], { key: "data", follows: true });
}

/** Loads the backup module on first use. */
async function loadBackup() {
  try {
    return (await Promise.all([import("../storage/backup.ts"), words.data()]))[0];
  } catch (fault) {
    await reloadOrExplain(); // a deploy has removed it: reload
    throw fault;
  }
}

/** Shows how the engine has started, for fault reports. */
function diagnosis({ way, milliseconds, trouble }: Diagnosis) {
  if (!way) return nothing;
  const seconds = milliseconds / 1000;
  return html`<details class="fold">
    <summary>${t("diagnosis")}</summary>
    <p class="help" data-diagnosis=${way}>
      ${t("diagnosis-engine", { way, seconds })} ${trouble && t("diagnosis-trouble", { trouble })}
    </p>
  </details>`;
}

function language(draw: () => void) {
  return row(
    "lang",
    t("setting-language"),
    "",
    LANGS.map((lang) => ({ value: lang, text: LANGUAGES[lang].name, lang })),
    wanted,
    draw,
  );
}

function choice(key: keyof typeof OFFERED, draw: () => void) {
  const [, ...values] = OFFERED[key];
  const id = `setting-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const texts = values.map((value) => ({
    value,
    text: t(typeof value === "boolean" ? (value ? "setting-on" : "setting-off") : `${id}-${value}`),
  }));
  const help = has(`${id}-help`) ? t(`${id}-help`) : "";
  return row(key, t(id), help, texts, settings.get(key), draw);
}

function row(key: SettingId, label: string, help: string, values: Value<Setting>[], value: Setting, draw: () => void) {
  const name = `setting-${key}`;
  const change = (next: Setting) => {
    settings.set(key, next);
    draw();
  };
  return html`<div class="setting">
    <div class="setting-words">
      <span class="option-label" id="${name}-label">${label}</span>
      ${help ? html`<span class="help" id="${name}-help">${help}</span>` : nothing}
    </div>
    <div
      class="segments"
      role="radiogroup"
      aria-labelledby="${name}-label"
      aria-describedby=${help ? `${name}-help` : nothing}
    >
      ${segments(name, values, value, change)}
    </div>
  </div>`;
}

/** Lists quarantined saves, newest first, up to `shown`. */
function quarantinedList(
  shown: number,
  draw: () => void,
  more: () => void,
  takeBack: (quarantined: Quarantined) => void,
) {
  const list = quarantine.all();
  if (list.length === 0) return nothing;
  return html`<section class="sheet-section">
    <h3>${t("data-aside-heading")}</h3>
    <p class="help">${t("data-aside-help")}</p>
    <ul class="asides">
      ${list.slice(0, shown).map((quarantined) => drawQuarantined(quarantined, draw, takeBack))}
    </ul>
    ${
      list.length > shown
        ? html`<button type="button" class="button" @click=${more}>
          ${t("deals-more", { count: Math.min(list.length - shown, STEP) })}
        </button>`
        : nothing
    }
  </section>`;
}

function drawQuarantined(quarantined: Quarantined, draw: () => void, takeBack: (quarantined: Quarantined) => void) {
  const item = saveName(quarantined);
  const drop = () => {
    offerUndo(() => t("data-aside-deleted"), quarantine.drop(quarantined), draw);
    draw();
    const head = document.querySelector("dialog[open] h2");
    if (head instanceof HTMLElement) head.focus();
  };
  const button = (name: string, run: () => void) => html`
    <button type="button" class="button bare" aria-label="${t(name)}: ${item}" @click=${run}>${t(name)}</button>`;
  return html`<li class="row between">
    <span>${item}</span>
    <span>
      ${savedIn(quarantined) ? button("aside-take-back", () => takeBack(quarantined)) : nothing}
      ${button("save-download", () => downloadSave(quarantined))} ${button("data-aside-delete", drop)}
    </span>
  </li>`;
}

function saveName({ game, at }: Quarantined) {
  return t("data-aside-item", {
    game: has(`${game}-name`) ? gameName(game) : game,
    when: whenText(at),
  });
}

/** @param event a click on the button before the file input */
function pick(event: Event) {
  const button = event.currentTarget as HTMLElement;
  (button.nextElementSibling as HTMLInputElement).click();
}

function fileName() {
  return `${fileBrand}-${new Date().toISOString().slice(0, 10)}.json`;
}
