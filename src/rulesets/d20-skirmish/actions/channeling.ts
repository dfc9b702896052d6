import { INCH } from '../../../kernel/length.ts';
import { HARM } from '../../../rules/decision.ts';
import { type Modifiers, modify, startFrom } from '../../../rules/modifiers.ts';
import { bandBetween, mayActOn, type Strike, strikeOf } from '../attack/attack.ts';
import { harmOfHit } from '../attack/expected.ts';
import { hurt, saveAgainst } from '../attack/resolve.ts';
import type { Action } from '../match/action.ts';
import { reveal } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { isEngaged } from '../match/engagement.ts';
import {
  acted,
  count,
  enemiesOf,
  isAlive,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
  tellOf,
} from '../match/match.ts';
import { leadershipOf, rollTest } from '../match/tests.ts';
import { bandModifier } from '../matchup/gunnery.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { chanceToPass, passes, SIDES } from '../matchup/wounding.ts';
import { settleMorale } from '../morale/morale.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';

/** Powers at everybody in sight and range, and concentrating for them (DX-CHN-01, DX-CON-01). */
export function channelings(m: Match, effort: Effort, plan: Plan): Action[] {
  const { model } = effort;
  const { powers } = settingsOf(m, model);
  if (!powers.on || !powers.channel.on || !stands(m, model)) return [];
  const strikes = powersOpen(m, model);
  const channels = strikes.map((strike): Action => {
    const cost = m.book.weapons[strike.weapon].actions;
    return {
      name: 'channel',
      use: 'powers',
      cost,
      weigh(into) {
        plan.weighStay(m.state.posture[model], 0, into);
        const times = Math.floor(plan.left / cost);
        into[HARM] += 0.8 * times * promiseOfPower(m, strike, effort.focused);
      },
      act: () => channel(m, effort, strike),
    };
  });
  return [...channels, ...concentrations(m, effort, plan, strikes)];
}

function concentrations(m: Match, effort: Effort, plan: Plan, strikes: readonly Strike[]): Action[] {
  const { model } = effort;
  const { concentrate } = settingsOf(m, model).powers;
  const usable = strikes.filter(({ weapon }) => plan.left > m.book.weapons[weapon].actions);
  if (!concentrate.on || effort.focused || usable.length === 0 || m.state.scrambled[model] > 0) return [];
  return [
    {
      name: 'concentrate',
      use: 'powers',
      cost: 1,
      weigh(into) {
        plan.weighStay(m.state.posture[model], 0, into);
        into[HARM] += 0.8 * Math.max(...usable.map((strike) => promiseOfPower(m, strike, true)));
      },
      act() {
        effort.concentrating = true;
        acted(m, CLAUSE.powers.concentrate);
        tellOf(m, 'concentrate', model, 'concentrates');
      },
    },
  ];
}

function powersOpen(m: Match, model: number): Strike[] {
  const { powers } = m.book.models[model];
  if (powers.length === 0 || isEngaged(m, model)) return [];
  const { lines } = m.battlefield;
  const { point } = m.state;
  return enemiesOf(m, model).flatMap((target) => {
    if (!mayActOn(m, model, target) || lines.look(point[model], point[target]) === 0) return [];
    const band = bandBetween(m, model, target);
    return powers
      .filter((power) => bandModifier(settingsOf(m, model), m.book.weapons[power], band) !== null)
      .map((power) => strikeOf('power', model, power, target));
  });
}

/** The number that the roll for a power must not exceed (DX-CHN-ASM). */
function powerNumber(m: Match, { attacker, weapon }: Strike, focused: boolean): Modifiers {
  const { list, models, weapons } = m.book;
  const { powers } = settingsOf(m, attacker);
  startFrom(list, models[attacker].profile.power + powers.test.bonus - weapons[weapon].magnitude);
  if (focused) modify(list, CLAUSE.powers.concentrate, powers.concentrate.bonus);
  if (m.state.scrambled[attacker] > 0) modify(list, CLAUSE.powers.backlash, -powers.backlash.magnitude);
  return list;
}

function promiseOfPower(m: Match, strike: Strike, focused: boolean): number {
  const chance = chanceToPass(settingsOf(m, strike.attacker), powerNumber(m, strike, focused).total);
  return chance * harmOfHit(m, strike);
}

