// Wraps the browser's local storage, which may be blocked or full and is shared with other tabs.

const PREFIX = "nanafuda:";
/** Prefix of the keys of cached data (see {@link cache}). */
export const CACHED = "shown:";

/** State of local storage; "" if it works. */
type Trouble = "" | "blocked" | "full";

/** Values that could not be stored, each with the text it replaces. Lost when the page closes. */
const memory: Map<string, { text: string; over: string | null }> = new Map();

let trouble: Trouble = "";
/** The value of `unsaved` reported last, joined. */
let unsaved = "";
/** `unsaved`: first segments of the keys that are not stored */
type TroubleListener = (trouble: Trouble, unsaved: string[]) => void;

const troubleListeners: Set<TroubleListener> = new Set();

/** Calls `listener` when trouble begins, at once if it has, when it affects more keys, and with "" when it ends. */
export function ontrouble(listener: TroubleListener) {
  troubleListeners.add(listener);
  if (trouble) listener(trouble, unsaved.split(" "));
}

type ForeignListener = (key: string | null) => void;
const foreignListeners: Set<ForeignListener> = new Set();

/**
 * Calls `listener` when another tab writes, and after an import, “Erase everything” or their undo in this one.
 * @param listener null: any key may have changed
 * @returns unsubscribes
 */
export function onforeign(listener: ForeignListener): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  };
  addEventListener("storage", hear);
  foreignListeners.add(listener);
  return () => {
    removeEventListener("storage", hear);
    foreignListeners.delete(listener);
  };
}

/** Tells the open pages of this tab that any key may have changed. */
export function announceChange() {
  for (const listener of [...foreignListeners]) listener(null);
}

type OverruledListener = (key: string, text: string) => void;
const overruledListeners: Set<OverruledListener> = new Set();

/** Calls `listener` with a value that was only in memory and that another tab's write has overruled. */
export function onoverruled(listener: OverruledListener) {
  overruledListeners.add(listener);
}

function overrule(key: string, text: string) {
  memory.delete(key);
  queueMicrotask(() => {
    for (const listener of [...overruledListeners]) listener(key, text);
  });
}

export function read(key: string): string | null {
  const stored = peek(key);
  const kept = memory.get(key);
  if (!kept) return stored;
  if (kept.over === stored) return kept.text;
  overrule(key, kept.text);
  return stored;
}

/** @returns whether it is stored, not only in memory */
export function write(key: string, text: string): boolean {
  try {
    store(key, text);
  } catch (fault) {
    memory.set(key, { text, over: peek(key) });
    report(fault instanceof DOMException && fault.name === "SecurityError" ? "blocked" : "full");
    return false;
  }
  memory.delete(key);
  catchUp();
  return true;
}

/** Stores a value. If storage is full, evicts cached data and retries. */
function store(key: string, text: string) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (fault) {
    const cached = keys().filter((one) => one.startsWith(CACHED));
    if (!cached.length) throw fault;
    for (const one of cached) localStorage.removeItem(PREFIX + one);
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Caches a value. If there is no room, removes it. */
export function cache(key: string, text: string) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    remove(key);
  }
}

export function remove(key: string) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return report("blocked");
  }
  catchUp();
}

export function keys(): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    report("blocked");
  }
  return [...keys];
}

/** @returns `key`, or the first unused of key~2, key~3 … */
export function freeKey(key: string): string {
  let free = key;
  for (let n = 2; read(free) !== null; n++) free = `${key}~${n}`;
  return free;
}

/** Reads the stored text, ignoring `memory`. */
export function peek(key: string) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    report("blocked");
    return null;
  }
}

/** Retries all values in memory, because storage has room again. */
function catchUp() {
  for (const [key, { text, over }] of memory) {
    try {
      if (peek(key) !== over) overrule(key, text);
      else {
        localStorage.setItem(PREFIX + key, text);
        memory.delete(key);
      }
    } catch {
      return report(trouble);
    }
  }
  report("");
}

function report(kind: Trouble) {
  const now = [...new Set([...memory.keys()].map((key) => key.split(":")[0]))].sort().join(" ");
  if (trouble === kind && unsaved === now) return;
  [trouble, unsaved] = [kind, now];
  for (const listener of [...troubleListeners]) listener(kind, now.split(" "));
}

/** Asks the browser not to clear this site's storage when space is short. */
export async function persist() {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Optional: the page works the same without it.
  }
}
