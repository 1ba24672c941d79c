// What the oldest browsers (tools/bundle.mjs) lack and is small. Loaded before all else by the worker, and where it is needed
// by the page.

Promise.withResolvers ??= function () {
  const made: any = {};
  made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item, 0); // none of ours asks for the index
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

export {};
