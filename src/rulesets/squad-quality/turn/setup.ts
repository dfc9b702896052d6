import { placeAt } from '../../../kernel/field/place-words.ts';
import { INCH } from '../../../kernel/length.ts';
import { COVER, OBJECTIVE, type Seat, TEMPO } from '../../../rules/decision.ts';
import { drawPlan, type Post } from '../../../rules/play/deployment-plan.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { joinAtSetUp } from '../actions/joining.ts';
import { ON_TABLE } from '../battlefield/state.ts';
import { ownFortifications, protectionIn, shelterOf } from '../match/fortification.ts';
import { turnToEnemy } from '../match/hull.ts';
import { acted, choose, type Match, settingsOf, tellAt, tellOf } from '../match/match.ts';
import { chanceToBeat } from '../matchup/fortification-kinds.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { NONE, type Point, type Unit } from '../units/entities.ts';
import { layMines } from '../ways/minefields.ts';
import { isKeptBack } from './arrival.ts';
import { fortify } from './fortify.ts';
import { rollForFirst } from './initiative.ts';

/** Most places a unit is weighed for. */
const PLACES = 40;
/** What it costs to stand half an edge away from a unit's post, in worth of models. */
const OUT_OF_POST = 0.4;

/** What it would be worth as cover to be beaten by no usual hit instead of by each. */
const STOPPED = 7;

/** Deploys one side and then the other near their own edges (SQ-CORE-SCN-set-up). */
export function setUp(m: Match): void {
  const first = rollForFirst(m);
  acted(m, CLAUSE.scenario.setUp);
  for (const seat of [first, otherSeat(first)]) fortify(m, seat);
  for (const seat of [first, otherSeat(first)]) {
    const postOf = drawPlan(m, seat, ROLL.deployment);
    for (const unit of m.matchup.force[seat]) {
      const post = postOf(unit);
      if (!isKeptBack(m, unit) && !joinAtSetUp(m, unit)) deploy(m, seat, unit, post);
      turnToEnemy(m, unit);
    }
    layMines(m, seat);
  }
}

/** Cover of a fortification that a unit has about it on a place, if it is any, and more the seldomer a hit then beats its armour. */
function worthOfShelter(m: Match, unit: Unit, at: Point): number {
  const shelter = shelterOf(m, unit, at);
  if (shelter === NONE) return 0;
  const cover = settingsOf(m, unit).fortifications.cover.on ? 1 : 0;
  return cover + STOPPED * (chanceToBeat(0) - chanceToBeat(protectionIn(m, unit, shelter)));
}

/** Places a unit near its post, in cover and forward (SQ-D-01); one that finds no room is left off the table. */
function deploy(m: Match, seat: Seat, unit: Unit, post: Post): void {
  const { occupancy, zones, ground, fromHome, alongEdge } = m.battlefield;
  occupancy.follow(m.state.point, unit);
  const open = occupancy.freeAmong(zones[seat], PLACES);
  const places = [...open, ...ownFortifications(m, seat)];
  if (places.length === 0) {
    tellOf(m, 'no-room', unit, 'finds no room to deploy, and comes on later');
    return;
  }
  const label = (i: number) =>
    `${i < open.length ? 'deploy at' : 'deploy in the fortification at'} ${placeAt(ground, places[i])}`;
  const weigh = (weighings: Float64Array) => {
    places.forEach((place, i) => {
      weighings[WIDTH * i + OBJECTIVE] = -OUT_OF_POST * Math.abs(alongEdge(seat, place) - post);
      const isTerrain = ground.inside[place] !== 0;
      weighings[WIDTH * i + COVER] = isTerrain ? 1 : worthOfShelter(m, unit, place);
      weighings[WIDTH * i + TEMPO] = fromHome(seat, place) / (10 * INCH);
    });
  };
  const picked = choose(m, seat, 'SQ-D-01', unit, places.length, weigh, { label });
  const at = places[picked];
  m.state.whereabouts[unit] = ON_TABLE;
  m.state.point[unit] = at;
  tellAt(m, 'deploy', unit, 'deploys at', at);
}
