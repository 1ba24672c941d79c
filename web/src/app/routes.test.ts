import { beforeEach, describe, expect, test, vi } from "vitest";
import { remove, write } from "../storage/local-storage.ts";
import type { Page } from "../base/page.ts";

vi.mock("../engine/connection.ts", () => ({ engine: {}, version: "test", drawn: Promise.withResolvers() }));
/** Replaces the functions of a feature: each notes its name and arguments. */
const shown = vi.hoisted(() => vi.fn());
const pages = vi.hoisted(() => (...names: string[]) => {
  const entries = names.map((name) => [name, (...args: unknown[]) => shown(name, ...args) ?? { draw: () => name }]);
  return () => Object.fromEntries(entries);
});
vi.mock("../features/match/new-game-form.ts", pages("newGamePage"));
vi.mock("../features/match/start-match.ts", pages("startedGamePage"));
vi.mock("../features/match/deal-link-page.ts", async (real) => ({
  ...(await real<object>()),
  ...pages("dealLinkPage")(),
}));
vi.mock("../features/match/lobby.ts", pages("lobbyPage"));
vi.mock("../features/match/match-page.ts", pages("matchPage"));
vi.mock("../features/learn/index.ts", pages("lessonPage", "learnPage"));
vi.mock("../features/stats/my-deals.ts", pages("myDealsPage"));
vi.mock("../features/practice/index.ts", pages("exercisePage", "practiceChoicePage", "practicePage", "puzzlePage"));
vi.mock("../features/review/viewer-page.ts", pages("viewerPage"));
vi.mock("../features/review/replay-page.ts", pages("tryAgainPage", "decisionPage"));
vi.mock(
  "../features/duplicate/index.ts",
  pages(
    ...[
      "dealsOfTheDayPage",
      "dealOfTheDayPage",
      "figuresPage",
      "challengePage",
      "challengeDealPage",
      "sentChallengePage",
      "challengesPage",
    ],
  ),
);
const words = vi.hoisted(() =>
  Object.fromEntries(["learn", "data", "replay", "compare", "practise", "setUp"].map((name) => [name, vi.fn()])),
);
vi.mock("../i18n/messages.ts", async (real) => ({ ...(await real<object>()), ...words }));
const { openRoute } = await import("./routes.ts");

const page: Page = {
  ...{ changed: vi.fn(), toTop: vi.fn(), go: vi.fn(), showSettings: vi.fn(), keepPlain: vi.fn() },
  lacksFiles: vi.fn(),
};
const EUCHRE = expect.objectContaining({ id: "seven-euchre" });
const TOURNAMENT = "tournament=4&level=club&game=seven-euchre&v=1&seed=x";

beforeEach(() => {
  vi.clearAllMocks();
  remove("save:seven-euchre");
  history.replaceState(null, "");
});

async function calls(address: string) {
  openRoute(address, page).begin?.();
  await vi.waitFor(() => expect(shown).toHaveBeenCalled(), 60_000);
  return shown.mock.calls[0].filter((one) => one !== page);
}

