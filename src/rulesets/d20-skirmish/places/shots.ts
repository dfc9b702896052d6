import type { Model } from '../../../kernel/entities.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { Strike } from '../attack/attack.ts';
import { type Reckoning, reckoned } from '../attack/expected.ts';
import { shotsOpen } from '../attack/targets.ts';
import type { Match } from '../match/match.ts';

/** A shot that is open to a model, and what so many of the like come to. */
export interface Shot extends Reckoning {
  readonly strike: Strike;
}

/** The shots that a model has where it is, found when somebody first asks. */
export interface Shots {
  (): readonly Shot[];
  /** Expected harm of so many of those that do most, less what they do to their own side. */
  most(attacks: number): number;
}

export function shotsAtHand(m: Match, model: Model): Shots {
  const shots = once(() => shotsOpen(m, model).map((strike) => ({ strike, ...reckoned(m, strike) })));
  return Object.assign(() => shots(), {
    most(attacks: number) {
      let most = 0;
      for (const { harm, own } of shots()) most = Math.max(most, harm(attacks) - own(attacks));
      return most;
    },
  });
}
