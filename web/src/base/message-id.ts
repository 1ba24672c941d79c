// Types of message ids: tsc refuses one that is written out and does not exist.

type Empty = Record<never, never>;
type Finite<S extends string, All extends string> = S extends All ? S : never;
/** Each text of `S` that is among `All`, or has an open part (a string): that is known only when it is shown. */
type Among<S extends string, All extends string> = S extends unknown
  ? Empty extends Record<S, 1>
    ? S
    : Finite<S, All>
  : never;

export type MessageId<S extends string> = S & Among<S, Messages.Id>;
/** The id of a game's message without `<game>-`. */
export type OwnMessageId<S extends string> = S & Among<S, Messages.Own>;

type Marked<Game extends string, Id extends string = Messages.Id> = Id extends `${Game}-mark-${infer Feat}`
  ? Finite<Feat, `${Game}-feat-${Feat}` extends Messages.Id ? Feat : never>
  : never;
type Told<Game extends string, Id extends string = Messages.Id> = Id extends `${Game}-story-${infer Kind}`
  ? Kind
  : never;
/** The id of a game's story that has its sentence. */
export type StoryId<Game extends string> = Game extends string ? Told<Game> : never;
/** The id of a feat that has both of its words: a headline and a mark. */
export type FeatId<Game extends string> = Game extends string ? Marked<Game> : never;
