// When the page is at rest: no navigation, request to the engine or change is under way.
const { scope } = globalThis.crawl.nodes;
const QUIET = 200; // milliseconds without a change
const MOST = 60_000; // the same until what never rests is left alone

let changedAt = 0;
let address = location.href;
/** Requests of reviews, comparisons and contests take long; what they find is shown as it comes. */
const LONG = ["deal", "field", "final", "review", "season"];

const arrive = () => {
  address = location.href;
};
addEventListener("hashchange", arrive);
for (const name of ["pushState", "replaceState"]) {
  const change = history[name];
  history[name] = (...given) => {
    change.apply(history, given);
    arrive();
  };
}

function working() {
  const { at, to } = document.getElementById("shell")?.dataset ?? {};
  const answered = globalThis.unanswered().every((one) => LONG.includes(one));
  const busy = scope().querySelector("[aria-busy=true], [data-busy=yes]");
  return document.readyState !== "complete" || address !== location.href || at !== to || !answered || Boolean(busy);
}

async function settled() {
  const begun = performance.now();
  const pause = (done) => setTimeout(done, 40);
  for (let now = begun; now < begun + MOST; now = performance.now()) {
    if (!working() && now - Math.max(begun, changedAt) > QUIET) return;
    await new Promise(pause);
  }
}

const everything = { subtree: true, childList: true, characterData: true, attributes: true };
const note = () => {
  changedAt = performance.now();
};
new MutationObserver(note).observe(document, everything);
Object.assign(globalThis.crawl, { settled });
