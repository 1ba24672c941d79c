// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
function layoutFaults() {
  // The faults of the table's layout as it is now: the rules that every table keeps at every size.
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const moving = (node) => node.getAnimations().length > 0;
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest(".visually-hidden, .when-focused:not(:focus)") &&
    !(node.closest(".side") && innerWidth < 1024);
  const outside = (box) =>
    box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5;
  const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");

  for (const node of [document.documentElement, document.querySelector(".table")]) {
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight)
      faults.push(`${node.className || "page"} scrolls: ${node.scrollWidth}×${node.scrollHeight}`);
  }

  for (const node of all(".table button, .table [role=spinbutton]").filter(seen)) {
    const name = node.getAttribute("aria-label") || node.textContent.trim();
    const box = node.getBoundingClientRect();
    if (node.offsetWidth < 44 || node.offsetHeight < 44)
      faults.push(`small: ${name} ${node.offsetWidth}×${node.offsetHeight}`);
    if (!node.closest(".scroll") && !moving(node) && outside(box)) faults.push(`off the screen: ${name} ${at(box)}`);
    if (!node.matches(".card") && node.scrollWidth > node.clientWidth + 1) faults.push(`cut: ${name}`);
  }

  const [bar] = all(".bar").map((node) => node.getBoundingClientRect());
  for (const node of all(".bar-title > span").filter(seen)) {
    const { top, bottom } = node.getBoundingClientRect();
    if (top < bar.top + 2 || bottom > bar.bottom - 2) faults.push(`the title fills the bar: ${node.textContent}`);
  }

  const slots = all(".hand-slot").map((node) => node.getBoundingClientRect());
  const rows = Number(document.querySelector(".hand-cards")?.dataset.rows ?? 1);
  slots.forEach((slot, index) => {
    const next = slots[index + 1];
    if (!next || Math.abs(next.top - slot.top) > 2) return;
    const strip = next.left - slot.left;
    if (strip < (rows > 1 ? 36 : 24)) faults.push(`strip ${index} of ${strip} px in ${rows} rows`);
    if (rows === 1 && strip < 36 && innerHeight >= 480) faults.push(`one row, strips of ${strip} px`);
  });

  for (const selector of [".bar", ".seats .seat", ".centre", ".actions", ".hand", ".trick .card"]) {
    for (const node of all(selector)) {
      const box = node.getBoundingClientRect();
      if (!moving(node) && outside(box)) faults.push(`${selector} off the screen: ${at(box)}`);
    }
  }

  const middle = document.querySelector(".middle")?.getBoundingClientRect();
  for (const card of all(".trick .card").filter((node) => !moving(node))) {
    const box = card.getBoundingClientRect();
    if (middle && (box.top < middle.top - 12 || box.bottom > middle.bottom + 12))
      faults.push(`a card of the trick leaves the middle: ${at(box)}`);
  }

  for (const seat of all(".seat")) {
    const [name, ...others] = [".seat-name", ".seat-details", ".seat-did", ".seat-points"].map((part) =>
      seat.querySelector(part)?.getBoundingClientRect(),
    );
    for (const box of others.filter((one) => one?.width && name?.width))
      if (box.left < name.right && box.right > name.left && box.top < name.bottom - 1 && box.bottom > name.top + 1)
        faults.push(`over a name: ${seat.querySelector(".seat-name").textContent} ${at(box)}`);
  }

  // Plates at the edge of the table, and the chips, tiles and signs on each: within it, and not over one another.
  const box = (node) => node.getBoundingClientRect();
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const said = (node) => `${node.className.baseVal ?? node.className} “${node.textContent.trim().slice(0, 20)}”`;
  const seats = all(".seats > .seat").filter(seen);
  const SIGNS =
    ".seal, .seat-name, .seat-count, .sign, .seat-state, .seat-level, .seat-did, .tile, .piece-chip, .stack, .way, .start-icon";
  for (const seat of seats) {
    const [plate, who] = [box(seat), seat.querySelector(".seat-name").textContent];
    const parts = [...seat.querySelectorAll(SIGNS)].filter((node) => seen(node) && box(node).width && !moving(node));
    for (const [i, node] of parts.entries()) {
      const { left, right, top, bottom } = box(node);
      if (left < plate.left - 1 || right > plate.right + 1 || top < plate.top - 1 || bottom > plate.bottom + 1)
        faults.push(`${said(node)} leaves the plate of ${who}: ${at(box(node))} of ${at(plate)}`);
      for (const other of parts.slice(i + 1))
        if (
          meet(box(node), box(other)) &&
          !node.contains(other) &&
          !other.contains(node) &&
          !(node.matches(".piece-chip") && other.matches(".piece-chip"))
        )
          faults.push(`${said(node)} lies on ${said(other)} of ${who}`);
    }
  }
  const APART = `.prompt, .hand, .bar, .side, .actions .buttons > *, .bid-box, .banner > *, .middle .card, .trick-who,
    .place-name, .stakes, .candidate, .auction, .ring-place, .ring-foot, .bridge-own, figcaption, .end`;
  const rest = all(APART).filter((node) => seen(node) && box(node).width && !moving(node) && !node.closest(".end *"));
  for (const [i, seat] of seats.entries())
    for (const other of [...seats.slice(i + 1), ...rest])
      if (meet(box(seat), box(other)))
        faults.push(`${said(seat)} ${at(box(seat))} meets ${said(other)} ${at(box(other))}`);

  const words =
    ".seat-name, .seat-details, .seat-state, .seat-did, .nameplate-name, .prompt, .contract-by, .team-name, .bar-title, .bid-value";
  for (const node of all(words).filter(seen))
    if (node.scrollWidth > node.clientWidth + 1) faults.push(`cut words: ${node.textContent.trim()}`);

  // No sign lies on a card.
  const says = (node) => [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const ink = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const still = (node) => !node || (!moving(node) && still(node.parentElement));
  const cards = all(".middle .card:not(.place)").filter((node) => seen(node) && still(node));
  for (const sign of all(".middle *, .seats *").filter(
    (node) => says(node) && !node.closest(".card, svg") && seen(node) && still(node),
  ))
    for (const card of cards)
      if (meet(ink(sign), box(card))) faults.push(`${said(sign)} lies on a card: ${at(box(card))}`);

  // The winner is marked next to the name, or below it.
  for (const won of all(".end .nameplate + .won").filter(seen)) {
    const [mark, name] = [box(won), box(won.previousElementSibling)];
    const aside = (mark.top + mark.bottom - name.top - name.bottom) / 2;
    if (Math.abs(aside) > 3 && mark.top < name.bottom) faults.push(`the mark is ${aside} px beside its line`);
  }

  // Melds scroll only if two rows are visible, each with its owner.
  if (innerHeight >= 640)
    for (const melds of all(".melds.scroll").filter((node) => node.scrollHeight > node.clientHeight + 1)) {
      const tops = [...new Set([...melds.querySelectorAll(".meld")].map((node) => node.offsetTop))];
      const second = [...melds.querySelectorAll(".meld")].filter((node) => node.offsetTop === tops[1]);
      for (const node of second)
        if (node.offsetTop + node.offsetHeight > melds.clientHeight + 4) faults.push(`cut: ${said(node)}`);
    }

  // Cards have air above them where there is room for it.
  const above = all(".banner > *").filter(seen).map(box);
  if (innerWidth >= 1024)
    for (const card of all(".bettors .card").filter((node) => !moving(node)))
      if (
        above.some(
          ({ left, right, bottom }) => box(card).top < bottom + 8 && left < box(card).right && box(card).left < right,
        )
      )
        faults.push(`a card presses against what is above it: ${at(box(card))}`);
  return faults;
}
