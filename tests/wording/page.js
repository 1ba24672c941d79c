// What the page says of measured choices, by its own words: a line of JSON for each that is asked about.

import { readFileSync } from "node:fs";
import tables from "nanafuda:tables";
import { choicesInWords, Hint, plain, verdictInWords, whyInWords } from "../../web/table/hint.js";
import { sceneOf } from "../../web/table/scene.js";
import * as words from "../../web/words/words.js";

const settings = { get: (/** @type {string} */ key) => (key === "letters" ? "auto" : false) };
const asked = readFileSync(0, "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** The hint and all that is said when it is asked for again. */
async function hints({ game, scene, assessed }) {
  const hint = new Hint(game);
  const said = [];
  for (const _ of assessed.choices) {
    await hint.ask(async () => ({ ok: true, assessed }), () => {});
    const told = hint.text(scene);
    said.push({ said: plain(told.said), more: plain(told.more), heard: plain(told.heard) });
  }
  return said;
}

/** What a look at it says. */
const looked = ({ game, scene, line }) => ({
  why: plain(whyInWords(line, scene, game)),
  verdict: plain(verdictInWords(line, scene, game)),
  choices: choicesInWords(line, scene, game).map((one) => ({ ...one, action: plain(one.action), behind: plain(one.behind) })),
});

for (const lang of ["en", "ja"]) {
  await words.load(lang);
  await words.setLang(lang);
  const room = Number(plain(words.t("hint-room")));
  for (const { game: id, table, assessed, line } of asked) {
    await words.learn(id);
    const game = tables.find((one) => one.id === id);
    const levels = table.scores.map((_, seat) => (seat === table.seat ? null : "club"));
    const scene = { ...sceneOf(game, table.seat, { settings, words }), table, levels };
    const told = { lang, room, hints: await hints({ game, scene, assessed }) };
    console.log(JSON.stringify(line ? { ...told, look: looked({ game, scene, line }) } : told));
  }
}