function channel(m: Match, effort: Effort, strike: Strike): void {
  const { attacker, target, weapon } = strike;
  const own = settingsOf(m, attacker);
  reveal(m, attacker);
  acted(m, CLAUSE.powers.channel);
  acted(m, CLAUSE.powers.test);
  const need = powerNumber(m, strike, effort.focused).total;
  const face = rollFor(m, ROLL.power, attacker);
  const hit = passes(own, face, need);
  tell(
    m,
    'attack',
    () =>
      `${nameOf(m, attacker)} channels ${m.book.weapons[weapon].title} at ${nameOf(m, target)}: ` +
      `${face} against ${need}, ${hit ? 'it takes effect' : 'nothing happens'}.`,
    () => ({ attacker, target, kind: 'power', weapon: m.book.weapons[weapon].id, face, need, hit }),
  );
  if (hit) saveAgainst(m, strike, 0);
  if (face >= own.powers.fumble.from && own.powers.backlash.on) backlash(m, effort, strike);
  settleMorale(m);
}

/** What a power that gets out of hand does to its channeler (DX-BKL-01). */
function backlash(m: Match, effort: Effort, { attacker, weapon }: Strike): void {
  acted(m, CLAUSE.powers.backlash);
  count(m, seatOf(m, attacker), 'backlashes');
  const face = rollFor(m, ROLL.backlash, attacker);
  if (face <= 10) {
    m.state.scrambled[attacker] = 1;
    tellOf(m, 'backlash', attacker, 'has a scrambled mind');
  } else if (face <= 17) {
    effort.left = 0;
    tellOf(m, 'backlash', attacker, 'can do nothing more');
  } else if (face < SIDES) {
    m.state.unconscious[attacker] = 1;
    if (settingsOf(m, attacker).presence.on) m.state.posture[attacker] = PRONE;
    effort.left = 0;
    tellOf(m, 'backlash', attacker, 'falls unconscious');
  } else storm(m, attacker, m.book.weapons[weapon].magnitude);
}

/** Everybody near the channeler, friend or enemy, tests LD less the magnitude or takes a wound. */
function storm(m: Match, channeler: number, magnitude: number): void {
  tellOf(m, 'backlash', channeler, 'unleashes a storm of the mind');
  const centre = m.state.point[channeler];
  const reach = m.book.models[channeler].profile.size * INCH;
  const near = m.book.models
    .map((_, one) => one)
    .filter((one) => stands(m, one) && m.battlefield.distance(centre, m.state.point[one]) <= reach);
  for (const one of near) {
    if (m.state.over || !isAlive(m, one)) continue;
    const list = leadershipOf(m, one, m.book.models[one].profile.leadership);
    modify(list, CLAUSE.powers.backlash, -magnitude);
    if (!rollTest(m, ROLL.leadership, one, list)) hurt(m, one, 'is torn apart by the storm');
  }
}

/** A friend in contact may wake an unconscious model with an action. */
export function wakings(m: Match, model: number, plan: Plan): Action[] {
  if (!stands(m, model)) return [];
  const { touch } = m.battlefield;
  const { point, unconscious } = m.state;
  const sleepers = m.book.force[seatOf(m, model)].filter(
    (one) => unconscious[one] > 0 && stands(m, one) && touch(point[one], point[model]),
  );
  return sleepers.map((sleeper) => ({
    name: 'wake',
    cost: 1,
    weigh(into) {
      plan.weighStay(m.state.posture[model], plan.left - 1, into);
      into[HARM] += 0.3 * m.book.worth[sleeper];
    },
    act: () => wake(m, sleeper),
  }));
}

function wake(m: Match, model: number): void {
  m.state.unconscious[model] = 0;
  tellOf(m, 'wake', model, 'wakes up');
}

/** An unconscious model tries to wake up once a turn; whether it can act (DX-BKL-01). */
export function comesRound(m: Match, model: number): boolean {
  if (m.state.unconscious[model] === 0) return true;
  const { backlash } = settingsOf(m, model).powers;
  const list = leadershipOf(m, model, m.book.models[model].profile.leadership);
  modify(list, CLAUSE.powers.backlash, -backlash.wake);
  if (!rollTest(m, ROLL.leadership, model, list)) {
    tellOf(m, 'backlash', model, 'stays unconscious');
    return false;
  }
  wake(m, model);
  return true;
}
