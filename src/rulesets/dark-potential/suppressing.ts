import type { Length } from '../../kernel/length.ts';
import { inchesAt, placeAt } from '../../kernel/place-words.ts';
import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { barrageOnAction, barrageRadius, radiusOf } from './barrage.ts';
import { postureOf, suppressionAllows } from './forced.ts';
import { worthOfPaying } from './holdings.ts';
import { mayFire } from './legal.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { squaredGap } from './places-under.ts';
import { inCommandOf, pay, pointsIn, purses, specialPrice } from './purse.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { sees } from './sight.ts';
import { CALM, NOWHERE, SUPPRESSING } from './state.ts';
import { type Crew, chosenCrew, crewWorth, likelyCrew } from './suppression-crew.ts';
import {
  coverAtMost,
  enemiesUnder,
  type Template,
  type Volleys,
  volleys,
  weaponFor,
} from './suppression-worth.ts';

/** Suppressing Fire by this model and mates that have not acted, on the ground of each enemy (DP-SUP-01..03). */
export function suppressionOptions(m: Match, model: number): Action[] {
  const { on, size, overlap } = settingsOf(m, model).suppressingFire;
  if (!on) return [];
  const mates = crewOf(m, model);
  const enough = mates.includes(model) && mates.length >= size.fewest;
  const purse = enough ? purseFor(m, model) : null;
  if (!purse) return [];
  const seat = seatOf(m, model);
  const most = size.five === 'at-most-four' ? Math.min(4, mates.length) : mates.length;
  const others = mates.filter((mate) => mate !== model);
  const radii: Length[] = [];
  for (let number = size.fewest; number <= most; number++) radii[number] = radiusOf(m, seat, number);
  const widest = radii.reduce((wide, radius) => Math.max(wide, radius), 0);
  const harm = volleys(m, mates);
  const found: Action[] = [];
  for (const at of targetsOf(m, seat)) {
    const own = squadGap(m, model, at, widest);
    if (own === Infinity) continue;
    const gaps = others.map((mate) => gapToSeen(m, mate, at, widest));
    const enemies = enemiesUnder(m, model, at, widest);
    for (let number = size.fewest; number <= most; number++) {
      const radius = radii[number];
      const within = radius * radius;
      if (own > within || (!overlap.on && overlapsAnother(m, at, radius))) continue;
      const able = others.filter((_, i) => gaps[i] <= within);
      if (able.length >= number - 1)
        found.push(option(m, { model, able, number }, { at, radius, enemies }, purse, harm));
    }
  }
  return found;
}

function priceFor(m: Match, model: number): number {
  return specialPrice(m, model, settingsOf(m, model).suppressingFire.cost.points);
}

function purseFor(m: Match, model: number): readonly number[] | null {
  const points = priceFor(m, model);
  if (points === 0) return [];
  const purse = purses(m, model, m.state.point[model], 'suppressing-fire');
  return pointsIn(m, purse) >= points ? purse : null;
}

/** Squad mates that could take part: not acted, able to fire, not a template weapon, in command (DP-Q-40, DP-Q-59, DP-Q-106). */
function crewOf(m: Match, model: number): number[] {
  const { cost } = settingsOf(m, model).suppressingFire;
  const { unit, seat, group } = m.book.models[model];
  if (!m.book.units[unit].squad && cost.who === 'squad') return [];
  const pool = cost.who === 'squad' ? m.book.units[unit].members : m.book.force[seat];
  return pool.filter((mate) => {
    const theirs = m.book.models[mate];
    const free = theirs.group === group ? m.state.acted[mate] === 0 : m.state.activated[theirs.group] === 0;
    const commanded = cost.members === 'all' || theirs.unit !== unit || inCommand(m, mate);
    const armed = weaponFor(m, mate) >= 0 && mayFire(m, mate);
    return isOnTable(m, mate) && free && commanded && armed && isAvailable(m, mate);
  });
}

/** Not kept by suppression from taking part (DP-Q-96). */
function isAvailable(m: Match, mate: number): boolean {
  if (m.state.suppressed[mate] === CALM) return true;
  return postureOf(m, mate) !== 'exposed' && suppressionAllows(m, mate, 'suppressing-fire');
}

function inCommand(m: Match, model: number): boolean {
  return inCommandOf(m, m.state.leader[m.book.models[model].unit], model);
}

/** Points worth covering: where enemies stand, hidden ones too. */
function targetsOf(m: Match, seat: 0 | 1): number[] {
  const points: number[] = [];
  for (const enemy of m.book.force[seat === 0 ? 1 : 0])
    if (isOnTable(m, enemy)) points.push(m.state.point[enemy]);
  for (let slot = 0; slot < m.book.baseSlots; slot++) {
    const at = m.state.base[slot];
    if (at !== NOWHERE && m.book.models[m.book.baseOwner[slot]].seat !== seat) points.push(at);
  }
  return points;
}

