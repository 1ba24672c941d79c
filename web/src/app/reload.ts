// When the host has a newer version of the site and no more of this one's files, the page begins anew.

const home = new URL(".", location.href);
/** Held while the page that began anew has not proved itself. */
const KEY = `nanafuda:afresh:${home.pathname}`;

/** Whether the pages of the host name other scripts or styles than this one does. */
async function isOutdated() {
  const fresh = new URL(`?${Date.now()}`, home); // an address that nothing keeps, no service worker either
  const response = await fetch(fresh, { cache: "no-store" });
  const text = await response.text();
  const ours = response.ok && text.includes('"assets/');
  const named = [...document.querySelectorAll("script[src]:not([data-src]), link[rel=stylesheet]")].map(
    (one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "",
  );
  return ours && !named.every((name) => text.includes(`"${name}"`));
}

/**
 * Call it when a file of the page is missing. Where the host has a newer version, the page begins anew, but only once
 * until {@link settle}: matches are kept, and so is the address.
 * @returns in vain: it has been tried already; no: there is nothing newer
 */
export async function beginAnew(): Promise<"now" | "in vain" | "no"> {
  try {
    if (!(await isOutdated())) return "no";
    if (sessionStorage.getItem(KEY)) return "in vain";
    sessionStorage.setItem(KEY, new Date().toISOString());
  } catch {
    return "no"; // no network, or nowhere to remember that this has been tried
  }
  await leave();
  return "now";
}

/** Call it when the page cannot begin without what is missing: it begins anew, or says so. */
export async function miss() {
  if ((await beginAnew()) === "now") return;
  const words = document.getElementById("incomplete") as HTMLElement;
  words.querySelector("button")?.addEventListener("click", leave);
  words.hidden = false;
}

/** The page is whole: whatever is missing another day is another version's doing. */
export function settle() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What is forbidden has kept nothing.
  }
}

/** Loads the page past the service worker, which only has what has proved useless; a new one follows. */
export async function leave() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.scope === home.href) await registration.unregister();
  location.reload();
}
