import type { Model } from '../../../kernel/entities.ts';
import { enemiesOf, type Match, settingsOf } from '../match/match.ts';
import { attacksOf } from '../match/strike.ts';
import { shotAt } from '../matchup/attack-tables.ts';

/**
 * What a model that could hide gives up by it, in harm: all that it is worth where it has a gun that can harm an enemy
 * close by in the open, since whoever hides does not shoot (DP-STL-04), see PLAY.md; else nothing.
 */
export function lostInHiding(m: Match, model: Model): number {
  if (!settingsOf(m, model).stealth.moves.on) return 0;
  const harms = (enemy: Model) => attacksOf(m, model, enemy).still[shotAt(0, 0)] > 0;
  return enemiesOf(m, model).some(harms) ? m.matchup.harm.worth[model] : 0;
}
