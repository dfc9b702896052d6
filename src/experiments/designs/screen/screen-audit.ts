import { type Audit, judgedAudit } from '../../audit/audit.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';
import { directionOf, type ScreenEffect, type ScreenRow } from './screen-row.ts';

/** The same walks under another policy. */
export interface ScreenElsewhere {
  readonly policy: string;
  /** Blocks of each effect. */
  readonly blocks: number;
  readonly rows: readonly ScreenRow[];
}

/** Numbers that stand out, under other policies: whether they do there too, and go the same way. */
export function screenAudits(
  spec: Spec,
  rows: readonly ScreenRow[],
  elsewhere: readonly ScreenElsewhere[],
): Audit[] {
  if (elsewhere.length === 0) return [];
  return rows.flatMap(({ path, effects }, r) =>
    effects.flatMap((own, m) => {
      if (!own.isClear) return [];
      const repeats = elsewhere.flatMap(({ policy, blocks, rows: others }) => {
        const effect = others[r].effects.at(m);
        return effect === undefined ? [] : [{ policy, blocks, ...repeatOf(own, effect) }];
      });
      const headline = { path, title: path, mean: directed(own).mean };
      return [judgedAudit(spec, headline, { id: own.metric, unit: own.unit }, repeats)];
    }),
  );
}

function repeatOf(
  own: ScreenEffect,
  other: ScreenEffect,
): Pick<Audit['policies'][number], 'effect' | 'word' | 'standing'> {
  const flips = directionOf(own) * directionOf(other) < 0;
  return {
    effect: directed(other),
    word: other.isClear ? 'stands out' : 'undecided',
    standing: !other.isClear ? 'open' : flips ? 'flips' : 'holds',
  };
}

/** The size of an effect with its sign, where it goes one way nearly always. */
function directed(effect: ScreenEffect): Share {
  const { muStar, low, high } = effect;
  return directionOf(effect) < 0 ? { mean: -muStar, low: -high, high: -low } : { mean: muStar, low, high };
}
