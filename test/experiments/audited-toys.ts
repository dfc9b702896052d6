import type { Audit } from '../../src/experiments/audit/audit.ts';
import type { ExperimentResult } from '../../src/experiments/designs/index.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import type { Seat } from '../../src/rules/decision.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

export const COMMON = { ruleset: toy, tables: { designed: ['yard'], generated: 2 } };

export const BONUS = 'sword.cut.bonus';

/** Plays as the veteran does, and the fool, who plays the other way round. */
export const AUDIT = ['cautious', 'random'];

export const isFool = ({ policies }: MatchSpec) => policies[0] === 'random';

export const bonusOf = ({ variants }: MatchSpec, seat: Seat) => Number(variants[seat][BONUS] ?? 2);

/** Matches that are drawn: seat 0 wins with a chance in a hundred, and they last so many rounds. */
export function decided(
  chance: (match: MatchSpec) => number,
  roundsOf: (match: MatchSpec) => number,
): Executor {
  return drawn((match, place) => luckOf(match, place, 100 * chance(match)), roundsOf);
}

export const three = () => 3;

export function flips({ policies }: Audit): [string, boolean][] {
  return policies.map((repeat) => [repeat.policy, repeat.standing === 'flips']);
}

export const FOOL_FLIPS = [
  ['cautious', false],
  ['random', true],
];

export function findingsOf(result: ExperimentResult): string {
  return reportOf(result, '').findings.join('\n');
}
