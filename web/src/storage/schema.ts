// Checks for everything read from storage or from a file, which may be anything. Each store builds its schema from these.

/** Returns whether a value has the type. */
export type Check<T> = (value: unknown) => value is T;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @returns the value if it is an object, else an empty object */
export function object(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

const check = <T>(test: (value: any) => boolean) => test as Check<T>;

export const flag = check<boolean>((value) => typeof value === "boolean");

export const text = (most = Number.POSITIVE_INFINITY, pattern = /^/) =>
  check<string>((value) => typeof value === "string" && value.length <= most && pattern.test(value));

export const number = (least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) =>
  check<number>((value) => typeof value === "number" && value >= least && value <= most);

export const whole = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  check<number>((value) => Number.isInteger(value) && value >= least && value <= most);

const stamp = text(30);
/** An ISO time. */
export const time = check<string>((value) => stamp(value) && !Number.isNaN(Date.parse(value)));

/** Allowed clock difference in milliseconds. */
const DAY = 86_400_000;
export const pastTime = check<string>((value) => time(value) && Date.parse(value) < Date.now() + DAY);

export const oneOf = <const T>(...values: readonly T[]) => check<T>((value) => values.includes(value));

export const maybe = <T>(of: Check<T>) => check<T | undefined>((value) => value === undefined || of(value));

export const list = <T>(of: Check<T>, most = Number.POSITIVE_INFINITY) =>
  check<T[]>((value) => Array.isArray(value) && value.length <= most && value.every(of));

/** An object with any keys that match. @param most maximum number of keys */
export const record = <T>(of: Check<T>, key = /^/, most = Number.POSITIVE_INFINITY) =>
  check<Record<string, T>>((value) => {
    const entries = isObject(value) ? Object.entries(value) : null;
    return entries !== null && entries.length <= most && entries.every(([name, one]) => key.test(name) && of(one));
  });

/** An object with these fields. Other fields are kept: a newer page may have written them. */
export const shape = <T>(fields: { [Key in keyof T]-?: Check<T[Key]> }) => {
  const checks = Object.entries(fields) as [string, Check<unknown>][];
  return check<T>((value) => isObject(value) && checks.every(([name, of]) => of(value[name])));
};

/** A value of the type for which `test` holds, too. */
export const where = <T>(of: Check<T>, test: (value: T) => boolean) => check<T>((value) => of(value) && test(value));

/** Upper bounds of a practice rating. */
export const MAX_RATING = { rating: 10_000, rd: 500, vol: 1, count: 1e9 };

export const valid = <T>(of: Check<T>, entries: Record<string, unknown>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, T] => of(entry[1])));
