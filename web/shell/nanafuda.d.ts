/** Shapes that the shell hands on: what the engine declares and replies, and what is in the words. */

declare namespace Nanafuda {
  type Value = string | number | boolean;
  type Pack = "seven" | "colours" | "french";
  type Lang = "ja" | "en";
  type Catalogue = typeof import("nanafuda:catalogue").default;
  type Game = Catalogue["games"][number];
  type Option = Game["options"][number];
}
