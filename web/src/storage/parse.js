/** @file Stored text, which may be anything, read as what it ought to be. */

/** @param {unknown} value @returns {Record<string, any>} the object it is, or an empty one */
export function object(value) {
  return isObject(value) ? value : {};
}

/** @param {unknown} value @returns {value is Record<string, any>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
