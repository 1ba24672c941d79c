// What is shown of the page in a frame: see bootstrap.js.

if (document.readyState === "loading") {
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}
const { content } = /** @type {HTMLTemplateElement} */ (document.getElementById("framed"));
for (const link of content.querySelectorAll("a")) link.href = location.href;
document.getElementById("shell")?.replaceChildren(content);

export {};
