// A bot that is open in the workshop: a tab writes only over the text that it last read, and merges any other.

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

  /** Changes the bot and stores it, unless it is gone. */
  put(changes: Partial<Bot>): Foreign {
    this.#bot = { ...this.#bot, ...changes };
    const foreign = this.follow();
    if (foreign === "gone") return foreign;
    if (this.#slot.put(JSON.stringify(this.#bot)) === "stored") this.#known = this.#bot;
    return foreign;
  }

  /** Reads what others have stored. */
  follow(): Foreign {
    if (this.#slot.untouched) return "";
    const theirs = bots.of(this.id);
    if (!theirs) return "gone";
    const [base, mine] = [this.#known ?? this.#bot, this.#bot];
    this.#bot = bots.merged(base, mine, theirs);
    this.#known = theirs;
    this.#slot.reread();
    if (JSON.stringify(this.#bot) !== JSON.stringify(theirs)) this.put({});
    const kept = (one: Bot, source: string) => one.versions.some((version) => version.source === source);
    const [newest, other] = [this.#bot, this.#bot.source === theirs.source ? mine : theirs];
    return other.source !== newest.source && kept(newest, other.source) && !kept(mine, other.source)
      ? "merged"
      : "changed";
  }
}
