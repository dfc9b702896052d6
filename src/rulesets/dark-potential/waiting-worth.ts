import { type Arc, inArc } from '../../kernel/arc.ts';
import { distancePenalty } from './distance-penalty.ts';
import { isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { arcOfModel } from './reactions.ts';
import { COMBAT_READY, NOWHERE, ON_OVERWATCH } from './state.ts';
import { blowHarm } from './strike.ts';

/** Chance that an enemy within an arc's ground comes into view next turn, and that one in plain view moves at all. */
const COMES = 0.55;
/** How far from an enemy its next position is looked for, in inches. */
const STRIDE = 4;

/** What a model that still waits from an earlier turn would give up by acting. */
export function waitingWorth(m: Match, model: number): number {
  const { reaction, waited, facing, named } = m.state;
  if (waited[model] === 0 || !isOnTable(m, model)) return 0;
  if (reaction[model] === ON_OVERWATCH) return watchOf(m, model, named[model])(facing[model]);
  return reaction[model] === COMBAT_READY ? readyOf(m, model)(facing[model]) : 0;
}

/** An enemy in a watcher's range. */
interface Prey {
  /** Chance that the shot hits it if it comes by, and the expected harm of that. */
  readonly hit: number;
  readonly harm: number;
  /** Places the enemy may be next turn: where it is, and a stride towards and to either side. */
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * By facing, the expected harm of the one shot with a weapon: the best enemy likely to be caught in the arc, and a
 * little for every other.
 */
export function watchOf(m: Match, model: number, weapon: number): (facing: number) => number {
  const { degrees } = settingsOf(m, model).overwatch.arc;
  let prey: Prey[] | undefined;
  return (facing) => {
    prey ??= preyOf(m, model, weapon);
    const arc = arcOfModel(m, model, degrees, facing);
    let best = 0;
    let rest = 0;
    for (const one of prey) {
      const inside = shareInside(arc, one, m.theatre.base);
      if (inside === 0) continue;
      const value = COMES * inside * one.hit * one.harm;
      rest += 0.1 * Math.min(value, best);
      best = Math.max(best, value);
    }
    return best + rest;
  };
}

function shareInside(arc: Arc, { x, y }: Prey, base: number): number {
  let inside = 0;
  for (let i = 0; i < x.length; i++) if (inArc(arc, x[i], y[i], base)) inside++;
  return inside / x.length;
}

/** Enemies on the table, as a shot on Overwatch may meet them. */
function preyOf(m: Match, model: number, weapon: number): Prey[] {
  const { x, y } = m.theatre.ground;
  const at = m.state.point[model];
  const step = STRIDE * m.book.inch;
  const prey: Prey[] = [];
  for (const enemy of m.book.force[seatOf(m, model) === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy)) continue;
    const spot = m.state.point[enemy];
    const dx = x[at] - x[spot];
    const dy = y[at] - y[spot];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const ux = (dx / length) * step;
    const uy = (dy / length) * step;
    prey.push({
      hit: hitChance(m, model, weapon, enemy),
      harm: m.book.harm.perHit(weapon, enemy, Math.max(1, m.state.wounds[enemy])),
      x: [x[spot], x[spot] + ux, x[spot] - uy, x[spot] + uy],
      y: [y[spot], y[spot] + uy, y[spot] + ux, y[spot] - ux],
    });
  }
  return prey;
}

/** Chance to hit an enemy that comes a stride nearer. */
function hitChance(m: Match, model: number, weapon: number, enemy: number): number {
  const own = settingsOf(m, model);
  const distance = judgedDistance(m, model, m.state.point[model], m.state.point[enemy]);
  const { range, inaccurate } = m.book.weapons[weapon];
  const skill = (m.book.models[model].profile.ranged ?? 0) - m.book.models[enemy].profile.defense;
  const { points, edge } = own.rangedAttack.bands;
  const near = Math.max(0, distance - STRIDE * m.book.inch);
  const far = distancePenalty(range * m.book.inch, near, points, edge);
  const needed = skill - far - (inaccurate ? own.inaccurate.penalty.points : 0);
  return m.book.tests[seatOf(m, model)].chance(needed);
}

/** An enemy that fights hand to hand, or a base of one, near enough to come. */
interface Comer {
  readonly worth: number;
  readonly spot: number;
}

/** By facing, what being ready is worth: it pays when somebody who fights hand to hand can be here next turn. */
export function readyOf(m: Match, model: number): (facing: number) => number {
  const { ground, base } = m.theatre;
  const { degrees } = settingsOf(m, model).combatReady.arc;
  let comers: Comer[] | undefined;
  return (facing) => {
    comers ??= comersTo(m, model);
    let value = 0;
    const arc = arcOfModel(m, model, degrees, facing);
    for (const { worth, spot } of comers)
      if (worth > value && inArc(arc, ground.x[spot], ground.y[spot], base)) value = worth;
    return value;
  };
}

function comersTo(m: Match, model: number): Comer[] {
  const comers: Comer[] = [];
  const at = m.state.point[model];
  const consider = (enemy: number, spot: number, share: number) => {
    const { profile } = m.book.models[enemy];
    if (profile.closeCombat === null) return;
    if (judgedDistance(m, model, at, spot) > profile.movement * m.book.inch) return;
    const fights = blowHarm(m, enemy, model) > 0.4 ? 1 : 0.3;
    comers.push({ worth: share * 0.4 * fights * blowHarm(m, model, enemy), spot });
  };
  for (const enemy of m.book.force[seatOf(m, model) === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy)) consider(enemy, m.state.point[enemy], 1);
    else if (m.state.hidden[enemy] > 0) {
      for (const slot of m.book.models[enemy].bases)
        if (m.state.base[slot] !== NOWHERE) consider(enemy, m.state.base[slot], 0.6);
    }
  }
  return comers;
}
