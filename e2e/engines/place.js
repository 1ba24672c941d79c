// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
async function placeOf(selector) {
  // Where a control is in the window, once it can be pressed and rests; what is in its way, if something is.
  const found = document.querySelector(selector);
  if (!found) return "nothing is there";
  if (found.matches("[aria-disabled=true]")) return "it is dimmed";
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const place = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    // Cards of a hand lie over each other: what is seen of them is their left edge.
    return (found.matches(".hand-card") ? [left + 9, top + 20] : [left + width / 2, top + height / 2]).map(Math.round);
  };
  const before = place();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const [x, y] = place();
  if (x !== before[0] || y !== before[1]) return "it moves";
  const hit = document.elementFromPoint(x, y);
  if (hit && (found.contains(hit) || hit.contains(found))) return [x, y];
  return `in the way is ${hit?.outerHTML.slice(0, 200)}`;
}
