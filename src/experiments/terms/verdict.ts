import type { Kind } from '../../rules/rule.ts';

/** No verdict before this many blocks: rare effects hide in fewer. */
export const LEAST_BLOCKS = 200;

/** Shares above which an interval must lie. */
export const DOMINANT = 0.6;
export const STRONG = 0.55;
/** Points from one half within which an interval says that a rule is surely neither strong nor as bad the other way. */
export const SLIGHT_POINTS = Math.round(100 * (STRONG - 0.5));

/** Surely chosen in this share of the activations in which it was legal, or more: nearly always used. */
const NEARLY_ALWAYS = 0.9;
/** Surely chosen in this share or less: rarely used. */
const RARELY = 0.1;

export type VerdictWord =
  | 'dominant'
  | 'strong'
  | 'helps'
  | 'no effect'
  | 'harms'
  | 'costs'
  | 'misplayed'
  | 'slight'
  | 'undecided';

const SLIGHT = `slight: under ${SLIGHT_POINTS} points`;

/** What falls below one half, by kind: nobody need use an option, so that none can harm whoever has it. */
const BELOW: Readonly<Record<Kind, VerdictWord>> = {
  option: 'misplayed',
  protection: 'harms',
  burden: 'costs',
  trait: 'harms',
  structure: 'harms',
};

export interface Verdict {
  readonly word: VerdictWord;
  /** The verdict in the words of the rule's kind. */
  readonly text: string;
}

/** Whether a verdict says that an effect is there. */
export function isEffect({ word }: Pick<Verdict, 'word'>): boolean {
  return word !== 'no effect' && !isOpen({ word });
}

/** Whether further blocks may still say on which side of one half it lies, or that there is no effect. */
export function isOpen({ word }: { readonly word: string }): boolean {
  return word === 'undecided' || word === 'slight';
}

/** A share of the points with its interval. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A figure and its interval in units of which `scale` make one, in ones. */
export function inOnes({ mean, low, high }: Share, scale: number): Share {
  return { mean: mean / scale, low: low / scale, high: high / scale };
}

/**
 * What an interval says about a rule of a kind, of which the share is that of the side that has it.
 *
 * @param d half-width of the band around 1/2 that counts as no effect
 * @param used share of the activations in which an option was chosen when legal, of which the interval counts; null
 *   where nobody counts it
 */
export function verdictOf(kind: Kind, share: Share, blocks: number, d: number, used: Share | null): Verdict {
  const word = blocks < LEAST_BLOCKS ? 'undecided' : wordOf(kind, share, d);
  return { word, text: textOf(word, kind, share, used) };
}

function wordOf(kind: Kind, { low, high }: Share, d: number): VerdictWord {
  if (low > DOMINANT && kind !== 'burden') return 'dominant';
  if (low > STRONG && kind !== 'burden') return 'strong';
  if (low > 0.5 + d) return 'helps';
  if (high < 0.5 - d) return BELOW[kind];
  if (low >= 0.5 - d && high <= 0.5 + d) return 'no effect';
  return low >= 1 - STRONG && high <= STRONG ? 'slight' : 'undecided';
}

function textOf(word: VerdictWord, kind: Kind, { mean }: Share, used: Share | null): string {
  if (word === 'slight') return SLIGHT;
  if (word === 'costs') return `costs ${((0.5 - mean) * 100).toFixed(1)} points`;
  if (kind === 'burden' && word === 'helps') return 'a duty that helps';
  if (kind !== 'option') return word;
  if (word === 'misplayed') return 'misplayed: a fault of the policy';
  if (word === 'dominant' && used !== null && used.low >= NEARLY_ALWAYS) return 'dominant: a no-brainer';
  if (word === 'no effect' && used !== null && used.high <= RARELY) return 'no effect: a dead rule';
  return word;
}
