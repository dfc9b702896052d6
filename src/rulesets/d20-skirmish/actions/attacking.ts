import type { Model } from '../../../kernel/entities.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { isShot, strikeText } from '../attack/attack.ts';
import { bestBlow, reckoned } from '../attack/expected.ts';
import { mayActOn } from '../attack/targets.ts';
import { attack } from '../attack/volley.ts';
import type { Action } from '../match/action.ts';
import { sees } from '../match/altitude.ts';
import { canStrike, contactsOf, isEngaged } from '../match/engagement.ts';
import { acted, enemiesOf, type Match, settingsOf, stands } from '../match/match.ts';
import type { Plan } from '../places/plan.ts';
import type { Shot } from '../places/shots.ts';
import { CLAUSE } from '../rules/index.ts';
import { recognises } from '../unruly/recognition.ts';
import { canMove } from '../ways/driving.ts';
import { isBlockedByFriends } from '../ways/spacing.ts';

/** Shots at every target with every gun. */
export function shots(m: Match, model: Model, plan: Plan): Action[] {
  const open = plan.shots();
  noteBans(m, model, open);
  return open.map((shot) => attackAction(m, plan, shot));
}

/** Blows at whoever is in contact, each with the blade that does most. */
export function blows(m: Match, model: Model, plan: Plan): Action[] {
  if (!canStrike(m, model)) return [];
  return contactsOf(m, model).map((target) => {
    const strike = bestBlow(m, 'melee', model, target)!;
    return attackAction(m, plan, { strike, ...reckoned(m, strike) });
  });
}

function attackAction(m: Match, plan: Plan, shot: Shot): Action {
  const { strike } = shot;
  return {
    name: isShot(m, strike) ? 'ranged' : 'melee',
    label: () => strikeText(m, strike),
    cost: 1,
    target: strike.target,
    weigh(into) {
      // The rest of the activation may go on like this, or all of it but the last action.
      if (isShot(m, strike) && plan.left > 1 && canMove(m, strike.attacker))
        return plan.weighShots(shot, into);
      plan.weighStay(0, into);
      into[HARM] += shot.harm(plan.left);
      into[DANGER] += shot.own(plan.left);
    },
    act() {
      if (!recognises(m, strike.attacker)) return;
      if (!isShot(m, strike)) acted(m, CLAUSE.closeCombat.action);
      attack(m, strike);
    },
  };
}

/**
 * Counts what keeps somebody with a gun from shooting: close combat (DX-ENG-ASM), friends in the way (DX-SPC-02), that
 * nobody has spotted whom he sees (DX-SPT-07).
 */
function noteBans(m: Match, model: Model, open: readonly Shot[]): void {
  const { ranged, spacing } = settingsOf(m, model);
  if (m.matchup.models[model].ranged.length === 0 || !stands(m, model)) return;
  if (isEngaged(m, model)) {
    if (ranged.engaged.on) acted(m, CLAUSE.ranged.engaged);
    return;
  }
  const { point } = m.state;
  let mayBlock = spacing.on && spacing.fire.on;
  let isHidden = false;
  for (const enemy of enemiesOf(m, model)) {
    if (!stands(m, enemy) || open.some(({ strike }) => strike.target === enemy)) continue;
    if (!sees(m, model, enemy)) continue;
    if (!mayActOn(m, model, enemy)) isHidden = true;
    else if (mayBlock && isBlockedByFriends(m, model, point[enemy])) {
      acted(m, CLAUSE.spacing.fire);
      mayBlock = false;
    }
  }
  if (isHidden) acted(m, CLAUSE.spotting.unseen);
}
