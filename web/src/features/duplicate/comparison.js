/** @file The deals of a match beside the field: each is played by others once it has ended, and the result tells of it. */

import { html } from "lit-html";

import { drawField, drawStrip } from "./field-strip.js";
import * as words from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import * as kept from "../../storage/deals.js";
import { settings } from "../../storage/settings.js";
import { play } from "./field-player.js";
import { drawSharing } from "./sharing.js";

/**
 * @typedef {import("../../table/game-table.js").Scene} Scene
 * @typedef {import("../../table/table.js").TableView} Table
 *
 * @typedef {object} Of  whose deals they are
 * @property {() => string} save  the match as it is
 * @property {() => boolean} here  whether the engine is at it
 * @property {() => Record<string, number | null>} percents  of its deals; null: not known yet
 * @property {(deal: number, percent: number | null) => void} note  keeps one with the match
 * @property {(deal: number) => boolean} hinted  whether a hint was shown in it
 * @property {import("../../app/router.js").Go} go
 * @property {(found: Seam.Field, kept: Seam.Kept) => void} [found]  called once a deal has been compared
 * @property {() => import("./sharing.js").Shared} [shared]  how it is handed on, if not as a deal of a match
 *
 * @typedef {object} Told  a deal beside the field
 * @property {string} save  the match when the deal had ended
 * @property {Seam.FieldOf | null} field  as far as it has come
 * @property {Seam.Kept | null} kept  what the person has made of it, once all is known
 */

/** What was found last, by deal and match: whoever has watched one of the field comes back to it. @type {Map<string, Told>} */
const KNOWN = new Map();
const MANY = 8;

export class Compared {
  #of;
  /** By deal. @type {Map<number, Told>} */ #told = new Map();
  /** The table that shows it. @type {Table | null} */ #table = null;
  #closed = false;

  /** @param {Of} of */
  constructor(of) {
    this.#of = of;
  }

  /** The last deal has ended: has it compared, and those before to which an earlier page did not come. @param {Table} table  where */
  async ended(table) {
    const save = this.#of.save();
    const deal = /** @type {number} */ (table.ended);
    await words.compare();
    if (this.#closed || table.ended !== deal) return;
    this.#show(table);
    for (const [before, percent] of Object.entries(this.#of.percents())) {
      if (percent === null && Number(before) < deal) this.#begin(Number(before), save);
    }
    if (this.#told.get(deal)?.save !== save) this.#begin(deal, save);
    table.draw();
  }

  close() {
    this.#closed = true;
  }

  /** Here it is to be seen. @param {Table} table */
  #show(table) {
    if (this.#table === table) return;
    this.#table = table;
    table.dialogs.panels.field = {
      label: "field-heading",
      ended: true,
      opened: () => settings.set("fieldSeen", true),
      draw: (scene) => this.#drawAll(scene),
    };
    table.dialogs.panels.share = {
      label: "replay-share-deal",
      ended: true,
      opened: () => void this.#know(/** @type {number} */ (table.ended)),
      draw: (scene) => this.#drawSharing(scene),
    };
  }

  /** @param {number} deal @param {string} save */
  #begin(deal, save) {
    if (deal < (this.#table?.ended ?? 0) && this.#told.has(deal)) return;
    const known = KNOWN.get(`${deal} ${save}`);
    /** @type {Told} */
    const told = known ?? { save, field: null, kept: null };
    this.#told.set(deal, told);
    if (known?.field?.found) return this.#tell(deal, told, known.field.found);
    this.#of.note(deal, null);
    play({
      match: { do: "load", save },
      deal,
      wanted: () => !this.#closed && this.#told.get(deal) === told,
      here: this.#of.here,
      heard: (field) => {
        const same = told.field?.done === field.done && !field.found;
        told.field = field;
        if (field.found) void this.#found(deal, told, field.found).catch((fault) => console.warn(fault));
        else if (!same) this.#draw(deal);
      },
    });
  }

  /** @param {number} deal @param {Told} told @param {Seam.Field} found */
  async #found(deal, told, found) {
    const { percent, place, levels } = found;
    await this.#know(deal);
    if (this.#closed) return;
    if (told.kept) void kept.alter([{ replay: told.kept.replay, field: { percent, place, levels } }]);
    KNOWN.set(`${deal} ${told.save}`, told);
    for (const old of [...KNOWN.keys()].slice(0, -MANY)) KNOWN.delete(old);
    this.#tell(deal, told, found);
    this.#draw(deal);
  }

  /** Asks what the person has made of a deal. @param {number} deal */
  async #know(deal) {
    const told = this.#told.get(deal);
    if (!told || told.kept || !this.#of.here()) return;
    const reply = await engine.request({ do: "keep", deal });
    if (!reply.ok) return;
    told.kept = reply.kept;
    this.#draw(deal);
  }

  /** @param {Scene} scene */
  #drawSharing(scene) {
    const { deal } = scene.table;
    const told = this.#told.get(deal);
    if (!told?.kept) return html`<p role="status">${scene.t("table-wait")}</p>`;
    const result = { kept: told.kept, field: told.field?.found ?? null, hinted: this.#of.hinted(deal) };
    return drawSharing(result, scene, { ...this.#of.shared?.(), close: () => this.#table?.dialogs.close() });
  }

  /** @param {number} deal @param {Told} told @param {Seam.Field} found */
  #tell(deal, { kept }, found) {
    this.#of.note(deal, found.percent);
    if (kept) this.#of.found?.(found, kept);
  }

  /** Draws anew what tells of a deal, if that is in sight. @param {number} deal */
  #draw(deal) {
    if (this.#table?.ended === deal) this.#table.draw(true);
  }

  /** What a deal's result says of it. @param {Scene} scene */
  strip(scene) {
    const told = this.#told.get(scene.table.deal);
    return told?.field && drawStrip(told.field, scene, this.#about(told, scene));
  }

  /** @param {Scene} scene */
  #drawAll(scene) {
    const told = this.#told.get(scene.table.deal);
    if (!told?.field) return html`<p>${scene.t("field-not-yet")}</p>`;
    return drawField(told.field, scene, this.#about(told, scene));
  }

  /** @param {Told} told @param {Scene} scene @returns {import("./field-strip.js").About} */
  #about({ kept }, { table }) {
    const { deal } = table;
    const known = Object.values(this.#of.percents()).filter((one) => one !== null);
    return {
      first: !settings.get("fieldSeen"),
      percents: known,
      undone: kept?.undone ?? false,
      hinted: this.#of.hinted(deal),
      replay: kept?.replay ?? null,
      watch: (replay, level) => this.#of.go(`${level && `${level}-`}replay&${replay}`),
      parted: (where) => this.#lookAt(where),
    };
  }

  /** Looks back at a decision that an expert made otherwise. @param {Seam.Parted} where */
  #lookAt({ index, action }) {
    const sitting = /** @type {import("../../table/modes/reviewed-mode.js").Reviewed} */ (this.#table?.sitting);
    sitting.withLink((replay) => this.#of.go(`replay&${replay}`, { noting: { beside: { index, action, by: null } } }), {
      at: index,
    });
  }
}
