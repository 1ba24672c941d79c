// Pyodide's own loader. `build.py single` puts another module in this one's place.

import site from "nanafuda:python";

/** @returns {Promise<{default: Function}>} */
export const importLoader = () => import(new URL(site.loader, import.meta.url).href);
