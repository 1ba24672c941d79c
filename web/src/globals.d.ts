/** Names for what the page alone knows; what the engine says is in the build's own seam.d.ts. */

declare namespace Nanafuda {
  type Value = Seam.Option["default"];
  type Pack = Seam.GameEntry["pack"];
  type Lang = import("./i18n/languages.js").Lang;
}
