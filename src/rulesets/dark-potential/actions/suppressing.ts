import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { addRow, kindOf, type Menu, replaceRow } from '../battlefield/menu.ts';
import { CALM } from '../battlefield/state.ts';
import { addTo, clearFew, has } from '../battlefield/suppression-columns.ts';
import { mayFire } from '../match/legal.ts';
import { enemiesOf, hasActions, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { radiusOf } from '../moves/barrage.ts';
import { suppressionAllows } from '../places/forced.ts';
import { canPay, worthPaid } from '../points/payment.ts';
import { inCommandOf, specialPrice } from '../points/point-pool.ts';
import { lay, overlapsAnother } from './laying.ts';
import { chosenCrew, crewWorth, likelyCrew } from './suppression-crew.ts';
import { coverAtMost, enemiesUnder, forgetVolleys, weaponFor } from './suppression-worth.ts';
import { gapToSeen, squadGap } from './template-sight.ts';

/**
 * Lists Suppressing Fire by this model and mates that have not acted (DP-SUP-01..03). One row in doubt stands for all
 * templates that may be laid: to find all of them takes long, and hardly any is ever worth it.
 */
export function listSuppression(m: Match, menu: Menu, model: Model): void {
  const { on, size, cost } = settingsOf(m, model).suppressingFire;
  if (!on) return;
  const { crew } = m.battlefield.suppressing;
  findCrew(m, model);
  if (!has(crew, model) || crew.size < size.fewest) return;
  if (!canPay(m, model, 'suppressing-fire', specialPrice(m, model, cost.points))) return;
  forgetVolleys(m, crew);
  if (!templates(m, model).next().done) addRow(menu, 'suppressing-fire');
}

/** Lists the templates that a row in doubt stands for in its place; whether it was in doubt. */
export function settleSuppression(m: Match, menu: Menu, model: Model, row: number): boolean {
  if (!isInDoubt(menu, row)) return false;
  const first = menu.rows;
  for (const { at, number } of templates(m, model)) {
    const one = addRow(menu, 'suppressing-fire');
    menu.place[one] = at;
    menu.number[one] = number;
  }
  replaceRow(menu, row, first);
  return true;
}

function isInDoubt(menu: Menu, row: number): boolean {
  return kindOf(menu, row) === 'suppressing-fire' && menu.place[row] === NOWHERE;
}

/** Where a template may be laid, and by how many. */
interface Template {
  readonly at: Point;
  readonly number: number;
}

/** Templates on the ground of each enemy, hidden ones too. */
function* templates(m: Match, model: Model): Generator<Template> {
  const seat = seatOf(m, model);
  for (const enemy of enemiesOf(m, model))
    if (isOnTable(m, enemy)) yield* templatesOn(m, model, m.state.point[enemy]);
  for (let slot = 0; slot < m.matchup.baseSlots; slot++) {
    const at = m.state.base[slot];
    if (at !== NOWHERE && seatOf(m, m.matchup.baseOwner[slot]) !== seat) yield* templatesOn(m, model, at);
  }
}

/** Those that some number of participants may lay on a place. */
function* templatesOn(m: Match, model: Model, at: Point): Generator<Template> {
  const { size, overlap } = settingsOf(m, model).suppressingFire;
  const { crew, able } = m.battlefield.suppressing;
  const seat = seatOf(m, model);
  const most = size.five === 'at-most-four' ? Math.min(4, crew.size) : crew.size;
  let widest = 0;
  for (let number = size.fewest; number <= most; number++)
    widest = Math.max(widest, radiusOf(m, seat, number));
  const own = squadGap(m, model, at, widest);
  if (own > widest * widest) return;
  for (let number = size.fewest; number <= most; number++) {
    const radius = radiusOf(m, seat, number);
    if (own > radius * radius || (!overlap.on && overlapsAnother(m, at, radius))) continue;
    findAble(m, model, at, radius);
    if (able.size >= number - 1) yield { at, number };
  }
}

/** Squad mates that could take part: not acted, able to fire, not a template weapon, in command (DP-Q-40, DP-Q-59, DP-Q-106). */
function findCrew(m: Match, model: Model): void {
  const { crew, weapon } = m.battlefield.suppressing;
  const { cost } = settingsOf(m, model).suppressingFire;
  const { unit, seat, group } = m.matchup.models[model];
  clearFew(crew);
  if (!m.matchup.units[unit].squad && cost.who === 'squad') return;
  for (const mate of cost.who === 'squad' ? m.matchup.units[unit].members : m.matchup.force[seat]) {
    const theirs = m.matchup.models[mate];
    const free =
      theirs.group === group
        ? mate === model || hasActions(m, mate)
        : m.state.lent[mate] === 0 && m.state.activated[theirs.group] === 0;
    if (!free || !isOnTable(m, mate)) continue;
    if (cost.members !== 'all' && theirs.unit === unit && !inCommand(m, mate)) continue;
    weapon[mate] = weaponFor(m, mate);
    if (weapon[mate] >= 0 && mayFire(m, mate) && isAvailable(m, mate)) addTo(crew, mate);
  }
}

/** Those of the crew, beside the model, who see a template on a place. */
function findAble(m: Match, model: Model, at: Point, radius: Length): void {
  const { crew, able } = m.battlefield.suppressing;
  clearFew(able);
  for (let i = 0; i < crew.size; i++) {
    const mate = crew.models[i];
    if (mate === model || !isOnTable(m, mate)) continue;
    if (gapToSeen(m, mate, at, radius) <= radius * radius) addTo(able, mate);
  }
}

/** Not kept by suppression from taking part (DP-Q-96). */
function isAvailable(m: Match, mate: Model): boolean {
  return m.state.suppressed[mate] === CALM || suppressionAllows(m, mate, 'suppressing-fire');
}

function inCommand(m: Match, model: Model): boolean {
  return inCommandOf(m, m.state.leader[m.matchup.models[model].unit], model);
}

/** Turns to the template of a row: who may take part in it and who is under it. */
function turnTo(m: Match, menu: Menu, model: Model, row: number): void {
  const at = menu.place[row];
  const radius = radiusOf(m, seatOf(m, model), menu.number[row]);
  findAble(m, model, at, radius);
  enemiesUnder(m, model, at, radius, m.battlefield.suppressing.under);
}

/** What a template is worth if those lay it who do best; of a row in doubt, what no template is worth more than. */
export function weighSuppression(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  into[HARM] = isInDoubt(menu, row) ? coverAtMost(m, model) : templateWorth(m, menu, model, row);
  into[RESERVE] = -worthPaid(m, 'suppressing-fire');
}

function templateWorth(m: Match, menu: Menu, model: Model, row: number): number {
  turnTo(m, menu, model, row);
  likelyCrew(m, model, menu.number[row]);
  return crewWorth(m);
}

/** Lays a template with those whom the player chooses. */
export function suppress(m: Match, menu: Menu, model: Model, row: number): void {
  turnTo(m, menu, model, row);
  chosenCrew(m, model, menu.number[row]);
  const { models, size } = m.battlefield.suppressing.participants;
  lay(m, Array.from(models.subarray(0, size)), menu.place[row]);
}
