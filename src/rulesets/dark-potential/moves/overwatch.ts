import type { Model, Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { expectedHarm } from '../attack/area-harm.ts';
import { resolveAttack } from '../attack/attack.ts';
import type { Interruption, Passage } from '../battlefield/passage.ts';
import { NO_REACTION, ON_OVERWATCH } from '../battlefield/state.ts';
import { canStop } from '../match/blockers.ts';
import { makesContact } from '../match/breaking-contact.ts';
import { mayFire } from '../match/legal.ts';
import { acted, enemiesOf, isOnTable, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { arcOfModel, isAnybody, mayShootAgain, viewOfModel } from '../match/reactions.ts';
import { sees } from '../match/sight.ts';
import { coverAgainst, mayBeMade, type Strike } from '../match/strike.ts';
import { strikeText } from '../match/strike-words.ts';
import { isShielded, watchWeapons } from '../match/weapons.ts';
import { HOLD } from '../places/watch-worth.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Shot } from './barrage.ts';
import { reactionTaken } from './reaction-taken.ts';

/** The earliest shot that enemies on Overwatch choose to take at a passage, or null (DP-OW-03, DP-D-30). */
export function overwatchOn(m: Match, passage: Passage): Interruption | null {
  if (!isAnybody(m, otherSeat(seatOf(m, passage.model)), ON_OVERWATCH)) return null;
  let earliest: Interruption | null = null;
  for (const watcher of watchersOf(m, passage)) {
    const found = askWatcher(m, watcher, passage);
    if (found && (!earliest || found.index < earliest.index)) earliest = found;
  }
  return earliest;
}

function watchersOf(m: Match, { model, kind, fired }: Passage): Model[] {
  const enemies = enemiesOf(m, model);
  const isMoveStep = kind === 'move' || (kind === 'forced' && m.state.acted[model] === 0);
  return enemies.filter((watcher) => {
    if (m.state.reaction[watcher] !== ON_OVERWATCH || fired.has(watcher) || !isOnTable(m, watcher))
      return false;
    const { triggers } = settingsOf(m, watcher).overwatch.interrupt;
    if (triggers === 'move-step' && !isMoveStep) return false;
    return mayShootAgain(m, watcher, model) && mayFire(m, watcher);
  });
}

function askWatcher(m: Match, watcher: Model, passage: Passage): Interruption | null {
  const shots: readonly Shot[] = pointsInView(m, watcher, passage).flatMap((index) => {
    const strike = bestStrike(m, watcher, passage.model, passage.path[index]);
    return strike ? [{ index, strike }] : [];
  });
  const { foresight } = settingsOf(m, watcher).overwatch.interrupt;
  const harm = ({ strike }: Shot) => expectedHarm(m, strike);
  const text = ({ strike }: Shot) => strikeText(m, strike);
  const ask = (some: readonly Shot[]) => reactionTaken(m, 'DP-D-30', watcher, some, HOLD, harm, text);
  const taken = foresight === 'whole-path' ? ask(shots) : shots.find((shot) => ask([shot]));
  if (!taken) return null;
  const { index, strike } = taken;
  return { index, watcher, act: () => fire(m, watcher, strike, passage) };
}

/** Indexes of the path's points at which the watcher may stop the mover; by a reading of V-09 only the first of its way. */
function pointsInView(m: Match, watcher: Model, passage: Passage): number[] {
  const { trail = [] } = passage;
  const behind = trail.length - 1;
  if (behind < 1 || settingsOf(m, watcher).overwatch.interrupt.point !== 'first-sight')
    return pointsOn(m, watcher, passage);
  const path = [...trail.slice(0, behind), ...Array.from(passage.path)];
  const found = pointsOn(m, watcher, { ...passage, path, underway: false });
  return found.map((i) => i - behind).filter((i) => i >= 0);
}

function pointsOn(m: Match, watcher: Model, { model, path, underway }: Passage): number[] {
  const { arc: arcRule, interrupt, lostByContact } = settingsOf(m, watcher).overwatch;
  const isInView = viewOfModel(m, watcher, arcRule.degrees);
  const at = m.state.point[watcher];
  const last = path.length - 1;
  const touches = (i: number) => m.battlefield.touch(path[i], at, seatOf(m, model));
  if (interrupt.contact === 'never' && touches(last)) return [];
  const found: number[] = [];
  for (let i = 0; i <= last; i++) {
    const counts = (i > 0 || underway || interrupt.start === 'counts') && (interrupt.on || i === last);
    const stops = i === 0 || canStop(m, model, path[i]);
    const atContact = i > 0 && touches(i);
    const allowed = atContact
      ? interrupt.contact === 'also-at-contact'
      : !isShielded(m, watcher, model, path[i]);
    if (counts && stops && allowed && isInView(path[Math.max(0, i - 1)], path[i])) {
      found.push(i);
      if (interrupt.point === 'first-sight') break;
    }
    // Contact ends the status there and then.
    if (i > 0 && lostByContact.on && makesContact(m, seatOf(m, model), at, path, i)) break;
  }
  return found;
}

/** The shot with the best of the weapons that a watcher may fire. */
function bestStrike(m: Match, watcher: Model, target: Model, at: Point): Strike | null {
  const weapons = watchWeapons(m, watcher);
  let best: Strike | null = null;
  let most = -Infinity;
  for (const weapon of weapons) {
    const from = m.state.point[watcher];
    const strike: Strike = { kind: 'overwatch', attacker: watcher, weapon, target, from, at };
    if (!mayBeMade(m, strike)) continue;
    const harm = weapons.length > 1 ? expectedHarm(m, strike) : 0;
    if (harm > most) [best, most] = [strike, harm];
  }
  return best;
}

function fire(m: Match, watcher: Model, strike: Strike, passage: Passage): void {
  const { shots } = settingsOf(m, watcher).overwatch.interrupt;
  acted(m, CLAUSE.overwatch.interrupt);
  acted(m, CLAUSE.overwatch.weapon);
  passage.fired.add(watcher);
  m.state.shots[watcher * m.matchup.models.length + strike.target] = 1;
  if (shots === 'once') m.state.reaction[watcher] = NO_REACTION;
  tell(m, 'overwatch', () => [
    `${m.matchup.models[watcher].name} fires on Overwatch.`,
    { watcher, cover: coverAgainst(m, strike) },
  ]);
  resolveAttack(m, strike);
}

/** The end shots after a Tactical Manoeuvre: in sight and, by the printed rule, in the arc (DP-TM-04, DP-D-31). */
export function endShots(m: Match, passage: Passage): void {
  const { model, path } = passage;
  const last = path[path.length - 1];
  const { endShot } = settingsOf(m, model).manoeuvre;
  if (!endShot.on) return;
  for (const watcher of watchersOf(m, passage)) {
    if (!isOnTable(m, model) || m.state.over) return;
    const at = m.state.point[watcher];
    if (!sees(m, at, last)) continue;
    if (endShot.shots !== 'contact-too' && isShielded(m, watcher, model, last)) continue;
    const isInArc = arcOfModel(m, watcher, settingsOf(m, watcher).overwatch.arc.degrees);
    if (endShot.arc === 'needed' && !isInArc(last, last)) continue;
    const strike = bestStrike(m, watcher, model, last);
    if (!strike) continue;
    const harm = () => expectedHarm(m, strike);
    const text = () => strikeText(m, strike);
    if (!reactionTaken(m, 'DP-D-31', watcher, [strike], HOLD, harm, text)) continue;
    acted(m, CLAUSE.manoeuvre.endShot);
    fire(m, watcher, strike, passage);
    if (endShot.shots === 'one') return;
  }
}

/** Whether Overwatch shoots at a mover before its movement is over (DP-OW-03). */
export function firesOnTheWay(m: Match, mover: Model): boolean {
  return m.matchup.settings[otherSeat(seatOf(m, mover))].overwatch.interrupt.on;
}

/** Whether Overwatch answers a mover before Suppressing Fire at one point of its way, by a reading of DP-Q-93. */
export function isWatchFirst(m: Match, mover: Model): boolean {
  const { order } = m.matchup.settings[otherSeat(m.matchup.models[mover].seat)].suppressingFire.trigger;
  return order === 'after-overwatch';
}
