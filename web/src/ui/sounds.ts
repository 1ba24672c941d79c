// Synthesised sounds of paper and wood, from noise and damped tones; loaded when sound is first switched on.
//
// A sound is a list of strokes. Paper is a burst of noise through a band-pass that may move; wood, drum and bell are
// decaying tones. All are shorter than 0.4 s and at most a third of full scale.

interface Paper {
  at: number; // seconds from the sound's start
  band: readonly [from: number, to: number]; // centre frequency in hertz at start and end
  q?: number; // band-pass Q
  rise: number; // attack, in seconds
  fall: number; // decay, in seconds
  level: number; // peak, as a share of full scale
}

interface Tone {
  at: number;
  hertz: readonly [from: number, to: number]; // a drum's pitch falls
  rise?: number;
  fall: number;
  level: number;
}

type Stroke = Paper | Tone;

/** Variations between successive sounds, so that no two cards sound alike: cents of pitch, and factor of the level. */
const VARIATIONS = [
  [0, 1],
  [38, 0.92],
  [-26, 0.97],
  [14, 0.88],
  [-44, 0.95],
  [26, 0.9],
  [-12, 0.98],
];

/** Attack of wood in seconds: none at all would click. */
const SUDDEN = 0.001;

/** @returns a card put down on cloth */
const card = (at: number, level: number, hertz: number = 1900): Stroke[] => [
  { at, band: [hertz, hertz * 0.6], q: 0.8, rise: 0.004, fall: 0.075, level },
  { at: at + 0.002, hertz: [150, 95], rise: 0.003, fall: 0.05, level: level * 0.32 },
];

/** @returns a small piece of wood put down */
const piece = (at: number, level: number, hertz: number = 1180): Stroke[] => [
  { at, hertz: [hertz, hertz], fall: 0.07, level },
  { at, hertz: [hertz * 1.52, hertz * 1.52], fall: 0.045, level: level * 0.5 },
  { at, band: [2600, 2600], q: 1.2, rise: 0.001, fall: 0.012, level: level * 0.5 },
];

/** @returns two clappers of hard wood */
const clap = (at: number, level: number): Stroke[] => [
  { at, hertz: [2150, 2130], fall: 0.13, level },
  { at, hertz: [3240, 3220], fall: 0.09, level: level * 0.6 },
  { at, hertz: [4870, 4870], fall: 0.05, level: level * 0.3 },
  { at, band: [3600, 3000], q: 0.7, rise: 0.001, fall: 0.016, level: level * 0.8 },
];

