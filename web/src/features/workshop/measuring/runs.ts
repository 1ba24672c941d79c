// Runs the open bot: a measurement, a deal to watch or a match against it, one at a time.

import { t } from "../../../i18n/messages.ts";
import { freshId } from "../../../storage/bots.ts";
import { Mode } from "../../../table/mode.ts";
import { MatchSession } from "../../../table/session.ts";
import { SessionTable } from "../../../table/table-page.ts";
import { playersOf, type OwnBot } from "../../../table/players.ts";
import { EngineError, type Reply, type Request } from "../../../engine/client.ts";
import { Contest, dealtOf, fresh } from "./contest.ts";
import { Measurement } from "./measurement.ts";
import { Output } from "../sandbox/output.ts";
import { levelOf, rivalOf } from "./run-views.ts";
import { textOf } from "../sandbox/fault-text.ts";
import { Runner, Stopped } from "../sandbox/runner.ts";
import type { OpenTable, Page } from "../../../base/page.ts";
import type { Fault, WorkshopStore } from "../bots/store.ts";

/** Milliseconds between renderings of what a bot prints. */
const REDRAW = 250;

interface Surroundings {
  game: Protocol.GameEntry["id"];
  page: Page;
  store: WorkshopStore;
  show: (fault: Fault | null) => void;
  changed: () => void;
  blocked: () => boolean; // a league runs
}

export class Runs {
  /** What runs; "" if nothing does. */
  busy: "" | "table" | "watch" | "measure" = "";
  /** The table of a match against the bot. */
  at: OpenTable | null = null;
  runner: Runner;
  #around: Surroundings;
  #ended = false;
  #drawing: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    this.runner = new Runner({
      changed: around.changed,
      line: (...line) => {
        around.store.here.printed.add(...line);
        this.#soon();
      },
    });
  }

  get #here() {
    return this.#around.store.here;
  }

  /** Draws what a bot prints, a few times a second. */
  #soon() {
    this.#drawing ??= setTimeout(() => {
      this.#drawing = undefined;
      this.#around.changed();
    }, REDRAW);
  }

  /** Runs something with the bot, unless something runs already. */
  async #run(what: Runs["busy"], work: () => Promise<void>) {
    const { store, game, show, blocked } = this.#around;
    if (this.busy || blocked()) return;
    store.run();
    this.#here.printed = new Output();
    this.#here.who = this.who(what === "table" ? "rest" : "one");
    store.refused = "";
    show(null);
    await this.#keepBusy(what, async () => {
      const players = [store.bot];
      const rival = what === "measure" ? rivalOf(this.#here.opponent) : null;
      if (rival) players.push(rival.bot);
      const found = await this.runner.begin(players, game);
      if (found) this.#blame(found.fault, found.bot > 0);
      else await work();
    });
  }

  /** Shows a bot's error: that of the open one, or of its opponent. */
  #blame(fault: Fault, other: boolean) {
    const { store, show } = this.#around;
    if (!other) return show(fault);
    const rival = rivalOf(this.#here.opponent);
    store.refused = "rival-fault";
    store.why = t("league-tried", { name: rival?.bot.name ?? "", why: textOf(fault) });
  }

  async #keepBusy(what: Runs["busy"], work: () => Promise<void>) {
    this.busy = what;
    try {
      const working = work();
      this.#around.changed(); // after its beginning: Python's start is shown at once, and “playing” said once
      await working;
    } catch (error) {
      if (!this.#ended) this.#failed(error);
    }
    this.busy = "";
    this.#around.changed();
  }

  #failed(error: unknown) {
    if (error instanceof Stopped) return;
    const { reason, facts } = error instanceof EngineError ? error : {};
    const { store } = this.#around;
    void this.#around.page.lacksFiles();
    store.refused = "engine";
    store.why = t("engine-failed-why", { reason: reason ?? "", ...facts });
  }

  stop = () => {
    if (this.busy) this.runner.stop();
  };

  /** Ends everything; the page is left. */
  close() {
    this.#ended = true;
    this.runner.close();
    this.at?.close();
  }

  measure = () =>
    this.#run("measure", async () => {
      const { opponent, deals } = this.#here;
      const { store, game, changed } = this.#around;
      const { id, bot } = store;
      const rival = rivalOf(opponent);
      const players = [bot, ...(rival ? [rival.bot] : [])].map((one) => fresh(one));
      const measurement = new Measurement(opponent, deals);
      this.#here.measurement = measurement;
      const rules = { game, opponent: levelOf(opponent), deals };
      const contest = await Contest.begin(this.runner, players, rules);
      await measurement.run(this.runner, contest, changed);
      const { fault } = contest;
      if (fault) this.#blame(fault.fault, fault.bot > 0);
      const { figures } = measurement;
      if (figures?.state !== "result" || id !== store.id) return;
      store.measured(bot.source, { opponent, mean: figures.mean, width: figures.width, deals });
    });

  /** @param toReplay shows a deal */
  watch = (toReplay: (replay: string) => void) =>
    this.#run("watch", async () => {
      const { game } = this.#around;
      const { opponent } = this.#here;
      const rules = { game, run: freshId(), opponent: levelOf(opponent) };
      const { broken, played } = dealtOf(await this.runner.request({ do: "deal", ...rules }));
      if (broken) this.#blame(broken, false);
      else toReplay(played[0].replay);
    });

  play = () =>
    this.#run("table", async () => {
      const { game, page } = this.#around;
      const state = await this.runner.request({ do: "duel", game });
      if (!("table" in state)) throw new Error("no table");
      const session = new MatchSession(state, { request: (request) => this.#asked(request) });
      const players = playersOf(this.who("rest"), state.table);
      const surroundings = { leave: () => this.#leaveTable(), showSettings: page.showSettings, players };
      this.at = new SessionTable(session, (table) => new Mode(table), surroundings);
    });

  /** Returns who plays: the open bot, in which seats and against whom. Two bots play apart, beside club players. */
  who(plays: OwnBot["plays"], opponent = this.#here.opponent): OwnBot {
    return { name: this.#around.store.bot.name, plays, against: levelOf(opponent) };
  }

  #leaveTable() {
    this.at?.close();
    this.at = null;
    this.#around.changed();
    document.querySelector("h1")?.focus();
  }

  /** Sends a table's request. If the bot fails, the table closes and the error is shown. */
  async #asked<R extends Request>(request: R): Promise<Reply<R>> {
    const reply: any = await this.runner.request(request).catch((error) => error);
    if (!this.at) return new Promise(() => {});
    if (reply instanceof Error) this.#failed(reply);
    else if (reply.ok || reply.error.id !== "bot-broken") return reply;
    else {
      const found = await this.runner.request({ do: "trouble" });
      if (found.ok) this.#around.show(found.broken);
    }
    this.#leaveTable();
    return new Promise(() => {});
  }
}
