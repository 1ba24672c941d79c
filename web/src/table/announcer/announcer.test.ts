import { beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "./announcer.ts";
import type { GameTable, LogEvent, Scene } from "../game-table.ts";

const scene = { t: () => ". ", table: { result: null }, me: 0 } as unknown as Scene;
const game = { id: "seven-euchre", describe: (event: { text: string }) => event.text } as unknown as GameTable;
const played = (text: string) => [{ type: "play", text } as unknown as LogEvent];

let root: HTMLElement;
let announcer: Announcer;
const heard = () => [...root.querySelectorAll("p")].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  document.body.replaceChildren(root);
  announcer = new Announcer(root);
});

test("what others do is heard together, with the next prompt", () => {
  announcer.tell(played("You: 5"), scene, game, { length: "full", scored: true });
  vi.advanceTimersByTime(200);
  expect(heard()).toHaveLength(1);
  for (const text of ["Aoi: 6", "Ren: 7", "Mio: 8"]) {
    announcer.tell(played(text), scene, game, { length: "full", scored: true });
    vi.advanceTimersByTime(600);
  }
  expect(heard()).toHaveLength(1);
  announcer.ask("Your turn");
  vi.advanceTimersByTime(600);
  expect(heard()).toHaveLength(2);
  expect(heard()[1]).toMatch(/Aoi: 6.*Ren: 7.*Mio: 8.*Your turn/);
});

test("without a prompt it is heard after three seconds", () => {
  announcer.tell(played("Aoi: 6"), scene, game, { length: "full", scored: true });
  vi.advanceTimersByTime(200);
  announcer.tell(played("Ren: 7"), scene, game, { length: "full", scored: true });
  vi.advanceTimersByTime(2500);
  expect(heard()).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(heard()).toHaveLength(2);
});

test("a line that ends with a mark of its own gets no second one", () => {
  const words = { "table-stop": ".", "table-stop-space": ". " } as Record<string, string>;
  const spoken = { ...scene, t: (id: string) => words[id] ?? id } as unknown as Scene;
  announcer.tell([...played("Ren: Follow me!"), ...played("Aoi: 6."), ...played("Mio: 7")], spoken, game, {
    length: "full",
    scored: true,
  });
  vi.advanceTimersByTime(200);
  expect(heard()).toEqual(["Ren: Follow me! Aoi: 6. Mio: 7."]);
});
