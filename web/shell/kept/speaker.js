/** @file Which engine speaks: another one says other things of the same match. The first script knows, and says so here. */

export const speaker = { version: "" };
