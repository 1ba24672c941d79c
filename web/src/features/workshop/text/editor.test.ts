import { describe, expect, test } from "vitest";
import { bareName, memberAt } from "./editor.ts";

describe("members in the code", () => {
  test.each([
    ["    return view.legal()[0]", 20, "view", "legal"],
    ["    return view.", 16, "view", ""],
    ["world.play(a)", 10, "world", "play"],
    ['t = view.table()["trick"]', 20, "table", "trick"],
    ['x = table["top', 14, "table", "top"],
    ["x = view.hand + view.unseen", 25, "view", "unseen"],
  ])("%s at %d", (line, at, owner, name) => {
    expect(memberAt(line, at)).toMatchObject({ owner, name });
  });

  test.each([
    ["review.hand", 9],
    ["view.hand ", 10],
    ["view.hand", 2],
    ["stable[0]", 7],
  ])("none in %s at %d", (line, at) => {
    expect(memberAt(line, at)).toBeNull();
  });

  test("a name has no parameters", () => {
    expect(bareName("cards(action)")).toBe("cards");
    expect(bareName("hand")).toBe("hand");
  });
});
