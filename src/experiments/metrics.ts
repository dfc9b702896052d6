import type { MatchRecord } from '../match/record.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** A figure of a match that tells how the game plays. */
export interface Metric {
  readonly id: string;
  readonly says: string;
  /** Shares lie between 0 and 1; the others have no bounds known beforehand. */
  readonly unit: 'share' | 'rounds' | 'count';
  /** A whole number of `scale`ths, so that sums do not depend on any order; null where the match cannot show it. */
  measure(record: MatchRecord): number | null;
  readonly scale: number;
}

/** The counter that is 1 for the seat that took the first turn. */
const FIRST = 'first';

const THOUSANDTHS = 1000;

/** What the records of a ruleset can show, the primary metric first: the one findings are made from. */
export function metricsOf(ruleset: Ruleset): readonly Metric[] {
  const first = ruleset.counters.indexOf(FIRST);
  const counted = ruleset.counters.flatMap((name, counter) =>
    counter === first ? [] : [counts(name, counter)],
  );
  return [...(first < 0 ? [] : [firstPlayerShare(first)]), ...HEALTH, ...counted];
}

function firstPlayerShare(first: number): Metric {
  return {
    id: 'first-player-share',
    says: 'share of the points that went to the side that took the first turn',
    unit: 'share',
    scale: 2,
    measure({ score, counters }) {
      if (counters[0][first] === counters[1][first]) return null;
      return 2 * (counters[0][first] > 0 ? score : 1 - score);
    },
  };
}

const HEALTH: readonly Metric[] = [
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
];

function counts(name: string, counter: number): Metric {
  return {
    id: name,
    says: `${name}, both sides together`,
    unit: 'count',
    scale: 1,
    measure: ({ counters }) => counters[0][counter] + counters[1][counter],
  };
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
