import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { DANGER, TEMPO } from '../../../rules/decision.ts';
import { orNot, where } from '../../../rules/play/labels.ts';
import type { Action } from '../match/action.ts';
import { reveal } from '../match/concealment.ts';
import type { Effort } from '../match/effort.ts';
import { areLevel, contactsOf, crowdedBy, isEngaged } from '../match/engagement.ts';
import {
  acted,
  count,
  decide,
  enemiesOf,
  isOpen,
  type Match,
  nameOf,
  seatOf,
  settingsOf,
  squadOf,
  stands,
  tellOf,
} from '../match/match.ts';
import { isFleeing } from '../match/morale-states.ts';
import { hasRoom } from '../match/passengers.ts';
import { followBases } from '../match/room.ts';
import { nerveOf } from '../match/tests.ts';
import { hasCharges } from '../matchup/has-charges.ts';
import { type Plan, planOf } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_ACTIONS } from '../rules/limits.ts';
import { isDeep } from '../ways/going.ts';
import { collectsItself, weighNerve } from './fear.ts';

/** A ride is worth this while the enemy is farther away than a rifle shoots well. */
const RIDE = 0.8;
const FAR = 24 * INCH;
/** Of the danger outside so much is left to whoever is aboard. */
const ABOARD = 0.5;
/** What it costs to be aboard of something that draws fire, of the worth of a model. */
const TRAPPED = 0.12;

/** Puts a squad that starts mounted into the transports of its side that have room; whether a model is aboard. */
export function startsAboard(m: Match, model: Model): boolean {
  const seat = seatOf(m, model);
  if (!m.matchup.squads[squadOf(m, model)].mounted || !settingsOf(m, model).transports.on) return false;
  if (!isCarried(m, model)) return false;
  const transport = m.matchup.force[seat].find((one) => hasRoom(m, one));
  if (transport === undefined) return false;
  getIn(m, model, transport);
  return true;
}

function getIn(m: Match, model: Model, transport: Model): void {
  m.state.aboard[model] = transport;
  m.state.point[model] = NOWHERE;
  m.state.waiting[model] = 0;
  m.state.posture[model] = 0;
  if (settingsOf(m, model).transports.board.on) acted(m, CLAUSE.transports.board);
  tellOf(m, 'board', model, () => [`is aboard ${nameOf(m, transport)}`, { transport }]);
}

/** Whether a model is one that transports carry: on foot, and none itself. */
function isCarried(m: Match, model: Model): boolean {
  const { locomotion, seats } = m.matchup.models[model].profile;
  return locomotion === 'foot' && seats === 0;
}

/** Getting into transports that a model is in contact with (DX-BRD-ASM). */
export function boardings(m: Match, { model, alighted }: Effort, plan: Plan): Action[] {
  const { on, board } = settingsOf(m, model).transports;
  if (!on || !board.on || !isCarried(m, model)) return [];
  if (!m.matchup.hasMachines || alighted || isEngaged(m, model)) return [];
  const at = m.state.point[model];
  return m.matchup.force[seatOf(m, model)]
    .filter((one) => stands(m, one) && areLevel(m, one, model) && hasRoom(m, one))
    .filter((one) => m.battlefield.touch(at, m.state.point[one]))
    .map((transport) => ({
      name: 'board',
      label: () => `get aboard ${nameOf(m, transport)}`,
      cost: board.cost,
      weigh(into) {
        plan.weighStay(0, into);
        into[DANGER] *= ABOARD;
        into[TEMPO] += rideWorth(m, transport);
      },
      act() {
        reveal(m, model);
        getIn(m, model, transport);
      },
    }));
}

/** Whether a vehicle may still bring somebody nearer to an enemy who is far away. */
function rideWorth(m: Match, transport: Model): number {
  const at = m.state.point[transport];
  const gaps = enemiesOf(m, transport)
    .filter((enemy) => isOpen(m, enemy))
    .map((enemy) => m.battlefield.distance(at, m.state.point[enemy]));
  return gaps.length > 0 && Math.min(...gaps) > FAR ? RIDE : 0;
}

/**
 * A passenger gets out beside its transport or stays aboard (DX-D-10); a Broken one tests its nerve for it, as for
 * whatever is not fleeing, and may try as often as it has actions (DX-MOR-10). Returns whether it is out.
 */
export function getsOut(m: Match, effort: Effort): boolean {
  const { model } = effort;
  const transport = m.state.aboard[model];
  const { cost } = settingsOf(m, model).transports.board;
  const isOver = effort.left < cost || effort.taken >= MOST_ACTIONS;
  const places = isOver ? [] : placesBeside(m, model, transport);
  const left = effort.left - cost;
  const plan = planOf(m, model, left);
  const stay: Action['weigh'] = (into) => {
    into[TEMPO] += rideWorth(m, transport);
    if (settingsOf(m, model).transports.destroyed.on) into[DANGER] += TRAPPED * m.matchup.worth[model];
  };
  const nerve = isFleeing(m, model) ? nerveOf(m, model) : 1;
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) stay(into);
    else weighNerve(nerve, (out) => plan.weighAt(places[option - 1], left, out), stay)(into);
  };
  const label = orNot('stay aboard', where('get out at', m.battlefield.ground, places));
  const picked = decide(m, seatOf(m, model), 'DX-D-10', model, places.length + 1, weigh, { label });
  if (picked === 0) return false;
  effort.left = left;
  effort.taken++;
  if (!collectsItself(m, model)) {
    tellOf(m, 'wasted', model, 'does not dare to get out');
    return getsOut(m, effort);
  }
  effort.useful = true;
  effort.alighted = true;
  count(m, seatOf(m, model), 'action:board');
  m.state.aboard[model] = NOBODY;
  m.state.point[model] = places[picked - 1];
  m.state.moved[model] = 1;
  if (settingsOf(m, model).transports.board.on) acted(m, CLAUSE.transports.board);
  tellOf(m, 'alight', model, () => [`gets out of ${nameOf(m, transport)}`, { transport }]);
  return true;
}

/**
 * Free places in contact with a vehicle, as its side lists them, in no deep water (DX-MOV-06): beside no enemy where
 * contact is for charges, and else beside none whom as many attack as may (DX-CM-11), which is noted.
 */
function placesBeside(m: Match, model: Model, transport: Model): Point[] {
  const { ground, occupancy } = m.battlefield;
  const at = m.state.point[transport];
  followBases(m, NOBODY);
  const beside = Array.from(ground.touching.subarray(ground.touchingStart[at], ground.touchingStart[at + 1]));
  const isForCharges = hasCharges(settingsOf(m, model));
  const barring = new Set<number>();
  const isClosed = (enemy: Model) => {
    const clause = isForCharges ? -1 : crowdedBy(m, model, enemy);
    if (clause >= 0) barring.add(clause);
    return isForCharges || clause >= 0;
  };
  const isBarred = (place: Point) => contactsOf(m, model, place).some(isClosed);
  const keepsDry = isDeep(m, model);
  const isDry = (place: Point) => !keepsDry || !m.battlefield.isPool(place);
  const places = beside.filter((place) => occupancy.isFree(place) && isDry(place) && !isBarred(place));
  for (const clause of barring) acted(m, clause);
  return seatOf(m, transport) === 0 ? places : places.reverse();
}