test.each<[string, ...unknown[]]>([
  ["", "lobbyPage", false],
  ["nowhere", "lobbyPage", true],
  ["new=whist", "lobbyPage", true],
  ["lesson=whist-1", "lobbyPage", true],
  ["foo-replay&game=x", "lobbyPage", true],
  ["club-replay&game=x", "viewerPage", "game=x", "club-"],
  ["new=seven-euchre", "newGamePage", EUCHRE],
  ["start=seven-euchre", "startedGamePage", EUCHRE],
  ["play=seven-euchre", "matchPage", EUCHRE, {}],
  ["exercise=seven-euchre-2", "exercisePage", EUCHRE, "seven-euchre-2"],
  ["learn=seven-euchre", "learnPage", EUCHRE],
  ["learn=seven-euchre&step=3", "learnPage", EUCHRE],
  ["learn", "learnPage", null],
  ["deals", "myDealsPage"],
  ["days", "dealsOfTheDayPage", ""],
  ["days=2026-11", "dealsOfTheDayPage", "2026-11"],
  ["days=2026-11-22", "dealsOfTheDayPage", "2026-11-22"],
  ["day=seven-euchre&2026-11-23", "dealOfTheDayPage", EUCHRE, "2026-11-23"],
  ["practice", "practiceChoicePage"],
  ["practice=go", "practicePage", "go"],
  ["practice=today", "practicePage", "today"],
  ["practice=choose", "practiceChoicePage"],
  ["puzzle=seven-euchre-12-3", "puzzlePage", "seven-euchre-12-3"],
  ["figures", "figuresPage"],
  ["challenge=c-0123abcd", "challengePage", "c-0123abcd"],
  ["challenge=c-0123abcd&play", "challengeDealPage", "c-0123abcd"],
  ["game=seven-euchre&by=x", "sentChallengePage", "game=seven-euchre&by=x"],
  ["challenges", "challengesPage", false],
  ["tournaments", "challengesPage", true],
  [TOURNAMENT, "challengesPage", true],
  [`board=12&${TOURNAMENT}`, "challengesPage", true],
  [`${TOURNAMENT}&by=Ann&moves=x`, "challengesPage", true],
  ["challenge=t-0123abcd&play", "challengesPage", true],
  ["replay&game=x", "viewerPage", "game=x", ""],
  ["sent-replay&game=x", "viewerPage", "game=x", "sent-"],
  ["again&game=x", "tryAgainPage", "game=x", false],
  ["sent-again&game=x", "tryAgainPage", "game=x", true],
  ["decide&game=x", "decisionPage", "game=x"],
  ["sent-decide&game=x", "decisionPage", "game=x"],
  ["game=seven-euchre&v=1", "dealLinkPage", "game=seven-euchre&v=1"],
  ["x=1&game=whist", "dealLinkPage", "x=1&game=whist"],
])("#%s leads to its page", async (address, ...call) => {
  expect(await calls(address)).toEqual(call);
});

describe("a deal link", () => {
  const LINK = "game=seven-euchre&v=1";
  const found = (brought = {}) => {
    openRoute(LINK, page, brought);
    return shown.mock.calls[0][0];
  };
  const save = (more: object) =>
    write(
      "save:seven-euchre",
      JSON.stringify({ format: 1, at: "", save: "{}", deal: 1, scores: [], over: false, ...more }),
    );
  const opened = (match: string) => history.replaceState({ opened: { game: "seven-euchre", match } }, "");

  test("shows its match once that has begun", () => {
    expect(found({ state: { game: "seven-euchre" } })).toBe("matchPage");
  });

  test("shows its match again after a reload or on return", () => {
    save({ match: "m1" });
    opened("m1");
    expect(found()).toBe("matchPage");
  });

  test.each([
    ["another match has replaced its own", () => save({ match: "m2" }), "m1"],
    ["its match is gone", () => {}, "m1"],
    ["it was not opened from this history entry", () => save({ match: "m1" }), ""],
  ])("asks before it starts if %s", async (_, stored, match) => {
    stored();
    if (match) opened(match);
    expect((await calls(LINK))[0]).toBe("dealLinkPage");
  });
});

test("a lesson gets its id and step", async () => {
  const [name, asked] = await calls("lesson=seven-euchre-1&step=4");
  expect([name, asked]).toEqual(["lessonPage", expect.objectContaining({ taught: "seven-euchre-1", step: "4" })]);
});

test.each([
  ["learn=seven-euchre", "learn", ["seven-euchre"]],
  ["deals", "data", []],
  ["figures", "compare", []],
  ["practice", "practise", []],
  ["again&game=x", "replay", []],
])("#%s fetches its messages first", async (address, group, args) => {
  await calls(address);
  expect(words[group]).toHaveBeenCalledWith(...(args.length ? args : group === "learn" ? [undefined] : []));
});

test("a page whose script was fetched is updated before it is drawn", async () => {
  const update = vi.fn();
  shown.mockReturnValueOnce({ update, draw: () => null });
  const one = openRoute("days", page);
  one.begin?.();
  await new Promise((done) => setTimeout(done));
  one.update?.();
  expect(update).toHaveBeenCalledOnce();
});

test("a page that was left before its script came does not begin", async () => {
  const begin = vi.fn();
  shown.mockReturnValueOnce({ begin, draw: () => null });
  const one = openRoute("deals", page);
  one.begin?.();
  one.end?.();
  await new Promise((done) => setTimeout(done));
  expect([begin.mock.calls, shown.mock.calls]).toEqual([[], []]);
});
