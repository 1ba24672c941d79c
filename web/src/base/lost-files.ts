// Lets parts of the page without access to the shell report a file that did not come; the shell says why.

let report: () => Promise<boolean> = async () => false;

export function onlost(listener: () => Promise<boolean>) {
  report = listener;
}

/** @returns whether a deploy has removed it, which the person has now been told */
export const lost = () => report();
