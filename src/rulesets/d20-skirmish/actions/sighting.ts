import { HARM } from '../../../rules/decision.ts';
import type { Action } from '../match/action.ts';
import { canSpot, hideoutsFor, spot, spotNumber, spotText } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { acted, type Match, settingsOf, stands } from '../match/match.ts';
import { chanceToPass } from '../matchup/wounding.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** What finding somebody is worth of his worth: he can be shot at, and does not ambush anybody. */
const FOUND = 0.35;

/** Spots at every marker and every concealed model in sight (DX-SPT-01). */
export function sightings(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  const { spotting } = settingsOf(m, model);
  if (!spotting.on || !stands(m, model) || (effort.looked && !spotting.again.on)) return [];
  const hideouts = hideoutsFor(m, model);
  if (hideouts.length === 0) return [];
  if (!canSpot(m, model)) {
    acted(m, CLAUSE.spotting.limits);
    return [];
  }
  return hideouts.map((hideout) => ({
    name: 'spot',
    label: () => spotText(m, hideout),
    cost: spotting.action.cost,
    weigh(into) {
      plan.weighStay(m.state.posture[model], plan.left - spotting.action.cost, into);
      const chance = chanceToPass(settingsOf(m, model), spotNumber(m, model, hideout));
      into[HARM] += FOUND * chance * m.matchup.worth[hideout.model];
    },
    act() {
      effort.looked = true;
      spot(m, model, hideout);
    },
  }));
}
