import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { asIf } from '../../../rules/play/as-if.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { strikesOf } from '../attack/attack.ts';
import { focusedHarm } from '../attack/volley.ts';
import { mustStandUp } from '../match/engagement.ts';
import { enemiesOf, isInPlay, livingOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { shotAt } from '../matchup/gunnery.ts';
import { SEEN } from '../matchup/looks.ts';
import { allowanceOf, chargeBonuses, strikingRange, walksFirst } from '../moves/moves.ts';
import { threatBy } from './menace.ts';

/** An attack that takes a walk first is as likely as this. */
const AFTER_WALK = 0.15;
/** Rough lengths of ways are no more than this below distances. */
const ROUGH = 4 * INCH;
/** What waiting is worth while enemies have to show themselves, and while they do not. */
const PATIENCE = 0.22;
const IDLENESS = 0.01;
/** What it is worth to activate a model once more only to stand up, of its own worth. */
const UP_AGAIN = 0.1;
/** What acting before the enemy has shown himself costs. */
const HASTE = 0.1;

/** Expected harm of what a model could do at once; when it is activated again, of one attack, after a walk if it may. */
export function promise(m: Match, model: Model, again = false): number {
  if (mustStandUp(m, model)) return again ? UP_AGAIN * m.matchup.worth[model] : 0;
  return promiseAt(m, model, enemiesOf(m, model), again);
}

/** The same at some enemies alone, once the model is up, which gets up by itself when it is activated. */
function promiseAt(m: Match, model: Model, enemies: readonly Model[], again: boolean): number {
  return asIf(m.state.down, [model], 0, () => promiseOfUp(m, model, enemies, again));
}

function promiseOfUp(m: Match, model: Model, enemies: readonly Model[], again: boolean): number {
  let now = 0;
  let best = 0;
  for (const strike of strikesOf(m, model)) {
    const harm = focusedHarm(m, strike);
    now = Math.max(now, harm);
    if (enemies.includes(strike.target)) best = Math.max(best, harm);
  }
  const walks = walksFirst(m, model, again);
  if (again && !walks) return best;
  const shots = walks ? AFTER_WALK * walkPromise(m, model, enemies, now) : 0;
  return Math.max(best, chargePromise(m, model, enemies, again), shots);
}

/** What of that it could do to the enemy whom most hangs on. */
export function quarryPromise(m: Match, model: Model, again = false): number {
  const quarry = quarryOf(m, model);
  if (quarry === NOBODY || mustStandUp(m, model)) return 0;
  return promiseAt(m, model, [quarry], again);
}

/** A blow at whoever can be charged or, where there is no Charge, walked to; nothing more at whom no charge may be made. */
function chargePromise(m: Match, model: Model, enemies: readonly Model[], again: boolean): number {
  const { charge } = settingsOf(m, model);
  if (m.matchup.models[model].melee.length === 0) return 0;
  const { gunnery } = m.matchup;
  const from = m.state.point[model];
  const reach = strikingRange(m, model, again);
  const bonuses = again ? 0 : chargeBonuses(m, model);
  const guide = m.battlefield.guides[seatOf(m, model)];
  let best = 0;
  for (const enemy of enemies) {
    if (!isInPlay(m, enemy) || m.battlefield.distance(from, m.state.point[enemy]) > reach + ROUGH) continue;
    if (charge.move.engaged === 'no' && m.battlefield.near(from, m.state.point[enemy])) continue;
    const blow = gunnery.blows(model, enemy, m.state.wounds[enemy], m.state.down[enemy])[bonuses];
    if (blow > best && guide.far(from, m.state.point[enemy]) <= reach) best = blow;
  }
  return best;
}

/** Shots at whoever is in range after a walk, seen or not; nothing to a model that can shoot already. */
function walkPromise(m: Match, model: Model, enemies: readonly Model[], now: number): number {
  if (now > 0) return 0;
  const { walk: way } = settingsOf(m, model).moving;
  if (m.matchup.models[model].ranged.length === 0) return 0;
  const walk = allowanceOf(m, model, way.factor);
  const { point, wounds, down } = m.state;
  let best = 0;
  for (const enemy of enemies) {
    if (!isInPlay(m, enemy)) continue;
    const gap = m.battlefield.distance(point[model], point[enemy]) - walk;
    if (gap > m.matchup.range[model]) continue;
    const shots = m.matchup.gunnery.shots('close', model, enemy, wounds[enemy], down[enemy]);
    best = Math.max(best, shotAt(shots, gap, SEEN));
  }
  return best;
}

/** Expected loss of a model to the enemy who can do it the most harm before it is activated. */
export function threatTo(m: Match, model: Model): number {
  let worst = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (isInPlay(m, enemy) && m.state.activated[enemy] === 0)
      worst = Math.max(worst, threatBy(m, enemy, model));
  }
  return worst;
}

/** What it is worth to a side to pass now. */
export function urgeToWait(m: Match, seat: Seat, waiting: number): number {
  return waiting > 0 && areOthersWaiting(m, seat) ? PATIENCE : -IDLENESS;
}

/** What it costs a side to have one model less to answer with, as long as there is somebody to answer. */
export function costOfHaste(m: Match, seat: Seat): number {
  return areOthersWaiting(m, seat) ? HASTE : 0;
}

/** Whether models of the other side wait for their activation. */
function areOthersWaiting(m: Match, seat: Seat): boolean {
  return livingOf(m, otherSeat(seat)).some((enemy) => m.state.activated[enemy] === 0);
}
