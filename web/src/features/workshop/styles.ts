// Styles of the workshop, added to the page when it is first opened: no other visitor needs them.

const CSS = `
.workshop { display: grid; gap: 16px; width: min(100%, 1240px); margin-inline: auto; }
.workshop > * { min-width: 0; }
.workshop .panel { margin: 0; }
.workshop h2 { margin: 20px 0 6px; font-size: 1.0625rem; }
.workshop h2:first-child { margin-top: 0; }
.workshop-top { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 0 16px; align-items: end; margin-bottom: 10px; }
.workshop-editor { display: block; height: min(60vh, 480px); border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; }
.workshop-console { max-height: 180px; min-height: 3em; margin: 0; padding: 8px; overflow: auto; border: 1px solid var(--line-soft);
  border-radius: var(--radius); font: var(--type-small) / 1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.workshop-fault { padding: 10px 12px; border-inline-start: 4px solid var(--vermilion); }
.workshop-fault:empty { display: none; }
.workshop-fault pre { margin: 6px 0; overflow: auto; font: var(--type-small) / 1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; }
.workshop .row { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 8px; }
.workshop-plot { position: relative; padding-inline-start: 3em; }
.workshop-plot svg { display: block; width: 100%; height: 120px; }
.workshop-plot span { position: absolute; inset-inline-start: 0; top: 0; font-size: var(--type-note); }
.workshop-plot span + span { top: auto; bottom: 0; }
.workshop-band { fill: currentColor; opacity: .18; }
.workshop-mean { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
.workshop-zero { fill: none; stroke: var(--line); stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; }
.workshop-figure { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.workshop ol, .workshop ul { margin: 0; padding-inline-start: 1.4em; }
.workshop li { margin-block: 6px; }
.workshop .workshop-packages,
.workshop .workshop-steps { padding: 0; list-style: none; }
.workshop-steps li { margin-block: 12px; }
.workshop summary h3, .workshop-fault-head { display: inline; margin: 0; font: inherit; font-weight: bold; }
.workshop dl { margin: 0; }
.workshop dt { margin-top: 8px; font: var(--type-small) ui-monospace, Menlo, Consolas, monospace; font-weight: bold; }
.workshop dd { margin: 0; }
.workshop-example { display: block; overflow-wrap: anywhere; font-size: var(--type-note); }
.workshop-bar { position: sticky; bottom: 0; z-index: 2; display: flex; gap: 8px; grid-column: 1 / -1; padding: 8px; background: var(--paper); border-top: 1px solid var(--line); }
.workshop summary { min-height: var(--target); display: list-item; align-content: center; font-weight: bold; cursor: pointer; }
.workshop-scroll { overflow-x: auto; }
.workshop-table { width: 100%; border-collapse: collapse; }
.workshop-table :is(th, td) { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line-soft); text-align: start; vertical-align: top; font-variant-numeric: tabular-nums; }
.workshop-table th[scope="row"] { min-width: 6em; overflow-wrap: anywhere; }
.workshop-table td:first-child, .workshop-points { white-space: nowrap; }
.workshop-league > h3 { margin-block: 16px 6px; }
.workshop-points small { display: block; white-space: normal; }
.workshop-bots { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0 0 8px; padding: 0; border: 0; }
@media (width >= 900px) {
  .workshop { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
  .workshop > :is(.view-head, .workshop-league) { grid-column: 1 / -1; }
}
`;

let added = false;

export function addStyles() {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
