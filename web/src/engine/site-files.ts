// Locates the site's files. `build.py single` replaces this module.

import { worker } from "nanafuda:worker";

/** A worker from a blob URL inherits the page's content security policy; one from a network URL would not. */
const begin = `import ${JSON.stringify(new URL(worker, import.meta.url).href)};`;
const address = URL.createObjectURL(new Blob([begin], { type: "text/javascript" }));

/** @param name start options for the worker */
export const openWorker = (name: string) => new Worker(address, { type: "module", name });

export const fetchPage = (path: string): Promise<Response> => fetch(path);
