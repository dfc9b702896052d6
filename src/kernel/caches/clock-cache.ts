/** Values by number, of which only so many are kept as there is room for. */
export interface ClockCache<T extends object> {
  get(key: number): T | undefined;
  set(key: number, value: T): void;
}

/** What models come back to on a table is at most about this share of it; more room gains hardly anything. */
const USUAL = 0.5;

/**
 * Forgets, when it runs out of room, a value that nobody has asked for since the last round of looking for one
 * (second chance: Corbató's clock).
 * @param keys keys are whole numbers below this one
 * @param room how many values are kept at most; without it, values for a usual share of the keys
 * @throws when there is no room at all.
 */
export function createClockCache<T extends object>(
  keys: number,
  room = Math.ceil(USUAL * keys),
): ClockCache<T> {
  if (!(room >= 1)) throw new RangeError(`Room for ${room} values keeps nothing; 1 is the least.`);
  const values: (T | undefined)[] = new Array(keys).fill(undefined);
  const isUsed = new Uint8Array(keys);
  const ring: number[] = [];
  let hand = 0;

  /** The place in the ring of a value that may be forgotten. */
  const leastUsed = (): number => {
    for (; isUsed[ring[hand]] === 1; hand = (hand + 1) % room) isUsed[ring[hand]] = 0;
    return hand;
  };

  return {
    get(key) {
      isUsed[key] = 1;
      return values[key];
    },
    set(key, value) {
      if (values[key] === undefined) {
        const at = ring.length < room ? ring.length : leastUsed();
        if (at < ring.length) values[ring[at]] = undefined;
        ring[at] = key;
      }
      values[key] = value;
    },
  };
}
