import type { Model, Point } from '../../../kernel/entities.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { BaseMove } from '../battlefield/passage.ts';
import { COMBAT_READY, NO_REACTION, ON_OVERWATCH } from '../battlefield/state.ts';
import { chargeReach } from '../match/charge-reach.ts';
import { enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { mayShootAgain } from '../match/reactions.ts';
import { chargeHarm } from '../match/strike.ts';
import { isShielded, watchWeapons } from '../match/weapons.ts';
import { aimOf, shotFrom } from './watch-worth.ts';

/** Which reactions a Tactical Manoeuvre keeps from a mover (DP-TM-03, DP-Q-43). */
export type Shield = 'no' | 'from-overwatch' | 'from-all';

/** A movement of its own that a mover thinks of: that of the Move step, or another as its action. */
export type OwnMove = BaseMove['kind'];

/** Expected worth that a mover loses on a place to somebody who waits there for it. */
type Loss = (at: Point) => number;

/** What a movement loses to those who wait: the most of what it loses on its way, its ends among it, and by its end besides. */
export interface Met {
  readonly passing: Loss;
  readonly ending: Loss;
}

const NOTHING: Loss = () => 0;
const NOBODY_WAITS: Met = { passing: NOTHING, ending: NOTHING };

/**
 * What enemies who wait would do to a mover on each place: each shoots once, so that of a way the worst place tells
 * (DP-OW-03; without that it shoots at the end), and charges when it is over (DP-CR-03). From public facts only; a Tactical Manoeuvre may hold them off until
 * then (DP-TM-04).
 */
export function reactionsMet(m: Match, model: Model, going: OwnMove, shielded: Shield): Met {
  const passing: Loss[] = [];
  const shots: Loss[] = [];
  const ending: Loss[] = [];
  for (const enemy of enemiesOf(m, model)) {
    const reaction = m.state.reaction[enemy];
    if (reaction === NO_REACTION || !isOnTable(m, enemy)) continue;
    if (going !== 'move' && !answersAgain(m, enemy)) continue;
    if (reaction === ON_OVERWATCH && mayShootAgain(m, enemy, model)) {
      if (shielded !== 'no') shots.push(endShotMet(m, model, enemy));
      else if (settingsOf(m, enemy).overwatch.interrupt.on) passing.push(watchMet(m, model, enemy));
      else ending.push(watchMet(m, model, enemy));
    }
    if (reaction === COMBAT_READY && shielded !== 'from-all') ending.push(chargeMet(m, model, enemy));
  }
  if (passing.length + shots.length + ending.length === 0) return NOBODY_WAITS;
  const isOne = settingsOf(m, model).manoeuvre.endShot.shots === 'one';
  if (isOne && shots.length > 1) ending.push(mostOf(shots));
  else ending.push(...shots);
  return { passing: sumOf(passing), ending: sumOf(ending) };
}

function sumOf(losses: readonly Loss[]): Loss {
  return losses.length === 0 ? NOTHING : (at) => losses.reduce((sum, one) => sum + one(at), 0);
}

function mostOf(losses: readonly Loss[]): Loss {
  return (at) => losses.reduce((most, one) => Math.max(most, one(at)), 0);
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
function watchMet(m: Match, model: Model, watcher: Model): Loss {
  const shot = shotOf(m, model, watcher);
  return (at) => (looksAt(m, watcher, at) && !isShielded(m, watcher, model, at) ? shot(at) : 0);
}

/** The same of its end shot at whoever a Tactical Manoeuvre brought there (DP-TM-04). */
function endShotMet(m: Match, model: Model, watcher: Model): Loss {
  const { on, arc, shots } = settingsOf(m, model).manoeuvre.endShot;
  if (!on) return NOTHING;
  const shot = shotOf(m, model, watcher);
  return (at) => {
    if (arc === 'needed' && !looksAt(m, watcher, at)) return 0;
    return shots !== 'contact-too' && isShielded(m, watcher, model, at) ? 0 : shot(at);
  };
}

function looksAt(m: Match, watcher: Model, at: Point): boolean {
  const looks = m.battlefield.bearings.watched[seatOf(m, watcher)];
  return (looks(m.state.point[watcher], at) & (1 << m.state.facing[watcher])) !== 0;
}

/** The best shot of a watcher at each place, whichever way it looks. */
function shotOf(m: Match, model: Model, watcher: Model): Loss {
  const weapons = watchWeapons(m, watcher);
  const aims = once(() => weapons.map((weapon) => aimOf(m, watcher, weapon, model)));
  return (at) => aims().reduce((most, aim) => Math.max(most, shotFrom(m, aim, at)), 0);
}

/**
 * The blow of somebody Combat Ready at whoever ends within its charge and was seen in its arc, where it starts or ends if
 * not between (DP-CR-03).
 */
function chargeMet(m: Match, model: Model, ready: Model): Loss {
  const { combatReady } = settingsOf(m, ready);
  const spot = m.state.point[ready];
  const reach = chargeReach(m, ready, 'combat-ready');
  const looks = m.battlefield.bearings.answered[seatOf(m, ready)];
  const isSeen = (at: Point) =>
    (looks(spot, at) & (1 << m.state.facing[ready])) !== 0 && m.battlefield.lines.sees(spot, at);
  const wasSeen = isSeen(m.state.point[model]);
  const harm = chargeHarm(m, ready, model, 'combat-ready');
  return (at) => {
    if (m.battlefield.distance(spot, at) > reach || !(wasSeen || isSeen(at))) return 0;
    const isOut = combatReady.charge.contact === 'none' && m.battlefield.touch(spot, at, seatOf(m, ready));
    return isOut ? 0 : harm;
  };
}