/**
 * Square of how far from its centre a template must reach for a model to see it: no way where its centre is seen, and
 * for ever where no place under the widest is, or where its centre must be seen by a reading of DP-Q-107.
 */
function gapToSeen(m: Match, model: number, at: number, widest: Length): number {
  const from = m.state.point[model];
  if (sees(m, from, at)) return 0;
  if (settingsOf(m, model).suppressingFire.seen.part !== 'some') return Infinity;
  for (const place of m.theatre.placesUnder(at, widest))
    if (sees(m, from, place)) return squaredGap(m.theatre.ground, at, place);
  return Infinity;
}

/** The same for whoever must see it beside the other participants: the model, or all of its squad (DP-SUP-02, V-12). */
function squadGap(m: Match, model: number, at: number, widest: Length): number {
  const own = gapToSeen(m, model, at, widest);
  if (own === Infinity || settingsOf(m, model).suppressingFire.seen.by === 'participants') return own;
  const { members } = m.book.units[m.book.models[model].unit];
  const standing = members.filter((mate) => isOnTable(m, mate));
  return Math.max(own, ...standing.map((mate) => gapToSeen(m, mate, at, widest)));
}

/** Whether a template would lie over another where that is forbidden (DP-SUP-04). */
function overlapsAnother(m: Match, at: number, radius: Length): boolean {
  const { x, y } = m.theatre.ground;
  return m.state.barrages.some((barrage) => {
    const [dx, dy] = [barrage.x - x[at], barrage.y - y[at]];
    const apart = radius + barrageRadius(m, barrage);
    return dx * dx + dy * dy < apart * apart;
  });
}

function option(m: Match, crew: Crew, template: Template, purse: readonly number[], harm: Volleys): Action {
  const points = priceFor(m, crew.model);
  return {
    kind: 'suppressing-fire',
    weigh: (into) => {
      into[HARM] = crewWorth(likelyCrew(crew, template, harm), template, harm);
      into[RESERVE] = -worthOfPaying(m, purse, points);
    },
    atMost: (into) => {
      const most = coverAtMost(template, harm);
      if (most === Infinity) return false;
      into[HARM] = most;
      into[RESERVE] = -worthOfPaying(m, purse, points);
      return true;
    },
    act: () => lay(m, chosenCrew(m, crew, template, harm), template, purse),
  };
}

function lay(
  m: Match,
  participants: readonly number[],
  { at, radius }: Template,
  purse: readonly number[],
): void {
  const [first, ...mates] = participants;
  // Taking part is an action of each, which enemy templates may answer (DP-SUP-05).
  for (const mate of mates) barrageOnAction(m, mate, 'before');
  const standing = participants.filter((mate) => isOnTable(m, mate));
  const { size, overlap } = settingsOf(m, first).suppressingFire;
  if (standing.length < size.fewest || m.state.over) return;
  pay(m, first, purse, priceFor(m, first), 'suppressing-fire');
  for (const mate of standing) takePart(m, mate);
  for (const clause of [
    CLAUSE.suppressingFire.cost,
    CLAUSE.suppressingFire.seen,
    CLAUSE.suppressingFire.size,
  ])
    acted(m, clause);
  if (overlap.on && overlapsAnother(m, at, radius)) acted(m, CLAUSE.suppressingFire.overlap);
  const { x, y, z } = m.theatre.ground;
  const seat = seatOf(m, first);
  const laidBy = standing.length;
  m.state.barrages.push({
    seat,
    x: x[at],
    y: y[at],
    z: z[at],
    laidBy,
    participants: standing,
    attacked: [],
  });
  tell(
    m,
    'barrage',
    () => {
      const names = standing.map((mate) => m.book.models[mate].name).join(', ');
      const size = (2 * radiusOf(m, seat, laidBy)) / m.book.inch;
      return `${names}: Suppressing Fire, a template ${size} inches wide at ${placeAt(m.theatre.ground, at)}.`;
    },
    () => ({ participants: standing, x: x[at], y: y[at], inches: inchesAt(m.theatre.ground, at) }),
  );
  for (const mate of mates) barrageOnAction(m, mate, 'after');
}

function takePart(m: Match, mate: number): void {
  loseReaction(m, mate, 'moved');
  m.state.acted[mate] = 1;
  m.state.waited[mate] = 0;
  m.state.reaction[mate] = SUPPRESSING;
  m.state.named[mate] = weaponFor(m, mate);
}
