/** A running 32-bit hash of whole numbers below 2^16 in size (FNV-1a), to tell one position from another. */
export interface Digest {
  add(...values: readonly number[]): void;
  addAll(column: ArrayLike<number>): void;
  /** The hash so far, not negative. */
  value(): number;
}

const PRIME = 0x01000193;

export function createDigest(): Digest {
  let hash = 0x811c9dc5;
  const take = (value: number) => {
    hash = Math.imul(hash ^ (value & 0xff), PRIME);
    hash = Math.imul(hash ^ ((value >> 8) & 0xff), PRIME);
  };
  return {
    add: (...values) => values.forEach(take),
    addAll(column) {
      // One kind of column for all, since the loop is the faster for it.
      const values = new Int32Array(column);
      for (let i = 0; i < values.length; i++) {
        const first = i;
        while (i < values.length && values[i] === 0) i++;
        if (i > first) hash = Math.imul(hash, power(PRIME, 2 * (i - first)));
        if (i < values.length) take(values[i]);
      }
    },
    value: () => hash >>> 0,
  };
}

/** A power of a whole number modulo 2^32, by squaring: what bytes of 0 do to the hash. */
function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left >>>= 1) {
    if ((left & 1) === 1) result = Math.imul(result, square);
    square = Math.imul(square, square);
  }
  return result;
}
