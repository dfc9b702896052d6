import { DANGER, HARM } from '../../../rules/decision.ts';
import type { Action } from '../match/action.ts';
import type { Effort } from '../match/effort.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { chanceToLeave, leavesUntested, tryToBreakAway } from '../moves/break-away.ts';
import type { Plan } from '../places/plan.ts';

/** A chance to get away takes so much off the danger of staying, and off what can be done from there. */
const LEFT = 0.5;

/** Breaking away from everybody in contact (DX-BRK-01). */
export function breakingAway(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  const { action, test, outcome } = settingsOf(m, model).breakAway;
  if (effort.tried && !outcome.on) return [];
  const chance = chanceToLeave(m, model);
  return [
    {
      name: 'break-away',
      label: () => 'break away',
      cost: action.cost,
      weigh(into) {
        if ((!test.on || leavesUntested(m, model)) && plan.left > action.cost)
          return plan.weighBest('plain', plan.left - action.cost - 1, into);
        plan.weighStay(0, into);
        // Only with an action left does it get anywhere.
        if (plan.left > action.cost) into[DANGER] *= 1 - LEFT * chance;
        into[HARM] *= 1 - LEFT * chance;
      },
      act() {
        effort.tried = true;
        effort.free = tryToBreakAway(m, model);
      },
    },
  ];
}
