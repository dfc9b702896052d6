import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { inchesAt, placeAt } from '../../../kernel/field/place-words.ts';
import { avalanche, below, draw } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, count, type Match, seatOf, settingsOf, tell, tellAt, tellOf } from '../match/match.ts';
import { nameOfBase } from '../match/name-of-base.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { ROLL } from '../rolls/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { checkVictory, remove } from './casualties.ts';

/** Slots of a model's bases that are on the table. */
export function basesOf(m: Match, model: Model): Slot[] {
  return m.matchup.models[model].bases.filter((slot) => m.state.base[slot] !== NOWHERE);
}

/** The owner picks the real base at random and keeps it secret (DP-STL-03); under the deferred reading he settles it later. */
function commitIdentity(m: Match, model: Model, deferred: boolean): void {
  const bases = basesOf(m, model);
  const luck = draw(m.state.luck, ROLL['real-base'], m.matchup.models[model].roller);
  m.state.real[model] = deferred ? NO_SLOT : bases[below(bases.length, luck)];
}

/** Draws anew what a side does not know: any base of a hidden enemy that stands may be the real one. */
export function redrawIdentities(m: Match, seat: Seat, bits: number): void {
  for (const model of m.matchup.force[otherSeat(seat)]) {
    if (m.state.real[model] === NO_SLOT) continue;
    const bases = basesOf(m, model);
    if (bases.length > 0) m.state.real[model] = bases[below(bases.length, avalanche(bits ^ model) >>> 0)];
  }
}

/** Hides a model under bases at the given points; the first of them is where it stood or was put. */
export function hide(m: Match, model: Model, points: readonly Point[], deferred: boolean): void {
  m.state.hidden[model] = 1;
  m.state.point[model] = NOWHERE;
  m.matchup.models[model].bases.forEach((slot, i) => {
    m.state.base[slot] = i < points.length ? points[i] : NOWHERE;
  });
  commitIdentity(m, model, deferred);
  acted(m, CLAUSE.stealth.bases);
  if (!deferred) acted(m, CLAUSE.stealth.record);
  tellOf(m, 'hide', model, () => [
    `hides among ${points.length} bases: ${points.map((at) => placeAt(m.battlefield.ground, at)).join('; ')}`,
    { points: [...points], inches: points.map((at) => inchesAt(m.battlefield.ground, at)) },
  ]);
}

/** Swaps a base for the model and removes the others (DP-STL-09); without a real base the model is destroyed. */
export function reveal(m: Match, model: Model, slot: Slot = m.state.real[model]): void {
  const at = slot === NO_SLOT ? NOWHERE : m.state.base[slot];
  m.state.kept[model] = basesOf(m, model).length;
  m.state.found[model] = 0;
  for (const own of m.matchup.models[model].bases) m.state.base[own] = NOWHERE;
  m.state.real[model] = NO_SLOT;
  m.state.hidden[model] = 0;
  acted(m, CLAUSE.stealth.reveal);
  count(m, seatOf(m, model), 'reveals');
  if (at === NOWHERE) {
    remove(m, model);
    checkVictory(m, seatOf(m, model));
    return;
  }
  m.state.point[model] = at;
  tellAt(m, 'reveal', model, 'is revealed at', at);
}

/** The real base, or where that is not settled yet the one that serves the owner best. */
export function settledSlot(m: Match, model: Model, serves: (slot: Slot) => number = () => 0): Slot {
  if (m.state.real[model] !== NO_SLOT) return m.state.real[model];
  const bases = basesOf(m, model);
  if (bases.length === 0) return NO_SLOT;
  const worth = bases.map(serves);
  return bases[worth.indexOf(Math.max(...worth))];
}

/** A template touches a base: the owner removes it, or swaps in the model if it is the real one (DP-STL-05). */
export function baseTouched(m: Match, slot: Slot): boolean {
  if (!settingsOf(m, m.matchup.baseOwner[slot]).stealth.attacked.on) return false;
  acted(m, CLAUSE.stealth.attacked);
  discover(m, slot);
  return true;
}

/**
 * A base found out. Whoever holds the real one reveals: giving it up would lose the model, so it is never given up
 * (DP-D-42). An identity not settled yet is settled on the last base.
 */
export function discover(m: Match, slot: Slot): void {
  const model = m.matchup.baseOwner[slot];
  const bases = basesOf(m, model);
  if (m.state.real[model] === slot || (m.state.real[model] === NO_SLOT && bases.length === 1))
    return reveal(m, model, slot);
  m.state.base[slot] = NOWHERE;
  tell(m, 'decoy', () => [`${nameOfBase(m, slot)} is a decoy and is removed.`, { model, slot }]);
}
