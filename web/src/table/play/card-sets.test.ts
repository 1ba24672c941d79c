import { expect, test } from "vitest";
import { madeWhole, playsWith } from "./card-sets.ts";

const LEGAL = ["pass", "play:H3", "play:H3.S3", "play:H3.S3.D3", "play:H4.H5.H6", "play:S3"];
const scene = (...tapped: string[]) => ({ legal: LEGAL, chosen: tapped, tapped });

test("plays that hold the cards come with the smallest first", () => {
  expect(playsWith(["S3"], scene())).toEqual([["S3"], ["H3", "S3"], ["H3", "S3", "D3"]]);
  expect(playsWith(["C9"], scene())).toEqual([]);
});

test("a tap adds the card and what must go with it", () => {
  expect(madeWhole("H5", scene(), false)).toEqual(["H4", "H5", "H6"]);
  expect(madeWhole("S3", scene("H3"), false)).toEqual(["H3", "S3"]);
});

test("a card that does not fit begins anew, one that was tapped is taken away", () => {
  expect(madeWhole("H4", scene("H3"), false)).toEqual(["H4", "H5", "H6"]);
  expect(madeWhole("H3", scene("H3", "S3"), false)).toEqual(["S3"]);
});

test("an added card stays, and all cards go together if they are free", () => {
  const added = { legal: LEGAL, chosen: ["H4", "H5", "H6"], tapped: ["H5"] };
  expect(madeWhole("H4", added, false)).toEqual(["H4", "H5", "H6"]);
  expect(madeWhole("C9", scene("H3"), true)).toEqual(["H3", "C9"]);
});
