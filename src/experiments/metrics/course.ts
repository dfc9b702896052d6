import type { MatchRecord } from '../../match/record.ts';
import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { type Metric, THOUSANDTHS } from './metric.ts';

/** Rounds by whose ends the lead is compared with the end of the match; games here last some five to eight. */
const WATCHED = [1, 2, 3, 4];

/** How matches go and end, whatever the ruleset counts. */
export const COURSE: readonly Metric[] = [
  {
    id: 'margin',
    says: "share of the winner's worth left less the loser's",
    unit: 'share',
    scale: THOUSANDTHS,
    measure: ({ margin }) => Math.round(Math.abs(margin) * THOUSANDTHS),
  },
  {
    id: 'rounds',
    says: 'rounds until the match was over',
    unit: 'rounds',
    scale: 1,
    measure: ({ rounds }) => rounds,
  },
  {
    id: 'draws',
    says: 'share of drawn matches',
    unit: 'share',
    scale: 1,
    measure: ({ outcome }) => (outcome === 'draw' ? 1 : 0),
  },
  {
    id: 'unresolved',
    says: 'share of matches that the bench stopped before the rules ended them',
    unit: 'share',
    scale: 1,
    measure: ({ outcome }) => (outcome === 'unresolved' ? 1 : 0),
  },
  left('winner-worth', "share of the winner's worth that is left", (winner) => winner),
  left('loser-worth', "share of the loser's worth that is left", otherSeat),
  survivors('winner-models', 'models the winner has left', (winner) => winner),
  survivors('loser-models', 'models the loser has left', otherSeat),
  {
    id: 'lead-changes',
    says: 'how often the lead passed to the other side from one round to a later one',
    unit: 'count',
    scale: 1,
    measure: ({ leads }) => leadChanges(leads),
  },
  {
    id: 'comebacks',
    says: 'share of matches won by the side that was behind at half time',
    unit: 'share',
    scale: 1,
    measure: (record) => (isComeback(record) ? 1 : 0),
  },
  ...WATCHED.map(decidedBy),
];

function left(id: string, says: string, of: (winner: Seat) => Seat): Metric {
  return {
    id,
    says,
    unit: 'share',
    scale: THOUSANDTHS,
    measure: (record) => remains(record, of)?.worth ?? null,
  };
}

function survivors(id: string, says: string, of: (winner: Seat) => Seat): Metric {
  return { id, says, unit: 'count', scale: 1, measure: (record) => remains(record, of)?.models ?? null };
}

function remains(record: MatchRecord, of: (winner: Seat) => Seat) {
  const winner = winnerOf(record);
  return winner === null ? null : record.survivors[of(winner)];
}

function winnerOf({ outcome }: MatchRecord): Seat | null {
  return outcome === 'won' ? 0 : outcome === 'lost' ? 1 : null;
}

function leadChanges(leads: readonly number[]): number {
  const led = leads.filter((lead) => lead !== 0);
  return led.filter((lead, i) => i > 0 && Math.sign(lead) !== Math.sign(led[i - 1])).length;
}

/** Half time is the end of round ceil(rounds / 2). */
function isComeback({ outcome, rounds, leads }: MatchRecord): boolean {
  const half = leads[Math.ceil(rounds / 2) - 1] ?? 0;
  return (outcome === 'won' && half < 0) || (outcome === 'lost' && half > 0);
}

/** A match that was over before the end of the round is decided: its winner counts as the leader. */
function decidedBy(round: number): Metric {
  return {
    id: `decided-by-round-${round}`,
    says:
      `share of the points that went to the side with more worth left at the end of round ${round}; half where both ` +
      'had as much, all where the match had been won',
    unit: 'share',
    scale: 2,
    measure: (record) => leadersPoints(record, round),
  };
}

/** Points of the side ahead at the end of a round, in halves. */
function leadersPoints(record: MatchRecord, round: number): number {
  const { leads, score } = record;
  if (isOverBy(record, round)) return Math.abs(2 * score - 1) + 1;
  const lead = leads[round - 1];
  return lead === 0 ? 1 : lead > 0 ? 2 * score : 2 - 2 * score;
}

/** Whether there was nothing left to decide at the end of a round. */
export function isOverBy({ rounds }: MatchRecord, round: number): boolean {
  return round >= rounds;
}
