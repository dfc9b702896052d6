import { placeAt, pointData } from '../../../kernel/field/place-words.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { UNMOVED } from '../attack/aim.ts';
import { PINNED, UNDER_FIRE } from '../battlefield/state.ts';
import { BY_NOBODY, fell, removeWounded, wound } from '../match/casualties.ts';
import { mark } from '../match/markers.ts';
import { acted, count, isOnTable, type Match, rollDie, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { passesOf, passText } from '../match/quality-test.ts';
import { nearestPoint, offBetween, scattered, spotAt } from '../match/scatter.ts';
import { WOUNDED } from '../match/shares.ts';
import { fitOf, has } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { dropPoints } from './drop-points.ts';
import { chooseEntry, enter } from './entry.ts';

/** Whoever lands shoots from where he has come down, which is elsewhere as often as not. */
const DROP = { manner: UNMOVED, harm: 0.5, tempo: 0 };

/** What whoever has landed may still do: act like any other unit, or only shoot (SQ-AMB-23). */
export type Landed = 'acts' | 'shoots';

/** Drops a unit: aimed, scattered, shot at, landed; undefined where it can do nothing more (SQ-DROP-03 to SQ-DROP-09). */
export function drop(m: Match, unit: Unit): Landed | undefined {
  const { scatter, pinned, perfect, reserve } = settingsOf(m, unit).dropTroops;
  const points = dropPoints(m, unit);
  if (reserve.on) acted(m, CLAUSE.dropTroops.reserve);
  acted(m, CLAUSE.dropTroops.perfect);
  const aimed = choosePoint(m, unit, points);
  const passes = passesOf(m, unit, 'drop');
  tellOf(m, 'aimed', unit, () => [
    `aims for ${placeAt(m.battlefield.ground, aimed)}: ${passText(passes)}`,
    { passes, ...pointData(m.battlefield.ground, aimed) },
  ]);
  const failed = scatter.on ? 3 - passes : 0;
  if (failed > 0) acted(m, CLAUSE.dropTroops.scatter);
  land(m, unit, aimed, failed > 0 ? drifted(m, unit, aimed, failed) : aimed);
  shootDown(m, unit);
  if (isOnTable(m, unit)) landRough(m, unit);
  if (!isOnTable(m, unit)) return undefined;
  if (passes === 0 && pinned.on) mark(m, unit, PINNED, CLAUSE.dropTroops.pinned);
  if (m.state.marker[unit] === PINNED) return undefined;
  return failed > 0 && perfect.acts === 'move' ? 'acts' : 'shoots';
}

/** Woods, and the like that area terrain is. */
function isRough({ battlefield: { ground } }: Match, at: Point): boolean {
  return ground.spec.pieces.some(({ difficult }, p) => difficult && ((ground.inside[at] >>> p) & 1) === 1);
}

function choosePoint(m: Match, unit: Unit, points: readonly Point[]): Point {
  const { point, when } = settingsOf(m, unit).dropTroops;
  if (point.on) acted(m, CLAUSE.dropTroops.point);
  if (when.on) acted(m, CLAUSE.dropTroops.when);
  return chooseEntry(m, unit, 'aim for', points, DROP);
}

/** Where a drop comes down that has scattered by some dice (SQ-AMB-08). */
function drifted(m: Match, unit: Unit, aimed: Point, failed: number): Point {
  const { occupancy } = m.battlefield;
  const { directions } = settingsOf(m, unit).dropTroops.scatter;
  let spot = spotAt(m, aimed);
  let inches = 0;
  for (let die = 0; die < failed; die++) {
    const far = rollDie(m, unit, 'scatter');
    if (directions === 'each') spot = scattered(m, unit, spot, far);
    else inches += far;
  }
  if (directions === 'one') spot = scattered(m, unit, spot, inches);
  occupancy.follow(m.state.point, unit);
  const found = nearestPoint(m, seatOf(m, unit), spot, occupancy.isFree);
  return found === NOWHERE ? aimed : found;
}

function land(m: Match, unit: Unit, aimed: Point, at: Point): void {
  m.state.bunched[unit] = 1;
  enter(m, unit, at);
  count(m, seatOf(m, unit), 'drops');
  tellOf(m, 'drop', unit, () => {
    const { ground } = m.battlefield;
    const off = offBetween(spotAt(m, aimed), spotAt(m, at));
    const where = `lands at ${placeAt(ground, at)}`;
    return [off === 0 ? where : `${where}, ${off.toFixed(1)} inches off`, { off, ...pointData(ground, at) }];
  });
}

/** Anti-air units of the other side shoot at a drop (SQ-DROP-08, SQ-DROP-09). */
function shootDown(m: Match, unit: Unit): void {
  const { units } = m.matchup.settings[otherSeat(seatOf(m, unit))].dropTroops;
  const { antiAir, marked } = settingsOf(m, unit).dropTroops;
  const { light, medium, heavy } = units;
  const dice = 2 * light + (units.dice === 'three' ? 3 : 2) * medium + 4 * heavy;
  if (dice === 0 || !antiAir.on) return;
  acted(m, CLAUSE.dropTroops.antiAir);
  acted(m, CLAUSE.dropTroops.units);
  let kills = 0;
  for (let die = 0; die < dice; die++) if (rollDie(m, unit, 'anti-air') >= antiAir.needs) kills++;
  tellOf(m, 'anti-air', unit, () => [
    `is shot at on its way down: ${kills} of ${dice} dice tell`,
    { kills, dice },
  ]);
  fell(m, unit, Math.min(kills, m.state.figures[unit]), BY_NOBODY);
  if (isOnTable(m, unit) && (marked.on || kills > 0)) mark(m, unit, UNDER_FIRE, CLAUSE.dropTroops.marked);
}

/** Figures that land in woods may be hurt (SQ-DROP-07, SQ-PA-05). */
function landRough(m: Match, unit: Unit): void {
  const { rough, armoured } = settingsOf(m, unit).dropTroops;
  if (!rough.on || !isRough(m, m.state.point[unit])) return;
  const isArmoured = armoured.on && has(m, unit, 'powered-armour');
  acted(m, isArmoured ? CLAUSE.dropTroops.armoured : CLAUSE.dropTroops.rough);
  tellOf(m, 'rough', unit, 'is tried by the rough ground that it lands on');
  const worth = (passes: number) =>
    (passes > 1 ? 0 : passes === 1 ? -WOUNDED : -1) * m.matchup.figureWorth[unit];
  let killed = 0;
  let hurt = 0;
  for (let figure = fitOf(m, unit); figure > 0; figure--) {
    if (isArmoured) hurt += rollDie(m, unit, 'landing') >= armoured.needs ? 1 : 0;
    else {
      const passes = passesOf(m, unit, 'landing', { worth });
      if (passes === 0) killed++;
      else if (passes === 1) hurt++;
    }
  }
  const { wounds } = settingsOf(m, unit).recoverWounded;
  if (wounds.on) for (let i = 0; i < hurt; i++) wound(m, unit, BY_NOBODY);
  fell(m, unit, killed + (wounds.on ? 0 : hurt), BY_NOBODY);
  if (isOnTable(m, unit) && fitOf(m, unit) === 0) removeWounded(m, unit);
}
