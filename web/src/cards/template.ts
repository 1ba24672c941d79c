// Turns SVG markup into a lit-html template, which the browser parses once however often it is drawn.

import { html } from "lit-html";

const known: Map<string, TemplateStringsArray> = new Map();

/** @param markup of one picture */
export function template(markup: string) {
  const strings = known.get(markup) ?? Object.assign([markup], { raw: [markup] });
  known.set(markup, strings);
  return html(strings);
}
