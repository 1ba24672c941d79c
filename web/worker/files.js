// Where the page finds its parts. `build.py single` puts another module in this one's place.

import { worker } from "nanafuda:worker";

/** @param {string} name what the worker is told of its start */
export const openWorker = (name) => new Worker(new URL(worker, import.meta.url), { type: "module", name });

/** A page of text. @param {string} path @returns {Promise<Response>} */
export const fetchPage = (path) => fetch(path);
