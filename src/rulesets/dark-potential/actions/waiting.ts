import { type Model, UNARMED, type Weapon } from '../../../kernel/entities.ts';
import { spotText } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { PROMISE, RESERVE } from '../../../rules/decision.ts';
import { FACINGS } from '../battlefield/facings.ts';
import { addRow, kindOf, type Menu } from '../battlefield/menu.ts';
import { COMBAT_READY, ON_OVERWATCH } from '../battlefield/state.ts';
import { facingsToFoes } from '../match/facings-to-foes.ts';
import { mayFire } from '../match/legal.ts';
import { acted, enemiesOf, type Match, settingsOf, tellOf } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { firearms, isEngaged, weaponsOf } from '../match/weapons.ts';
import { readyWorth } from '../places/waiting-worth.ts';
import { watchAtMost } from '../places/watch-bound.ts';
import { watchWorth } from '../places/watch-worth.ts';
import { canPay, worthPaid } from '../points/payment.ts';
import { specialPrice } from '../points/point-pool.ts';
import { CLAUSE } from '../rules/index.ts';

/** Lists Overwatch in each of some directions with each weapon it could have fired (DP-OW-01, 02, 10, 11; DP-D-25). */
export function listOverwatch(m: Match, menu: Menu, model: Model): void {
  const own = settingsOf(m, model).overwatch;
  if (!own.on || (own.cost.engaged === 'may-not' && isEngaged(m, model))) return;
  if (own.moveOrShoot.on && !mayFire(m, model)) return;
  const moved = m.state.moved[model] > 0;
  const weapons = firearms(m, model, own.moveOrShoot.on && moved);
  if (weapons.length < firearms(m, model, false).length) acted(m, CLAUSE.overwatch.moveOrShoot);
  if (weapons.length === 0) return;
  if (!canPay(m, model, 'overwatch', priceOf(m, model, own.cost.points, ON_OVERWATCH))) return;
  for (const weapon of weapons) listFacings(m, menu, model, 'overwatch', weapon);
}

/** Lists Combat Ready in each of some directions (DP-CR-01, DP-CR-02, DP-D-26). */
export function listCombatReady(m: Match, menu: Menu, model: Model): void {
  const own = settingsOf(m, model).combatReady;
  if (!own.on || weaponsOf(m, model, 'close-combat').length === 0) return;
  if (!canPay(m, model, 'combat-ready', priceOf(m, model, own.cost.points, COMBAT_READY))) return;
  listFacings(m, menu, model, 'combat-ready', UNARMED);
}

type Waiting = 'overwatch' | 'combat-ready';

function listFacings(m: Match, menu: Menu, model: Model, kind: Waiting, weapon: Weapon): void {
  if (menu.looks === 0) menu.looks = facingsToFoes(m, model, menu.facings);
  for (let i = 0; i < menu.looks; i++) {
    const row = addRow(menu, kind);
    menu.weapon[row] = weapon;
    menu.facing[row] = menu.facings[i];
  }
}

/** What waiting like this is worth. */
export function weighWaiting(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  const kind = kindOf(menu, row) as Waiting;
  if (Number.isNaN(menu.harm[row])) reckon(m, menu, model, row);
  into[PROMISE] = menu.harm[row];
  into[RESERVE] = -worthPaid(m, kind);
}

/** What Overwatch with this weapon is worth at most, whichever way it looks. */
export function boundOverwatch(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  if (Number.isNaN(menu.most[row])) {
    const most = watchAtMost(m, model, menu.weapon[row]);
    for (let one = 0; one < menu.rows; one++) if (isAlike(menu, one, row)) menu.most[one] = most;
  }
  into[PROMISE] = menu.most[row];
  into[RESERVE] = -worthPaid(m, 'overwatch');
}

/** Works out what waiting like this is worth in every direction at once. */
function reckon(m: Match, menu: Menu, model: Model, row: number): void {
  let facings = 0;
  for (let one = 0; one < menu.rows; one++) if (isAlike(menu, one, row)) facings |= 1 << menu.facing[one];
  const weapon = menu.weapon[row];
  const worth =
    weapon === UNARMED
      ? readyWorth(m, model, facings)
      : watchWorth(m, model, weapon, facings, enemiesOf(m, model));
  for (let one = 0; one < menu.rows; one++)
    if (isAlike(menu, one, row)) menu.harm[one] = worth[menu.facing[one]];
}

/** Whether two rows are the same but for the facing. */
function isAlike(menu: Menu, one: number, other: number): boolean {
  return menu.kind[one] === menu.kind[other] && menu.weapon[one] === menu.weapon[other];
}

/** Goes on Overwatch. */
export function watch(m: Match, menu: Menu, model: Model, row: number): void {
  acted(m, CLAUSE.overwatch.cost);
  acted(m, CLAUSE.overwatch.arc);
  wait(m, model, ON_OVERWATCH, menu.facing[row]);
  m.state.named[model] = menu.weapon[row];
  clearShots(m, model);
}

/** Gets Combat Ready. */
export function getReady(m: Match, menu: Menu, model: Model, row: number): void {
  acted(m, CLAUSE.combatReady.cost);
  acted(m, CLAUSE.combatReady.arc);
  wait(m, model, COMBAT_READY, menu.facing[row]);
}

/** What going on Overwatch or Combat Ready costs: nothing once a squad mate paid for all, by a reading of DP-Q-39. */
function priceOf(m: Match, model: Model, points: number, reaction: number): number {
  const { members } = m.matchup.units[m.matchup.models[model].unit];
  const paid = members.some((mate) => m.state.reaction[mate] === reaction && m.state.fresh[mate] > 0);
  return paid && settingsOf(m, model).overwatch.cost.per === 'squad' ? 0 : specialPrice(m, model, points);
}

/** Forgets at whom a watcher has fired. */
export function clearShots(m: Match, watcher: Model): void {
  const models = m.matchup.models.length;
  m.state.shots.fill(0, watcher * models, (watcher + 1) * models);
}

function wait(m: Match, model: Model, reaction: number, facing: number): void {
  // Of two actions the first may have been to wait otherwise (DP-ACTN-01 off).
  loseReaction(m, model, 'moved');
  m.state.reaction[model] = reaction;
  m.state.facing[model] = facing;
  m.state.waited[model] = 0;
  m.state.fresh[model] = 1;
  const name = reaction === ON_OVERWATCH ? 'goes on Overwatch' : 'gets Combat Ready';
  tellOf(m, 'waiting', model, () => [
    `${name}, looking towards ${lookText(m, model, facing)}`,
    { facing: FACINGS[facing] },
  ]);
}

/** A facing as a place some inches in front of the model, so that it can be laid on a table. */
export function lookText(m: Match, model: Model, facing: number): string {
  const { x, y } = m.battlefield.ground;
  const at = m.state.point[model];
  const [dx, dy] = FACINGS[facing];
  const ahead = (6 * INCH) / Math.sqrt(dx * dx + dy * dy);
  return spotText(m.battlefield.ground, { x: x[at] + ahead * dx, y: y[at] + ahead * dy, z: 0 });
}
