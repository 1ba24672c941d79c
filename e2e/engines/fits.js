// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
function viewFaults() {
  // Faults in a view other than a table: it may scroll, but never sideways.
  const faults = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`it is ${scrollWidth} px wide`);
  for (const node of document.querySelectorAll(":is(.masthead, main) :is(button, select, .button, summary)")) {
    const { left, right, width, height } = node.getBoundingClientRect();
    const name = node.ariaLabel ?? node.textContent.trim();
    if (!node.checkVisibility() || node.closest(".visually-hidden") || node.matches(".skip:not(:focus)")) continue;
    if (Math.min(width, height) < 43.5) faults.push(`small: ${name} ${width} × ${height}`);
    if (left < -0.5 || right > innerWidth + 0.5) faults.push(`beyond the window: ${name}`);
    if (node.scrollWidth > node.clientWidth + 1 && !node.matches("select")) faults.push(`cut: ${name}`);
  }
  // Where a match begins, one need not look for the way; at a desk, all games stand in one row.
  const ways = innerWidth < 1000 ? ".form-end .button.primary" : ".form-end .button.primary, .lobby-tile .button.main";
  for (const way of document.querySelectorAll(ways)) {
    const { top, bottom } = way.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) faults.push(`out of sight: ${way.ariaLabel ?? way.textContent.trim()}`);
  }
  return faults;
}
