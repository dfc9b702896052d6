import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { placeAt } from '../../../kernel/field/place-words.ts';
import { type Modifiers, modify } from '../../../rules/play/modifiers.ts';
import { modifyIf, SMALL, STEADY } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_MARKERS } from '../rules/limits.ts';
import { bandOf } from '../units/bands.ts';
import { linesDown, rangeDown } from './altitude.ts';
import { isEngaged } from './engagement.ts';
import {
  acted,
  count,
  enemiesOf,
  isAlive,
  type Match,
  membersLeft,
  moraleOf,
  nameOf,
  seatOf,
  settingsOf,
  squadOf,
  stands,
  tell,
  tellOf,
} from './match.ts';
import { dreads, leadershipOf, rollTest } from './tests.ts';

/** Points of the markers of a concealed model that may be real. */
export function markersOf(m: Match, model: Model): Point[] {
  const first = model * MOST_MARKERS;
  return Array.from(m.state.markers.subarray(first, first + MOST_MARKERS)).filter((at) => at !== NOWHERE);
}

/** Whether a model is somewhere among its markers and nobody has settled where. */
export function isUnsettled(m: Match, model: Model): boolean {
  return isAlive(m, model) && m.state.concealed[model] > 0 && !stands(m, model);
}

/** A concealed model turns out to be at one of its markers (DX-CNC-ASM). */
export function settle(m: Match, model: Model, at: Point): void {
  m.state.point[model] = at;
  m.state.markers.fill(NOWHERE, model * MOST_MARKERS, (model + 1) * MOST_MARKERS);
}

/** Takes one of the markers away. */
function removeMarker(m: Match, model: Model, at: Point): void {
  const place = m.state.markers.indexOf(at, model * MOST_MARKERS);
  m.state.markers[place] = NOWHERE;
}

/** Ends the concealment of a model that acts. */
export function reveal(m: Match, model: Model): void {
  if (m.state.concealed[model] === 0) return;
  m.state.concealed[model] = 0;
  acted(m, CLAUSE.spotting.markers);
  tellOf(m, 'reveal', model, 'shows itself');
}

/** A marker, or the place of a model that somebody else has spotted, and the model that may be there. */
export interface Hideout {
  readonly model: Model;
  readonly at: Point;
}

/** What trying to spot somebody there is called as an option. */
export function spotText(m: Match, { model, at }: Hideout): string {
  return `spot ${nameOf(m, model)} at ${placeAt(m.battlefield.ground, at)}`;
}

/** Where columns by spotter and model have a pair of them. */
function pairOf({ state }: Match, spotter: Model, model: Model): number {
  return spotter * state.point.length + model;
}

/** Places where a model could try to spot a concealed enemy. */
export function hideoutsFor(m: Match, spotter: Model): Hideout[] {
  const { point, concealed, spotted } = m.state;
  const lines = linesDown(m, spotter);
  const seen = (at: Point) => lines.look(point[spotter], at) !== 0;
  const found: Hideout[] = [];
  for (const model of enemiesOf(m, spotter)) {
    if (concealed[model] === 0 || !isAlive(m, model)) continue;
    if (spotted[pairOf(m, spotter, model)] > 0) continue;
    const places = stands(m, model) ? [point[model]] : markersOf(m, model);
    for (const at of places) if (seen(at)) found.push({ model, at });
  }
  return found;
}

/** Whether a model may spot at all (DX-SPT-06). */
export function canSpot(m: Match, model: Model): boolean {
  const { spotting } = settingsOf(m, model);
  if (!stands(m, model)) return false;
  if (!spotting.limits.on) return true;
  return !isEngaged(m, model) && moraleOf(m, model) === STEADY && !dreads(m, model);
}

/** Tries to spot what is at a place: the model, or an empty marker (DX-SPT-ASM). Returns whether it succeeded. */
export function spot(m: Match, spotter: Model, hideout: Hideout): boolean {
  const { state } = m;
  const { model, at } = hideout;
  const list = spotList(m, spotter, hideout);
  state.tries[pairOf(m, spotter, model)]++;
  acted(m, CLAUSE.spotting.action);
  const { passed } = rollTest(m, ROLL.spot, spotter, list);
  tell(m, 'spot', () => [
    `${nameOf(m, spotter)} ${passed ? 'makes out' : 'does not make out'} what is hidden there.`,
    { spotter, model, passed },
  ]);
  if (passed) makeOut(m, spotter, model, at);
  return passed;
}

/** LD of a spotter with all that modifies a Spot (DX-SPT-03, DX-SPT-05). */
function spotList(m: Match, spotter: Model, { model: target, at }: Hideout): Modifiers {
  const list = leadershipOf(m, spotter);
  const { spotting } = settingsOf(m, spotter);
  const { posture, tries } = m.state;
  const beyond = bandOf(rangeDown(m, spotter, at), settingsOf(m, spotter).ranged.bands.border) - 1;
  if (beyond > 0) modify(list, CLAUSE.spotting.test, -spotting.test.band * beyond);
  const { presence, again, bonus } = spotting;
  if (posture[spotter] === SMALL) modifyIf(presence.on, list, CLAUSE.spotting.presence, -presence.spotter);
  if (posture[target] === SMALL) modifyIf(presence.on, list, CLAUSE.spotting.presence, -presence.target);
  const before = tries[pairOf(m, spotter, target)];
  if (before === 0) return list;
  modifyIf(again.on, list, CLAUSE.spotting.again, 0);
  modifyIf(bonus.on, list, CLAUSE.spotting.bonus, before === 1 ? bonus.second : bonus.third);
  return list;
}

/** Number that a Spot must not exceed, for weighing it. */
export function spotNumber(m: Match, spotter: Model, hideout: Hideout): number {
  return spotList(m, spotter, hideout).total;
}

/** A marker that is made out is real with the chance that the markers left leave it. */
function makeOut(m: Match, spotter: Model, model: Model, at: Point): void {
  if (!stands(m, model)) {
    const markers = markersOf(m, model);
    const { roller } = m.matchup.models[model];
    if (markers.length > 1 && m.dice.roll(ROLL.marker, roller, 1, markers.length) > 1) {
      removeMarker(m, model, at);
      acted(m, CLAUSE.spotting.markers);
      return tell(m, 'decoy', () => ['There is nobody.', { model }]);
    }
    settle(m, model, at);
  }
  count(m, seatOf(m, spotter), 'spotted');
  const shared = settingsOf(m, spotter).spotting.shared.on;
  const known = shared ? membersLeft(m, squadOf(m, spotter)) : [spotter];
  for (const one of known) m.state.spotted[pairOf(m, one, model)] = 1;
  if (known.length > 1) acted(m, CLAUSE.spotting.shared);
  tellOf(m, 'spotted', model, 'is spotted');
}
