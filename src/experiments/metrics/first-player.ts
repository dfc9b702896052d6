import type { MatchRecord } from '../../match/record.ts';
import type { Seat } from '../../rules/decision.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Metric } from './metric.ts';

/** Who took the first turn; null where the ruleset does not say or nobody did. */
export function firstPlayerOf({ tallies, counters }: Ruleset, record: MatchRecord): Seat | null {
  const first = counters.indexOf(tallies.first ?? '');
  const [near, far] = record.counters;
  if (first < 0 || near[first] === far[first]) return null;
  return near[first] > far[first] ? 0 : 1;
}

/** Points of a seat in halves. */
function pointsOf({ score }: MatchRecord, seat: Seat): number {
  return 2 * (seat === 0 ? score : 1 - score);
}

/** What the first turn is worth on any edge. */
export const FIRST_PLAYER = {
  id: 'first-player-share',
  says: 'share of the points that went to the side that took the first turn',
};

/**
 * What the first turn is worth, on any edge and with the edge fixed: where a table is not symmetric, whoever has the
 * first turn may have the better edge as well. Seat 0 sits at the near edge; equal weights for both edges give the
 * share with the edge fixed.
 */
export function firstPlayerMetrics(ruleset: Ruleset): Metric[] {
  if (ruleset.tallies.first === undefined) return [];
  const share = (edge: string, where: string, edges: readonly Seat[]): Metric => ({
    id: `${FIRST_PLAYER.id}${edge}`,
    says: `${FIRST_PLAYER.says}${where}`,
    unit: 'share',
    scale: 2,
    measure(record) {
      const first = firstPlayerOf(ruleset, record);
      return first !== null && edges.includes(first) ? pointsOf(record, first) : null;
    },
  });
  return [
    share('', '', [0, 1]),
    share('.near-edge', ' from the near edge', [0]),
    share('.far-edge', ' from the far edge', [1]),
  ];
}
