// Small polyfills for the oldest supported browsers (tools/bundle.ts). The worker loads them first, the page only if
// needed.

Promise.withResolvers ??= function () {
  const made: any = {};
  made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item, 0); // no caller uses the index
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

export {};
