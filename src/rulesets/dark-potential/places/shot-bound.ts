import type { Model, Weapon } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { judged } from '../match/premeasure.ts';

/** A shot at somebody wherever he may stand, no nearer than a distance. */
interface Shot {
  readonly attacker: Model;
  readonly weapon: Weapon;
  readonly target: Model;
  readonly nearest: Length;
}

/**
 * Expected harm of a shot with a weapon that lays no template, at most: without cover, and allowed. Where users' rules
 * have a say it is all that a hit can remove.
 */
export function harmAtMost(m: Match, { attacker, weapon, target, nearest }: Shot): number {
  const { harm, gunnery, inch } = m.matchup;
  if (haveUsersASay(m.matchup.active)) return harm.atMost(target);
  const wounds = Math.max(1, m.state.wounds[target]);
  // Where a lower number is no harder to roll, distance and cover may help.
  if (settingsOf(m, attacker).rolls.test.direction === 'at-least')
    return harm.byMargin(weapon, target, wounds, wounds).value;
  return gunnery
    .gun('ranged', attacker, weapon, target)
    .harm(wounds, judged(m, attacker, nearest) / inch, 0, false);
}
