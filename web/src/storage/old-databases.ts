// The databases of earlier versions that nothing reads any more.

/** Removes them. */
export function forgetOld() {
  try {
    for (const name of ["leagues", "wheels"]) indexedDB.deleteDatabase(`nanafuda-${name}`);
  } catch {
    // The browser refuses storage, or a test has none.
  }
}
