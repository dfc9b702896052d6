import type { Length } from '../../../kernel/length.ts';
import { noteChanges } from '../../../rules/active-rules.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import {
  type Drawn,
  type Interruption,
  type Movement,
  nothingDrawn,
  type Passage,
} from '../battlefield/passage.ts';
import { canStop, leftAfter } from '../match/blockers.ts';
import { partingOn } from '../match/breaking-contact.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { CLAUSE } from '../rules/index.ts';
import { barrageOn } from './barrage.ts';
import { countGround } from './crossed-ground.ts';
import { freeStrikes, strikersAt, strikesAfter, strikingPlaces } from './free-strikes.ts';
import { isGuarded, isHeldOff } from './held-off.ts';
import { tellArrival, tellLeaving, tellStay, tellStop } from './move-words.ts';
import { endShots, overwatchOn } from './overwatch.ts';

/**
 * A movement made: the points passed, in order, what it left over where a second one may use that, and the last shot on
 * Overwatch that stopped it.
 */
export interface Made {
  readonly trail: readonly number[];
  readonly left: Length;
  readonly stop: Stop | null;
}

/** Who stopped a movement, and the share of it that had been made. */
interface Stop {
  readonly watcher: number;
  readonly share: number;
}

/** Makes a movement with everything that meets it (DP-OW-03..05, DP-LEAVE-01..03). */
export function makeMove(m: Match, movement: Movement): Made {
  const { model, allowance } = movement;
  const trail: number[] = [m.state.point[model]];
  const drawn = movement.drawn ?? nothingDrawn();
  const { fired, struck, owed } = drawn;
  let stop: Stop | null = null;
  let stops = 0;
  /** Points of the trail up to which contact has been reckoned. */
  let met = 1;
  let left = allowance;
  let path = movement.plan(left, false);
  if (path.length < 2) {
    tellStay(m, movement);
    if (movement.drawn) endHere(m, movement, movement.drawn);
    return { trail, left, stop };
  }
  setOff(m, movement);
  // Whoever goes no further after a stop can still be shot where it stands, by others (DP-Q-93).
  while (path.length > 1 || stops > 0) {
    const start = path.length > 1 ? leave(m, movement, path, drawn) : 'off';
    if (start === 'gone') break;
    if (start === 'turned') {
      path = movement.plan(left, true);
      continue;
    }
    if (path.length === 0) path = [m.state.point[model]];
    const passage: Passage = {
      model,
      kind: movement.kind,
      path,
      underway: trail.length > 1 || stops > 0 || movement.drawn !== undefined,
      fired,
    };
    const interruption = interruptionOf(m, movement, passage);
    const parting = path.length > 2 ? partingFrom(m, model, path, struck) : Infinity;
    const end = Math.min(parting, interruption ? interruption.index : path.length - 1);
    for (let i = 1; i <= end; i++) trail.push(path[i]);
    m.state.point[model] = path[end];
    if (end === parting) {
      // Free strikes go before other reactions at one point (DP-Q-93); those are asked about what is left of the way.
      touchEnemies(m, movement, trail, met);
      met = trail.length;
      left = leftAfter(m, model, path, end, left);
      path = rest(path, end);
      continue;
    }
    if (!interruption) {
      left = leftOver(m, model, path, left);
      break;
    }
    tellStop(m, movement, trail, stops++);
    touchEnemies(m, movement, trail, met);
    met = trail.length;
    left = leftAfter(m, model, path, end, left);
    const before = m.state.suppressed[model];
    interruption.act();
    if (!isOnTable(m, model) || m.state.over) break;
    if (interruption.watcher !== null) {
      stop = { watcher: interruption.watcher, share: allowance > 0 ? 1 - left / allowance : 1 };
      acted(m, CLAUSE.overwatch.finish);
    }
    const finishes = interruption.watcher === null || settingsOf(m, model).overwatch.finish.on;
    path = finishes ? wayOn(m, movement, rest(path, end), left, before) : [];
  }
  freeStrikes(m, model, [...owed]);
  if (isOnTable(m, model) && !m.state.over) {
    touchEnemies(m, movement, trail, met);
    arrive(m, movement, { model, kind: movement.kind, path: trail, underway: true, fired }, stops);
  }
  return { trail, left, stop };
}

/** Whoever was found under a base and goes no further has moved as far as this (DP-LEAVE-02, DP-TM-04). */
function endHere(m: Match, { model, kind, shielded }: Movement, { owed, fired }: Drawn): void {
  freeStrikes(m, model, [...owed]);
  if (!shielded || !isOnTable(m, model) || m.state.over) return;
  endShots(m, { model, kind, path: [m.state.point[model]], underway: true, fired });
}

/** What a movement along a path leaves over at its end; worked out only where it counts, without DP-CLIMB-04. */
export function leftOver(m: Match, model: number, path: ArrayLike<number>, left: Length): Length {
  if (settingsOf(m, model).climbing.separate.on) return left;
  return leftAfter(m, model, path, path.length - 1, left);
}

