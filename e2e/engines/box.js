// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
function boxFaults() {
  // Faults in the box of the open dialog: it is as high as what it holds, as far as there is room.
  const [dialog, ...more] = document.querySelectorAll("dialog[open]");
  if (!dialog || more.length) return [`open dialogs: ${more.length + Number(Boolean(dialog))}`];
  const body = dialog.querySelector(".sheet-body");
  const box = dialog.getBoundingClientRect();
  const room = innerHeight - 16 - (box.height - body.clientHeight);
  const wanted = Math.max(40, Math.min(body.scrollHeight, room) - 2);
  const faults = [];
  if (body.clientHeight < wanted) faults.push(`its body is ${body.clientHeight} px high, not ${wanted}`);
  if (body.scrollWidth > body.clientWidth) faults.push("it scrolls sideways");
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
    faults.push(`it goes beyond the window: ${JSON.stringify(box)}`);
  }
  for (const button of dialog.querySelectorAll("button")) {
    const { width, height } = button.getBoundingClientRect();
    if (width && Math.min(width, height) < 43.5) faults.push(`small: ${button.outerHTML.slice(0, 90)}`);
  }
  return faults.map((fault) => `“${dialog.querySelector("h2").textContent}”: ${fault}`);
}
