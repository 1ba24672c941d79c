// The packages of the open bot: they are installed, stored with it and deleted.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { t } from "../../../i18n/messages.ts";
import * as stored from "../../../storage/wheels.ts";
import { chosenFile } from "../../../ui/files.ts";
import { base64 } from "./bot-link.ts";
import type { Runner } from "../sandbox/runner.ts";

/** Maximum bytes of a package. */
const WHEEL = catalogue.bounds.wheel;
/** Maximum packages of a bot. */
const WHEELS = 10;

interface Surroundings {
  bot: () => string; // id of the open bot
  keep: () => void; // stores it
  runner: () => Runner;
  busy: () => boolean; // something runs
  installing: (work: () => Promise<void>) => Promise<void>;
  changed: () => void;
}

export class Packages {
  wheels: stored.Wheel[] = [];
  /** Resolved once the packages of the open bot have been read. */
  loading: Promise<void> = Promise.resolve();
  #refused: { id: string; python?: string } | null = null;
  #page: Surroundings;

  constructor(page: Surroundings) {
    this.#page = page;
  }

  /** Reads the packages of the open bot. */
  load() {
    this.#refused = null;
    this.loading = this.#read();
  }

  async #read() {
    const id = this.#page.bot();
    const found = await stored.all(id);
    if (id !== this.#page.bot()) return;
    this.wheels = found;
    this.#page.changed();
  }

  /** Installs a package and keeps it with the bot. */
  async add(file: File) {
    if (this.#page.busy()) return;
    await this.loading;
    const id = file.size > WHEEL ? "large" : this.wheels.length >= WHEELS ? "many" : "";
    this.#refused = id ? { id } : null;
    if (id) return this.#page.changed();
    await this.#page.installing(async () => {
      const content = base64(new Uint8Array(await file.arrayBuffer()));
      const found = await this.#page.runner().install({ file: file.name, content }, this.wheels);
      if (found.wrong === undefined) await this.#keep({ bot: this.#page.bot(), file: file.name, content, ...found });
      else this.#refused = { id: found.wrong, python: found.python };
    });
  }

  /** Keeps a package in place of another version. */
  async #keep(wheel: stored.Wheel) {
    const older = this.wheels.filter(({ name }) => name === wheel.name);
    if (older.length) this.#page.runner().stop(); // Python has both
    await stored.drop(older);
    this.wheels = [...this.wheels.filter((one) => !older.includes(one)), wheel];
    this.#page.keep();
    if (!(await stored.add([wheel]))) this.#refused = { id: "unstored" };
  }

  async #remove(wheel: stored.Wheel) {
    if (this.#page.busy()) return;
    this.#page.runner().stop();
    this.wheels = this.wheels.filter((one) => one !== wheel);
    await stored.drop([wheel]);
    this.#page.changed();
    document.getElementById("workshop-wheel")?.focus();
  }

  /** Deletes all packages of the open bot. @returns undoes it */
  drop() {
    const gone = this.wheels;
    void stored.drop(gone);
    return async () => void (await stored.add(gone));
  }

  view() {
    const why = this.#refused;
    const args = { most: why?.id === "many" ? WHEELS : WHEEL / 1e6, python: why?.python ?? "" };
    return html`<h2>${t("workshop-packages")}</h2>
      <p class="help">${t("workshop-packages-help", { most: WHEEL / 1e6 })}</p>
      <ul class="workshop-packages" role="list">${this.wheels.map(
        (wheel) => html`<li>${wheel.name} ${wheel.version}
          <button type="button" class="button" aria-label=${t("workshop-packages-remove-which", { name: wheel.name })}
            @click=${() => void this.#remove(wheel)}>${t("workshop-remove")}</button></li>`,
      )}</ul>
      <div role="alert">${why ? html`<p class="form-note fault">${t(`workshop-wheel-${why.id}`, args)}</p>` : nothing}</div>
      <label class="button">${t("workshop-packages-add")}<input class="visually-hidden" id="workshop-wheel" type="file" accept=".whl"
        @change=${(event: Event) => {
          const file = chosenFile(event);
          if (file) void this.add(file);
        }} /></label>`;
  }
}
