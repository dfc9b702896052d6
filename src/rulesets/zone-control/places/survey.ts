import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { type Box, boxAround, squareToBox } from '../../../kernel/geometry/box.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { COVER, DANGER, HARM, OBJECTIVE, TEMPO } from '../../../rules/decision.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { addThreat, canAttack, type Draw, findKeys, tryAttacks } from '../../../rules/survey/surveyed.ts';
import { createSurvey, type Foe, type Survey, type ZoneSwing } from '../battlefield/columns.ts';
import { countsCasualties, type Match } from '../match/match.ts';
import { gainWithout, swingWithout } from './zone-swing.ts';
import { judgeZones } from './zone-value.ts';
import { lossWeight, zoneWorth } from './zone-worth.ts';

/** Enemies strike one target each, and the one they can do most to. */
const DRAW: Draw = { drawn: 0.25, sought: 0.4 };

/**
 * What a model makes of some points, given its foes as they were when it looked at them. On the first `staying` of them
 * it stands without having moved, to the others it moves.
 */
export function surveyPlaces(m: Match, model: Model, points: readonly Point[], staying: number): Survey {
  const { ground, survey, foes } = m.battlefield;
  listPlaces(survey, ground, points);
  const box = boxAround(ground, points);
  const zoneSwing = zoneSwingOf(m, model);
  for (let i = 0; i < foes.feared; i++) {
    const foe = foes.all[i];
    const apart = squareToBox(box, foe.x, foe.y);
    if (apart > foe.reach) continue;
    findKeys(survey, foe, survey.count);
    if (foe.acts) addThreat(survey, foe.encounter.threat, foe.other, DRAW, survey.count);
    if (i < foes.count && apart <= foe.encounter.range) attack(m, model, foe, zoneSwing, staying);
  }
  approach(m, model, box);
  if (zoneSwing !== null) judgeZones(m, zoneSwing, model, box);
  settle(m, model);
  return survey;
}

/** What zones a model's side could gain while others stand where they do; null where zones count for nothing. */
export function zoneSwingOf(m: Match, model: Model): ZoneSwing | null {
  return zoneWorth(m) === 0 ? null : swingWithout(m, model);
}

/** What the fall of an enemy does for the zones of a model's side, in worth of models; nothing where he counts all the same. */
export function removalWorth(m: Match, zoneSwing: ZoneSwing | null, model: Model, enemy: Model): number {
  return zoneSwing === null || countsCasualties(m)
    ? 0
    : gainWithout(m, zoneSwing, model, enemy) * zoneWorth(m);
}

/** Begins a survey of some points. */
function listPlaces(survey: Survey, { x, y }: Ground, points: readonly Point[]): void {
  const { length } = points;
  if (survey.point.length < length) Object.assign(survey, createSurvey(2 * length));
  survey.count = length;
  for (let i = 0; i < length; i++) {
    const at = points[i];
    survey.point[i] = at;
    survey.x[i] = x[at];
    survey.y[i] = y[at];
  }
  survey.danger.fill(0, 0, length);
  survey.exposure.fill(0, 0, length);
  survey.tempo.fill(Infinity, 0, length);
  survey.objective.fill(0, 0, length);
  survey.harm.fill(0, 0, length);
  survey.gain.fill(0, 0, length);
  survey.best.fill(0, 0, length);
}

/** Tries the best attack on a foe from each place, where there is any. */
function attack(m: Match, model: Model, foe: Foe, zoneSwing: ZoneSwing | null, staying: number): void {
  const { survey } = m.battlefield;
  const { still, moved } = foe.encounter;
  if (!canAttack(survey, still, 0, staying) && !canAttack(survey, moved, staying, survey.count)) return;
  const value = lossWeight(m);
  const removal = removalWorth(m, zoneSwing, model, foe.model);
  tryAttacks(survey, still, value, removal, 0, staying);
  tryAttacks(survey, moved, value, removal, staying, survey.count);
}

/** Notes how near the nearest foe is to each place, as far as that matters; the nearest foes first. */
function approach(m: Match, model: Model, box: Box): void {
  const { survey, foes } = m.battlefield;
  const { order, least } = foes;
  for (let i = 0; i < foes.count; i++) {
    const square = squareToBox(box, foes.all[i].x, foes.all[i].y);
    let at = i;
    for (; at > 0 && least[at - 1] > square; at--) {
      least[at] = least[at - 1];
      order[at] = order[at - 1];
    }
    least[at] = square;
    order[at] = i;
  }
  let farthest = Infinity;
  for (let i = 0; i < foes.count && least[i] < farthest && farthest > m.matchup.near[model]; i++)
    farthest = approachFoe(survey, foes.all[order[i]]);
}

/** Returns how far off the nearest foe is at most. */
function approachFoe({ count, x, y, tempo }: Survey, foe: Foe): number {
  const { x: foeX, y: foeY } = foe;
  let farthest = 0;
  for (let i = 0; i < count; i++) {
    const dx = x[i] - foeX;
    const dy = y[i] - foeY;
    const apart = dx * dx + dy * dy;
    if (apart < tempo[i]) tempo[i] = apart;
    if (tempo[i] > farthest) farthest = tempo[i];
  }
  return farthest;
}

/** Makes of what was added up what standing there is worth. */
function settle(m: Match, model: Model): void {
  const value = lossWeight(m);
  const { survey, foes } = m.battlefield;
  const { count, danger, exposure, cover, tempo } = survey;
  const allowance = Math.max(1, m.matchup.allowance[model]);
  const lagNow = lagAt(m, model, nearestFoe(m, model));
  let seeing = 0;
  for (let i = 0; i < foes.feared; i++) if (foes.all[i].acts) seeing++;
  for (let i = 0; i < count; i++) {
    danger[i] *= value;
    // Whoever is too far off to do any harm is as good as unable to see.
    cover[i] = 1 - exposure[i] / Math.max(1, seeing);
    tempo[i] = (lagNow - lagAt(m, model, tempo[i])) / allowance;
  }
}

/** By how much the nearest foe is farther off than the model wants, by the square of how far off he is. */
function lagAt({ matchup }: Match, model: Model, square: number): number {
  if (square <= matchup.near[model] || square === Infinity) return 0;
  return Math.max(0, matchup.gaps.of(square) - matchup.wanted[model]);
}

/** Square of how far off the nearest foe of a model is where it stands, from middle to middle. */
function nearestFoe({ battlefield: { ground, foes }, state }: Match, model: Model): number {
  const at = state.point[model];
  if (at === NOWHERE) return Infinity;
  let nearest = Infinity;
  for (let i = 0; i < foes.count; i++) {
    const dx = ground.x[at] - foes.all[i].x;
    const dy = ground.y[at] - foes.all[i].y;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return nearest;
}

/** Adds what standing on a place means to the weighing of an option. */
export function addStanding(survey: Survey, place: number, weighings: Float64Array, option: number): void {
  const at = WIDTH * option;
  weighings[at + DANGER] += survey.danger[place];
  weighings[at + COVER] += survey.cover[place];
  weighings[at + TEMPO] += survey.tempo[place];
  weighings[at + OBJECTIVE] += survey.objective[place];
}

/** Adds the best attack from a place. */
export function addAttack(survey: Survey, place: number, weighings: Float64Array, option: number): void {
  weighings[WIDTH * option + HARM] += survey.harm[place];
  weighings[WIDTH * option + OBJECTIVE] += survey.gain[place];
}
