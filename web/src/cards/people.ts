// Portraits of the players as carved seals: hair and hats are solid, faces are lines of one weight on 32 × 32. Each has
// a distinct silhouette. The style sheet draws the frame, round or square.

/** The jaw from ear to ear; eyes and mouth come with the mood. */
const FACE = "M9 14V18Q9 26.5 16 26.5T23 18V14";
/** Shoulders. */
const BODY = "M3.5 33Q5 28 12 27M28.5 33Q27 28 20 27";

export type Mood = "even" | "won" | "lost";

/** Eyes and mouth. */
const MOODS: Record<Mood, string> = {
  even: "M13 17V18.2M19 17V18.2M13.4 21.4Q16 23.6 18.6 21.4",
  won: "M11.8 18Q13 16 14.2 18M17.8 18Q19 16 20.2 18M13 20.8H19Q18.6 23.8 16 23.8T13 20.8Z",
  lost: "M13 17.4V18.6M19 17.4V18.6M13.6 22.8Q16 20.8 18.4 22.8",
};

/** Solid shapes and lines, in the order of the names `seat-bot`; the person is the first. */
const PEOPLE = [
  // The person: a headband, knotted at the side.
  ["M7.6 10.4Q8 4 16 4T24.4 10.4Z", `${FACE}${BODY}M7 12.6H25.4M25.4 12.6L30 9.2M25.4 12.6L30 16`],
  // A bob with a straight fringe.
  ["M5.5 24V14Q5.5 3 16 3T26.5 14V24H22.4V13.6H9.6V24Z", `${FACE}${BODY}`],
  // Spiky hair.
  [
    "M8 15L4.6 10.6L8.4 9.6L6.2 5L11 6L12 1.6L16.4 4.6L20.6 1.8L21.4 5.6L26 4.8L23.8 9L27.2 10.6L24 15L21.6 11L15.6 12.6L10.4 11Z",
    `${FACE}${BODY}`,
  ],
  // A bun on top and a parting.
  ["M16 1A3.6 3.6 0 0 1 18.6 7Q25 8 25 17Q23 14 16.6 9.6Q9 13 7 17Q7 8 13.4 7A3.6 3.6 0 0 1 16 1Z", `${FACE}${BODY}`],
  // Bald, with round glasses and a moustache.
  [
    "M8.8 12.6L5.4 11.6Q5 16 7.4 18.4H9ZM23.2 12.6L26.6 11.6Q27 16 24.6 18.4H23Z",
    `M9 18Q9 26.8 16 26.8T23 18M9 14Q8.6 5 16 5T23 14M12.4 13.6A3.2 3.2 0 1 1 12.3 13.6ZM19.6 13.6A3.2 3.2 0 1 1 19.5 13.6Z${BODY}`,
  ],
  // A hat with a wide brim.
  ["M9.4 11.2V6.6Q9.4 3 16 3T22.6 6.6V11.2H29Q29 14.4 25 14.4H7Q3 14.4 3 11.2Z", `${FACE}${BODY}`],
  // Pigtails.
  [
    "M16 4Q24 4 24.4 11L27 8.4Q31.6 12 29 24Q25.6 20 25.2 14.4L23 14.6Q18 13.4 16 8.6Q14 13.4 9 14.6L6.8 14.4Q6.4 20 3 24Q.4 12 5 8.4L7.6 11Q8 4 16 4Z",
    `${FACE}${BODY}`,
  ],
  // A bot of the person's own: a robot with an antenna and square ears.
  ["M14.8 1H17.2V4.6H25V12H7V4.6H14.8Z", `M8 12V26H24V12M5 16V21M27 16V21${BODY}`],
];

/** The number of the person's own bot. */
export const OWN_BOT = PEOPLE.length - 1;

/** The moustache, which hides the mouth: its ends hang down or turn up. */
const MOUSTACHE = 4;
const HANGS = "M11.6 23.4Q13 20.8 16 21.4Q19 20.8 20.4 23.4Q18 24.6 16 23.6Q14 24.6 11.6 23.4Z";
const TURNS_UP = "M11 20.6Q12.6 22.4 16 21.6Q19.4 22.4 21 20.6Q20.6 24.8 16 23.8Q11.4 24.8 11 20.6Z";

/** @param who 0: the person, whose seal is vermilion; 1 to 6: the bots by their names; or OWN_BOT */
export function person(who: number, mood: Mood = "even"): string {
  const [shapes, outline] = PEOPLE[who];
  const bearded = who === MOUSTACHE;
  const masses = bearded ? shapes + (mood === "won" ? TURNS_UP : HANGS) : shapes;
  const lines = bearded ? outline : outline + MOODS[mood];
  const [ground, ink] = who ? ["ivory", "ivory-ink"] : ["seal", "on-seal"];
  return (
    `<svg class="portrait" viewBox="0 0 32 32" color="var(--${ink})" aria-hidden="true" focusable="false">` +
    `<rect width="32" height="32" fill="var(--${ground})"/><path d="${masses}" fill="currentColor"/>` +
    `<path d="${lines}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  );
}
