import type { Model, Point } from '../../../kernel/entities.ts';
import { inchesAt, pathData, placeAt } from '../../../kernel/field/place-words.ts';
import type { Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { checkBase } from '../attack/perception.ts';
import { type BaseMove, type Drawn, nothingDrawn, type Passage } from '../battlefield/passage.ts';
import { ON_OVERWATCH } from '../battlefield/state.ts';
import { canStop, leftAfter } from '../match/blockers.ts';
import { makesContact } from '../match/breaking-contact.ts';
import { enemiesOf, isOnTable, type Match, settingsOf, tell } from '../match/match.ts';
import { nameOfBase } from '../match/name-of-base.ts';
import { loseReaction, viewOfModel } from '../match/reactions.ts';
import type { Slot } from '../matchup/slot.ts';
import { wayOfFailed } from '../places/forced.ts';
import { barrageOn } from './barrage.ts';
import { fireAtBase } from './base-barrage.ts';
import { strikeBase, strikeMovedBase } from './free-strikes.ts';
import { isGuarded, isHeldOff } from './held-off.ts';
import { DOES } from './move-words.ts';
import { type Made, makeMove } from './moves.ts';
import { firesOnTheWay, isWatchFirst, overwatchOn } from './overwatch.ts';
import { planPath } from './steps.ts';

/**
 * Moves a stealth base along a path. Templates it enters and enemies it leaves count as attacks on it (DP-STL-05);
 * enemies on Overwatch who see it in their arc check it (DP-PER-01), and may shoot at once what they find (DP-Q-118). A
 * Tactical Manoeuvre keeps them from that shot, and by a reading from all but free strikes (DP-TM-03, DP-Q-43).
 * Returns the movement of a model that was found on the way, null without one.
 */
export function moveBase(m: Match, move: BaseMove): Made | null {
  const { model, slot, path, kind } = move;
  const drawn = nothingDrawn();
  const last = path.length - 1;
  const answers = once(() => answersTo(m, move, drawn));
  for (let i = 0; i <= last; i++) {
    if (i > 0) {
      m.state.base[slot] = path[i];
      touchWatchers(m, move, i);
      if (!canStop(m, model, path[i], slot)) continue;
    }
    if (i < last && strikeBase(m, slot, path, i, drawn)) return goOn(m, move, i, null, drawn);
    const finder = answers()(i);
    if (finder !== undefined) return goOn(m, move, i, finder, drawn);
  }
  tell(m, 'base-move', () => [
    `${nameOfBase(m, slot)} ${DOES[kind]} to ${placeAt(m.battlefield.ground, path[last])}.`,
    { slot, kind, ...pathData(m.battlefield.ground, path) },
  ]);
  return strikeMovedBase(m, slot, drawn) ? goOn(m, move, last, null, drawn) : null;
}

/** Who found a base out: a watcher by a check, or null for whoever attacked it; undefined for nobody. */
type Finder = Model | null | undefined;

/**
 * What those who wait do about a base, to be asked at each point of its path in turn: templates it is under fire at it, then
 * watchers look, or the other way round (DP-Q-93). Nothing under a Tactical Manoeuvre that holds all of them off.
 */
function answersTo(m: Match, move: BaseMove, { fired }: Drawn): (i: number) => Finder {
  const { model, path, shielded } = move;
  if (isHeldOff(m, model, shielded)) return () => undefined;
  const checked = new Set<Model>();
  const fire = fireAtBase(m, move);
  const shot = (i: number): Finder => (fire(i, fired) ? null : undefined);
  const look = (i: number): Finder => watchersCheck(m, move, path[Math.max(0, i - 1)], path[i], checked);
  const [first, second] = isWatchFirst(m, model) ? [look, shot] : [shot, look];
  return (i) => {
    const finder = first(i);
    return finder === undefined ? second(i) : finder;
  };
}

/** Contact that a base comes into ends Overwatch and Suppressing Fire in some readings of DP-Q-95. */
function touchWatchers(m: Match, { model, slot, path }: BaseMove, i: number): void {
  const { seat } = m.matchup.models[model];
  for (const enemy of enemiesOf(m, model)) {
    const { bases } = settingsOf(m, enemy).overwatch.lostByContact;
    const counts = bases === 'yes' || (bases === 'real-one' && m.state.real[model] === slot);
    if (!counts || !isOnTable(m, enemy)) continue;
    if (makesContact(m, seat, m.state.point[enemy], path, i)) loseReaction(m, enemy, 'contact');
  }
}

/** The watcher whose check finds the base out, if any; where it starts, too, but for a reading of DP-Q-88. */
function watchersCheck(
  m: Match,
  { model, slot }: BaseMove,
  from: Point,
  to: Point,
  checked: Set<Model>,
): Model | undefined {
  for (const watcher of enemiesOf(m, model)) {
    if (m.state.reaction[watcher] !== ON_OVERWATCH || !isOnTable(m, watcher)) continue;
    const { perception, overwatch } = settingsOf(m, watcher);
    if (!perception.on || perception.occasions.overwatch === 0) continue;
    if (m.matchup.models[watcher].profile.perception === null) continue;
    if (from === to && overwatch.interrupt.start !== 'counts') continue;
    if (checked.has(watcher) && perception.occasions.watching !== 'every-inch') continue;
    if (!viewOfModel(m, watcher, overwatch.arc.degrees)(from, to)) continue;
    checked.add(watcher);
    tellSeen(m, watcher, slot, to);
    if (checkBase(m, watcher, slot, false)) return watcher;
  }
  return undefined;
}

function tellSeen(m: Match, watcher: Model, slot: Slot, at: Point): void {
  tell(m, 'base-seen', () => [
    `${m.matchup.models[watcher].name} on Overwatch sees ${nameOfBase(m, slot)} pass ${placeAt(m.battlefield.ground, at)}.`,
    { watcher, slot, at, inches: inchesAt(m.battlefield.ground, at) },
  ]);
}

/** A model found in the middle of a move may be shot where it stands, and then finishes its movement as a model. */
function goOn(m: Match, move: BaseMove, index: number, finder: Model | null, drawn: Drawn): Made | null {
  const { model, path, kind, allowance, shielded } = move;
  if (!isOnTable(m, model) || m.state.over) return null;
  if (index > 0) m.state.moved[model] = 1;
  else forgetOwed(drawn);
  const underway = index > 0;
  const here: Passage = { model, kind, path: [path[index]], underway, fired: drawn.fired };
  const shoots = finder === null || settingsOf(m, finder).perception.occasions.watching !== 'check-only';
  const stops = shoots && firesOnTheWay(m, model) && !isGuarded(m, model, shielded);
  const fires = !isHeldOff(m, model, shielded);
  const template = () => (fires ? barrageOn(m, here) : null);
  const watch = () => (stops ? overwatchOn(m, here) : null);
  const next = () => (isWatchFirst(m, model) ? (watch() ?? template()) : (template() ?? watch()));
  let stopped = false;
  for (let shot = next(); shot; shot = isOnTable(m, model) && !m.state.over ? next() : null) {
    shot.act();
    if (shot.watcher !== null) stopped = true;
  }
  if (!isOnTable(m, model) || m.state.over) return null;
  const left = leftAfter(m, model, path, index, allowance);
  const ends = stopped && !settingsOf(m, model).overwatch.finish.on;
  const plan = ends ? () => [] : (more: Length) => wayOn(m, move, index, more);
  return makeMove(m, { model, kind, allowance: left, shielded, plan, drawn, underway });
}

/** Whoever would strike when a base has moved strikes at the model found where it starts only if that leaves (DP-Q-50). */
function forgetOwed({ struck, owed }: Drawn): void {
  for (const striker of owed) struck.delete(striker);
  owed.clear();
}

/** How a model goes on that was found on its base's way: for cover, as declared, or anew (DP-Q-90, DP-Q-128). */
function wayOn(
  m: Match,
  { model, path, kind, shielded, acts }: BaseMove,
  index: number,
  left: Length,
): ArrayLike<number> {
  const cover = kind === 'move' ? wayOfFailed(m, model, left) : null;
  if (cover) return cover;
  const { finish } = settingsOf(m, model).overwatch;
  const declared = finish.path === 'declared' && m.state.point[model] === path[index];
  return declared
    ? Array.from(path).slice(index)
    : planPath(m, model, left, { kind, again: true, acts, shielded });
}
