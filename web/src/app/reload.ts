// Reloads the page when a deploy has replaced this version's files on the host.

import { hasUnsaved } from "../base/unsaved.ts";

const home = new URL(".", location.href);
/** Session storage key; set from a reload until the new page has started. */
const KEY = `nanafuda:afresh:${home.pathname}`;

/** Whether the host's page names other scripts or styles than this one. Rejects without a connection. */
export async function isOutdated() {
  const fresh = new URL(`?${Date.now()}`, home); // an address that no cache has, not even the service worker's
  const response = await fetch(fresh, { cache: "no-store" });
  const text = await response.text();
  const ours = response.ok && text.includes('"assets/');
  const named = [...document.querySelectorAll("script[src]:not([data-src]), link[rel=stylesheet]")].map(
    (one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "",
  );
  return ours && !named.every((name) => text.includes(`"${name}"`));
}

/**
 * Reloads the page if the host has a newer version. Call it when a file is missing. Reloads only once until a call of
 * {@link settle}, and never while something is unsaved. Matches and the address survive.
 * @returns in vain: already reloaded once, unsaved work, or no storage to prevent a reload loop; no: there is no newer version
 */
export async function reloadIfOutdated(): Promise<"now" | "in vain" | "no" | "offline"> {
  const outdated = await isOutdated().catch(() => null);
  if (!outdated) return outdated === null ? "offline" : "no";
  try {
    if (hasUnsaved() || sessionStorage.getItem(KEY)) return "in vain";
    sessionStorage.setItem(KEY, new Date().toISOString());
  } catch {
    return "in vain";
  }
  await leave();
  return "now";
}

/** Reloads, or shows an error. Call it when the page cannot start without the missing file. */
export async function reloadOrExplain() {
  if ((await reloadIfOutdated()) === "now") return;
  const words = document.getElementById("incomplete") as HTMLElement;
  words.querySelector("button")?.addEventListener("click", leave);
  words.hidden = false;
}

/** Marks the start as complete. A file missing later justifies another reload. */
export function settle() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Unregisters the service worker, whose cache is outdated, and reloads. The new page registers another. */
export async function leave() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.scope === home.href) await registration.unregister();
  location.reload();
}
