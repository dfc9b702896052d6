import {
  chanceAtLooks,
  eBenjaminiHochberg,
  eValue,
  holm,
  type Range,
  scoreDistance,
  scoreTally,
} from '../../statistics/index.ts';
import { cutEvidence } from '../terms/digest.ts';
import { isPlanned, type Looks } from './looks.ts';

/** Evidence that there is an effect. */
export interface Evidence {
  /** Holds whenever one stops. */
  readonly eValue: number;
  /** Over all planned looks together; null after a number of blocks that none was planned for. */
  readonly pValue: number | null;
}

export const NO_EVIDENCE: Evidence = { eValue: 1, pValue: null };

/**
 * Evidence that the mean of bounded scores is not `nothing`; where no block showed any score there is none, which is no
 * reason to judge the rest of a family otherwise.
 *
 * @param counts how often each score was seen
 * @param blocks of the arm, among which the planned looks are
 */
export function evidenceOf(
  counts: ReadonlyMap<number, number>,
  nothing: number,
  range: Range,
  looks: Looks,
  blocks: number,
): Evidence {
  const tally = scoreTally(range);
  for (const [score, count] of counts) tally.add(score, count);
  const claim = (nothing - range.low) / (range.high - range.low);
  return {
    eValue: cutEvidence(eValue(counts, nothing, 'two-sided', range)),
    pValue: pValueAt(looks, blocks, tally.n === 0 ? 0 : scoreDistance(tally.read(), claim)),
  };
}

/** The chance that luck alone is as far from nothing at any of the planned looks. */
export function pValueAt(looks: Looks, blocks: number, distance: number): number | null {
  if (!isPlanned(looks, blocks)) return null;
  return distance === 0 ? 1 : Number(chanceAtLooks(looks.sizes, Math.abs(distance)).toPrecision(6));
}

/** Whether a family is judged by p-values: at planned looks all of it. */
export function isByPValues(family: readonly Evidence[]): boolean {
  return family.every(({ pValue }) => pValue !== null);
}

/** Which of a family are findings: by Holm at planned looks, otherwise by e-Benjamini-Hochberg, which holds at any. */
export function judged(family: readonly Evidence[], alpha: number): boolean[] {
  if (isByPValues(family)) {
    return holm(
      family.map(({ pValue }) => pValue!),
      alpha,
    );
  }
  return eBenjaminiHochberg(
    family.map(({ eValue }) => eValue),
    alpha,
  );
}
