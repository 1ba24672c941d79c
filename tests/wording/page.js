// The page's sentences about measured choices.

import tables from "nanafuda:tables";
import { actionInWords } from "../../web/src/table/play/action-words.ts";
import {
  adviceInWords,
  choicesInWords,
  lookedBackInWords,
  otherInWords,
  otherNamed,
  plain,
  verdictInWords,
  whyInWords,
  whyNotInWords,
  whyWrongInWords,
} from "../../web/src/table/play/advice-words.ts";
import { Hint } from "../../web/src/table/play/hint.ts";
import { summaryInWords, summaryOf } from "../../web/src/features/review/reviews.ts";
import { outcomeFor } from "../../web/src/table/draw/headline.ts";
import { inUtterances } from "../../web/src/table/announcer/announcer.ts";
import { lineOf } from "../../web/src/table/announcer/log.ts";
import { aloud } from "../../web/src/table/announcer/phrases.ts";
import { inFlight } from "../../web/src/table/play/steps.ts";
import { sceneOf } from "../../web/src/table/draw/scene.ts";
import * as words from "../../web/src/i18n/messages.ts";

const settings = {
  get: (/** @type {string} */ key) => (key === "letters" ? "auto" : false),
  order: () => undefined,
};

/** The hint and all that is said when it is asked for again. */
async function hints({ game, scene, assessed }) {
  const hint = new Hint(game);
  const said = [];
  for (const _ of assessed.choices) {
    await hint.ask(
      async () => ({ ok: true, assessed }),
      () => {},
    );
    const { parts, heard } = hint.text(scene);
    said.push({ parts: parts.map(plain), heard: plain(heard), marked: hint.action });
  }
  return said;
}

/** The table of what choices come to. */
const table = (measured, scene, game) =>
  choicesInWords(measured, scene, game).map((one) => ({
    ...one,
    behind: plain(one.behind),
    heard: plain(actionInWords(one.code, aloud(scene, game.id), game)),
  }));

/** Sentences of a review. */
const looked = ({ game, scene, line }) => ({
  said: plain(lookedBackInWords(line, false, scene, game).said),
  why: plain(whyInWords(line, scene, game)),
  verdict: plain(verdictInWords(line, scene, game)),
  choices: table(line, scene, game),
});

/** The cards among a reason's arguments. */
const cardsIn = ({ args }) =>
  Object.values(args)
    .flat()
    .filter((one) => /^[A-Z]\d+$/.test(String(one)));

/** A reason in every context, seen or heard; `tied` says that both choices are as good. */
function everywhere({ game, scene, assessed, tied }) {
  const { best, reason } = assessed;
  const { instead } = reason.args;
  const line = { ...assessed, verdict: "behind" };
  return [scene, aloud(scene, game.id)].map((scene) => ({
    names: [actionInWords(best, scene, game), otherInWords(best, instead, scene, game)].map(plain),
    subject: plain(otherInWords(best, instead, scene, game)),
    facts: cardsIn(reason).map(scene.cardName).map(plain),
    other: plain(otherNamed(assessed, scene, game)),
    hint: plain(adviceInWords(assessed, scene, game)),
    tie: plain(adviceInWords(tied, scene, game)),
    best: plain(whyInWords(assessed, scene, game)),
    worse: plain(whyNotInWords(line, scene, game)),
    bestTied: plain(whyInWords(tied, scene, game)),
    worseTied: plain(whyNotInWords({ ...tied, verdict: "behind" }, scene, game)),
    wrong: plain(whyWrongInWords(assessed, scene, game)),
  }));
}

/** Draws all of a list drawn by key, as lit-html would. */
function drawAll(drawing) {
  if (Array.isArray(drawing)) return void drawing.forEach(drawAll);
  if (!drawing || typeof drawing !== "object") return;
  if (drawing.strings) return drawAll(drawing.values);
  const [items, key, draw] = drawing.values ?? [[]];
  for (const [at, item] of [...items].entries()) drawAll((draw ?? key)?.(item, at));
}

/** The messages of each drawing while a state's steps are shown: where they stand, their ids and facts. */
function shownIn({ game, scene, before, after }) {
  let last = { table: before, events: [] };
  const steps = (game.steps?.(before, after) ?? [after]).flatMap((step) => {
    const flight = inFlight(last, step, game);
    last = step;
    return [flight, step];
  });
  return steps.map(({ table, shown = table, news = null }) => {
    const said = [];
    let part = "";
    const noting =
      (say) =>
      (id, facts = {}) => {
        said.push({ part, id, facts });
        return say(id, facts);
      };
    const more = { table, shown, news, legal: [], chosen: [], own: {}, story: [], wide: true };
    const seen = { ...scene, ...more, say: noting(scene.say), t: noting(scene.t) };
    const parts = table.result
      ? { left: [game.left, game.ending, game.last] }
      : { prompt: [game.prompt], middle: [game.banner, game.centre, game.box] };
    for (const [name, draws] of Object.entries(parts)) {
      part = name;
      for (const draw of draws) drawAll(draw?.call(game, seen));
    }
    part = "plate";
    for (const seat of table.counts.keys()) drawAll([game.seat(seat, seen)].map(Object.values));
    const dealt = after.events[0]?.type === "deal" && table.counts.every((count) => !count);
    return { turn: table.turn, news: news !== null, dealt, said };
  });
}

/** Returns the page's words for one request. */
async function answer({ game: id, table: seen, assessed, line, lines, result, tied, events, before, fault }) {
  if (fault) return { fault: plain(words.errorText(fault)) };
  const game = tables.find((one) => one.id === id);
  await words.learn(id);
  if (lines) {
    const scene = { table: { game: id }, t: words.t, say: (own, facts) => words.t(`${id}-${own}`, facts) };
    return { summary: plain(summaryInWords(summaryOf(lines, game.lapses), outcomeFor(result, 0, game), scene)) };
  }
  const levels = seen.scores.map((_, seat) => (seat === seen.seat ? null : "club"));
  const scene = { ...sceneOf(game, seen.seat, { settings, words }), table: seen, levels };
  if (tied) {
    const seats = levels.map((_, seat) => scene.seatName(seat));
    return { seats, everywhere: everywhere({ game, scene, assessed, tied }) };
  }
  if (before) return { shown: shownIn({ game, scene, before, after: { table: seen, events } }) };
  if (events) {
    const known = events.map((event) => game.known?.(event, seen, events) ?? event);
    const log = known.map((event) => plain(lineOf(event, scene, game) ?? ""));
    return { log, heard: inUtterances(known, scene, game, { length: "short", scored: false }).map(plain) };
  }
  return {
    hints: await hints({ game, scene, assessed }),
    choices: table(assessed, scene, game),
    look: line && looked({ game, scene, line }),
    wrong: plain(whyWrongInWords(assessed, scene, game)),
  };
}

/** The answers to some requests, by language. */
export async function said(asked) {
  const found = {};
  for (const lang of ["en", "ja"]) {
    await words.load(lang);
    await words.setLang(lang);
    await Promise.all([words.learn(), words.compare()]);
    found[lang] = [];
    for (const one of asked) found[lang].push(await answer(one));
  }
  return found;
}
