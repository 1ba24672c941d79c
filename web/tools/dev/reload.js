// In development: reloads the page after each build; a change of the styles alone needs no reload.

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
