// The pages that play on from a replayed deal or ask for one of its decisions. Viewer: viewer-page.ts.

import { BranchMode } from "./branch-mode.ts";
import { DecisionMode } from "./decision-mode.ts";
import * as words from "../../i18n/messages.ts";
import { notice } from "../../ui/notices.ts";
import { gameOf, goBack, noted } from "../../base/address.ts";
import { answerView, type Answer } from "./answer.ts";
import { unitOf } from "./deal-facts.ts";
import { badLink } from "../../ui/views.ts";
import { parseLink } from "../../table/shared-link.ts";
import { tablePage, type TableRoute } from "../../table/table-page.ts";
import type { Route, Page } from "../../base/page.ts";

/**
 * Creates a page that loads a replay link's deal and then opens a table.
 * @param title message id of the title while loading
 */
export function replayedDealPage(
  fragment: string,
  page: Page,
  title: string,
  next: (watched: Protocol.Watched, here: TableRoute) => unknown,
) {
  let game = gameOf(parseLink(fragment).game);
  const opening = () => words.t(title, { unit: unitOf(game?.id ?? "") });
  const made = tablePage(page, { home: "", game: () => game, title: opening }, async (here) => {
    const watched = await here.pageEngine.ask({ do: "openReplay", replay: fragment });
    if (!watched) return;
    game = gameOf(watched.game);
    next(watched, here);
  });
  const waiting = made.draw;
  made.draw = () => (made.pageEngine.phase === "refused" ? badLink(made.pageEngine.fault) : waiting());
  return made;
}

/** The page that plays a deal on from the link's position, or from the person's first decision. */
export function tryAgainPage(fragment: string, sent: boolean, page: Page): Route {
  const back = () => goBack(page.go, sent ? fragment : `replay&${fragment}`);
  const watch = (tried: string) => page.go(`tried-replay&${tried}`);
  const by = noted("by");
  return replayedDealPage(
    fragment,
    page,
    sent ? "sent-title" : "branch-title",
    async ({ at, table }, { pageEngine, open }) => {
      const { seat, result: went } = table;
      const asked = await pageEngine.ask({ do: "analyseDecision", seat });
      if (!asked || !("knew" in asked) || !("decisions" in asked.knew) || !went) return;
      const { decisions } = asked.knew;
      const decision = decisions.find((one) => at === null || one.index === at);
      if (!decision) {
        const why = decisions.length ? "sent-bad-place" : "error-no-decision";
        notice(() => words.t(why), [], { key: "place", follows: "once" });
        return page.go(`${sent ? "sent-" : ""}replay&${fragment}`, { replace: true });
      }
      const { index, action } = decision;
      const again = async () => {
        const state = await pageEngine.ask({ do: "branch", index });
        // The viewer shows the sender's choice.
        const own = sent ? { action: null, by, match: toMatch(table.game, page) } : { action };
        const branch = { went, from: index, back, watch, again: () => void redo(), ...own };
        if (state) open(state, (table) => new BranchMode(table, branch));
      };
      /** Reloads the deal, because the engine's current match is a branch of it. */
      async function redo() {
        if (await pageEngine.ask({ do: "openReplay", replay: fragment })) await again();
      }
      await again();
    },
  );
}

/** Opens the form for a match of the game. */
const toMatch = (game: string, page: Page) => () => page.go(`new=${game}`);

/** The page of a decision in a link: the person decides, compares with the sender and plays on. */
export function decisionPage(fragment: string, page: Page): Route {
  const back = () => goBack(page.go, fragment);
  const watch = (tried: string) => page.go(`tried-replay&${tried}`);
  /** The person's answer; null before it. */
  let answer: Answer | null = null;

  const route = replayedDealPage(fragment, page, "sent-decision", (watched) => void ask(watched));

  async function ask({ at, table: { result: went } }: Protocol.Watched) {
    const { pageEngine } = route;
    const state = at === null || !went ? null : await pageEngine.ask({ do: "branch", index: at });
    if (!state || at === null || !went) {
      if (pageEngine.phase === "failed") return;
      notice(() => words.t("sent-bad-place"), [], { key: "place", follows: "once" });
      return page.go(`sent-replay&${fragment}`, { replace: true });
    }
    const decide = (action: string) => void compare({ state, at, went, action, lines: [] });
    const decision = { went, from: at, back, decide, watch };
    route.open({ ...state, undo: false }, (table) => new DecisionMode(table, decision));
  }

  /** Shows the answer and loads the review of both choices. */
  async function compare(given: Answer) {
    const { pageEngine } = route;
    answer = given;
    route.show(null);
    document.querySelector("h1")?.focus();
    if (!(await pageEngine.ask({ do: "openReplay", replay: fragment }))) return;
    await words.advise(given.state.game);
    for (const action of [given.action, undefined]) {
      const judged = await pageEngine.ask({ do: "analyseAction", index: given.at, ...(action ? { action } : {}) });
      if (!judged || !("line" in judged) || answer !== given) return;
      given.lines.push(judged.line);
      page.changed();
    }
  }

  /** Plays on with the person's own choice. */
  async function playOn(given: Answer) {
    const { pageEngine } = route;
    answer = null;
    const before =
      (await pageEngine.ask({ do: "openReplay", replay: fragment })) &&
      (await pageEngine.ask({ do: "branch", index: given.at }));
    const state = before && (await pageEngine.ask({ do: "play", action: given.action }));
    if (!state) return;
    const branch = {
      went: given.went,
      from: given.at,
      action: null,
      back: () => void compare({ ...given, lines: [] }),
      watch,
      again: () => void playOn(given),
      match: toMatch(given.state.game, page),
    };
    route.open(state, (table) => new BranchMode(table, branch));
  }

  /** Plays from the start: the same link without its position. */
  async function fromStart() {
    const { pageEngine } = route;
    if (!(await pageEngine.ask({ do: "openReplay", replay: fragment }))) return;
    const reply = await pageEngine.ask({ do: "dealSummary" });
    if (reply) page.go(`sent-again&${reply.summary.replay}`);
  }

  const draw = () =>
    answer
      ? answerView(answer, route.pageEngine, {
          playOn: (given) => void playOn(given),
          watch: () => page.go(`sent-replay&${fragment}`),
          fromStart: () => void fromStart(),
          retry: (given) => void compare({ ...given, lines: [] }),
          back,
        })
      : null;
  const waiting = route.draw;
  route.draw = () => draw() ?? waiting();
  return route;
}
