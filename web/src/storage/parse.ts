// Stored text, which may be anything, read as what it ought to be.

/** @returns the object it is, or an empty one */
export function object(value: unknown): Record<string, any> {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is Record<string, any> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
