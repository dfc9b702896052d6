import { inArc } from '../../kernel/arc.ts';
import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { distancePenalty } from './distance-penalty.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { pay, pointsIn, purses } from './purse.ts';
import { arcOfModel, FACINGS } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { POINT_WORTH } from './stakes.ts';
import { COMBAT_READY, NOWHERE, ON_OVERWATCH } from './state.ts';
import { blowHarm } from './strike.ts';
import { firearms, isEngaged, weaponsOf } from './weapons.ts';

/** Chance that an enemy within an arc's ground comes into view next turn, and that one in plain view moves at all. */
const COMES = 0.55;
/** How far from an enemy its next position is looked for, in inches. */
const STRIDE = 4;

/** Whether a special action's points can be paid, by whom (DP-CP-04). */
function purseFor(
  m: Match,
  model: number,
  points: number,
  use: 'overwatch' | 'combat-ready',
): number[] | null {
  if (points === 0) return [];
  const own = settingsOf(m, model);
  if (!own.commandPoints.specialActions.on) return null;
  const units = purses(m, model, m.state.point[model], use);
  return pointsIn(m, units) >= points ? units : null;
}

/** Overwatch in each direction with each weapon it could have fired (DP-OW-01, 02, 10, 11; DP-D-25). */
export function overwatchOptions(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).overwatch;
  if (!own.on || (own.cost.engaged === 'may-not' && isEngaged(m, model))) return [];
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, own.moveOrShoot.on && moved);
  if (weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.overwatch.moveOrShoot);
  const price = priceOf(m, model, own.cost.points, ON_OVERWATCH);
  const purse = weapons.length > 0 ? purseFor(m, model, price, 'overwatch') : null;
  if (!purse) return [];
  const places = foeGround(m, model);
  const facings = facingsToFoes(m, model);
  return weapons.flatMap((weapon) =>
    facings.map((facing) => ({
      kind: 'overwatch' as const,
      weigh: (into: Float64Array) => {
        into[HARM] = watchValue(m, model, weapon, facing, places);
        into[RESERVE] = -POINT_WORTH * price;
      },
      act: () => {
        pay(m, model, purse, price, 'overwatch');
        acted(m, CLAUSE.overwatch.cost);
        acted(m, CLAUSE.overwatch.arc);
        wait(m, model, ON_OVERWATCH, facing);
        m.state.named[model] = weapon;
        clearShots(m, model);
      },
    })),
  );
}

/** What going on Overwatch or Combat Ready costs: nothing once a squad mate paid for all, by a reading of DP-Q-39. */
function priceOf(m: Match, model: number, points: number, reaction: number): number {
  const { members } = m.book.units[m.book.models[model].unit];
  const paid = members.some((mate) => m.state.reaction[mate] === reaction && m.state.waited[mate] === 0);
  return paid && settingsOf(m, model).overwatch.cost.per === 'squad' ? 0 : points;
}

/** Forgets at whom a watcher has fired. */
export function clearShots(m: Match, watcher: number): void {
  const models = m.book.models.length;
  m.state.shots.fill(0, watcher * models, (watcher + 1) * models);
}

/** What a model that still waits from an earlier turn would give up by acting. */
export function waitingWorth(m: Match, model: number): number {
  const { reaction, waited, facing, named } = m.state;
  if (waited[model] === 0 || !isOnTable(m, model)) return 0;
  if (reaction[model] === ON_OVERWATCH)
    return watchValue(m, model, named[model], facing[model], foeGround(m, model));
  return reaction[model] === COMBAT_READY ? readyValue(m, model, facing[model]) : 0;
}

function wait(m: Match, model: number, reaction: number, facing: number): void {
  m.state.reaction[model] = reaction;
  m.state.facing[model] = facing;
  m.state.waited[model] = 0;
  const name = reaction === ON_OVERWATCH ? 'goes on Overwatch' : 'gets Combat Ready';
  tell(
    m,
    'waiting',
    () => `${m.book.models[model].name} ${name}.`,
    () => ({ model, facing: FACINGS[facing] }),
  );
}

/** The facings, of every other one of the 32, that look most nearly at some enemy or base; straight ahead without one. */
function facingsToFoes(m: Match, model: number): number[] {
  const { x, y } = m.theatre.ground;
  const seat = seatOf(m, model);
  const at = m.state.point[model];
  const found = new Set<number>();
  const look = (spot: number) => {
    if (spot !== NOWHERE) found.add(facingTo(x[spot] - x[at], y[spot] - y[at]));
  };
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    look(m.state.point[enemy]);
    for (const slot of m.book.models[enemy].bases) look(m.state.base[slot]);
  }
  return found.size > 0 ? [...found] : [seat === 0 ? 0 : FACINGS.length / 2];
}

function facingTo(dx: number, dy: number): number {
  let best = 0;
  let most = -Infinity;
  for (let facing = 0; facing < FACINGS.length; facing += 2) {
    const [fx, fy] = FACINGS[facing];
    const towards = (dx * fx + dy * fy) / Math.sqrt(fx * fx + fy * fy);
    if (towards > most) [best, most] = [facing, towards];
  }
  return best;
}

