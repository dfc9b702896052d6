import { HARM } from '../../../rules/decision.ts';
import type { Action } from '../match/action.ts';
import { canSpot, hideoutsFor, spot, spotText } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { acted, type Match, settingsOf, stands } from '../match/match.ts';
import type { Plan } from '../places/plan.ts';
import { promiseOfSpot } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';

/** Spots at every marker and every concealed model in sight, at the cost that the rules of who hides give it (DX-SPT-01). */
export function sightings(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  const { spotting } = settingsOf(m, model);
  if (!stands(m, model) || (effort.looked && !spotting.again.on)) return [];
  const hideouts = hideoutsFor(m, model);
  if (hideouts.length === 0) return [];
  if (!canSpot(m, model)) {
    acted(m, CLAUSE.spotting.limits);
    return [];
  }
  return hideouts.map((hideout) => {
    const { cost } = settingsOf(m, hideout.model).spotting.action;
    return {
      name: 'spot',
      label: () => spotText(m, hideout),
      cost,
      weigh(into) {
        plan.weighStay(plan.left - cost, into);
        into[HARM] += promiseOfSpot(m, model, hideout);
      },
      act() {
        effort.looked = true;
        spot(m, model, hideout);
      },
    };
  });
}
