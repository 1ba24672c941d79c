// Content shown in a frame: see bootstrap.ts, and start-failure.ts for a frame that no module loads in.

export async function sayFramed() {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const { content } = document.getElementById("framed") as HTMLTemplateElement;
  for (const link of content.querySelectorAll("a")) link.href = location.href;
  document.getElementById("shell")?.replaceChildren(content);
}
