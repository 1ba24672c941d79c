// A save that was put aside.

/** A quarantined save. */
export type Quarantined = { key: string; game: string; at: string; text: string };
