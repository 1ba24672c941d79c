// Type guards for parsed text from storage, which may be anything.

/** @returns the value if it is an object, else an empty object */
export function object(value: unknown): Record<string, any> {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is Record<string, any> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
