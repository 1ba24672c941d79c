// Asks Lighthouse about a page:  node lighthouse.mjs URL BROWSER LANG
// It must be given full marks for accessibility, good practice and findability. How fast it is, is
// counted: what is fetched for it, what of it moves; on a busy machine, marks for speed are another's.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromePath, lang] = process.argv.slice(2);
const CATEGORIES = ["accessibility", "best-practices", "seo"];
/** Maximum of each audit that counts work. @type {Record<string, number>} */
const MOST = { "total-byte-weight": 300_000, "cumulative-layout-shift": 0.01 };
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

/** @returns {Promise<string[]>} what is wrong */
async function faults() {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = await launch({
    chromePath,
    chromeFlags: FLAGS,
    userDataDir: profile,
    ignoreDefaultFlags: true,
  });
  try {
    const settings = { onlyCategories: CATEGORIES, onlyAudits: Object.keys(MOST) };
    const config = { extends: "lighthouse:default", settings };
    const found = await lighthouse(url, { port: chrome.port, logLevel: "error" }, config);
    if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message ?? "no result");
    const { audits, categories } = found.lhr;
    const marked = CATEGORIES.flatMap((id) => categories[id].auditRefs)
      .filter(({ id, weight }) => weight && audits[id].score !== null && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${audits[id].title} ${audits[id].displayValue ?? ""}`);
    const counted = Object.entries(MOST)
      .filter(([id, most]) => !((audits[id].numericValue ?? Number.NaN) <= most))
      .map(([id, most]) => `${id}: ${audits[id].numericValue}, more than ${most}`);
    return [...marked, ...counted];
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const wrong = await faults();
for (const fault of wrong) console.log(`lighthouse ${lang}: ${fault}`);
process.exit(wrong.length ? 1 : 0);
