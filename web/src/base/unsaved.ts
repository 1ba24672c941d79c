// Work that a reload would lose. Updates wait for it.

const works: Set<() => boolean> = new Set();

/** Adds work. @param isUnsaved whether a reload would lose some of it now */
export const watchUnsaved = (isUnsaved: () => boolean) => works.add(isUnsaved);

export const hasUnsaved = () => [...works].some((isUnsaved) => isUnsaved());
