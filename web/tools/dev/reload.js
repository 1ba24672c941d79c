// In development: what every page has to hear of changes in the sources. It begins anew when its
// page is another, takes styles over as it is, and shows what is wrong.

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const page = Number(script.dataset.page);
let style = Number(script.dataset.style);
const shown = document.createElement("pre");
shown.popover = "manual";
shown.className = "dev-fault";
shown.style.cssText =
  "inset: auto 0 0; width: 100%; max-height: 70%; overflow: auto; margin: 0;" +
  "padding: 1em; border: 0; background: #400; color: #fff; white-space: pre-wrap";

/** Puts a newer sheet in the place of each. */
function restyle() {
  for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) {
    const newer = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
    newer.href = newer.href.replace(/(\?.*)?$/, `?${style}`);
    newer.onload = () => sheet.remove();
    sheet.after(newer);
  }
}

/** @param {string} fault */
function show(fault) {
  if (fault === shown.textContent) return;
  shown.textContent = fault;
  document.documentElement.append(shown);
  shown.togglePopover(fault !== "");
  if (fault) console.error(fault);
}

new EventSource("/dev/events").onmessage = ({ data }) => {
  const latest = JSON.parse(data);
  if (latest.page !== page) return location.reload();
  show(latest.fault);
  if (latest.style === style) return;
  style = latest.style;
  restyle();
};
