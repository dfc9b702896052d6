/** Somebody who plays out what he could do before he does it: plans of whole activations, and single decisions. */
import type { Decision, Player } from '../rules/decision.ts';
import type { Foreseer, Scene } from '../rules/play/fork.ts';
import type { MatchState } from '../rules/ruleset.ts';
import type { Liking } from './appetite.ts';
import { candidates } from './candidates.ts';
import { appraisal, type Judgement, persona } from './persona.ts';
import { type Course, raceCourses } from './race.ts';

/** Units beside the one he likes best that he thinks of sending next. */
const OTHER_UNITS = 3;

/** Playouts of a course at most, where no other number is given. */
export const USUAL_PLAYOUTS = 30;

/**
 * A persona that plays out what it could do, on a table of its own and by the same persona for both sides, with luck that
 * its courses share. Where it says which unit goes next (`Foresight.units`) it plans the activation: another unit, or
 * to play it in another manner than its own. Where single decisions were found to pay (`Foresight.points`) it tries other
 * options. It leaves what it likes best only for what is clearly better.
 *
 * @param manners to play an activation in
 * @param playouts of a course at most, at least 2
 */
export function strategist(
  judgement: Judgement,
  manners: readonly Player[],
  playouts = USUAL_PLAYOUTS,
  liking?: Liking,
): Foreseer {
  const own = persona(judgement, liking);
  const appraise = appraisal(judgement, liking);

  /** Options that are worth a playout, what somebody likes first. */
  const open = (decision: Decision, first: number): number[] => {
    const worth = Array.from({ length: decision.count }, (_, option) => appraise(decision, option));
    return candidates(first, worth, decision.luck);
  };

  const plans = (decision: Decision, usual: Player): Course[] => [
    ...open(decision, usual(decision))
      .slice(0, 1 + OTHER_UNITS)
      .map((option) => ({ option, manner: usual })),
    ...manners.map((manner) => ({ option: manner(decision), manner })),
  ];

  const sitDown = (scene: Scene): Player => {
    const { fork, foresight } = scene;
    let manner = own;
    let planned: MatchState | null = null;
    return (decision) => {
      if (fork.before !== planned) manner = own;
      if (fork.before === null) return own(decision);
      if (foresight.units.includes(decision.point)) {
        planned = fork.before;
        const plan = raceCourses(scene, decision, plans(decision, manner), own, playouts);
        manner = plan.manner;
        return plan.option;
      }
      const first = manner(decision);
      if (!foresight.points.includes(decision.point)) return first;
      const courses = open(decision, first).map((option) => ({ option, manner }));
      return raceCourses(scene, decision, courses, own, playouts).option;
    };
  };
  return Object.assign((decision: Decision) => own(decision), { sitDown });
}
