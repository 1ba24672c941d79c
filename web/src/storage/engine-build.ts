// Engine build id, set by the app. Snapshots cached by another build are ignored.

export const engineBuild = { version: "" };
