/** @file The browser's storage, which may be blocked or full, and to which other tabs write as well. */

const PREFIX = "nanafuda:";
/** Whose keys begin so is jotted down (see {@link jot}). */
export const JOTTED = "shown:";

/** @typedef {"" | "blocked" | "full"} Trouble  what is wrong with the browser's storage */

/**
 * What could not be stored, and over what: this page remembers it until it can be, or until it is closed.
 * @type {Map<string, {text: string, over: string | null}>}
 */
const memory = new Map();

/** @type {Trouble} */
let trouble = "";
/** What was not stored when trouble was reported last. */
let unsaved = "";
/** @typedef {(trouble: Trouble, unsaved: string[]) => void} TroubleListener  `unsaved`: the first words of the keys that are not stored */
/** @type {Set<TroubleListener>} */
const troubleListeners = new Set();

/** Calls `listener` when trouble begins, now if there is some, when more cannot be stored, and with "" when it ends. @param {TroubleListener} listener */
export function ontrouble(listener) {
  troubleListeners.add(listener);
  if (trouble) listener(trouble, unsaved.split(" "));
}

/**
 * Calls `listener` when another tab has written.
 * @param {(key: string | null) => void} listener  null: it may be anything
 * @returns {() => void} stops it
 */
export function onforeign(listener) {
  const hear = (/** @type {StorageEvent} */ { key }) => {
    if (key === null) listener(null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** @param {string} key @returns {string | null} */
export function read(key) {
  const stored = peek(key);
  const kept = memory.get(key);
  if (!kept) return stored;
  if (kept.over === stored) return kept.text;
  memory.delete(key); // another tab has stored something since
  return stored;
}

/** @param {string} key @param {string} text @returns {boolean} whether it is really stored */
export function write(key, text) {
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

/** What is only there to be quick is the first to go where there is no room. @param {string} key @param {string} text */
function store(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch (fault) {
    const jotted = keys().filter((one) => one.startsWith(JOTTED));
    if (!jotted.length) throw fault;
    for (const one of jotted) localStorage.removeItem(PREFIX + one);
    localStorage.setItem(PREFIX + key, text);
  }
}

/** Stores what can be done without: where there is no room for it, it is not there. @param {string} key @param {string} text */
export function jot(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    remove(key);
  }
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return report("blocked");
  }
  catchUp();
}

/** @returns {string[]} */
export function keys() {
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

/** @param {string} key @returns {string} `key`, or the first of key~2, key~3 … that is free */
export function freeKey(key) {
  let free = key;
  for (let n = 2; read(free) !== null; n++) free = `${key}~${n}`;
  return free;
}

/** What is really stored. @param {string} key */
function peek(key) {
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

/** @param {Trouble} kind */
function report(kind) {
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
