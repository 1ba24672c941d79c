// The browser's storage, which may be blocked or full, and to which other tabs write as well.

const PREFIX = "nanafuda:";
/** Whose keys begin so is jotted down (see {@link jot}). */
export const JOTTED = "shown:";

/** What is wrong with the browser's storage. */
type Trouble = "" | "blocked" | "full";

/** What could not be stored, and over what: this page remembers it until it can be, or until it is closed. */
const memory: Map<string, { text: string; over: string | null }> = new Map();

let trouble: Trouble = "";
/** What was not stored when trouble was reported last. */
let unsaved = "";
/** `unsaved`: the first words of the keys that are not stored. */
type TroubleListener = (trouble: Trouble, unsaved: string[]) => void;

const troubleListeners: Set<TroubleListener> = new Set();

/** Calls `listener` when trouble begins, now if there is some, when more cannot be stored, and with "" when it ends. */
export function ontrouble(listener: TroubleListener) {
  troubleListeners.add(listener);
  if (trouble) listener(trouble, unsaved.split(" "));
}

/**
 * Calls `listener` when another tab has written.
 * @param listener null: it may be anything
 * @returns stops it
 */
export function onforeign(listener: (key: string | null) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

export function read(key: string): string | null {
  const stored = peek(key);
  const kept = memory.get(key);
  if (!kept) return stored;
  if (kept.over === stored) return kept.text;
  memory.delete(key); // another tab has stored something since
  return stored;
}

/** @returns whether it is really stored */
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

/** What is only there to be quick is the first to go where there is no room. */
function store(key: string, text: string) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (fault) {
    const jotted = keys().filter((one) => one.startsWith(JOTTED));
    if (!jotted.length) throw fault;
    for (const one of jotted) localStorage.removeItem(PREFIX + one);
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Stores what can be done without: where there is no room for it, it is not there. */
export function jot(key: string, text: string) {
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
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    report("blocked");
  }
  return [...found];
}

/** @returns `key`, or the first of key~2, key~3 … that is free */
export function freeKey(key: string): string {
  let free = key;
  for (let n = 2; read(free) !== null; n++) free = `${key}~${n}`;
  return free;
}

/** What is really stored. */
function peek(key: string) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    report("blocked");
    return null;
  }
}

/** Stores what could not be stored before: there is room again, perhaps for all of it. */
function catchUp() {
  for (const [key, { text, over }] of memory) {
    try {
      if (peek(key) === over) localStorage.setItem(PREFIX + key, text);
      memory.delete(key);
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
    // A wish, no more: the page works the same when it is refused.
  }
}