function setOff(m: Match, { model, kind }: Movement): void {
  acted(m, CLAUSE.movement.allowance);
  noteChanges(m, m.matchup.active[seatOf(m, model)], 'move', [m.matchup.models[model]]);
  if (kind === 'combat-ready') {
    m.state.shifted[model] = 1;
    return;
  }
  m.state.moved[model] = 1;
  if (m.state.waited[model] > 0) loseReaction(m, model, 'moved');
}

/** The point of a path at which enemies whom its mover has touched on the way may strike (DP-LEAVE-01). */
function partingFrom(m: Match, model: number, path: ArrayLike<number>, struck: ReadonlySet<number>): number {
  return partingOn(m, m.matchup.models[model].seat, path, strikingPlaces(m, model, struck));
}

/** Free strikes by enemies the path leaves; a survivor may have to turn to cover, by a reading of DP-Q-128. */
function leave(
  m: Match,
  movement: Movement,
  path: ArrayLike<number>,
  { struck, owed }: Drawn,
): 'off' | 'turned' | 'gone' {
  const { model } = movement;
  const before = m.state.suppressed[model];
  const strikers = strikersAt(m, movement, path).filter((striker) => !struck.has(striker));
  for (const striker of strikers) struck.add(striker);
  const first = strikers.filter((striker) => !strikesAfter(m, striker));
  for (const striker of strikers) if (!first.includes(striker)) owed.add(striker);
  if (first.length > 0) tellLeaving(m, model);
  freeStrikes(m, model, first);
  if (!isOnTable(m, model) || m.state.over) return 'gone';
  const turns = turnsToCover(m, movement, before) && canStop(m, model, m.state.point[model]);
  return turns ? 'turned' : 'off';
}

/** Whether a model that was not suppressed like this before has to go for cover from here, by a reading of DP-Q-128. */
function turnsToCover(m: Match, { model, kind }: Movement, before: number): boolean {
  if (kind !== 'move' || m.state.suppressed[model] === before) return false;
  const { ownActivation } = settingsOf(m, model).leadership.suppressed;
  return ownActivation === 'at-once' || ownActivation === 'both';
}

/** How a movement goes on after a stop: as declared, or anew if its owner may or has to (DP-OW-05, DP-Q-90, DP-Q-128). */
function wayOn(
  m: Match,
  movement: Movement,
  declared: readonly number[],
  left: Length,
  before: number,
): ArrayLike<number> {
  const anew = settingsOf(m, movement.model).overwatch.finish.path === 'anew';
  return anew || turnsToCover(m, movement, before) ? movement.plan(left, true) : declared;
}

function rest(path: ArrayLike<number>, from: number): number[] {
  return Array.from(path).slice(from);
}

/** The first reaction to a passage; at one point Suppressing Fire goes before Overwatch, but for a reading (DP-Q-93). */
function interruptionOf(
  m: Match,
  { model, kind, shielded }: Movement,
  passage: Passage,
): Interruption | null {
  // Reactions are to enemies that activate, not to one that answers by a charge (DP-Q-102).
  if (kind === 'combat-ready') return null;
  const guarded = isGuarded(m, model, shielded);
  if (guarded) acted(m, CLAUSE.manoeuvre.shield);
  const barrage = isHeldOff(m, model, shielded) ? null : barrageOn(m, passage);
  const watch = guarded ? null : overwatchOn(m, passage);
  const { order } = m.matchup.settings[otherSeat(m.matchup.models[model].seat)].suppressingFire.trigger;
  if (!barrage || !watch) return barrage ?? watch;
  const ahead = watch.index - barrage.index;
  return ahead < 0 || (ahead === 0 && order === 'after-overwatch') ? watch : barrage;
}

/** The movement is over; watchers take their end shots. */
function arrive(m: Match, { shielded }: Movement, passage: Passage, stops: number): void {
  countGround(m, passage.path);
  tellArrival(m, passage, stops);
  if (shielded) endShots(m, passage);
}

/**
 * Contact takes Overwatch and places in a barrage from whoever is touched, on the way as at its end (DP-OW-07,
 * DP-SUP-10); `since` is the first point of the trail to look at.
 */
function touchEnemies(m: Match, { model, kind }: Movement, trail: readonly number[], since: number): void {
  const { seat } = m.matchup.models[model];
  for (const enemy of m.matchup.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy)) continue;
    const touches = (i: number) => m.battlefield.touch(trail[i], m.state.point[enemy], seat);
    for (let i = since; i < trail.length; i++) {
      if (!touches(i) || touches(i - 1)) continue;
      if (kind !== 'charge') acted(m, CLAUSE.movement.contact);
      loseReaction(m, enemy, 'contact');
      break;
    }
  }
}
