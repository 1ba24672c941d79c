// In development: reloads the page after each build, except that a change of the styles alone needs no reload; shows the
// errors of the last build until they are mended.

new EventSource("/esbuild").addEventListener("change", ({ data }) => {
  const { added, removed, updated } = JSON.parse(data);
  const sheet = document.querySelector("link[rel=stylesheet]");
  const first = added.length > 0 && !removed.length && !updated.length; // what this page has loaded, but for its styles
  const styles = !added.length && !removed.length && String(updated) === "/assets/site.css";
  if (!sheet || !(first || styles)) return location.reload();
  const newer = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
  newer.href = `/assets/site.css?${Date.now()}`;
  newer.onload = () => sheet.remove();
  sheet.after(newer);
});

const panel = document.createElement("pre");
panel.id = "dev-faults";
panel.setAttribute("role", "alert");
Object.assign(panel.style, {
  ...{ position: "fixed", inset: "auto 0 0 0", zIndex: "2147483647", maxHeight: "60vh", overflow: "auto" },
  ...{ margin: "0", padding: "16px", font: "14px/1.4 monospace", whiteSpace: "pre-wrap" },
  ...{ color: "#fff", background: "#7a1020" },
});

/** Shows the errors of the last build. esbuild reports only builds that succeed, so the page asks. */
async function showFaults() {
  const response = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!response) return; // the server has stopped
  const text = response.ok ? "" : await response.text();
  if (text === panel.textContent) return;
  panel.textContent = text;
  if (text) document.body.append(panel);
  else panel.remove();
  if (!text && !document.querySelector("link[rel=stylesheet]")) location.reload(); // it was opened meanwhile
}

/** Milliseconds between two questions. */
const EVERY = 700;
setInterval(() => document.hidden || showFaults(), EVERY);
void showFaults();
