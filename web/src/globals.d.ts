/** Names for what the page alone knows; what the engine says is in the build's own protocol.d.ts. */

declare namespace Nanafuda {
  type Value = Protocol.Option["default"];
  type Pack = Protocol.GameEntry["pack"];
  type Lang = import("./i18n/languages.js").Lang;
}
