// Records live regions and short messages.
const { hidden, nameOf, seen, short } = globalThis.crawl.nodes;
const LIVE = ":is([aria-live], [role=status], [role=alert], [role=log]):not([aria-live=off])";
const WHOLE = "[role=status], [role=alert]"; // read as a whole after a change
const [STAYS, BURST, AGAIN, MOST] = [4900, 3000, 10_000, 6]; // the first: 5 s, less a frame or two

let acts = 0;
let utterances = [];
let gone = [];
const shown = new Map();

const elementOf = (node) => (node instanceof Element ? node : node.parentElement);
const textOf = (node) => short(node.innerText ?? node.textContent, 200);

/** Notes what live regions say: a region's changes of one batch are one utterance. */
function listen(changes, now) {
  const said = new Map();
  for (const { type, target, addedNodes } of changes)
    for (const node of type === "characterData" ? [target] : addedNodes) {
      const region = elementOf(node)?.closest(LIVE);
      const text = short(node.textContent, 200);
      if (!region || region === node || !text || region.closest("[inert], [hidden]")) continue;
      const whole = region.matches(WHOLE) ? short(region.textContent, 200) : `${said.get(region) ?? ""} ${text}`;
      said.set(region, whole);
    }
  const plays = Boolean(document.querySelector("[data-playing=yes]")); // a replay, which may be over when noise is judged
  for (const [region, text] of said)
    utterances.push({ at: now, text: text.trim(), name: nameOf(region), region, act: acts, plays });
}

/** Notes which messages came, and which went before they could be read. */
function look(now) {
  for (const one of document.querySelectorAll(`${LIVE}, .notice`)) {
    const text = seen(one) && !hidden(one) && textOf(one);
    const before = shown.get(one);
    if (!text || text === before?.text) continue;
    const waits = /%|…$/.test(text) || Boolean(one.parentElement?.querySelector("progress"));
    shown.set(one, { at: now, text, act: acts, waits: waits || before?.waits });
  }
  for (const [one, { at, text, act, waits }] of shown) {
    if (one.isConnected && seen(one) && textOf(one)) continue;
    shown.delete(one);
    if (acts && act === acts && !waits && now - at < STAYS) gone.push(`“${text}” stays for less than 5 s`);
  }
}

/** The person acts: what was said before is of another act. */
function act() {
  acts += 1;
}

function forget() {
  [gone, utterances] = [[], []];
  act();
}

/** The faults in what was said and shown since the last act. */
function noise() {
  const found = gone.map((what) => ["L5", what]);
  const heard = utterances.filter(({ plays }) => !plays);
  const since = (one, ms) => heard.filter(({ act, at }) => act === one.act && at >= one.at && at - one.at < ms);
  for (const one of heard) {
    if (since(one, BURST).length > MOST) found.push(["L4", `more than ${MOST} utterances in 3 s (${one.name})`]);
    const again = since(one, AGAIN).filter(({ text, region }) => text === one.text && region === one.region);
    if (again.length > 1) found.push(["L4", `said twice: “${short(one.text, 80)}” (${one.name})`]);
  }
  forget();
  return found;
}

const note = (changes) => {
  listen(changes, performance.now());
  look(performance.now());
};
const everything = { subtree: true, childList: true, characterData: true, attributes: true };
new MutationObserver(note).observe(document, everything);
for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, act, true);
const said = () => utterances.length;
Object.assign(globalThis.crawl, { noise, heard: { forget, said, LIVE } });
