// Chance and the date are the same at every start, so that a crawl finds the same states again.
if (location.protocol !== "about:") {
  let seed = 7;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) bytes[at] = Math.random() * 256;
    return array;
  };
  const Real = Date;
  const late = Real.UTC(2026, 0, 15, 12) - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length) super(...given);
      else super(Real.now() + late);
    }
    static now = () => Real.now() + late;
  };
  globalThis.print = () => {};
  globalThis.crawl.chance = (number) => {
    seed = number;
  };
  // Links to other documents stay unfollowed: each would start Python anew.
  const tame = (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || (link.origin === location.origin && link.pathname === location.pathname)) return;
    event.preventDefault();
    globalThis.crawl.left += 1;
  };
  addEventListener("click", tame, true);
}
