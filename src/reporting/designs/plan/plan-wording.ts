import type { PlanResult } from '../../../experiments/designs/plan/plan.ts';
import type { PlanRow } from '../../../experiments/designs/plan/plan-row.ts';
import type { Measured, Turn } from '../../../experiments/play/variance-estimate.ts';
import { metricTitle } from '../../wording/metric-wording.ts';
import { counted, pointsText } from '../../wording/wording.ts';

const MEASURED: Readonly<Record<Measured, string>> = {
  share: 'share',
  'beyond the sum': 'beyond the sum',
  level: 'level',
  difference: 'difference',
  part: 'part of the whole',
  worth: 'share with one more',
  effect: 'size of effect',
  target: 'level',
  median: 'side of the median',
};

/** What is looked at in blocks. */
export function measuredWords(measured: Measured): string {
  return MEASURED[measured];
}

/** What a row is about; targets are figures, by their ids. */
export function rowTitle({ title, measured }: Pick<PlanRow, 'title' | 'measured'>): string {
  const isFigure = measured === 'target' || measured === 'median';
  return isFigure ? title.replace(/\S+$/, (metric) => metricTitle({ metric })) : title;
}

/** What is planned for, up to the number of blocks. */
export function preciseText({ spec: { asks } }: PlanResult): string {
  return asks.halfWidth === null
    ? 'Targets as exact as their tolerances take'
    : `An interval of ${pointsText(asks.halfWidth)} either way takes`;
}

/** `80 % of all runs`. */
export function powerText({ spec: { asks } }: PlanResult): string {
  return `${Math.round(1000 * asks.power) / 10} % of all runs`;
}

/** How rows and blocks hang together. */
export function turnsText(turn: Turn | null): string {
  if (turn === null) return 'Each row plays its own blocks; those that are decided sooner stop sooner.';
  const most = 'as many as the one that needs most';
  if (turn.of === 'walk') return `All rows come from the same walks, ${most}.`;
  if (turn.of === 'pair of armies')
    return `All rows come from the same pairs of armies, a block each, ${most}.`;
  if (turn.of === 'search') return `All rows come from the same blocks, ${most}.`;
  return `All rows come from the same blocks, ${most}; all their arms together play ${counted(turn.matches, 'match', 'matches')} in each.`;
}
