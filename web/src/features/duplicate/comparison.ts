// Duplicate comparison of finished deals: the field plays each deal, and the result appears below the deal's end.

import { html, nothing } from "lit-html";

import { drawField, drawStrip, inWords, resultInWords, type About } from "./field-strip.ts";
import { unlessCancelled } from "../../base/cancelled.ts";
import { OTHERS } from "../../base/limits.ts";
import * as words from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import { settings } from "../../storage/settings.ts";
import { play } from "./field-player.ts";
import { drawSharing, type Shared } from "./sharing.ts";
import { titleIn, titleInWords, type Title } from "../progress/index.ts";
import { ownFeat } from "../../table/draw/headline.ts";
import type { MatchSession } from "../../table/session.ts";
import type { Scene } from "../../table/game-table.ts";
import type { Entry } from "../../table/draw/panels.ts";
import type { TableView as Table } from "../../table/table.ts";
import type { Go } from "../../base/address.ts";
import { unitOf, type Compared as Told, type ReviewedMode } from "../review/index.ts";

/** Interface of the match. */
interface Of {
  percents: () => Record<string, number | null>; // by deal; null: not known yet
  note: (deal: number, percent: number | null) => void; // stores a percent with the match
  go: Go;
  found?: (found: Protocol.Field, summary: Protocol.DealSummary) => void; // called once a deal has been compared
  titled?: (title: Title | null) => void; // called with the title after a deal
  shared?: () => Shared; // sharing texts; default: those of a deal in a match
}

/** The comparison of a deal. */
interface Compared {
  save: string; // save at the end of the deal
  field: Pick<Protocol.FieldOf, "done" | "of" | "found">; // progress or result of the field
  summary: Protocol.DealSummary | null; // the person's deal, once complete
  decides?: boolean; // whether the person had a choice in it
  title?: Title | null; // after the deal, once known
}

/** Latest results by deal and match, for returning from the viewer of a field player. */
const KNOWN: Map<string, Compared> = new Map();
const MANY = 8;

export class Comparison {
  #session: MatchSession;
  #of: Of;
  /** By deal. */
  #compared: Map<number, Compared> = new Map();
  /** The table that shows the comparison. */
  #table: Table | null = null;
  #closed = false;

  /** The session is the match whose deals are compared. */
  constructor(session: MatchSession, of: Of) {
    this.#session = session;
    this.#of = of;
    session.subscribe({
      closed: () => {
        this.#closed = true;
      },
    });
  }

