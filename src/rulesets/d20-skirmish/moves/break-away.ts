/** Getting away from whoever holds a model (DX-BRK-01 to DX-BRK-05). */
import type { Model } from '../../../kernel/entities.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { type Modifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { opposed } from '../../../rules/play/roll-off.ts';
import { bestBlow, expectedHarm } from '../attack/expected.ts';
import type { Effort } from '../match/effort.ts';
import { canStrike, contactsOf, isHeld } from '../match/engagement.ts';
import {
  acted,
  count,
  decide,
  type Match,
  moraleOf,
  rageOf,
  rollFor,
  seatOf,
  settingsOf,
  tellOf,
} from '../match/match.ts';
import { holdNumber } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { SIDES } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';

/** Whether enemies hold a model that has not broken away from them. */
export function isCaught(m: Match, { model, free }: Effort): boolean {
  return !free && isHeld(m, model);
}

/**
 * Has a model that cannot choose try to break away with the action it takes and what more that costs, as often as others
 * do (DX-BRK-01, DX-BRK-03); whether it is free and the action is left.
 */
export function breakFree(m: Match, effort: Effort): boolean {
  const { action, outcome } = settingsOf(m, effort.model).breakAway;
  const more = Math.max(0, action.cost - 1);
  if (effort.tried && !outcome.on) return false;
  effort.tried = true;
  if (more > effort.left) return false;
  effort.left -= more;
  effort.free = tryToBreakAway(m, effort.model);
  return effort.free && action.cost === 0;
}

/** Tries to break away; whether the model is free to move (DX-BRK-02). */
export function tryToBreakAway(m: Match, model: Model): boolean {
  const { breakAway } = settingsOf(m, model);
  if (breakAway.action.on) acted(m, CLAUSE.breakAway.action);
  count(m, seatOf(m, model), 'break-aways');
  const isVehicle = leavesUntested(m, model);
  // Nobody is asked to agree who could not hold it.
  const isTested = breakAway.test.on && !isVehicle;
  const holders = isTested ? holdersOf(m, model).filter((enemy) => !letsGo(m, enemy, model)) : [];
  const free = holders.length === 0 || winsAgainst(m, model, holders);
  if (isVehicle) acted(m, CLAUSE.vehicles.leave);
  if (free && breakAway.outcome.on) acted(m, CLAUSE.breakAway.outcome);
  tellOf(m, 'break-away', model, () => [free ? 'breaks away' : 'stays locked', { free }]);
  return free;
}

/** Whether a model needs no test: vehicles do not (DX-BRK-05). */
export function leavesUntested(m: Match, model: Model): boolean {
  const { on, leave } = settingsOf(m, model).vehicles;
  return m.matchup.models[model].profile.vehicle && on && leave.on;
}

/** Enemies who may hold a model: not who is unconscious (DX-BRK-SENSELESS). */
function holdersOf(m: Match, model: Model): Model[] {
  return contactsOf(m, model).filter((enemy) => m.state.unconscious[enemy] === 0);
}

const HOLDING = { label: called('hold it fast', 'let it go') };

/** Whether an opponent agrees (DX-BRK-01, DX-D-06). */
function letsGo(m: Match, enemy: Model, model: Model): boolean {
  const gain = canStrike(m, enemy) ? expectedHarm(m, bestBlow(m, 'melee', enemy, model)!) : 0;
  const risk = canStrike(m, model) ? expectedHarm(m, bestBlow(m, 'melee', model, enemy)!) : 0;
  const weigh = (option: number, into: Float64Array) => {
    if (option === 1) return;
    into[HARM] = gain;
    into[DANGER] = risk;
  };
  const picked = decide(m, seatOf(m, enemy), 'DX-D-06', enemy, 2, weigh, HOLDING);
  return picked === 1;
}

function winsAgainst(m: Match, model: Model, holders: readonly Model[]): boolean {
  const { several } = settingsOf(m, model).breakAway.test;
  const hold = (enemy: Model) => strengthOf(m, enemy).total - sizeBonus(m, model, enemy);
  const strongest = holders.reduce((best, enemy) => (hold(enemy) > hold(best) ? enemy : best));
  const against = several === 'each' ? holders : [strongest];
  return against.every((enemy) => winsOne(m, model, enemy));
}

function winsOne(m: Match, model: Model, enemy: Model): boolean {
  acted(m, CLAUSE.breakAway.test);
  const bonus = sizeBonus(m, model, enemy);
  if (bonus > 0) acted(m, CLAUSE.breakAway.size);
  const mine = rollStrength(m, model, bonus);
  const theirs = rollStrength(m, enemy);
  const { ties } = settingsOf(m, model).breakAway.test;
  return mine > theirs || (mine === theirs && ties === 'leaves');
}

/** What a model adds to its die; whoever is in contact is in sight of an enemy (DX-MOR-06, DX-MOR-07). */
function strengthOf(m: Match, model: Model): Modifiers {
  const { list, models } = m.matchup;
  const hold = { posture: m.state.posture[model], morale: moraleOf(m, model), rage: rageOf(m, model) };
  holdNumber(list, settingsOf(m, model), models[model].profile, hold);
  return list;
}

/** The same with the die and what is added for SZ, noting what changes it. */
function rollStrength(m: Match, model: Model, bonus = 0): number {
  const list = strengthOf(m, model);
  noteModifiers(m, list);
  const added = list.total + bonus;
  const face = rollFor(m, ROLL['break-away'], model);
  tellOf(m, 'opposition', model, () => [`rolls ${face} and adds ${added}: ${face + added}`, { face, added }]);
  return face + added;
}

/** What the mover adds for being smaller (DX-BRK-04). */
function sizeBonus(m: Match, model: Model, enemy: Model): number {
  const { size } = settingsOf(m, model).breakAway;
  const { models } = m.matchup;
  return size.each * Math.max(0, models[enemy].profile.size - models[model].profile.size);
}

/** Chance to win the test against whoever is hardest to leave, or against all who hold a model (DX-BRK-SEVERAL). */
export function chanceToLeave(m: Match, model: Model): number {
  const { test } = settingsOf(m, model).breakAway;
  if (!test.on || leavesUntested(m, model)) return 1;
  const chances = holdersOf(m, model).map((enemy) => chanceAgainst(m, model, enemy));
  return test.several === 'each' ? chances.reduce((all, one) => all * one, 1) : Math.min(1, ...chances);
}

function chanceAgainst(m: Match, model: Model, enemy: Model): number {
  const mine = strengthOf(m, model).total + sizeBonus(m, model, enemy);
  const ahead = mine - strengthOf(m, enemy).total;
  const { higher, alike } = opposed(SIDES, ahead);
  const leaves = settingsOf(m, model).breakAway.test.ties === 'leaves';
  return (leaves ? higher + alike : higher) / (SIDES * SIDES);
}
