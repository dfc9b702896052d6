import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { type Modifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { acted, enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { nameOfBase } from '../match/name-of-base.ts';
import { viewIncludes } from '../match/reactions.ts';
import { coverFrom, sees } from '../match/sight.ts';
import { perceptionModifiers } from '../matchup/modifiers.ts';
import type { Slot } from '../matchup/slot.ts';
import { rollTest } from '../points/opposed-test.ts';
import { CLAUSE } from '../rules/index.ts';
import { basesOf, discover, settledSlot } from './stealth.ts';

/** Bases of the enemy a model can see from a place. */
export function basesInSight(m: Match, model: Model, from: Point = m.state.point[model]): Slot[] {
  if (from === NOWHERE) return [];
  const found: Slot[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!m.state.hidden[enemy]) continue;
    for (const slot of basesOf(m, enemy)) {
      const at = m.state.base[slot];
      if (sees(m, from, at) && viewIncludes(m, model, at)) found.push(slot);
    }
  }
  return found;
}

/** The number a check must not exceed (DP-PER-05..07) at a base on `at`. */
export function perceptionTarget(
  m: Match,
  watcher: Model,
  at: Point,
  active: boolean,
  from: Point = m.state.point[watcher],
): number {
  return modifiersOf(m, watcher, at, active, from).total;
}

function modifiersOf(m: Match, watcher: Model, at: Point, active: boolean, from: Point): Modifiers {
  const owner = otherSeat(seatOf(m, watcher));
  const penalty = coverFrom(m, from, at, owner, false);
  return perceptionModifiers(m.matchup, {
    watcher: m.matchup.models[watcher],
    distance: m.battlefield.distance(from, at) / m.matchup.inch,
    cover: penalty === UNSEEN ? 0 : penalty,
    active,
  });
}

/** One check against one base; success finds it out (DP-PER-08). Returns whether it did. */
export function checkBase(
  m: Match,
  watcher: Model,
  slot: Slot,
  active: boolean,
  from: Point = m.state.point[watcher],
): boolean {
  const at = m.state.base[slot];
  const hidden = m.matchup.baseOwner[slot];
  const modifiers = modifiersOf(m, watcher, at, active, from);
  const { total: target } = modifiers;
  noteModifiers(m, modifiers);
  acted(m, CLAUSE.perception.occasions);
  if (active) acted(m, CLAUSE.perception.single);
  const answers = settingsOf(m, hidden).stealth.record.points === 'any-base' || m.state.real[hidden] === slot;
  const { success } = rollTest(m, {
    roll: 'perception',
    roller: watcher,
    rollerAt: from,
    affected: answers ? hidden : NOBODY,
    affectedAt: at,
    about: () => nameOfBase(m, slot),
    target,
    wounds: 1,
    stake: (0.5 * m.matchup.harm.worth[hidden]) / Math.max(1, basesOf(m, hidden).length),
  });
  if (!success) return false;
  acted(m, CLAUSE.perception.success);
  discover(m, slot);
  if (isOnTable(m, hidden)) m.state.found[hidden] = 1;
  return true;
}

/** A model that can check, and from where. */
interface Lookout {
  readonly model: Model;
  readonly from: Point;
}

/** Passive checks of models that are activated: each that can, for every base in sight (DP-PER-02). */
export function passiveChecks(m: Match, group: number): void {
  const { members, seat } = m.matchup.groups[group];
  const { passive } = m.matchup.settings[seat].perception;
  if (!passive.on) return;
  const lookouts = members.flatMap((model) => lookoutsOf(m, model));
  if (passive.rolls === 'per-unit') return checksOfBest(m, lookouts);
  for (const { model, from } of lookouts) {
    for (const slot of basesInSight(m, model, from)) {
      if (m.state.base[slot] === NOWHERE) continue;
      acted(m, CLAUSE.perception.passive);
      checkBase(m, model, slot, false, from);
    }
  }
}

/** A hidden model does not check; without DP-PER-04 it does from its real base, or from the first while that is open. */
function lookoutsOf(m: Match, model: Model): Lookout[] {
  if (m.matchup.models[model].profile.perception === null) return [];
  if (isOnTable(m, model)) return [{ model, from: m.state.point[model] }];
  if (!m.state.hidden[model]) return [];
  const from = m.state.base[settledSlot(m, model)];
  if (!settingsOf(m, model).perception.hidden.on) return [{ model, from }];
  if (basesInSight(m, model, from).length > 0) acted(m, CLAUSE.perception.hidden);
  return [];
}

/** One roll per base by whoever is best placed (DP-Q-120). */
function checksOfBest(m: Match, lookouts: readonly Lookout[]): void {
  const slots = new Set(lookouts.flatMap(({ model, from }) => basesInSight(m, model, from)));
  for (const slot of slots) {
    const at = m.state.base[slot];
    if (at === NOWHERE) continue;
    const needed = ({ model, from }: Lookout) => perceptionTarget(m, model, at, false, from);
    const able = lookouts.filter(({ model, from }) => basesInSight(m, model, from).includes(slot));
    const { model, from } = able.reduce((best, one) => (needed(one) > needed(best) ? one : best));
    acted(m, CLAUSE.perception.passive);
    checkBase(m, model, slot, false, from);
  }
}
