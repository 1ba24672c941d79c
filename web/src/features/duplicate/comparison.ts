// The deals of a match beside the field: each is played by others once it has ended, and the result tells of it.

import { html } from "lit-html";

import { drawField, drawStrip, type About } from "./field-strip.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import * as kept from "../../storage/deals.ts";
import { settings } from "../../storage/settings.ts";
import { play } from "./field-player.ts";
import { drawSharing, type Shared } from "./sharing.ts";
import type { Scene } from "../../table/game-table.ts";
import type { TableView as Table } from "../../table/table.ts";
import type { Go } from "../../app/router.ts";
import type { Reviewed } from "../../table/modes/reviewed-mode.ts";

/** Whose deals they are. */
interface Of {
  save: () => string; // the match as it is
  here: () => boolean; // whether the engine is at it
  percents: () => Record<string, number | null>; // of its deals; null: not known yet
  note: (deal: number, percent: number | null) => void; // keeps one with the match
  hinted: (deal: number) => boolean; // whether a hint was shown in it
  go: Go;
  found?: (found: Seam.Field, kept: Seam.Kept) => void; // called once a deal has been compared
  shared?: () => Shared; // how it is handed on, if not as a deal of a match
}

/** A deal beside the field. */
interface Told {
  save: string; // the match when the deal had ended
  field: Seam.FieldOf | null; // as far as it has come
  kept: Seam.Kept | null; // what the person has made of it, once all is known
}

/** What was found last, by deal and match: whoever has watched one of the field comes back to it. */
const KNOWN: Map<string, Told> = new Map();
const MANY = 8;

export class Comparison {
  #of: Of;
  /** By deal. */
  #told: Map<number, Told> = new Map();
  /** The table that shows it. */
  #table: Table | null = null;
  #closed = false;

  constructor(of: Of) {
    this.#of = of;
  }

  /**
   * The last deal has ended: has it compared, and those before to which an earlier page did not come.
   * @param table where
   */
  async ended(table: Table) {
    const save = this.#of.save();
    const deal = table.ended as number;
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

  /** Here it is to be seen. */
  #show(table: Table) {
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
      opened: () => void this.#know(table.ended as number),
      draw: (scene) => this.#drawSharing(scene),
    };
  }

  #begin(deal: number, save: string) {
    if (deal < (this.#table?.ended ?? 0) && this.#told.has(deal)) return;
    const known = KNOWN.get(`${deal} ${save}`);
    const told: Told = known ?? { save, field: null, kept: null };
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

  async #found(deal: number, told: Told, found: Seam.Field) {
    const { percent, place, levels } = found;
    await this.#know(deal);
    if (this.#closed) return;
    if (told.kept) void kept.alter([{ replay: told.kept.replay, field: { percent, place, levels } }]);
    KNOWN.set(`${deal} ${told.save}`, told);
    for (const old of [...KNOWN.keys()].slice(0, -MANY)) KNOWN.delete(old);
    this.#tell(deal, told, found);
    this.#draw(deal);
  }

  /** Asks what the person has made of a deal. */
  async #know(deal: number) {
    const told = this.#told.get(deal);
    if (!told || told.kept || !this.#of.here()) return;
    const reply = await engine.request({ do: "keep", deal });
    if (!reply.ok) return;
    told.kept = reply.kept;
    this.#draw(deal);
  }

  #drawSharing(scene: Scene) {
    const { deal } = scene.table;
    const told = this.#told.get(deal);
    if (!told?.kept) return html`<p role="status">${scene.t("table-wait")}</p>`;
    const result = { kept: told.kept, field: told.field?.found ?? null, hinted: this.#of.hinted(deal) };
    return drawSharing(result, scene, { ...this.#of.shared?.(), close: () => this.#table?.dialogs.close() });
  }

  #tell(deal: number, { kept }: Told, found: Seam.Field) {
    this.#of.note(deal, found.percent);
    if (kept) this.#of.found?.(found, kept);
  }

  /** Draws anew what tells of a deal, if that is in sight. */
  #draw(deal: number) {
    if (this.#table?.ended === deal) this.#table.draw(true);
  }

  /** What a deal's result says of it. */
  strip(scene: Scene) {
    const told = this.#told.get(scene.table.deal);
    return told?.field && drawStrip(told.field, scene, this.#about(told, scene));
  }

  #drawAll(scene: Scene) {
    const told = this.#told.get(scene.table.deal);
    if (!told?.field) return html`<p>${scene.t("field-not-yet")}</p>`;
    return drawField(told.field, scene, this.#about(told, scene));
  }

  #about({ kept }: Told, { table }: Scene): About {
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

  /** Looks back at a decision that an expert made otherwise. */
  #lookAt({ index, action }: Seam.Parted) {
    const mode = this.#table?.mode as Reviewed;
    mode.withLink((replay) => this.#of.go(`replay&${replay}`, { noting: { beside: { index, action, by: null } } }), {
      at: index,
    });
  }
}