export const SOUNDS = {
  /** A card is laid. */
  lay: card(0, 0.3),
  /** Cards are dealt one after the other. */
  deal: [0, 0.062, 0.121, 0.183, 0.242].flatMap((at, i) => [
    { at, band: [2700 + 160 * (i % 2), 1700], q: 1.1, rise: 0.012, fall: 0.042, level: 0.3 },
  ]),
  /** A card is taken from a pile. */
  draw: [{ at: 0, band: [1100, 2900], q: 1.3, rise: 0.06, fall: 0.05, level: 0.24 }],
  /** A card is turned up: it bends, and snaps flat. */
  turn: [{ at: 0, band: [3400, 5200], q: 1.6, rise: 0.05, fall: 0.03, level: 0.12 }, ...card(0.095, 0.25, 2500)],
  /** Cards are swept together over the cloth. */
  gather: [
    { at: 0, band: [700, 1700], q: 1, rise: 0.15, fall: 0.12, level: 0.36 },
    { at: 0.22, band: [1500, 1100], q: 1, rise: 0.006, fall: 0.05, level: 0.28 },
  ],
  /** A chip or another piece of wood is put down. */
  wood: piece(0, 0.2),
  /** A finger taps the table: an announcement. */
  tap: [
    { at: 0, hertz: [430, 395], fall: 0.05, level: 0.14 },
    { at: 0, band: [1000, 800], q: 0.9, rise: 0.001, fall: 0.014, level: 0.16 },
  ],
  /** A die rolls and comes to rest. */
  die: [0, 0.07, 0.125, 0.19, 0.232, 0.262].flatMap((at, i) =>
    piece(at, 0.24 - 0.025 * i, 820 * [1, 1.22, 0.93, 1.12, 1.02, 0.97][i]),
  ),
  /** A seal is pressed on paper. */
  stamp: [
    { at: 0, hertz: [104, 68], rise: 0.006, fall: 0.15, level: 0.32 },
    { at: 0.004, band: [520, 260], q: 0.7, rise: 0.012, fall: 0.09, level: 0.3 },
    { at: 0.15, band: [1300, 2100], q: 1.4, rise: 0.02, fall: 0.05, level: 0.07 },
  ],
  /** Clappers, as before a curtain: a deal is won. */
  clap: [...clap(0, 0.16), ...clap(0.17, 0.2)],
  /** A drum and clappers at once: somebody calls out. */
  cry: [
    { at: 0, hertz: [168, 92], rise: 0.004, fall: 0.2, level: 0.27 },
    { at: 0, band: [900, 420], q: 0.7, rise: 0.002, fall: 0.05, level: 0.2 },
    ...clap(0.03, 0.13),
  ],
  /** A small bell: the match is won. */
  bell: [
    { at: 0, hertz: [784, 784], rise: 0.003, fall: 0.385, level: 0.17 },
    { at: 0, hertz: [788, 788], rise: 0.003, fall: 0.38, level: 0.07 },
    { at: 0, hertz: [2122, 2122], rise: 0.002, fall: 0.26, level: 0.06 },
    { at: 0, hertz: [4060, 4060], rise: 0.001, fall: 0.12, level: 0.025 },
  ],
  /** A drum, muffled: a deal is lost. */
  fall: [
    { at: 0, hertz: [196, 147], rise: 0.008, fall: 0.17, level: 0.22 },
    { at: 0.16, hertz: [147, 110], rise: 0.008, fall: 0.21, level: 0.2 },
  ],
  /** A knock on a low board: the action is refused. */
  refuse: [
    { at: 0, hertz: [262, 240], fall: 0.1, level: 0.26 },
    { at: 0, hertz: [418, 400], fall: 0.05, level: 0.12 },
    { at: 0.11, hertz: [262, 240], fall: 0.09, level: 0.2 },
  ],
  /** It is your turn; barely audible. */
  yours: [
    { at: 0, hertz: [587, 587], rise: 0.03, fall: 0.2, level: 0.06 },
    { at: 0.09, hertz: [880, 880], rise: 0.03, fall: 0.22, level: 0.045 },
  ],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;

/** One second of noise per context, always the same. */
const noises: WeakMap<BaseAudioContext, AudioBuffer> = new WeakMap();

/**
 * Plays a sound.
 * @param start on the output's clock
 * @param nth number of the sound, which selects its variation
 */
export function play(output: AudioNode, name: Sound, start: number, nth: number) {
  const { context } = output;
  const [cents, share] = VARIATIONS[nth % VARIATIONS.length];
  const pitch = 2 ** (cents / 1200);
  const strokes: Stroke[] = SOUNDS[name];
  for (const [i, stroke] of strokes.entries()) {
    const [source, sound] =
      "band" in stroke ? paper(context, stroke, pitch, start, nth + i) : tone(context, stroke, pitch, start);
    const { at, fall, level } = stroke;
    const rise = stroke.rise ?? SUDDEN;
    const begin = start + at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(level * share, begin + rise);
    gain.gain.exponentialRampToValueAtTime(0.0002, begin + rise + fall - 0.004);
    gain.gain.linearRampToValueAtTime(0, begin + rise + fall);
    sound.connect(gain).connect(output);
    source.stop(begin + rise + fall);
  }
}

/** @param nth selects a section of the noise */
function paper(
  context: BaseAudioContext,
  { at, band: [from, to], q = 1, rise, fall }: Paper,
  pitch: number,
  start: number,
  nth: number,
): [AudioScheduledSourceNode, AudioNode] {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from * pitch, Q: q });
  filter.frequency.setValueAtTime(from * pitch, start + at);
  filter.frequency.exponentialRampToValueAtTime(to * pitch, start + at + rise + fall);
  source.start(start + at, (nth * 0.137) % 0.5);
  return [source, source.connect(filter)];
}

function tone(
  context: BaseAudioContext,
  { at, hertz: [from, to], rise = SUDDEN, fall }: Tone,
  pitch: number,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  const source = new OscillatorNode(context, { frequency: from * pitch });
  source.frequency.setValueAtTime(from * pitch, start + at);
  source.frequency.exponentialRampToValueAtTime(to * pitch, start + at + rise + fall);
  source.start(start + at);
  return [source, source];
}

function noise(context: BaseAudioContext) {
  const known = noises.get(context);
  if (known) return known;
  const made = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  let state = 7;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  noises.set(context, made);
  return made;
}
