import { HARM } from '../../rules/decision.ts';
import { expectedHarm } from './area-harm.ts';
import { resolveAttack } from './attack.ts';
import { attackBase } from './base-attack.ts';
import { acted, count, decide, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import type { Movement } from './passage.ts';
import { CLAUSE } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import { reveal, settledSlot } from './stealth.ts';
import { blowHarm, mayBeMade, type Strike } from './strike.ts';
import { bestBlow, contacts, weaponsOf } from './weapons.ts';

/** Enemies that may strike freely because a path leaves their contact (DP-LEAVE-01/02). */
export function strikersAt(m: Match, { model, kind }: Movement, path: ArrayLike<number>): number[] {
  const { seat } = m.book.models[model];
  const at = path[0];
  unmask(m, model, at, path);
  const touching = contacts(m, model, at);
  const left = touching.filter((enemy) => breaksContact(m, seat, m.state.point[enemy], path));
  if (left.length === 0) return [];
  return touching.filter((enemy) => {
    const { leaving, strike } = settingsOf(m, enemy).leavingCombat;
    if (leaving.provokes === 'voluntary' && kind === 'forced') return false;
    return mayStrike(m, enemy) && (strike.strikers === 'everyone' || left.includes(enemy));
  });
}

function breaksContact(m: Match, seat: 0 | 1, enemy: number, path: ArrayLike<number>): boolean {
  for (let i = 1; i < path.length; i++) if (!m.theatre.touch(path[i], enemy, seat)) return true;
  return false;
}

function mayStrike(m: Match, enemy: number): boolean {
  const { leavingCombat } = settingsOf(m, enemy);
  return leavingCombat.strike.on && weaponsOf(m, enemy, 'close-combat').length > 0;
}

/** By the place a model moves to, what free strikes are expected to cost it on leaving (DP-LEAVE-02). */
export function leavingHarm(m: Match, model: number): (to: number) => number {
  const { seat } = m.book.models[model];
  const from = m.state.point[model];
  const strikers = contacts(m, model, from).filter((enemy) => mayStrike(m, enemy));
  if (strikers.length === 0) return () => 0;
  const harms = strikers.map((enemy) => expectedHarm(m, strikeAt(m, enemy, model, from)));
  return (to) => {
    const left = strikers.map((enemy) => !m.theatre.touch(to, m.state.point[enemy], seat));
    if (to === from || !left.includes(true)) return 0;
    const strikes = (enemy: number, i: number) =>
      left[i] || settingsOf(m, enemy).leavingCombat.strike.strikers === 'everyone';
    return strikers.reduce((sum, enemy, i) => sum + (strikes(enemy, i) ? harms[i] : 0), 0);
  };
}

/** A hidden model may show itself to strike at whoever leaves its real base, by a reading of DP-Q-51 (DP-D-35). */
function unmask(m: Match, leaver: number, at: number, path: ArrayLike<number>): void {
  const seat = seatOf(m, leaver);
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    const { bases } = settingsOf(m, enemy).leavingCombat.strike;
    if (bases !== 'suffer-and-reveal' || m.state.hidden[enemy] === 0 || !mayStrike(m, enemy)) continue;
    const slot = settledSlot(m, enemy);
    if (slot === NOWHERE || !m.theatre.touch(at, m.state.base[slot], seat)) continue;
    if (!breaksContact(m, seat, m.state.base[slot], path)) continue;
    const strikes = decide(m, seatOf(m, enemy), 'DP-D-35', enemy, 2, (option, into) => {
      into[HARM] = option === 1 ? blowHarm(m, enemy, leaver) : 0.25;
    });
    if (strikes === 1) reveal(m, enemy, slot);
  }
}

/** A free attack costs nothing and harms only the leaver: it is always taken. */
export function freeStrikes(m: Match, model: number, strikers: readonly number[]): void {
  for (const striker of strikers) {
    if (!isOnTable(m, model) || m.state.over) return;
    if (!isOnTable(m, striker)) continue;
    const strike = strikeAt(m, striker, model, m.state.point[model]);
    if (!mayBeMade(m, strike)) continue;
    countStrike(m, striker);
    resolveAttack(m, strike);
  }
}

/** Free strikes at a stealth base that leaves combat (DP-Q-51). Returns whether that did away with it. */
export function strikeBase(m: Match, slot: number, path: ArrayLike<number>): boolean {
  const model = m.book.baseOwner[slot];
  const { seat } = m.book.models[model];
  for (const striker of m.book.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, striker) || !m.theatre.touch(path[0], m.state.point[striker], seat)) continue;
    if (settingsOf(m, striker).leavingCombat.strike.bases === 'neither' || !mayStrike(m, striker)) continue;
    if (!breaksContact(m, seat, m.state.point[striker], path)) continue;
    countStrike(m, striker);
    if (attackBase(m, slot, strikeAt(m, striker, model, path[0]))) return true;
  }
  return false;
}

function countStrike(m: Match, striker: number): void {
  count(m, seatOf(m, striker), 'legal:free-strike');
  count(m, seatOf(m, striker), 'chosen:free-strike');
  acted(m, CLAUSE.leavingCombat.leaving);
  acted(m, CLAUSE.leavingCombat.strike);
}

function strikeAt(m: Match, attacker: number, target: number, at: number): Strike {
  const weapon = bestBlow(m, attacker, target);
  return { kind: 'free-strike', attacker, weapon, target, from: m.state.point[attacker], at };
}
