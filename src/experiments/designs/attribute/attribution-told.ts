import { holm } from '../../../statistics/index.ts';
import { type Effect, isSure } from '../../measure/effect-tally.ts';
import { judged } from '../../measure/evidence.ts';
import type { AttributionRow } from './attribution.ts';

/** What of a figure is told from nothing: what all changes do to it, and what each does. */
export interface Told {
  readonly whole: boolean;
  readonly values: readonly boolean[];
}

/**
 * What is told of each figure. The changes in the first are judged together; all that is seen of the other figures is
 * corrected together by Holm, since of dozens of intervals some miss. What is looked at at any time stands there by its
 * interval, which holds much more often than it says.
 */
export function toldOf([first, ...others]: readonly AttributionRow[], alpha: number): Told[] {
  const found = judged(first.values, alpha);
  const kept = keptOf(others, alpha);
  const isKept = (effect: Effect) => isSure(effect) && kept(effect);
  return [
    { whole: isSure(first.whole), values: first.values.map((value, i) => found[i] && isSure(value)) },
    ...others.map(({ whole, values }) => ({ whole: isKept(whole), values: values.map(isKept) })),
  ];
}

function keptOf(rows: readonly AttributionRow[], alpha: number): (effect: Effect) => boolean {
  const seen = rows
    .flatMap(({ whole, values }) => [whole, ...values])
    .flatMap((effect) =>
      effect.blocks > 0 && effect.pValue !== null ? [{ effect, pValue: effect.pValue }] : [],
    );
  const stands = holm(
    seen.map(({ pValue }) => pValue),
    alpha,
  );
  const dropped = new Set<Effect>(seen.flatMap(({ effect }, i) => (stands[i] ? [] : [effect])));
  return (effect) => !dropped.has(effect);
}
