/** A running 32-bit hash of whole numbers below 2^16 in size (FNV-1a), to tell one position from another. */
export interface Digest {
  add(...values: readonly number[]): void;
  addAll(column: ArrayLike<number>): void;
  /** The hash so far, not negative. */
  value(): number;
}

export function createDigest(): Digest {
  let hash = 0x811c9dc5;
  const take = (value: number) => {
    hash = Math.imul(hash ^ (value & 0xff), 0x01000193);
    hash = Math.imul(hash ^ ((value >> 8) & 0xff), 0x01000193);
  };
  return {
    add: (...values) => values.forEach(take),
    addAll(column) {
      for (let i = 0; i < column.length; i++) take(column[i]);
    },
    value: () => hash >>> 0,
  };
}
