import type { Model } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { type Modifiers, modify, noteUsers, startFrom } from '../../../rules/play/modifiers.ts';
import { bandBetween, modifyByRules, type Strike, strikeOf, strikeText } from '../attack/attack.ts';
import { harmOfHit } from '../attack/expected.ts';
import { noteAttack } from '../attack/fortune.ts';
import { saveAgainst } from '../attack/resolve.ts';
import { mayActOn } from '../attack/targets.ts';
import type { Action } from '../match/action.ts';
import { sees } from '../match/altitude.ts';
import { reveal } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { isEngaged } from '../match/engagement.ts';
import {
  acted,
  enemiesOf,
  type Match,
  nameOf,
  rollFor,
  settingsOf,
  stands,
  tell,
  tellOf,
} from '../match/match.ts';
import { chanceToRecognise, takenOffAll } from '../match/tests.ts';
import { atRisk, bandModifier } from '../matchup/gunnery.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToPass, passes } from '../matchup/wounding.ts';
import { settleMorale } from '../morale/morale.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { recognises } from '../unruly/recognition.ts';
import { backlash, scrambledBy } from './backlash.ts';

/** Powers at everybody in sight and range, and concentrating for them (DX-CHN-01, DX-CON-01). */
export function channelings(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  const { powers } = settingsOf(m, model);
  if (!powers.on || !powers.channel.on || !stands(m, model)) return [];
  const strikes = powersOpen(m, model);
  const channels = strikes.map((strike): Action => {
    const cost = m.matchup.weapons[strike.weapon].actions;
    return {
      name: 'channel',
      label: () => strikeText(m, strike),
      use: 'powers',
      cost,
      target: strike.target,
      weigh(into) {
        plan.weighStay(m.state.posture[model], 0, into);
        const times = Math.floor(plan.left / cost);
        into[HARM] += atRisk(settingsOf(m, model)) * times * promiseOfPower(m, strike, effort.focused);
      },
      act() {
        if (recognises(m, model)) channel(m, effort, strike);
      },
    };
  });
  return [...channels, ...concentrations(m, effort, plan, strikes)];
}

function concentrations(m: Match, effort: Effort, plan: Plan, strikes: readonly Strike[]): Action[] {
  const { model } = effort;
  const { concentrate } = settingsOf(m, model).powers;
  const usable = strikes.filter(({ weapon }) => plan.left > m.matchup.weapons[weapon].actions);
  if (!concentrate.on || effort.focused || usable.length === 0 || m.state.scrambled[model] > 0) return [];
  return [
    {
      name: 'concentrate',
      label: () => 'concentrate',
      use: 'powers',
      cost: 1,
      weigh(into) {
        plan.weighStay(m.state.posture[model], 0, into);
        into[HARM] +=
          atRisk(settingsOf(m, model)) *
          Math.max(...usable.map((strike) => focusedPromise(m, strike, plan.left - 1)));
      },
      act() {
        effort.concentrating = true;
        acted(m, CLAUSE.powers.concentrate);
        tellOf(m, 'concentrate', model, 'concentrates');
      },
    },
  ];
}

function powersOpen(m: Match, model: Model): Strike[] {
  const { powers } = m.matchup.models[model];
  const isBarred = settingsOf(m, model).ranged.engaged.on && isEngaged(m, model);
  if (powers.length === 0 || isBarred) return [];
  return enemiesOf(m, model).flatMap((target) => {
    if (!mayActOn(m, model, target) || !sees(m, model, target)) return [];
    const band = bandBetween(m, model, target);
    return powers
      .filter((power) => bandModifier(settingsOf(m, model), m.matchup.weapons[power], band) !== null)
      .map((power) => strikeOf('power', model, power, target));
  });
}

/** The number that the roll for a power must not exceed (DX-CHN-ASM). */
function powerNumber(m: Match, strike: Strike, focused: boolean): Modifiers {
  const { attacker, weapon } = strike;
  const { list, models, weapons } = m.matchup;
  const { powers } = settingsOf(m, attacker);
  startFrom(list, models[attacker].profile.power + powers.test.bonus - weapons[weapon].magnitude);
  if (focused) modify(list, CLAUSE.powers.concentrate, powers.concentrate.bonus);
  if (takenOffAll(m, attacker) > 0) modify(list, CLAUSE.unhinged.chart, -takenOffAll(m, attacker));
  const scrambled = scrambledBy(m, attacker);
  if (scrambled > 0) modify(list, CLAUSE.powers.backlash, -scrambled);
  modifyByRules(m, strike);
  return list;
}

function promiseOfPower(m: Match, strike: Strike, focused: boolean): number {
  const chance = chanceToPass(settingsOf(m, strike.attacker), powerNumber(m, strike, focused).total);
  return chance * chanceToRecognise(m, strike.attacker) * harmOfHit(m, strike);
}

/** Expected worth of a power with Concentrate and of those that follow it, with so many actions left. */
function focusedPromise(m: Match, strike: Strike, left: number): number {
  const more = Math.floor(left / m.matchup.weapons[strike.weapon].actions) - 1;
  return promiseOfPower(m, strike, true) + more * promiseOfPower(m, strike, false);
}

function channel(m: Match, effort: Effort, strike: Strike): void {
  const { attacker, target, weapon } = strike;
  const own = settingsOf(m, attacker);
  reveal(m, attacker);
  acted(m, CLAUSE.powers.channel);
  acted(m, CLAUSE.powers.test);
  const number = powerNumber(m, strike, effort.focused);
  const need = number.total;
  noteUsers(m, number);
  const face = rollFor(m, ROLL.power, attacker);
  const isHit = (any: number) => passes(own, any, need);
  noteAttack(m, strike, face, isHit);
  const hit = isHit(face);
  tell(m, 'attack', () => [
    `${nameOf(m, attacker)} channels ${m.matchup.weapons[weapon].title} at ${nameOf(m, target)}: ` +
      `${face} against ${need}, ${hit ? 'it takes effect' : 'nothing happens'}.`,
    { attacker, target, kind: 'power', weapon: m.matchup.weapons[weapon].id, face, need, hit },
  ]);
  if (hit) saveAgainst(m, strike, 0);
  if (face >= own.powers.fumble.from && own.powers.backlash.on) backlash(m, effort, strike);
  settleMorale(m);
}
