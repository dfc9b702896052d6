import { INCH } from '../../kernel/length.ts';
import { spotText } from '../../kernel/place-words.ts';
import { HARM, RESERVE } from '../../rules/decision.ts';
import { once } from '../../rules/weighing.ts';
import type { Action } from './action.ts';
import { facingsToFoes } from './facings-to-foes.ts';
import { worthOfPaying } from './holdings.ts';
import { mayFire } from './legal.ts';
import { acted, type Match, settingsOf, tell } from './match.ts';
import { pay, pointsIn, purses, specialPrice } from './purse.ts';
import { FACINGS } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { COMBAT_READY, ON_OVERWATCH } from './state.ts';
import { readyWorth } from './waiting-worth.ts';
import { watchAtMost } from './watch-bound.ts';
import { watchWorth } from './watch-worth.ts';
import { firearms, isEngaged, weaponsOf } from './weapons.ts';

/** Whether a special action's points can be paid, by whom (DP-CP-04). */
function purseFor(
  m: Match,
  model: number,
  points: number,
  use: 'overwatch' | 'combat-ready',
): number[] | null {
  if (points === 0) return [];
  const units = purses(m, model, m.state.point[model], use);
  return pointsIn(m, units) >= points ? units : null;
}

/** Overwatch in each of some directions with each weapon it could have fired (DP-OW-01, 02, 10, 11; DP-D-25). */
export function overwatchOptions(m: Match, model: number, facings = () => facingsToFoes(m, model)): Action[] {
  const own = settingsOf(m, model).overwatch;
  if (!own.on || (own.cost.engaged === 'may-not' && isEngaged(m, model))) return [];
  if (own.moveOrShoot.on && !mayFire(m, model)) return [];
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, own.moveOrShoot.on && moved);
  if (weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.overwatch.moveOrShoot);
  const price = priceOf(m, model, own.cost.points, ON_OVERWATCH);
  const purse = weapons.length > 0 ? purseFor(m, model, price, 'overwatch') : null;
  if (!purse) return [];
  return weapons.flatMap((weapon) => watches(m, model, weapon, facings(), { purse, price }));
}

/** Who pays for a special action, and what. */
interface Payment {
  readonly purse: readonly number[];
  readonly price: number;
}

function watches(
  m: Match,
  model: number,
  weapon: number,
  facings: readonly number[],
  { purse, price }: Payment,
): Action[] {
  const worth = once(() => watchWorth(m, model, weapon, facings));
  const most = once(() => watchAtMost(m, model, weapon));
  const paid = once(() => worthOfPaying(m, purse, price));
  return facings.map((facing, i) => ({
    kind: 'overwatch',
    weigh: (into) => {
      into[HARM] = worth()[i];
      into[RESERVE] = -paid();
    },
    atMost: (into) => {
      into[HARM] = most();
      into[RESERVE] = -paid();
      return true;
    },
    act: () => {
      pay(m, model, purse, price, 'overwatch');
      acted(m, CLAUSE.overwatch.cost);
      acted(m, CLAUSE.overwatch.arc);
      wait(m, model, ON_OVERWATCH, facing);
      m.state.named[model] = weapon;
      clearShots(m, model);
    },
  }));
}

/** What going on Overwatch or Combat Ready costs: nothing once a squad mate paid for all, by a reading of DP-Q-39. */
function priceOf(m: Match, model: number, points: number, reaction: number): number {
  const { members } = m.book.units[m.book.models[model].unit];
  const paid = members.some((mate) => m.state.reaction[mate] === reaction && m.state.waited[mate] === 0);
  return paid && settingsOf(m, model).overwatch.cost.per === 'squad' ? 0 : specialPrice(m, model, points);
}

/** Forgets at whom a watcher has fired. */
export function clearShots(m: Match, watcher: number): void {
  const models = m.book.models.length;
  m.state.shots.fill(0, watcher * models, (watcher + 1) * models);
}

function wait(m: Match, model: number, reaction: number, facing: number): void {
  m.state.reaction[model] = reaction;
  m.state.facing[model] = facing;
  m.state.waited[model] = 0;
  const name = reaction === ON_OVERWATCH ? 'goes on Overwatch' : 'gets Combat Ready';
  tell(
    m,
    'waiting',
    () => `${m.book.models[model].name} ${name}, looking towards ${lookText(m, model, facing)}.`,
    () => ({ model, facing: FACINGS[facing] }),
  );
}

/** A facing as a place some inches in front of the model, so that it can be laid on a table. */
function lookText(m: Match, model: number, facing: number): string {
  const { x, y } = m.theatre.ground;
  const at = m.state.point[model];
  const [dx, dy] = FACINGS[facing];
  const ahead = (6 * INCH) / Math.sqrt(dx * dx + dy * dy);
  return spotText(m.theatre.ground, { x: x[at] + ahead * dx, y: y[at] + ahead * dy, z: 0 });
}

/** Combat Ready in each of some directions (DP-CR-01, DP-CR-02, DP-D-26). */
export function combatReadyOptions(
  m: Match,
  model: number,
  facings = () => facingsToFoes(m, model),
): Action[] {
  const own = settingsOf(m, model).combatReady;
  if (!own.on || weaponsOf(m, model, 'close-combat').length === 0) return [];
  const price = priceOf(m, model, own.cost.points, COMBAT_READY);
  const purse = purseFor(m, model, price, 'combat-ready');
  if (!purse) return [];
  const worth = once(() => readyWorth(m, model, facings()));
  const paid = once(() => worthOfPaying(m, purse, price));
  return facings().map((facing, i) => ({
    kind: 'combat-ready',
    weigh: (into) => {
      into[HARM] = worth()[i];
      into[RESERVE] = -paid();
    },
    act: () => {
      pay(m, model, purse, price, 'combat-ready');
      acted(m, CLAUSE.combatReady.cost);
      acted(m, CLAUSE.combatReady.arc);
      wait(m, model, COMBAT_READY, facing);
    },
  }));
}