  /**
   * Compares the deal that has just ended, and earlier ones that an earlier page did not complete.
   * @param table the table with the deal
   */
  async ended(table: Table) {
    const { save } = this.#session.state;
    const deal = table.ended as number;
    await words.compare();
    if (this.#closed || table.ended !== deal) return;
    this.#show(table);
    for (const [before, percent] of Object.entries(this.#of.percents())) {
      if (percent === null && Number(before) < deal) this.#begin(Number(before), save);
    }
    if (this.#compared.get(deal)?.save !== save) this.#begin(deal, save);
    table.draw();
  }

  /** Adds the panels to the table. */
  #show(table: Table) {
    if (this.#table === table) return;
    this.#table = table;
    const field: Entry = {
      label: "field-heading",
      ended: true,
      opened: () => settings.set("fieldSeen", true),
      draw: (scene) => this.#drawAll(scene),
    };
    const share: Entry = {
      label: "replay-share-deal",
      ended: true,
      opened: () => void this.#know(table.ended as number),
      draw: (scene) => this.#drawSharing(scene),
    };
    table.add({ panels: { field, share } });
  }

  #begin(deal: number, save: string) {
    if (deal < (this.#table?.ended ?? 0) && this.#compared.has(deal)) return;
    const known = KNOWN.get(`${deal} ${save}`);
    const compared: Compared = known ?? { save, field: { done: 0, of: OTHERS, found: null }, summary: null };
    this.#compared.set(deal, compared);
    if (known?.field.found) return this.#tell(deal, compared, known.field.found);
    this.#of.note(deal, null);
    play({
      match: { do: "load", save },
      deal,
      wanted: () => !this.#closed && this.#compared.get(deal) === compared,
      here: () => !this.#session.stopped,
      heard: (field) => {
        const same = compared.field.done === field.done && !field.found;
        compared.field = field;
        if (field.found) void this.#found(deal, compared, field.found).catch((fault) => console.warn(fault));
        else if (!same) this.#draw(deal);
      },
    });
  }

  async #found(deal: number, compared: Compared, found: Protocol.Field) {
    const { percent, place, levels } = found;
    await this.#know(deal);
    if (this.#closed) return;
    const { replay = "" } = compared.summary ?? {};
    const stored = dealStore.alter([{ replay, field: { percent, place, levels } }]);
    KNOWN.set(`${deal} ${compared.save}`, compared);
    for (const old of [...KNOWN.keys()].slice(0, -MANY)) KNOWN.delete(old);
    this.#tell(deal, compared, found);
    this.#draw(deal);
    if (this.#table?.ended === deal) this.#table.narration.say(resultInWords(found, this.#table.scene()));
    await stored;
    compared.title = await titleIn(this.#session.state.game);
    if (this.#closed) return;
    this.#of.titled?.(compared.title);
    this.#draw(deal);
    const reached = this.#table?.ended === deal && this.#about(compared, this.#table.scene()).reached;
    if (reached) this.#table?.narration.say(reached);
  }

  /** Fetches the facts of the person's deal. */
  async #know(deal: number) {
    const compared = this.#compared.get(deal);
    if (!compared || compared.summary || this.#session.stopped) return;
    const reply = await this.#session.request({ do: "dealSummary", deal }).catch(unlessCancelled);
    if (!reply?.ok) return;
    compared.summary = reply.summary;
    compared.decides = reply.decides;
    this.#draw(deal);
  }

  /** Whether the person had a choice in the deal, as far as it is known. */
  decides({ table }: Scene) {
    return this.#compared.get(table.deal)?.decides ?? true;
  }

  #drawSharing(scene: Scene) {
    const { deal } = scene.table;
    const compared = this.#compared.get(deal);
    if (!compared?.summary) return html`<p role="status">${scene.t("table-wait")}</p>`;
    const result = {
      summary: compared.summary,
      decides: compared.decides,
      field: compared.field.found,
      feat: ownFeat(scene, (this.#table as Table).game)?.id ?? null,
    };
    return drawSharing(result, scene, { ...this.#of.shared?.(), close: () => this.#table?.dialogs.close() });
  }

  #tell(deal: number, { summary }: Compared, found: Protocol.Field) {
    this.#of.note(deal, found.percent);
    if (summary) this.#of.found?.(found, summary);
  }

  /** Re-renders the table if it shows the deal. */
  #draw(deal: number) {
    if (this.#table?.ended === deal) this.#table.draw(true);
  }

  /** Renders the result for the deal's end. */
  strip(scene: Scene) {
    const compared = this.#compared.get(scene.table.deal);
    return compared && drawStrip(compared.field, scene, this.#about(compared, scene));
  }

  /** Facts about the deal on the table, once the field is complete. */
  compared(scene: Scene): Told | null {
    const { field, summary } = this.#compared.get(scene.table.deal) ?? {};
    const found = field?.found;
    if (!found || !summary) return null;
    const helped = summary.undone || this.#session.hinted === summary.deal;
    return { field: found, helped, inWords: (result) => inWords(result, found, scene) };
  }

  /** The field of the deal on the table, once it is complete. */
  found(scene: Scene): Protocol.Field | null {
    return this.#compared.get(scene.table.deal)?.field.found ?? null;
  }

  #drawAll(scene: Scene) {
    const compared = this.#compared.get(scene.table.deal);
    return compared ? drawField(compared.field, scene, this.#about(compared, scene)) : nothing;
  }

  #about({ summary, title }: Compared, { table }: Scene): About {
    const { deal, game } = table;
    const told = (form: "reached" | "about") => title && titleInWords(form, title, unitOf(game));
    const known = Object.values(this.#of.percents()).filter((one) => one !== null);
    const reached = title?.fresh !== undefined && title.fresh === summary?.replay && told("reached");
    return {
      first: !settings.get("fieldSeen") && !reached, // one line beside the field at most
      percents: known,
      undone: summary?.undone ?? false,
      hinted: this.#session.hinted === deal,
      title: told("about"),
      reached,
      replay: summary?.replay ?? null,
      watch: (replay, level) => this.#of.go(`${level && `${level}-`}replay&${replay}`),
      parted: (where) => this.#lookAt(where),
    };
  }

  /** Opens the viewer at a decision where an expert chose otherwise. */
  #lookAt({ index, action }: Protocol.Parted) {
    const mode = this.#table?.mode as ReviewedMode;
    mode.withLink((replay) => this.#of.go(`replay&${replay}`, { noting: { beside: { index, action, by: null } } }), {
      at: index,
    });
  }
}
