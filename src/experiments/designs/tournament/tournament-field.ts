import type { MatchRecord } from '../../../match/record.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { firstPlayerOf } from '../../metrics/first-player.ts';

/** A contestant: who plays, and what he fields. */
export interface Contestant {
  readonly title: string;
  readonly policy: string;
  readonly army: string;
}

/** Two contestants by number, the first under test. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
}

/** What a mirrored pair of matches came to, whole numbers throughout; points in halves. */
export interface BlockScore {
  /** Matches in which the side under test took the first turn, and its points in them. */
  readonly opened: number;
  readonly openedPoints: number;
  /** Matches in which the other side did, and the points of the side under test in them. */
  readonly followed: number;
  readonly followedPoints: number;
}

/** All contestants that policies and armies make together; what they share is left out of their titles. */
export function contestantsOf(policies: readonly string[], armies: readonly string[]): Contestant[] {
  return policies.flatMap((policy) =>
    armies.map((army) => ({
      title: armies.length === 1 ? policy : policies.length === 1 ? army : `${policy} with ${army}`,
      policy,
      army,
    })),
  );
}

export function pairingsOf(contestants: number): Pairing[] {
  return Array.from({ length: contestants }, (_, first) =>
    Array.from({ length: contestants - first - 1 }, (_, i) => ({ first, second: first + 1 + i })),
  ).flat();
}

/** Who opened is whoever took the first turn; where the ruleset does not tell, whoever sat at the near edge. */
export function blockScore(ruleset: Ruleset, records: readonly MatchRecord[]): BlockScore {
  const score = { opened: 0, openedPoints: 0, followed: 0, followedPoints: 0 };
  records.forEach((record, match) => {
    // The side under test sits on seat 0 in the first match and on seat 1 in the second.
    const points = 2 * (match === 0 ? record.score : 1 - record.score);
    const opener = firstPlayerOf(ruleset, record) ?? 0;
    if (opener === match) {
      score.opened++;
      score.openedPoints += points;
    } else {
      score.followed++;
      score.followedPoints += points;
    }
  });
  return score;
}
