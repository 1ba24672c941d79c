// Where the page finds its parts. `build.py single` puts another module in this one's place.

import { worker } from "nanafuda:worker";

/** A worker from an address of the network would have no policy but what the host sends along; one that begins in a
 *  script of the page's own has the page's. */
const begin = `import ${JSON.stringify(new URL(worker, import.meta.url).href)};`;
const address = URL.createObjectURL(new Blob([begin], { type: "text/javascript" }));

/** @param name what the worker is told of its start */
export const openWorker = (name: string) => new Worker(address, { type: "module", name });

/** A page of text. */
export const fetchPage = (path: string): Promise<Response> => fetch(path);