interface Ground {
  readonly enemy: number;
  /** Places the enemy may be next turn: where it is, and a stride towards and to either side. */
  readonly places: readonly (readonly [number, number])[];
}

/** Where enemies may soon be; a hidden one is looked for at all its bases. */
function foeGround(m: Match, model: number): Ground[] {
  const { x, y } = m.theatre.ground;
  const at = m.state.point[model];
  const step = STRIDE * m.book.inch;
  return m.book.force[seatOf(m, model) === 0 ? 1 : 0].flatMap((enemy) => {
    if (!isOnTable(m, enemy)) return [];
    const spot = m.state.point[enemy];
    const [dx, dy] = [x[at] - x[spot], y[at] - y[spot]];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [ux, uy] = [(dx / length) * step, (dy / length) * step];
    const places = [
      [x[spot], y[spot]],
      [x[spot] + ux, y[spot] + uy],
      [x[spot] - uy, y[spot] + ux],
      [x[spot] + uy, y[spot] - ux],
    ] as const;
    return [{ enemy, places }];
  });
}

/** Expected harm of the one shot: the best enemy likely to be caught in the arc, and a little for every other. */
function watchValue(
  m: Match,
  model: number,
  weapon: number,
  facing: number,
  ground: readonly Ground[],
): number {
  const own = settingsOf(m, model);
  const arc = arcOfModel(m, model, own.overwatch.arc.degrees, facing);
  const at = m.state.point[model];
  let best = 0;
  let rest = 0;
  for (const { enemy, places } of ground) {
    const inside = places.filter(([x, y]) => inArc(arc, x, y, m.theatre.base)).length / places.length;
    if (inside === 0) continue;
    const distance = judgedDistance(m, model, at, m.state.point[enemy]);
    const { range, inaccurate } = m.book.weapons[weapon];
    const skill = (m.book.models[model].profile.ranged ?? 0) - m.book.models[enemy].profile.defense;
    const far = distancePenalty(
      range * m.book.inch,
      Math.max(0, distance - STRIDE * m.book.inch),
      own.rangedAttack.bands.points,
      own.rangedAttack.bands.edge,
    );
    const hit = m.book.tests[seatOf(m, model)].chance(
      skill - far - (inaccurate ? own.inaccurate.penalty.points : 0),
    );
    const value =
      COMES * inside * hit * m.book.harm.perHit(weapon, enemy, Math.max(1, m.state.wounds[enemy]));
    rest += 0.1 * Math.min(value, best);
    best = Math.max(best, value);
  }
  return best + rest;
}

/** Combat Ready in each direction (DP-CR-01, DP-CR-02, DP-D-26). */
export function combatReadyOptions(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).combatReady;
  if (!own.on || weaponsOf(m, model, 'close-combat').length === 0) return [];
  const price = priceOf(m, model, own.cost.points, COMBAT_READY);
  const purse = purseFor(m, model, price, 'combat-ready');
  if (!purse) return [];
  return facingsToFoes(m, model).map((facing) => ({
    kind: 'combat-ready' as const,
    weigh: (into: Float64Array) => {
      into[HARM] = readyValue(m, model, facing);
      into[RESERVE] = -POINT_WORTH * price;
    },
    act: () => {
      pay(m, model, purse, price, 'combat-ready');
      acted(m, CLAUSE.combatReady.cost);
      acted(m, CLAUSE.combatReady.arc);
      wait(m, model, COMBAT_READY, facing);
    },
  }));
}

/** Being ready pays when somebody who fights hand to hand can be here next turn. */
function readyValue(m: Match, model: number, facing: number): number {
  const { ground } = m.theatre;
  const at = m.state.point[model];
  const arc = arcOfModel(m, model, settingsOf(m, model).combatReady.arc.degrees, facing);
  let value = 0;
  const consider = (enemy: number, spot: number, share: number) => {
    const { profile } = m.book.models[enemy];
    if (profile.closeCombat === null || !inArc(arc, ground.x[spot], ground.y[spot], m.theatre.base)) return;
    const comes = judgedDistance(m, model, at, spot) <= profile.movement * m.book.inch ? 0.4 : 0;
    const fights = blowHarm(m, enemy, model) > 0.4 ? 1 : 0.3;
    value = Math.max(value, share * comes * fights * blowHarm(m, model, enemy));
  };
  for (const enemy of m.book.force[seatOf(m, model) === 0 ? 1 : 0]) {
    if (isOnTable(m, enemy)) consider(enemy, m.state.point[enemy], 1);
    const slots = m.state.hidden[enemy]
      ? m.book.models[enemy].bases.filter((slot) => m.state.base[slot] !== NOWHERE)
      : [];
    for (const slot of slots) consider(enemy, m.state.base[slot], 0.6);
  }
  return value;
}
