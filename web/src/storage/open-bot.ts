// A bot that is open in the workshop: a tab reads what another one has written before it
// changes anything.

import * as bots from "./bots.ts";
import { TextSlot } from "./slot.ts";
import type { Bot } from "./bots.ts";

/**
 * Change of the bot by another tab, an import or “Erase everything” since the last look: "changed": read
 * again; "merged": the text of one of both tabs is now a version; "gone": deleted. `bot` is then still the deleted one.
 */
export type Foreign = "" | "changed" | "merged" | "gone";

export class OpenBot {
  readonly id: string;
  #bot: Bot;
  /** As it was last seen in storage; null: it has not been stored yet. */
  #known: Bot | null;
  #slot: TextSlot;

  /** @param fresh a bot that is stored with its first change */
  constructor(id: string, fresh?: Bot) {
    this.id = id;
    this.#slot = new TextSlot(bots.keyOf(id));
    this.#known = fresh ? null : bots.of(id);
    const bot = this.#known ?? fresh;
    if (!bot) throw new Error(`no bot ${id}`);
    this.#bot = bot;
  }

  get bot() {
    return this.#bot;
  }

  /** Whether it is in storage, as far as this tab knows. */
  get stored() {
    return this.#known !== null;
  }

  /** Changes what is in storage now, unless it is gone. A text of another tab that is replaced becomes a version. */
  put(change: (bot: Bot) => Partial<Bot>): Foreign {
    const before = this.#bot;
    const foreign = this.follow();
    const [now, changes] = [this.#bot, change(this.#bot)];
    const replaced = now.source !== before.source && now.source !== (changes.source ?? now.source);
    this.#bot = { ...(replaced ? bots.noted(now) : now), ...changes };
    if (foreign === "gone") return foreign;
    if (this.#slot.put(JSON.stringify(this.#bot)) === "stored") this.#known = this.#bot;
    return replaced ? "merged" : foreign;
  }

  /** Reads what others have stored. A text for which there was no room becomes a version of theirs, or the other way. */
  follow(): Foreign {
    if (this.#slot.untouched) return "";
    const [mine, theirs] = [this.#bot, bots.of(this.id)];
    if (!theirs) return "gone";
    if (mine !== this.#known) bots.merge({ [this.id]: mine });
    this.#bot = bots.of(this.id) ?? theirs;
    this.#known = this.#bot;
    this.#slot.reread();
    const other = this.#bot.source === theirs.source ? mine : theirs;
    const kept = (one: Bot) => one.versions.some(({ source }) => source === other.source);
    return other.source !== this.#bot.source && kept(this.#bot) && !kept(mine) ? "merged" : "changed";
  }
}
