import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { resolveAttack } from '../attack/attack.ts';
import { attackBase } from '../attack/base-attack.ts';
import { reveal, settledSlot } from '../attack/stealth.ts';
import type { Drawn, Movement } from '../battlefield/passage.ts';
import { breaksContact, disengages, mayStrike } from '../match/breaking-contact.ts';
import {
  acted,
  count,
  decide,
  enemiesOf,
  isOnTable,
  type Match,
  seatOf,
  settingsOf,
} from '../match/match.ts';
import { bestBlow, blowHarm, mayBeMade, type Strike } from '../match/strike.ts';
import { contacts } from '../match/weapons.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';

/** Enemies that may strike freely because a path leaves their contact (DP-LEAVE-01/02). */
export function strikersAt(m: Match, { model, kind }: Movement, path: ArrayLike<Point>): Model[] {
  const { seat } = m.matchup.models[model];
  const at = path[0];
  unmask(m, model, at, path);
  const touching = contacts(m, model, at).filter((enemy) => mayStrike(m, enemy));
  const left = touching.filter((enemy) => breaksContact(m, seat, m.state.point[enemy], path));
  if (left.length === 0) return [];
  return touching.filter((enemy) => {
    const { leaving, strike } = settingsOf(m, enemy).leavingCombat;
    if (leaving.provokes === 'voluntary' && kind === 'forced') return false;
    return strike.strikers === 'everyone' || left.includes(enemy);
  });
}

/** Where enemies stand who may still strike in a movement if its mover parts from them. */
export function strikingPlaces(m: Match, model: Model, struck: ReadonlySet<Model>): Point[] {
  return enemiesOf(m, model)
    .filter((enemy) => !struck.has(enemy) && mayStrike(m, enemy))
    .map((enemy) => (isOnTable(m, enemy) ? m.state.point[enemy] : unmaskingPlace(m, enemy)))
    .filter((place) => place !== NOWHERE);
}

/** By the place a model moves to, what free strikes are expected to cost it on leaving (DP-LEAVE-02). */
export function leavingHarm(m: Match, model: Model): (to: Point) => number {
  const { seat } = m.matchup.models[model];
  const from = m.state.point[model];
  const strikers = contacts(m, model, from).filter((enemy) => mayStrike(m, enemy));
  if (strikers.length === 0) return () => 0;
  const harms = strikers.map((enemy) => expectedHarm(m, strikeAt(m, enemy, model, from)));
  return (to) => {
    const left = strikers.map((enemy) => !m.battlefield.touch(to, m.state.point[enemy], seat));
    if (to === from || !left.includes(true)) return 0;
    const strikes = (enemy: Model, i: number) =>
      left[i] || settingsOf(m, enemy).leavingCombat.strike.strikers === 'everyone';
    return strikers.reduce((sum, enemy, i) => sum + (strikes(enemy, i) ? harms[i] : 0), 0);
  };
}

/** Expected harm for which a hidden model shows itself to strike at whoever leaves it. */
const UNMASKED_FOR = 0.25;

const UNMASKING = { label: called('stay hidden', 'show itself to strike') };

/** A hidden model may show itself to strike at whoever leaves its real base, by a reading of DP-Q-51 (DP-D-35). */
function unmask(m: Match, leaver: Model, at: Point, path: ArrayLike<Point>): void {
  const seat = seatOf(m, leaver);
  for (const enemy of enemiesOf(m, leaver)) {
    const place = mayStrike(m, enemy) ? unmaskingPlace(m, enemy) : NOWHERE;
    if (place === NOWHERE || !m.battlefield.touch(at, place, seat)) continue;
    if (!breaksContact(m, seat, place, path)) continue;
    const weigh = (option: number, into: Float64Array) => {
      into[HARM] = option === 1 ? blowHarm(m, enemy, leaver) : UNMASKED_FOR;
    };
    const strikes = decide(m, seatOf(m, enemy), 'DP-D-35', enemy, 2, weigh, UNMASKING);
    if (strikes === 1) reveal(m, enemy, settledSlot(m, enemy));
  }
}

/** Where a hidden model stands that may show itself to strike; NOWHERE without one. */
function unmaskingPlace(m: Match, enemy: Model): Point {
  const { bases } = settingsOf(m, enemy).leavingCombat.strike;
  if (bases !== 'suffer-and-reveal' || m.state.hidden[enemy] === 0) return NOWHERE;
  const slot = settledSlot(m, enemy);
  return slot === NO_SLOT ? NOWHERE : m.state.base[slot];
}

/** A free attack costs nothing and harms only the leaver: it is always taken. */
export function freeStrikes(m: Match, model: Model, strikers: readonly Model[]): void {
  for (const striker of strikers) {
    if (!isOnTable(m, model) || m.state.over) return;
    if (!isOnTable(m, striker)) continue;
    const strike = strikeAt(m, striker, model, m.state.point[model]);
    if (!mayBeMade(m, strike)) continue;
    countStrike(m, striker);
    resolveAttack(m, strike);
  }
}

/** Whether an enemy strikes at whoever has left only when the movement is over, by a reading of DP-Q-50. */
export function strikesAfter(m: Match, striker: Model): boolean {
  return settingsOf(m, striker).leavingCombat.strike.timing === 'after';
}

/**
 * Free strikes at a stealth base that leaves combat from one point of its path (DP-Q-51), by those who have not struck
 * yet; some owe theirs until it has moved. Returns whether that did away with it.
 */
export function strikeBase(
  m: Match,
  slot: Slot,
  path: ArrayLike<Point>,
  i: number,
  { struck, owed }: Drawn,
): boolean {
  const model = m.matchup.baseOwner[slot];
  const { seat } = m.matchup.models[model];
  if (!settingsOf(m, model).stealth.attacked.on) return false;
  const touching = contacts(m, model, path[i]).filter((enemy) => mayStrike(m, enemy));
  const left = touching.filter((enemy) => {
    const place = m.state.point[enemy];
    return i === 0 ? breaksContact(m, seat, place, path) : disengages(m, seat, place, path, i);
  });
  for (const striker of left.length > 0 ? touching : []) {
    const { bases, strikers } = settingsOf(m, striker).leavingCombat.strike;
    if (bases === 'neither' || struck.has(striker)) continue;
    if (strikers === 'those-left' && !left.includes(striker)) continue;
    struck.add(striker);
    if (strikesAfter(m, striker)) owed.add(striker);
    else if (strikeBaseOn(m, slot, striker)) return true;
  }
  return false;
}

/** The free strikes owed at a stealth base that has moved. Returns whether they did away with it. */
export function strikeMovedBase(m: Match, slot: Slot, { owed }: Drawn): boolean {
  for (const striker of owed) {
    owed.delete(striker);
    if (isOnTable(m, striker) && strikeBaseOn(m, slot, striker)) return true;
  }
  return false;
}

function strikeBaseOn(m: Match, slot: Slot, striker: Model): boolean {
  countStrike(m, striker);
  return attackBase(m, slot, strikeAt(m, striker, m.matchup.baseOwner[slot], m.state.base[slot]));
}

function countStrike(m: Match, striker: Model): void {
  count(m, seatOf(m, striker), 'legal:free-strike');
  count(m, seatOf(m, striker), 'chosen:free-strike');
  acted(m, CLAUSE.leavingCombat.leaving);
  acted(m, CLAUSE.leavingCombat.strike);
}

function strikeAt(m: Match, attacker: Model, target: Model, at: Point): Strike {
  const weapon = bestBlow(m, attacker, target);
  return { kind: 'free-strike', attacker, weapon, target, from: m.state.point[attacker], at };
}
