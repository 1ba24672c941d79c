// The lobby's field for a link says what it wants, and goes to what it finds.

import { render } from "lit-html";
import { beforeAll, expect, test, vi } from "vitest";
import type { Page } from "../../base/page.ts";

vi.mock("../../engine/connection.ts", () => ({ engine: {}, version: "test", drawn: Promise.withResolvers() }));
const words = await import("../../i18n/messages.ts");
const { lobbyPage } = await import("./lobby.ts");

const go = vi.fn();
const root = document.createElement("div");
document.body.append(root);
const route = lobbyPage(false, { go, changed: () => draw() } as unknown as Page);
const draw = () => render(route.draw(), root);
const field = () => root.querySelector("#open-link") as HTMLInputElement;

function enter(text: string) {
  field().value = text;
  field().form?.requestSubmit();
}

beforeAll(async () => {
  await words.load("en");
  await words.setLang("en");
  draw();
});

test.each([
  ["", "Paste a link first"],
  ["see you", "no link in this text"],
  ["https://example.org/", "ends too early"],
  ["https://example.org/#nowhere", "no page of this site"],
])("of “%s” it says: %s", async (text, said) => {
  enter(text);
  await vi.waitFor(() => expect(root.querySelector("[role=alert]")?.textContent).toContain(said), 60_000);
  expect(document.activeElement).toBe(field());
  expect(field().ariaInvalid ?? field().getAttribute("aria-invalid")).toBe("true");
  expect(go).not.toHaveBeenCalled();
});

test("it goes to the link in a message", async () => {
  enter("Try this: <https://elsewhere.example/x/#day=seven-bridge&2026-11-23>.");
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("day=seven-bridge&2026-11-23"), 60_000);
});
