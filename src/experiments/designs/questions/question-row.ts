import type { OtherReading } from '../../asked/questions-asked.ts';
import { judged } from '../../measure/evidence.ts';
import type { Spec } from '../../terms/spec.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import type { Divergence } from './reading-divergences.ts';
import type { SureMove } from './reading-evidence.ts';
import type { ReadingFigures } from './reading-tally.ts';

export interface QuestionRow extends OtherReading, ReadingFigures {
  /** Whether it is among the findings at the family's error rate; `largest` is a share then. */
  readonly found: boolean;
  /** How often the question came up under the readings in force; null where the run was stopped before. */
  readonly arose: Divergence | null;
}

/** Readings in the order in which they are told, with which of them are findings. */
export function questionRows(
  spec: Spec,
  readings: readonly OtherReading[],
  figures: readonly ReadingFigures[],
  arose: readonly (Divergence | null)[],
): QuestionRow[] {
  const found = judged(figures, spec.alpha);
  const rows = readings.map((reading, i) => {
    const own = figures[i];
    const isFound = found[i] && own.blocks >= LEAST_BLOCKS;
    return {
      ...reading,
      ...own,
      largest: isFound ? shareFound(own) : own.largest,
      found: isFound,
      arose: arose[i],
    };
  });
  return ranked(rows);
}

/** The share that surely moves most, or that most of the evidence comes from where no interval leaves zero. */
function shareFound({ largest, strongest }: ReadingFigures): SureMove {
  return largest?.isShare ? largest : { metric: strongest, isShare: true, size: 0 };
}

/** Findings first, then what moves a share; figures that are no shares, such as decisions per round, are no evidence. */
export function ranked(rows: readonly QuestionRow[]): QuestionRow[] {
  const size = ({ largest }: QuestionRow) => largest?.size ?? 0;
  return rows.toSorted(
    (a, b) =>
      Number(b.found) - Number(a.found) ||
      Number(b.largest?.isShare ?? false) - Number(a.largest?.isShare ?? false) ||
      size(b) - size(a) ||
      b.changed.mean - a.changed.mean,
  );
}
