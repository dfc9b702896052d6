/** Two well-mixed words. */
export type Seed = readonly [number, number];

/**
 * Keyed luck: every draw is a pure hash of the block's seed, the round, who rolls, the name of the roll and how
 * often that name was rolled by him this round. Nothing hidden and no variant is in the key, so a rule that rolls
 * one die more does not shift what follows.
 */
export interface Luck {
  /** Of the block. */
  seed: Seed;
  /** Current round; part of every key. */
  round: number;
  /** Uses this round, by roller and name. */
  readonly uses: Uint16Array;
  readonly names: number;
}

/** A roller is a seat and an ordinal within its force, packed; ordinals are below 64. */
export type Roller = number;

const ROLLERS = 128;

export function rollerOf(seat: 0 | 1, ordinal: number): Roller {
  return (seat << 6) | ordinal;
}

/** Words from a text, by FNV-1a with a final avalanche; different texts give unrelated luck. */
export function seedWords(text: string): Seed {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ (text.charCodeAt(i) + i), 0x5bd1e995);
  }
  return [avalanche(a ^ text.length), avalanche(b ^ a)];
}

export function createLuck(seed: Seed, names: number): Luck {
  return { seed, round: 0, uses: new Uint16Array(ROLLERS * names), names };
}

/** Starts a round: every roller's uses begin anew, so luck falls back into step after it diverged. */
export function beginRound(luck: Luck, round: number): void {
  luck.round = round;
  luck.uses.fill(0);
}

/** Deals all that is still to be rolled anew. */
export function reseed(luck: Luck, seed: Seed): void {
  luck.seed = seed;
}

/** The next 32 bits for a roller and a name this round. */
export function draw(luck: Luck, name: number, roller: Roller): number {
  const nth = luck.uses[roller * luck.names + name]++;
  return hash(luck.seed, (luck.round << 16) | (roller << 8) | name, nth);
}

/** Two lanes of multiply-xor mixing (MurmurHash3's finaliser, Appleby 2011), folded into one word. */
function hash(seed: Seed, key: number, nth: number): number {
  const a = avalanche(avalanche(seed[0] ^ Math.imul(key, 0x9e3779b1)) ^ Math.imul(nth + 1, 0x7feb352d));
  const b = avalanche(avalanche(seed[1] + key) + Math.imul(nth + 1, 0x846ca68b));
  return avalanche(a ^ ((b << 13) | (b >>> 19))) >>> 0;
}

/** Bits stirred until each depends on all (the finaliser of MurmurHash3). */
export function avalanche(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A number from 0 to n - 1 out of 32 bits; the bias is below n / 2^32. */
export function below(n: number, bits: number): number {
  return Math.floor((bits * n) / 4294967296);
}
