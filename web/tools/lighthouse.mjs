// Asks Lighthouse about a page:  node lighthouse.mjs URL BROWSER [LANG]
// It must be given full marks for accessibility, good practice and findability, and at least FAST
// for speed; as a busy machine takes from that, the best of a few runs counts.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromePath, lang = "en"] = process.argv.slice(2);
const FAST = 95;
const RUNS = 3;
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--accept-lang=${lang}`,
];

/** @returns {Promise<Record<string, number>>} marks out of 100 */
async function marks() {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = await launch({
    chromePath,
    chromeFlags: FLAGS,
    userDataDir: profile,
    ignoreDefaultFlags: true,
  });
  try {
    const found = await lighthouse(url, { port: chrome.port, logLevel: "error" });
    if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message ?? "no result");
    const { audits, categories } = found.lhr;
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title, displayValue } = audits[id];
        if (weight && score !== null && score < 0.9) console.log(`  ${title} ${displayValue ?? ""}`);
      }
    }
    return Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @type {Record<string, number>} */
const best = {};
for (let run = 0; run < RUNS && !((best.performance ?? 0) >= FAST); run++) {
  for (const [id, mark] of Object.entries(await marks())) {
    best[id] = id === "performance" ? Math.max(best[id] ?? 0, mark) : Math.min(best[id] ?? 100, mark);
  }
  console.log(`lighthouse ${lang}:`, JSON.stringify(best));
}
const { performance: speed, ...rest } = best;
process.exit(speed >= FAST && Object.values(rest).every((mark) => mark === 100) ? 0 : 1);
