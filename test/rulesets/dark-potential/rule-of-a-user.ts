import type { ActsAt } from '../../../src/rules/play/active-rules.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { createGunnery } from '../../../src/rulesets/dark-potential/matchup/gunnery.ts';
import type { Moments } from '../../../src/rulesets/dark-potential/matchup/timing.ts';
import { CLAUSE } from '../../../src/rulesets/dark-potential/rules/index.ts';

/** A position in which seat A has a user's rule, as if its book had been compiled with it. */
export function withRule(m: Match, moments: ActsAt<Moments>): Match {
  const active = [
    [{ moments, own: {}, clauses: [{ number: CLAUSE.actions.menu, without: {} }] }],
    [],
  ] as const;
  const matchup = { ...m.matchup, active };
  return { ...m, matchup: { ...matchup, gunnery: createGunnery(matchup) } };
}
