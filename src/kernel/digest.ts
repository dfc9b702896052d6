const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A 32-bit hash, not negative, of plain data, to tell one position from another: FNV-1a of its values in the order of
 * its keys. Whole numbers within 32 bits count as four bytes, lowest first, others as the eight of a double; lists,
 * objects and columns begin with how many values they hold.
 */
export function digestData(data: unknown): number {
  return hashed(BASIS, data) >>> 0;
}

function hashed(hash: number, data: unknown): number {
  if (ArrayBuffer.isView(data)) return columnHashed(hash, data as unknown as ArrayLike<number>);
  if (typeof data === 'string')
    return hashed(
      hash,
      Array.from(data, (letter) => letter.codePointAt(0)),
    );
  if (typeof data !== 'object' || data === null) return numberHashed(hash, Number(data));
  const values = Object.values(data);
  return values.reduce(hashed, wordHashed(hash, values.length));
}

function columnHashed(start: number, column: ArrayLike<number>): number {
  const { length } = column;
  let hash = wordHashed(start, length);
  for (let i = 0; i < length; i++) {
    const first = i;
    while (i < length && column[i] === 0) i++;
    if (i > first) hash = Math.imul(hash, power(PRIME, 4 * (i - first)));
    if (i < length) hash = numberHashed(hash, column[i]);
  }
  return hash;
}

function numberHashed(hash: number, value: number): number {
  if (value === (value | 0) || value === value >>> 0) return wordHashed(hash, value);
  const [low, high] = new Uint32Array(Float64Array.of(value).buffer);
  return wordHashed(wordHashed(hash, low), high);
}

function wordHashed(start: number, word: number): number {
  let hash = start;
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((word >>> shift) & 0xff), PRIME);
  return hash;
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
