import type { Model, Point } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { thinned } from '../../../kernel/field/thinned.ts';
import { INCH } from '../../../kernel/length.ts';
import { COVER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { crowding } from '../../../rules/play/crowding.ts';
import { drawPlan, noRoom, type Post } from '../../../rules/play/deployment-plan.ts';
import { where } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, decide, type Match, nameOf, seatOf, settingsOf, tellAt } from '../match/match.ts';
import { ROLL } from '../matchup/rolls.ts';
import { type Outlook, outlook } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { rollForSide } from './first-player.ts';

/** Most places a model is weighed for. */
const PLACES = 100;
/** What an attack counts that can be made from there before the other side has moved. */
const LATER = 0.18;
/** What it costs to stand half an edge away from a model's post, in worth of models. */
const OUT_OF_POST = 0.05;
/** Cover of a place beside terrain, of that in it. */
const AGAINST = 0.7;
/** Friends nearer than this get in each other's way, and are easily shot at together. */
const ELBOW_ROOM = 3 * INCH;

/** Both sides roll; the lower deploys its models along its edge, then the other does (PC-A6). */
export function setUp(m: Match): void {
  acted(m, CLAUSE.sequence.setUp);
  const { sides } = m.matchup.settings[0].initiative.roll;
  const { winner: second } = rollForSide(m, ROLL.deployment, sides, [0, 0]);
  for (const seat of [otherSeat(second), second]) {
    const postOf = drawPlan(m, seat, ROLL.plan);
    for (const model of m.matchup.force[seat]) deploy(m, model, postOf(model));
  }
}

function deploy(m: Match, model: Model, post: Post): void {
  const { occupancy, zones } = m.battlefield;
  const seat = seatOf(m, model);
  occupancy.follow(m.state.point, model);
  const free = zones[seat].filter(occupancy.isFree);
  if (free.length === 0) throw noRoom(nameOf(m, model), 'sequence.setUp.depth');
  const places = thinned(free, PLACES);
  const friends = pointsOf(m.state.point, m.matchup.force[seat]);
  const view = once(() => lookedAt(outlook(m, model), places));
  const { inside, touches } = m.battlefield.ground;
  const { cover, obscured } = settingsOf(m, model);
  const isSheltered = obscured.penalty.hit > 0 || cover.ranged.armour > 0;
  const weigh = (option: number, into: Float64Array) => {
    const at = places[option];
    view().weigh(at, into);
    into[HARM] *= LATER;
    if (isSheltered) into[COVER] += inside[at] === 0 ? (touches[at] === 0 ? 0 : AGAINST) : 1;
    into[TEMPO] += m.battlefield.fromHome(seat, at) / (12 * INCH);
    into[OBJECTIVE] -= OUT_OF_POST * Math.abs(m.battlefield.alongEdge(seat, at) - post);
    into[RESERVE] -= crowding(m.battlefield, at, friends, ELBOW_ROOM);
  };
  const label = where('deploy at', m.battlefield.ground, places);
  const picked = decide(m, seat, 'PC-D-10', model, places.length, weigh, { label });
  m.state.point[model] = places[picked];
  tellAt(m, 'deploy', model, 'deploys at', places[picked]);
}

function lookedAt(view: Outlook, places: readonly Point[]): Outlook {
  view.look(places);
  return view;
}
