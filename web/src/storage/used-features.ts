// Which features of the lobby a person has used: the others wait under “More”.

import { keys } from "./local-storage.ts";
import { Store } from "./store.ts";

/** Stored parts of people who have played or practised. */
export const PLAYED = /^(boards|practice|save|statistics)\b/;

/** The features, in the lobby's order, with the addresses that use them and the stored data that shows their use. */
const FEATURES = {
  days: [/^days?\b/, /^(boards:[a-z-]+\/\d{4}-|statistics\b)/],
  practice: [/^(practice|puzzle)\b/, /^(practice|statistics)\b/],
  challenges: [/^(challenge|.*&by=)/, /^boards:c-/],
  deals: [/^(deals|figures)$/, /^statistics\b/],
  learn: [/^(learn|lesson|exercise)\b/, /^learned:.*\/(lessons|exercises)\//],
  workshop: [/^workshop\b/, /^bots\b/],
  link: [/^(?!)/, /^(?!)/], // noted by hand: nothing else shows that the field was used
} as const satisfies Record<string, readonly [RegExp, RegExp]>;

export type Feature = keyof typeof FEATURES;

const store = new Store("used");
/** The part that tells newcomers from people of earlier builds, who find everything where it was. */
const NEWCOMER = "newcomer";

const all = Object.keys(FEATURES) as Feature[];

const isNewcomer = () => Boolean(store.get(NEWCOMER)) || !keys().some((key) => PLAYED.test(key));

/** Notes that a feature has been used. */
export function noteUse(feature: Feature) {
  if (isNewcomer() && !store.get(feature)) store.set(feature, true);
}

/** Notes which feature an address uses. Called for every page, so that the first one finds a newcomer. */
export function noteAddress(address: string) {
  if (isNewcomer() && !store.get(NEWCOMER)) store.set(NEWCOMER, true);
  const used = all.find((feature) => FEATURES[feature][0].test(address));
  if (used) noteUse(used);
}

/** Returns the features that the person has used, and those of a day if there is room, in the lobby's order. */
export function usedFeatures(roomy: boolean = false): Feature[] {
  if (!isNewcomer()) return all;
  const there = keys();
  return all.filter(
    (feature) =>
      (roomy && (feature === "days" || feature === "practice")) ||
      store.get(feature) ||
      there.some((key) => FEATURES[feature][1].test(key)),
  );
}
