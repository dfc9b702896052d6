import type { Length } from '../../kernel/length.ts';
import { distancePenalty } from './distance-penalty.ts';
import { type Match, settingsOf } from './match.ts';
import { judged } from './premeasure.ts';
import { haveUsersASay } from './users-say.ts';

/** A shot at somebody wherever he may stand, no nearer than a distance. */
interface Shot {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
  readonly nearest: Length;
}

/**
 * Expected harm of a shot with a weapon that lays no template, at most: without cover, and allowed. Where users' rules
 * have a say it is all that a hit can remove.
 */
export function harmAtMost(m: Match, shot: Shot): number {
  if (haveUsersASay(m.book.active)) return m.book.harm.atMost(shot.target);
  const perHit = m.book.harm.perHit(shot.weapon, shot.target, Math.max(1, m.state.wounds[shot.target]));
  return perHit * chanceAtMost(m, shot);
}

/** The chance to hit; certainty where a lower number is no harder to roll. */
function chanceAtMost(m: Match, { attacker, weapon, target, nearest }: Shot): number {
  const { rolls, rangedAttack, inaccurate: rule } = settingsOf(m, attacker);
  if (rolls.test.direction === 'at-least') return 1;
  const { profile, seat } = m.book.models[attacker];
  const { range, inaccurate } = m.book.weapons[weapon];
  const { points, edge } = rangedAttack.bands;
  const far = distancePenalty(range, judged(m, attacker, nearest) / m.book.inch, points, edge);
  const skill = (profile.ranged ?? 0) - far - (inaccurate ? rule.penalty.points : 0);
  return m.book.tests[seat].chance(skill - m.book.models[target].profile.defense);
}
