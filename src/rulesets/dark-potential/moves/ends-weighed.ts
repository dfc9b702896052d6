import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { DANGER, HARM, PROMISE } from '../../../rules/decision.ts';
import { allowanceOf } from '../match/blockers.ts';
import { chargeFraction } from '../match/charge-reach.ts';
import type { Match } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { strikesHome } from '../match/strike.ts';
import { contacts } from '../match/weapons.ts';
import { NEXT_TURN, type Outlook, type WeighPlace } from '../places/outlook.ts';
import type { Met } from '../places/reactions-met.ts';
import { leavingHarm } from './free-strikes.ts';

/** What a movement from one place to another loses at the least to those who wait; nothing where it stays. */
export function lossOf({ passing, ending }: Met, from: Point, to: Point): number {
  return to === from ? 0 : Math.max(passing(from), passing(to)) + ending(to);
}

/** Weighs where a movement could end, by the enemies it would leave too. */
export function weighEnds(
  m: Match,
  model: Model,
  view: Outlook,
  ends: readonly Point[],
  still: Point,
): WeighPlace {
  const weigh = view.survey(ends, still);
  const leaving = leavingHarm(m, model);
  const withLeaving = (i: number, into: Float64Array) => {
    weigh(i, into);
    into[DANGER] += leaving(ends[i]);
  };
  return Object.assign(withLeaving, { atMost: weigh.atMost });
}

/** How far it brings a mover to strike, odd halves as they are: only as far as its contacts where a Charge is only a movement (DP-CHG-02). */
export function blowDistance(m: Match, model: Model): Length {
  return strikesHome(m, model, 'close-combat')
    ? allowanceOf(m, model, chargeFraction(m, model))
    : farthestContact(m, model);
}

/** How far off those are whom a model is in contact with, which a linear obstacle may part from it (DP-CC-04). */
function farthestContact(m: Match, model: Model): Length {
  const from = m.state.point[model];
  const apart = (enemy: Model) => judgedDistance(m, model, from, m.state.point[enemy]);
  return Math.max(0, ...contacts(m, model).map(apart));
}

/** What somebody could do from a place who has no action left is for the next turn. */
export function postpone(weighing: Float64Array): void {
  weighing[PROMISE] = Math.max(weighing[PROMISE], NEXT_TURN * weighing[HARM]);
  weighing[HARM] = 0;
}
