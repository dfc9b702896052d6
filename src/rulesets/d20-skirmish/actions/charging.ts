import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { mayActOn } from '../attack/targets.ts';
import type { Action } from '../match/action.ts';
import { areLevel, canCharge, mayJoin } from '../match/engagement.ts';
import { acted, enemiesOf, type Match, nameOf } from '../match/match.ts';
import { chargeEnds, chargeReach, runCharge } from '../moves/charge.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { recognises } from '../unruly/recognition.ts';
import { canMove } from '../ways/driving.ts';
import { ACROSS, type Crossing } from '../ways/reach.ts';

/** Of the danger where a charge ends so much is left when it has struck. */
const CHARGED = 0.8;

/** A charge at each enemy who can be reached (DX-CHG-ASM); across limiting terrain it costs more actions. */
export function chargeActions(
  m: Match,
  model: Model,
  plan: Plan,
  crossing: Crossing,
  cost: number,
): Action[] {
  if (!canCharge(m, model) || !canMove(m, model)) return [];
  const far = chargeReach(m, model);
  const { distance } = m.battlefield;
  const from = m.state.point[model];
  const targets = enemiesOf(m, model).filter(
    (enemy) =>
      mayActOn(m, model, enemy) &&
      distance(from, m.state.point[enemy]) <= far + INCH + m.battlefield.ground.pitch &&
      isReachable(m, model, enemy) &&
      mayJoin(m, model, enemy),
  );
  if (targets.length === 0) return [];
  const endAt = chargeEnds(m, model, crossing);
  return targets.flatMap((target): Action[] => {
    const end = endAt(target);
    if (!end) return [];
    return [
      {
        name: 'charge',
        label: () => `charge ${nameOf(m, target)}${ACROSS[crossing]}`,
        use: 'charge',
        cost,
        target,
        weigh(into) {
          plan.weighAt(end.point, 0, into);
          into[HARM] += plan.chargeTo(target, end.point, plan.left - cost + 1);
          into[DANGER] *= CHARGED;
        },
        act() {
          if (recognises(m, model)) runCharge(m, model, target, end, crossing);
        },
      },
    ];
  });
}

/** Whether an enemy is at the altitude of a model; notes that he is not. */
function isReachable(m: Match, model: Model, enemy: Model): boolean {
  if (areLevel(m, model, enemy)) return true;
  acted(m, CLAUSE.locomotion.aloft);
  return false;
}
