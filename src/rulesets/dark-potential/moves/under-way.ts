import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Drawn, Interruption, Movement, Passage } from '../battlefield/passage.ts';
import { canStop, leftAfter } from '../match/blockers.ts';
import { disengagesAt, makesContact } from '../match/breaking-contact.ts';
import { acted, enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { CLAUSE } from '../rules/index.ts';
import { barrageOn } from './barrage.ts';
import { freeStrikes, strikersAt, strikesAfter, strikingPlaces } from './free-strikes.ts';
import { isGuarded, isHeldOff } from './held-off.ts';
import { tellLeaving, tellStop } from './move-words.ts';
import { firesOnTheWay, isWatchFirst, overwatchOn } from './overwatch.ts';

/** Who stopped a movement, and the share of it that had been made. */
export interface Stop {
  readonly watcher: Model;
  readonly share: number;
}

/** A movement under way. */
export interface Going {
  readonly drawn: Drawn;
  readonly trail: Point[];
  path: ArrayLike<Point>;
  left: Length;
  stop: Stop | null;
  stops: number;
  /** Points of the trail up to which contact has been reckoned. */
  met: number;
}

/** Goes on to the next place where something meets the movement, or to its end; whether it may go on from there. */
export function goOn(m: Match, movement: Movement, going: Going): boolean {
  const { model, kind } = movement;
  const { drawn, trail } = going;
  const start = going.path.length > 1 ? leave(m, movement, going.path, drawn) : 'off';
  if (start === 'gone') return false;
  if (start === 'turned') {
    going.path = movement.plan(going.left, true);
    return true;
  }
  if (going.path.length === 0) going.path = [m.state.point[model]];
  const { path } = going;
  const underway = trail.length > 1 || movement.underway === true;
  const passage: Passage = { model, kind, path, trail, underway, fired: drawn.fired };
  const interruption = interruptionOf(m, movement, passage);
  const disengaged = path.length > 2 ? disengagesFrom(m, model, path, drawn.struck) : Infinity;
  const end = Math.min(disengaged, interruption ? interruption.index : path.length - 1);
  for (let i = 1; i <= end; i++) trail.push(path[i]);
  m.state.point[model] = path[end];
  if (end === disengaged) {
    // Free strikes go before other reactions at one point (DP-Q-93); those are asked about what is left of the way.
    reckon(m, movement, going, end);
    going.path = rest(path, end);
    return true;
  }
  if (interruption) return meet(m, movement, going, interruption);
  going.left = leftOver(m, model, path, going.left);
  return false;
}

/** An interruption where the movement has come to, or without DP-OW-03 where it is over; whether more may follow. */
function meet(m: Match, movement: Movement, going: Going, { index, watcher, act }: Interruption): boolean {
  const { model, allowance } = movement;
  const { path } = going;
  const isOver = watcher !== null && !firesOnTheWay(m, model);
  // Whoever is shot at where he has come to already is told of by the shot.
  if (!isOver || going.trail.length > going.met) tellStop(m, movement, going.trail, going.stops, isOver);
  going.stops++;
  reckon(m, movement, going, index);
  const before = m.state.suppressed[model];
  if (watcher !== null && !isOver)
    going.stop = { watcher, share: allowance > 0 ? 1 - going.left / allowance : 1 };
  act();
  if (!isOnTable(m, model) || m.state.over) return false;
  if (isOver) {
    going.path = [];
    return true;
  }
  if (watcher !== null) acted(m, CLAUSE.overwatch.finish);
  const finishes = watcher === null || settingsOf(m, model).overwatch.finish.on;
  going.path = finishes ? wayOn(m, movement, rest(path, index), going.left, before) : [];
  return true;
}

/** Reckons contact and what is left of the movement up to a point of its path, at the end of its trail. */
function reckon(m: Match, movement: Movement, going: Going, end: number): void {
  const { model } = movement;
  touchEnemies(m, movement, going.trail, going.met);
  going.met = going.trail.length;
  going.left = leftAfter(m, model, going.path, end, going.left);
}

/** What a movement along a path leaves over at its end; worked out only where it counts, without DP-CLIMB-04. */
export function leftOver(m: Match, model: Model, path: ArrayLike<Point>, left: Length): Length {
  if (settingsOf(m, model).climbing.separate.on) return left;
  return leftAfter(m, model, path, path.length - 1, left);
}

/** The point of a path at which enemies whom its mover has touched on the way may strike (DP-LEAVE-01). */
function disengagesFrom(m: Match, model: Model, path: ArrayLike<Point>, struck: ReadonlySet<Model>): number {
  return disengagesAt(m, m.matchup.models[model].seat, path, strikingPlaces(m, model, struck));
}

/** Free strikes by enemies the path leaves; a survivor may have to turn to cover, by a reading of DP-Q-128. */
function leave(
  m: Match,
  movement: Movement,
  path: ArrayLike<Point>,
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

function rest(path: ArrayLike<Point>, index: number): Point[] {
  return Array.from(path).slice(index);
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
  if (!barrage || !watch) return barrage ?? watch;
  const ahead = watch.index - barrage.index;
  return ahead < 0 || (ahead === 0 && isWatchFirst(m, model)) ? watch : barrage;
}

/**
 * Contact takes Overwatch and places in a barrage from whoever is touched, on the way as at its end (DP-OW-07,
 * DP-SUP-10); `since` is the first point of the trail to look at.
 */
export function touchEnemies(
  m: Match,
  { model, kind }: Movement,
  trail: readonly Point[],
  since: number,
): void {
  const { seat } = m.matchup.models[model];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    for (let i = since; i < trail.length; i++) {
      if (!makesContact(m, seat, m.state.point[enemy], trail, i)) continue;
      if (kind !== 'charge') acted(m, CLAUSE.movement.contact);
      loseReaction(m, enemy, 'contact');
      break;
    }
  }
}
