import type { Model, Point } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { INCH } from '../../../kernel/length.ts';
import { COVER, OBJECTIVE, RESERVE, type Seat, TEMPO } from '../../../rules/decision.ts';
import { drawPlan, noRoom, type Post } from '../../../rules/play/deployment-plan.ts';
import { called, where } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { ON_TABLE } from '../battlefield/state.ts';
import { lookAtFoes } from '../match/foes.ts';
import { acted, choose, count, type Match, seatOf, tellOf } from '../match/match.ts';
import { boardSize } from '../matchup/compiled-matchup.ts';
import { ROLL } from '../matchup/rolls.ts';
import { canBeHeldBack, worthOfHoldingBack } from '../moves/holding-back.ts';
import { tellPlace } from '../moves/moves.ts';
import { homePlaces } from '../places/places.ts';
import { addAttack, addStanding, surveyPlaces } from '../places/survey.ts';
import { zoneWorth } from '../places/zone-worth.ts';
import { CLAUSE } from '../rules/index.ts';
import { shelterOn } from '../sight/covers.ts';
import { rollForFirst } from './command.ts';

/** Most places a model is weighed for. */
const PLACES = 30;
/** What it costs to stand half an edge away from a model's post, in worth of models. */
const OUT_OF_POST = 0.05;
/** What each inch from the nearest friend is worth, up to six of them, where zones count. */
const SPREAD = 0.1;

const HOLDING_BACK = { label: called('deploy', 'hold back'), uses: unlessFirst('reserves') };

/** Deploys one side and then the other near their own edges; some models may be held back (ZC-CORE). */
export function setUp(m: Match): void {
  const first = rollForFirst(m);
  acted(m, CLAUSE.boards.setUp);
  acted(m, CLAUSE.boards[boardSize(m.battlefield.ground.spec)]);
  for (const seat of [first, otherSeat(first)]) {
    const postOf = drawPlan(m, seat, ROLL.deployment);
    const shelter = shelterOn(m.battlefield.ground.spec, m.matchup.settings[seat]);
    for (const model of m.matchup.force[seat]) {
      const post = postOf(model);
      if (!isHeldBack(m, model)) deploy(m, model, post, shelter);
    }
  }
}

/** Whether a model that could be is held back for a strike or an ambush (ZC-D-01). */
function isHeldBack(m: Match, model: Model): boolean {
  if (!canBeHeldBack(m, model)) return false;
  const seat = seatOf(m, model);
  count(m, seat, 'legal:reserves');
  const weigh = (weighings: Float64Array) => {
    weighings[WIDTH + RESERVE] = worthOfHoldingBack(m, model);
  };
  const picked = choose(m, seat, 'ZC-D-01', model, 2, weigh, HOLDING_BACK);
  if (picked === 0) return false;
  count(m, seat, 'chosen:reserves');
  tellOf(m, 'held-back', model, 'is held back');
  return true;
}

/**
 * Places a model: near its post, where it serves for a zone, sees little danger and has some cover (ZC-D-02).
 *
 * @param shelter pieces that are cover to it, as bits
 */
function deploy(m: Match, model: Model, post: Post, shelter: number): void {
  const seat = seatOf(m, model);
  const places = homePlaces(m, seat, m.matchup.settings[0].boards.setUp.depth * INCH, PLACES);
  if (places.length === 0) throw noRoom(m.matchup.models[model].name, 'boards.setUp.depth');
  lookAtFoes(m, model);
  const { ground } = m.battlefield;
  const worth = zoneWorth(m);
  const weigh = (weighings: Float64Array) => {
    const survey = surveyPlaces(m, model, places, places.length);
    places.forEach((place, i) => {
      const at = WIDTH * i;
      addStanding(survey, i, weighings, i);
      addAttack(survey, i, weighings, i);
      weighings[at + OBJECTIVE] += worth === 0 ? 0 : SPREAD * spread(m, seat, place);
      weighings[at + OBJECTIVE] -= OUT_OF_POST * Math.abs(m.battlefield.alongEdge(seat, place) - post);
      weighings[at + COVER] = (ground.inside[place] & shelter) === 0 ? 0 : 1;
      weighings[at + TEMPO] = m.battlefield.fromHome(seat, place) / (10 * INCH);
    });
  };
  const label = where('deploy at', ground, places);
  const picked = choose(m, seat, 'ZC-D-02', model, places.length, weigh, { label });
  m.state.whereabouts[model] = ON_TABLE;
  m.state.point[model] = places[picked];
  tellPlace(m, 'deploy', model, 'deploys');
}

/** Inches to the nearest friend, up to six. */
function spread(m: Match, seat: Seat, at: Point): number {
  let least = Infinity;
  for (const friend of m.matchup.force[seat]) {
    if (m.state.whereabouts[friend] !== ON_TABLE) continue;
    least = Math.min(least, squareBetween(m.battlefield.ground, at, m.state.point[friend]));
  }
  return Math.min(6 * INCH, m.matchup.gaps.of(least)) / INCH;
}
