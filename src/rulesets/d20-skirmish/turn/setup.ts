import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { INCH } from '../../../kernel/length.ts';
import { COVER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { crowding } from '../../../rules/play/crowding.ts';
import { drawPlan, noRoom, type Post } from '../../../rules/play/deployment-plan.ts';
import { where } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { startsAboard } from '../actions/boarding.ts';
import { isAirborne } from '../match/airborne.ts';
import { markersOf } from '../match/concealment.ts';
import { acted, decide, type Match, nameOf, seatOf, settingsOf, squadOf, tellAt } from '../match/match.ts';
import { followBases } from '../match/room.ts';
import { isBesideWorks } from '../match/works.ts';
import { ROLL } from '../matchup/rolls.ts';
import { isSheltered } from '../matchup/shelter.ts';
import { type Plan, planOf } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_MARKERS } from '../rules/limits.ts';
import type { Profile } from '../units/units.ts';
import { isDeep } from '../ways/going.ts';
import { fortify } from './fortifying.ts';
import { rollForSide } from './turns.ts';

/** Most places a model is weighed for. */
const PLACES = 64;
/** Attacks that a place is weighed by. */
const ATTACKS = 2;
/** What an attack counts that can be made from there before the other side has moved. */
const LATER = 0.3;
/** Cover of a place beside terrain or works, of that in terrain. */
const AGAINST = 0.7;
/** What it costs to stand half an edge away from a model's post, in worth of models. */
const OUT_OF_POST = 0.08;
/** Friends nearer than this get in each other's way. */
const ELBOW_ROOM = 2 * INCH;
/** The markers of a model are so far apart where there is room: one beside another deceives nobody. */
const MARKERS_APART = 12 * INCH;
/** What it costs a model to stand apart from its squad. */
const APART = 0.02;

/** Both sides roll; the lower deploys its models along its edge, then the other does (DX-SET-ASM). */
export function setUp(m: Match): void {
  acted(m, CLAUSE.sequence.setUp);
  const second = rollForSide(m, ROLL.deployment, [0, 0]);
  for (const seat of [otherSeat(second), second]) {
    fortify(m, seat);
    const postOf = drawPlan(m, seat, ROLL.plan);
    const planFor = plansByProfile(m);
    for (const squad of m.matchup.squadsOf[seat]) {
      const { members } = m.matchup.squads[squad];
      const post = postOf(members[0]);
      for (const model of members) deploy(m, model, post, planFor);
    }
  }
}

/** The plans of a side's models before they are set up: models of one profile find the same, since no enemy stirs meanwhile. */
function plansByProfile(m: Match): (model: Model) => Plan {
  const plans = new Map<Profile, Plan>();
  return (model) => {
    const { profile } = m.matchup.models[model];
    const known = plans.get(profile) ?? planOf(m, model, ATTACKS);
    plans.set(profile, known);
    return known;
  };
}

function deploy(m: Match, model: Model, post: Post, planFor: (model: Model) => Plan): void {
  if (isAirborne(m, squadOf(m, model)) || startsAboard(m, model)) return;
  const { spotting } = settingsOf(m, model);
  const isHidden = m.matchup.models[model].profile.concealed && spotting.on && spotting.action.on;
  if (!isHidden) {
    const at = placeFor(m, model, post, planFor, 'deploy at');
    m.state.point[model] = at;
    return tellAt(m, 'deploy', model, 'deploys at', at);
  }
  m.state.concealed[model] = 1;
  acted(m, CLAUSE.spotting.markers);
  for (let marker = 0; marker < spotting.markers.number; marker++) {
    const at = placeFor(m, model, marker % 2 === 0 ? post : -post, planFor, 'put a marker at');
    m.state.markers[model * MOST_MARKERS + marker] = at;
    tellAt(m, 'hide', model, 'may be at', at);
  }
}

/**
 * Where a model or one of its markers deploys (DX-D-07).
 *
 * @param doing what that is called as an option
 */
function placeFor(m: Match, model: Model, post: Post, planFor: (model: Model) => Plan, doing: string): Point {
  const { ground } = m.battlefield;
  const seat = seatOf(m, model);
  const places = roomFor(m, model);
  const friends = pointsOf(m.state.point, m.matchup.force[seat]);
  const squad = m.matchup.squads[m.matchup.models[model].squad];
  const mates = pointsOf(m.state.point, squad.members);
  const plan = once(() => {
    const made = planFor(model);
    made.look(places);
    return made;
  });
  const covers = isSheltered(settingsOf(m, model));
  const weigh = (option: number, into: Float64Array) => {
    const at = places[option];
    plan().weighAt(at, ATTACKS, into);
    into[HARM] *= LATER;
    if (covers) into[COVER] += coverAt(m, at);
    into[TEMPO] = m.battlefield.fromHome(seat, at) / (12 * INCH);
    into[OBJECTIVE] -= OUT_OF_POST * Math.abs(m.battlefield.alongEdge(seat, at) - post);
    into[RESERVE] -= crowding(m.battlefield, at, friends, ELBOW_ROOM) + strayed(m, at, mates);
  };
  const label = where(doing, ground, places);
  return places[decide(m, seat, 'DX-D-07', model, places.length, weigh, { label })];
}

/** What a place has of cover, whoever may come into sight. */
function coverAt(m: Match, at: Point): number {
  const { inside, touches } = m.battlefield.ground;
  const ofTerrain = inside[at] > 0 ? 1 : touches[at] > 0 ? AGAINST : 0;
  return isBesideWorks(m, at) ? ofTerrain + AGAINST : ofTerrain;
}

/** Places where a model may deploy, or another of its markers. */
function roomFor(m: Match, model: Model): readonly Point[] {
  const { occupancy, zones, distance, isPool } = m.battlefield;
  const zone = zones[seatOf(m, model)];
  followBases(m, NOBODY);
  const keepsDry = isDeep(m, model);
  const isDry = keepsDry ? (at: Point) => !isPool(at) : undefined;
  const markers = markersOf(m, model);
  const isApart = (at: Point) => markers.every((one) => distance(one, at) >= MARKERS_APART);
  const mayTake = markers.length === 0 ? isDry : (at: Point) => (isDry?.(at) ?? true) && isApart(at);
  const apart = occupancy.freeAmong(zone, PLACES, mayTake);
  const places = apart.length > 0 ? apart : occupancy.freeAmong(zone, PLACES, isDry);
  if (places.length === 0) throw noRoom(nameOf(m, model), 'sequence.setUp.depth');
  return places;
}

/** Keeps a squad together. */
function strayed(m: Match, at: Point, mates: readonly Point[]): number {
  let least = Infinity;
  for (const mate of mates) least = Math.min(least, m.battlefield.distance(at, mate));
  return least === Infinity ? 0 : (APART * Math.max(0, least - 3 * INCH)) / INCH;
}
