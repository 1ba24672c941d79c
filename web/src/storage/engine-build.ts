// Which engine speaks: another one says other things of the same match. The app says it here.

export const speaker = { version: "" };
