import type { Model, Point } from '../../../kernel/entities.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { BaseMove } from '../battlefield/passage.ts';
import { COMBAT_READY, NO_REACTION, ON_OVERWATCH } from '../battlefield/state.ts';
import { allowanceOf } from '../match/blockers.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { mayShootAgain } from '../match/reactions.ts';
import { chargeHarm } from '../match/strike.ts';
import { firearms, isShielded } from '../match/weapons.ts';
import { aimOf, shotFrom } from './watch-worth.ts';

/** Which reactions a Tactical Manoeuvre keeps from a mover (DP-TM-03, DP-Q-43). */
export type Shield = 'no' | 'from-overwatch' | 'from-all';

/** A movement of its own that a mover thinks of: that of the Move step, or another as its action. */
export type OwnMove = BaseMove['kind'];

/** Expected worth that a mover loses on a place to somebody who waits there for it. */
export type Met = (at: Point) => number;

const NOTHING: Met = () => 0;

/**
 * What enemies who wait would do to a mover on each place (DP-OW-03, DP-CR-03): each shoots or charges once, so that of a
 * way the worst place tells. From public facts only; a Tactical Manoeuvre may hold them off.
 */
export function reactionsMet(m: Match, model: Model, going: OwnMove, shielded: Shield): Met {
  if (shielded === 'from-all') return NOTHING;
  const met: Met[] = [];
  for (const enemy of enemiesOf(m, model)) {
    const reaction = m.state.reaction[enemy];
    if (reaction === NO_REACTION || !isOnTable(m, enemy)) continue;
    if (going !== 'move' && !answersAgain(m, enemy)) continue;
    if (reaction === ON_OVERWATCH && shielded === 'no' && mayShootAgain(m, enemy, model))
      met.push(watchMet(m, model, enemy));
    if (reaction === COMBAT_READY) met.push(chargeMet(m, model, enemy));
  }
  if (met.length === 0) return NOTHING;
  return (at) => met.reduce((sum, one) => sum + one(at), 0);
}

/**
 * Whether an enemy who waits answers a second Movement too (DP-Q-86, DP-Q-99). Without DP-CR-04 it charges when all is
 * over, whoever is near then.
 */
function answersAgain(m: Match, enemy: Model): boolean {
  const { overwatch, combatReady } = settingsOf(m, enemy);
  if (m.state.reaction[enemy] === ON_OVERWATCH) return overwatch.interrupt.triggers !== 'move-step';
  return !combatReady.charge.on || combatReady.charge.triggers !== 'move-step';
}

/** The best shot of a watcher at each place in its arc, where it is worth taking. */
function watchMet(m: Match, model: Model, watcher: Model): Met {
  const { weapon: named, moveOrShoot } = settingsOf(m, watcher).overwatch;
  const from = m.state.point[watcher];
  const moved = m.state.moved[watcher] > 0;
  const weapons = named.on ? [m.state.named[watcher]] : firearms(m, watcher, moveOrShoot.on && moved);
  const aims = once(() => weapons.map((weapon) => aimOf(m, watcher, weapon, model)));
  const looks = m.battlefield.bearings.watched[seatOf(m, watcher)];
  return (at) => {
    if ((looks(from, at) & (1 << m.state.facing[watcher])) === 0) return 0;
    if (isShielded(m, watcher, model, at)) return 0;
    return aims().reduce((most, aim) => Math.max(most, shotFrom(m, aim, at)), 0);
  };
}

/** The blow of somebody Combat Ready at each place in its arc that it can charge to. */
function chargeMet(m: Match, model: Model, ready: Model): Met {
  const { charge, combatReady } = settingsOf(m, ready);
  const from = m.state.point[ready];
  const reach = allowanceOf(m, ready, charge.move.fraction * combatReady.charge.reach);
  const looks = m.battlefield.bearings.answered[seatOf(m, ready)];
  const harm = chargeHarm(m, ready, model, 'combat-ready');
  return (at) => {
    const isFaced = (looks(from, at) & (1 << m.state.facing[ready])) !== 0;
    return isFaced && m.battlefield.distance(from, at) <= reach ? harm : 0;
  };
}
