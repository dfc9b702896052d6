import { INCH } from '../../../kernel/length.ts';
import { HARM } from '../../../rules/decision.ts';
import { noteUsers } from '../../../rules/play/modifiers.ts';
import { type Strike, strikeText } from '../attack/attack.ts';
import { noteAttack } from '../attack/fortune.ts';
import { harmOfPower, powerNumber, powersOpen } from '../attack/powers.ts';
import { saveAgainst } from '../attack/resolve.ts';
import type { Action } from '../match/action.ts';
import { rangeBetween } from '../match/altitude.ts';
import { reveal } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { acted, type Match, nameOf, rollFor, settingsOf, tell, tellOf } from '../match/match.ts';
import { ROLL } from '../matchup/rolls.ts';
import { passes } from '../matchup/wounding.ts';
import { settleMorale } from '../morale/morale.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { recognises } from '../unruly/recognition.ts';
import { backlash } from './backlash.ts';

/** Powers at everybody in sight and range, and concentrating for them (DX-CHN-01, DX-CON-01). */
export function channelings(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
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
        plan.weighStay(0, into);
        into[HARM] += promiseFrom(m, strike, plan.left, effort.focused);
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
        plan.weighStay(0, into);
        into[HARM] += Math.max(...usable.map((strike) => promiseFrom(m, strike, plan.left - 1, true)));
      },
      act() {
        effort.concentrating = true;
        acted(m, CLAUSE.powers.concentrate);
        tellOf(m, 'concentrate', model, 'concentrates');
      },
    },
  ];
}

/** Expected worth of a power as often as so many actions are enough for; the first alone is concentrated on (DX-CON-01). */
function promiseFrom(m: Match, strike: Strike, left: number, focused: boolean): number {
  const times = Math.floor(left / m.matchup.weapons[strike.weapon].actions);
  if (times === 0) return 0;
  return harmOfPower(m, strike, focused) + (times - 1) * harmOfPower(m, strike);
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
  tell(m, 'attack', () => {
    const distance = rangeBetween(m, attacker, target) / INCH;
    return [
      `${nameOf(m, attacker)} channels ${m.matchup.weapons[weapon].title} at ${nameOf(m, target)}, ${distance.toFixed(1)} inches: ` +
        `${face} against ${need}, ${hit ? 'it takes effect' : 'nothing happens'}.`,
      { attacker, target, kind: 'power', weapon: m.matchup.weapons[weapon].id, distance, face, need, hit },
    ];
  });
  if (hit) saveAgainst(m, strike, 0);
  if (face >= own.powers.fumble.from && own.powers.backlash.on) backlash(m, effort, strike);
  settleMorale(m);
}
