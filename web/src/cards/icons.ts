/**
 * Button icons: strokes of the cards' weight on 24 × 24, in the colour of the adjacent text. A button with only an icon
 * needs an `aria-label`.
 */

const ICONS = {
  menu: "M3.5 6h17M3.5 12h17M3.5 18h17",
  back: "M20.5 12H4.5M11 5l-7 7 7 7",
  next: "M3.5 12h16M13 5l7 7-7 7",
  up: "M5 15.5l7-7 7 7",
  down: "M5 8.5l7 7 7-7",
  left: "M15.5 5l-7 7 7 7",
  right: "M8.5 5l7 7-7 7",
  close: "M5 5l14 14M19 5L5 19",
  check: "M3.5 13l5.5 5.5L20.5 6",
  plus: "M12 4v16M4 12h16",
  undo: "M4 9h10.5a5.25 5.25 0 0 1 0 10.5H8M9 3.5L3.5 9 9 14.5",
  // Restart: a ring that returns to its start.
  replay: "M5.2 7.2A8.6 8.6 0 1 1 4 15.5M4.6 2v5.6h5.6",
  help: "M8 8.4c.3-2.6 1.9-4 4.2-4 2.4 0 4.1 1.5 4.1 3.8 0 3.6-4.3 3.4-4.3 7M12 18.2v2.6",
  hint: "M8.8 17.5h6.4M10 21h4M12 2.8a6.4 6.4 0 0 0-4 11.4c.6.5.9 1.1.9 1.8h6.2c0-.7.3-1.3.9-1.8a6.4 6.4 0 0 0-4-11.4z",
  rules: "M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zm0 0V20",
  settings:
    "M3 7h5.5M14.5 7H21M11.5 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 17h9.5M18.5 17H21M15.5 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  share: "M12 15V3.5M7 8l5-5 5 5M5 12.5v8h14v-8",
  link: "M9.8 14.2l4.4-4.4M11 7l2.6-2.6a4.2 4.2 0 0 1 6 6L17 13M7 11l-2.6 2.6a4.2 4.2 0 0 0 6 6L13 17",
  download: "M12 3.5V15M7 10l5 5 5-5M4.5 20.5h15",
  erase: "M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10.2 11v5M13.8 11v5",
  // Opens the column at the side.
  side: "M3.5 4.5h17v15h-17zM14.5 4.5v15",
  score: "M4 3.5v17h16.5M8.5 16.5v-5M13 16.5v-9M17.5 16.5v-3",
  // Ranges, one above the other.
  ranges: "M11 5.5h10.5M6.7 12h10.5M2.5 18.5H13",
  cards: "M8.5 6.5l8.7-2.3 3.2 12.1-8.7 2.3zM8.2 8.4l-4.6 1.3 2.7 10.6 5-1.2",
  deal: "M13.5 11V3.5h-9.5v17h7M17 13.5v7.5M13.2 17.2h7.6",
  person: "M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20.5c.6-4 3.6-6 8-6s7.4 2 8 6",
  language:
    "M3.5 6h10M8.5 3.5V6M11.5 6c-1 4.5-3.6 7.6-8 9.5M5.8 9.5c1.5 2.7 3.6 4.5 6 5.5M12.5 20.5l4.2-10 4.2 10M14 17h5.4",
  pace: "M3.5 5.5l7 6.5-7 6.5zM13 5.5l7 6.5-7 6.5z",
  pause: "M8 4.5v15M16 4.5v15",
  play: "M6.5 4l13 8-13 8z",
  // To the start, back, forward, to the end.
  first: "M5 4.5v15M19 5l-8.5 7 8.5 7",
  rewind: "M11.5 5L4 12l7.5 7M20 5l-7.5 7 7.5 7",
  forward: "M4 5l7.5 7L4 19M12.5 5l7.5 7-7.5 7",
  last: "M19 4.5v15M5 5l8.5 7L5 19",
  eye: "M2 12c2.6-4.3 6-6.5 10-6.5S19.4 7.7 22 12c-2.6 4.3-6 6.5-10 6.5S4.6 16.3 2 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
  keys: "M2.5 6h19v12h-19zM6 10h1.5M10 10h1.5M14 10h1.5M17.5 10h1M8 14.3h8",
  sound: "M3.5 9.2h4L13 4.5v15l-5.5-4.7h-4zM16.6 8.6a4.8 4.8 0 0 1 0 6.8M19.3 5.6a9 9 0 0 1 0 12.8",
  silent: "M3.5 9.2h4L13 4.5v15l-5.5-4.7h-4zM16.5 9.2l5.2 5.6M21.7 9.2l-5.2 5.6",
  warning: "M12 3.5l9.5 17h-19zM12 9.5v5M12 16.2v2",
  // A fan, which passes from dealer to dealer.
  dealer: "M12 20.5L3.5 9.2Q12 1.5 20.5 9.2ZM12 20.5L9 5.6M12 20.5L15 5.6",
  lead: "M6 3.5v17M6 4.5h13l-3.5 4.3 3.5 4.2H6",
};

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): string {
  if (!Object.hasOwn(ICONS, name)) throw new RangeError(`no icon ${name}`);
  return (
    '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" ' +
    `aria-hidden="true" focusable="false"><path d="${ICONS[name]}"/></svg>`
  );
}
