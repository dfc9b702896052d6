import type { Length } from '../../../kernel/length.ts';
import { beginRound } from '../../../kernel/luck.ts';
import { inchesAt, placeAt } from '../../../kernel/place-words.ts';
import { thinned } from '../../../kernel/thinned.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { COVER, DANGER, HARM, RESERVE, type Seat, TEMPO } from '../../../rules/decision.ts';
import { InputError } from '../../../rules/nearest.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { hide } from '../attack/stealth.ts';
import { NOWHERE } from '../battlefield/state.ts';
import { tellLeader } from '../match/leading.ts';
import { acted, count, decide, type Match, settingsOf, tell } from '../match/match.ts';
import { rollForTurn } from '../match/roll-off.ts';
import { roomFor } from '../match/ways-out.ts';
import { weaponsOf } from '../match/weapons.ts';
import { NEXT_TURN, outlook } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';

/** Sets up the scenario: roll-off, first turn, deployment of one side and then the other (DP-SCEN-01..03). */
export function setUp(m: Match): void {
  const first = rollOff(m);
  m.state.first = first;
  m.state.active = first;
  count(m, first, 'first');
  tell(
    m,
    'first',
    () => `${'AB'[first]} takes the first turn.`,
    () => ({ first }),
  );
  for (const seat of [first, first === 0 ? 1 : 0] as const) deploy(m, seat, seat === first);
  m.state.round = 1;
  beginRound(m.state.luck, 1);
}

/** The winner of the roll-off chooses who goes first (DP-D-01). */
function rollOff(m: Match): Seat {
  const { rollOff: rule } = m.book.settings[0].scenario;
  if (!rule.on) return 0;
  acted(m, CLAUSE.scenario.rollOff);
  const winner = rollForTurn(m);
  if (rule.winner === 'goes-first') return winner;
  // Moving first brings the first shots; deploying second shows where. Fire decides more than knowledge here.
  const second = decide(m, winner, 'DP-D-01', m.book.force[winner][0], 2, (option, into) => {
    into[TEMPO] = option === 0 ? 0.1 : 0;
  });
  return second === 0 ? winner : winner === 0 ? 1 : 0;
}

/** Deploys everything along the seat's edge, unit by unit; the second side sees the first (DP-D-03 to DP-D-07). */
function deploy(m: Match, seat: Seat, isFirst: boolean): void {
  const { firstDeployment, secondDeployment } = m.book.settings[seat].scenario;
  acted(m, isFirst ? CLAUSE.scenario.firstDeployment : CLAUSE.scenario.secondDeployment);
  // Without DP-SCEN-03 the second side does not see where the first has gone.
  const blind = isFirst || !secondDeployment.on;
  const zone = zoneOf(m, seat, isFirst ? firstDeployment.depth : secondDeployment.depth);
  for (const unit of m.book.unitsOf[seat]) {
    const { members, squad } = m.book.units[unit];
    const lead = members[0];
    const anchor = placeModel(m, lead, zone, [], blind, NOWHERE);
    const close = members.length > 1 ? near(m, zone, anchor) : [];
    for (const mate of members.slice(1)) placeModel(m, mate, zone, close, blind, anchor);
    if (squad) {
      m.state.leader[unit] = chooseLeader(m, members);
      tellLeader(m, unit);
    }
    for (const model of members) countUnit(m, model, squad);
  }
}

/** Counts the clauses that put a model on the table. */
function countUnit(m: Match, model: number, squad: boolean): void {
  const { id } = m.book.models[model].profile;
  const { units, squads, army, measurement } = CLAUSE;
  const key = id === 'club-soldier' ? 'soldier' : id;
  if (Object.hasOwn(units, key)) acted(m, units[key as keyof typeof units]);
  acted(m, squads.members);
  if (squad) acted(m, squads.leader);
  for (const clause of [army.mirror, army.commandPoints, measurement.base]) acted(m, clause);
}

/** Whoever has the most squad mates around him leads (DP-SQD-02, DP-D-07). */
function chooseLeader(m: Match, members: readonly number[]): number {
  const spread = (model: number) =>
    members.reduce((sum, mate) => sum + m.battlefield.distance(m.state.point[model], m.state.point[mate]), 0);
  const plain = members.filter(
    (model) => (m.state.weapons[model] & ~m.book.common[m.book.models[model].unit]) === 0,
  );
  const able = plain.length > 0 ? plain : members;
  const shares = able.map(spread);
  const { seat } = m.book.models[members[0]];
  return able[
    decide(m, seat, 'DP-D-07', members[0], able.length, (i, into) => {
      into[RESERVE] = -shares[i] / 1e6;
    })
  ];
}

/** Standing points of a deployment zone, in the seat's own frame: whole base within the depth of its edge. */
function zoneOf(m: Match, seat: Seat, depthInches: number): number[] {
  const { ground, halfDepth } = m.battlefield;
  const whole = m.book.settings[seat].scenario.firstDeployment.base === 'whole';
  const depth = depthInches * m.book.inch + (whole ? -m.battlefield.base : m.battlefield.base);
  const found: number[] = [];
  for (let i = 0; i < ground.count; i++) {
    const at = seat === 0 ? i : ground.count - 1 - i;
    const fromEdge = halfDepth + (seat === 0 ? ground.y[at] : -ground.y[at]);
    if (fromEdge <= depth) found.push(at);
  }
  return found;
}

/** Most places a unit leader is weighed for; a zone holds some five hundred. */
const PLACES = 64;

