/** Things that are made on first use and kept as long as they are used more recently than `room` others. */
interface LruCache<T extends object | string> {
  /** What is kept under a key, or else what `make` makes. */
  take(key: string, make: () => T): T;
}

/** @param room how many are kept at most */
export function createLruCache<T extends object | string>(room: number): LruCache<T> {
  // A map hands out its keys in the order in which they were set: least recently used first.
  const all = new Map<string, T>();
  return {
    take(key, make) {
      const found = all.get(key) ?? make();
      all.delete(key);
      all.set(key, found);
      if (all.size > room) all.delete(all.keys().next().value as string);
      return found;
    },
  };
}
