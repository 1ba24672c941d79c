// In development: reloads the page after each build; a change of the styles alone needs no reload.

new EventSource("/esbuild").addEventListener("change", ({ data }) => {
  const { added, removed, updated } = JSON.parse(data);
  if (!removed.length && !updated.length) return; // the first build
  const sheet = document.querySelector("link[rel=stylesheet]");
  if (added.length || removed.length || String(updated) !== "/assets/site.css" || !sheet) return location.reload();
  const newer = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
  newer.href = `/assets/site.css?${Date.now()}`;
  newer.onload = () => sheet.remove();
  sheet.after(newer);
});