/**
 * Puts a model on the table, on one of the preferred places of its zone where any is free; returns where it stands or
 * the first of its bases does.
 */
function placeModel(
  m: Match,
  model: number,
  zone: readonly number[],
  preferred: readonly number[],
  blind: boolean,
  anchor: number,
): number {
  const { isFree } = roomFor(m, model);
  const close = preferred.filter(isFree);
  const free = close.length > 0 ? close : zone.filter(isFree);
  if (free.length === 0) {
    throw new InputError(
      `There is no room left to deploy ${m.book.models[model].name}; deepen the zone by scenario.firstDeployment.depth ` +
        'and scenario.secondDeployment.depth, take fewer models or an emptier table.',
    );
  }
  const worth = anchor === NOWHERE ? leaderPlaces(m, free) : free;
  const seat = m.book.models[model].seat;
  const weigh = blind ? null : outlook(m, model, 0, NEXT_TURN).survey(worth, NOWHERE);
  const needed = weaponsOf(m, model, 'ranged').length > 0 ? 1 : 1.5;
  const buffer = new Float64Array(WIDTH);
  const picked = decide(m, seat, blind ? 'DP-D-03' : 'DP-D-04', model, worth.length, (i, into) => {
    const at = worth[i];
    if (weigh) {
      weigh(i, buffer);
      into[DANGER] = buffer[DANGER];
      into[HARM] = 0.3 * buffer[HARM];
    }
    into[COVER] = shelter(m, at) * needed;
    into[TEMPO] = forwardness(m, seat, at);
    if (anchor !== NOWHERE) into[RESERVE] = -m.battlefield.distance(at, anchor) / (60 * m.book.inch);
  });
  const at = worth[picked];
  m.state.point[model] = at;
  if (m.book.models[model].bases.length > 0 && goesHidden(m, model)) hideAround(m, model, free, at);
  else
    tell(
      m,
      'deploy',
      () => `${m.book.models[model].name} deploys at ${placeAt(m.battlefield.ground, at)}.`,
      () => ({ model, at, inches: inchesAt(m.battlefield.ground, at) }),
    );
  return at;
}

/** Deploying in stealth costs nothing and can be given up at any activation; still it is a choice (DP-D-05). */
function goesHidden(m: Match, model: number): boolean {
  const { seat } = m.book.models[model];
  count(m, seat, 'legal:stealth');
  const picked = decide(m, seat, 'DP-D-05', model, 2, (option, into) => {
    into[DANGER] = option === 0 ? 0 : 0.5;
  });
  if (picked === 0) count(m, seat, 'chosen:stealth');
  return picked === 0;
}

/** Bases a third of their leash apart, towards the enemy's side of the first where there is room (DP-STL-02, DP-D-06). */
function hideAround(m: Match, model: number, free: readonly number[], at: number): void {
  const { bases, seat, profile } = m.book.models[model];
  const leash = profile.stealth * settingsOf(m, model).stealth.coherency.inchesPerLevel * m.book.inch;
  const points = [at];
  let options = free;
  while (points.length < bases.length) {
    options = besides(m, options, points[points.length - 1], leash);
    if (options.length === 0) break;
    const step = Math.max(1, Math.floor(options.length / PLACES));
    const sample = options.filter((_, i) => i % step === 0);
    const picked = decide(m, seat, 'DP-D-06', model, sample.length, (i, into) => {
      into[COVER] = shelter(m, sample[i]);
      into[TEMPO] =
        Math.min(apart(m, sample[i], points), leash / 2) / leash + 0.5 * forwardness(m, seat, sample[i]);
    });
    points.push(sample[picked]);
  }
  hide(m, model, points, !settingsOf(m, model).stealth.record.on);
}

/** Those of some places that a base on another leaves free and within reach of a leash. */
function besides(m: Match, places: readonly number[], base: number, leash: Length): number[] {
  const reach = Math.min(leash, LONGEST_MOVE);
  return places.filter(
    (spot) => m.battlefield.distance(spot, base) <= reach && !m.battlefield.overlap(spot, base),
  );
}

/** How far a place is from the nearest of some. */
function apart(m: Match, spot: number, points: readonly number[]): Length {
  let least = Infinity;
  for (const other of points) least = Math.min(least, m.battlefield.distance(spot, other));
  return least;
}

/** Places by terrain first, then a coarse pick of the rest. */
function leaderPlaces(m: Match, free: readonly number[]): number[] {
  const { inside, touches } = m.battlefield.ground;
  const byTerrain: number[] = [];
  const rest: number[] = [];
  for (const at of free) ((inside[at] | touches[at]) !== 0 ? byTerrain : rest).push(at);
  const places = [...thinned(byTerrain, PLACES / 2), ...thinned(rest, PLACES / 2)];
  return places.length > 0 ? places : [...free];
}

function near(m: Match, free: readonly number[], anchor: number): number[] {
  return free.filter((at) => m.battlefield.distance(at, anchor) <= 4 * m.book.inch);
}

/** Standing in or against terrain. */
function shelter(m: Match, at: number): number {
  const { inside, touches } = m.battlefield.ground;
  return inside[at] !== 0 ? 1 : touches[at] !== 0 ? 0.7 : 0;
}

function forwardness(m: Match, seat: Seat, at: number): number {
  const { ground, halfDepth } = m.battlefield;
  return (halfDepth + (seat === 0 ? ground.y[at] : -ground.y[at])) / (12 * m.book.inch);
}
