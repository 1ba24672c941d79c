/** Pictures in a page: markup of ours as a template, which the browser reads once however often it is drawn. */
import { html } from "lit-html";

/** @type {Map<string, TemplateStringsArray>} */
const known = new Map();

/** @param {string} markup  of one picture */
export function template(markup) {
  const strings = known.get(markup) ?? Object.assign([markup], { raw: [markup] });
  known.set(markup, strings);
  return html(strings);
}
