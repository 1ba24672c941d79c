// Type of a quarantined save.

export type Quarantined = { key: string; game: string; at: string; text: string };
