// Unit tests of the page's modules, in Node: `python3 build.py test unit`.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { virtualModules } from "./tools/bundle.ts";

const web = fileURLToPath(new URL(".", import.meta.url));
const catalogue = JSON.parse(readFileSync(new URL("../.build/catalogue.json", import.meta.url), "utf8"));
const bot = { script: "a", wasm: "b", library: "c", engine: "d", lock: {}, frame: "sha256-x", bytes: {} };
const python = { loader: "a", slim: "b", bytes: { image: {}, plain: {} } };
const modules = virtualModules({ web, catalogue, facts: { worker: { worker: "test" }, bot, python } });

export default defineConfig({
  plugins: [
    {
      name: "nanafuda",
      resolveId(id) {
        const load = modules[id.replace("nanafuda:", "")];
        return load ? `\0${id}${load().loader === "json" ? ".json" : ""}` : null;
      },
      load(id) {
        if (id.endsWith(".py")) return `export default ${JSON.stringify(readFileSync(id, "utf8"))};`; // a bot's text
        return (id.startsWith("\0nanafuda:") ? modules[id.slice(10).replace(".json", "")]().contents : null) as string;
      },
    },
  ],
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
