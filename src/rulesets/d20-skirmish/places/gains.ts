import type { Model } from '../../../kernel/entities.ts';
import { once } from '../../../rules/play/weighing.ts';
import { type Match, turnsLeft } from '../match/match.ts';
import { chanceToRecognise } from '../match/tests.ts';

/** What a chance to attack next time counts of one now. */
const NEXT_TIME = 0.3;
/** What so many attacks come to, of those that places are judged by. */
const ATTACKS = [0, 0.55, 1, 1.35, 1.6] as const;

/** What a model can do from places that have been surveyed, by row, with so many attacks. */
export interface Gains {
  /** Expected harm of the attacks, at once or after one more move, whichever is more. */
  attacksAt(row: number, attacks: number): number;
  /** Whether it is at once. */
  areAtOnce(row: number, attacks: number): boolean;
  /** The attacks, and those of next time. */
  harmAt(row: number, attacks: number): number;
}

export function gainsOf(m: Match, model: Model): Gains {
  const { harm, soon, later } = m.battlefield.columns;
  const isLast = turnsLeft(m) <= 1;
  const sure = once(() => chanceToRecognise(m, model));
  const each = actionsOfAttack(m, model);
  const times = (attacks: number) => ATTACKS[Math.min(4, each * Math.floor(attacks / each))];
  const now = (row: number, attacks: number) => harm[row] * times(attacks);
  const next = (row: number, attacks: number) => (attacks < 2 ? 0 : soon[row] * times(attacks - 1));
  const attacksAt = (row: number, attacks: number) =>
    sure() * Math.max(now(row, attacks), next(row, attacks));
  return {
    attacksAt,
    areAtOnce: (row, attacks) => now(row, attacks) >= next(row, attacks),
    harmAt: (row, attacks) =>
      attacksAt(row, attacks) + (isLast ? 0 : NEXT_TIME * Math.max(harm[row], soon[row], later[row])),
  };
}

/** Actions of what a model attacks with: more than one for whoever has nothing but powers that take as long. */
function actionsOfAttack({ matchup }: Match, model: Model): number {
  const { ranged, powers } = matchup.models[model];
  if (ranged.length > 0 || powers.length === 0 || matchup.standoff[model] === 0) return 1;
  return Math.min(...powers.map((power) => matchup.weapons[power].actions));
}
