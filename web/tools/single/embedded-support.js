// In the one-file version: what arrival.js and trouble.js do of a browser that is too old.

import { isSupported, sayUnsupported } from "../../src/app/browser-support.ts";

if (!isSupported()) {
  document.documentElement.classList.add("unsupported");
  sayUnsupported();
}
