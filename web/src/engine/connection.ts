// The page's engine.

import { worker } from "nanafuda:worker";
import { Engine } from "./client.ts";

if (!Promise.withResolvers || !Map.groupBy) await import("./polyfills.ts");

export const engine = new Engine();

/** Engine build id. States cached by another build are ignored. */
export const version = worker;

/** Resolved once that table has rendered; until then the engine does not compete for the processor. */
export const drawn = Promise.withResolvers();
