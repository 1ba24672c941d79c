// The rejection of a request that was cancelled before it was sent.

/** The caller no longer waits for the reply: the session has been stopped. Not a failure, so it is not reported. */
export class Cancelled extends Error {}

/** Handler for `catch`. @returns null if the request was cancelled; rethrows other errors */
export function unlessCancelled(error: unknown): null {
  if (error instanceof Cancelled) return null;
  throw error;
}
