import { type Model, NOBODY, type Point, type Unit } from '../../../kernel/entities.ts';
import { placeAt, pointData } from '../../../kernel/field/place-words.ts';
import { thinned } from '../../../kernel/field/thinned.ts';
import { alongAxis } from '../../../kernel/geometry/template.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import { where } from '../../../rules/play/labels.ts';
import { directionOf } from '../battlefield/directions.ts';
import { isEngaged } from '../match/engagement.ts';
import {
  acted,
  decide,
  enemiesOf,
  isOpen,
  type Match,
  membersLeft,
  rollFor,
  seatOf,
  settingsOf,
  tell,
  tellAt,
} from '../match/match.ts';
import { followBases, nearestRoom } from '../match/room.ts';
import { ROLL } from '../matchup/rolls.ts';
import { planOf } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { isDeep } from '../ways/going.ts';

/** Most places that a squad weighs. */
const PLACES = 100;
/** Attacks that are left to whoever has come down. */
const ATTACKS = 2;

/** A squad comes down from the air (DX-PARA-ASM, DX-D-12); whether there is room for it. */
export function comeDown(m: Match, squad: Unit): boolean {
  const members = membersLeft(m, squad);
  const [first] = members;
  const { ground } = m.battlefield;
  const free = dropZone(m, first);
  if (free.length < members.length) return false;
  const places = thinned(free, PLACES);
  const plan = planOf(m, first, ATTACKS);
  plan.look(places);
  const weigh = (option: number, into: Float64Array) => plan.weighAt(places[option], ATTACKS, into);
  const label = where('come down at', ground, places);
  const meant = places[decide(m, seatOf(m, first), 'DX-D-12', first, places.length, weigh, { label })];
  m.state.landed[squad] = m.state.round;
  acted(m, CLAUSE.para.drop);
  tell(m, 'drop', () => [
    `${m.matchup.squads[squad].name} means to come down at ${placeAt(ground, meant)}.`,
    { squad, ...pointData(ground, meant) },
  ]);
  const [x, y] = drifted(m, first, meant);
  for (const model of members) land(m, model, x, y);
  return true;
}

/** Places with room that are far enough from every enemy whom everybody can see, in the side's own frame. */
function dropZone(m: Match, model: Model): Point[] {
  const { ground, occupancy, distance } = m.battlefield;
  const least = settingsOf(m, model).para.drop.inches * INCH;
  const enemies = enemiesOf(m, model).filter((enemy) => isOpen(m, enemy));
  const isDry = dryFor(m, model);
  followBases(m, NOBODY);
  return pointsInOwnFrame(ground, seatOf(m, model)).filter(
    (at) =>
      isDry(at) &&
      occupancy.isFree(at) &&
      enemies.every((enemy) => distance(at, m.state.point[enemy]) >= least),
  );
}

function dryFor(m: Match, model: Model): (at: Point) => boolean {
  const keepsDry = isDeep(m, model);
  return (at) => !keepsDry || !m.battlefield.isPool(at);
}

/** Where the wind takes a squad (DX-PARA-DEV). */
function drifted(m: Match, model: Model, meant: Point): readonly [Length, Length] {
  const { x, y } = m.battlefield.ground;
  const { drift } = settingsOf(m, model).para;
  if (!drift.on) return [x[meant], y[meant]];
  acted(m, CLAUSE.para.drift);
  const [dx, dy] = directionOf(rollFor(m, ROLL.deviation, model), seatOf(m, model));
  const inches = Math.ceil(rollFor(m, ROLL.distance, model) * drift.share);
  tell(m, 'deviation', () => [
    `It drifts off by ${inches === 1 ? 'an inch' : `${inches} inches`}.`,
    { model, inches },
  ]);
  return [alongAxis(x[meant], dx, inches * INCH), alongAxis(y[meant], dy, inches * INCH)];
}

/** Puts a model where there is room nearest to a spot, which may be off the table. */
function land(m: Match, model: Model, x: Length, y: Length): void {
  const { ground } = m.battlefield;
  const isDry = dryFor(m, model);
  const square = (at: Point) => {
    const [dx, dy] = [ground.x[at] - x, ground.y[at] - y];
    return dx * dx + dy * dy;
  };
  const at = nearestRoom(m, model, square, (place) => isDry(place) && !isEngaged(m, model, place));
  m.state.point[model] = at;
  m.state.moved[model] = 1;
  tellAt(m, 'land', model, 'lands at', at);
}
