/** Where models are put when an army deploys, and what a policy weighs of places there (DP-D-03 to DP-D-06). */
import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import {
  COVER,
  DANGER,
  HARM,
  OBJECTIVE,
  PROMISE,
  RESERVE,
  type Seat,
  TEMPO,
} from '../../../rules/decision.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Post } from '../../../rules/play/deployment-plan.ts';
import { called, where } from '../../../rules/play/labels.ts';
import { onlyFirst } from '../../../rules/play/uses.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { gapOfBases } from '../attack/coherency.ts';
import { hide } from '../attack/stealth.ts';
import { lostInHiding } from '../hidden/lost-in-hiding.ts';
import { roomFor } from '../match/blockers.ts';
import { count, decide, type Match, settingsOf, tellAt } from '../match/match.ts';
import { weaponsOf } from '../match/weapons.ts';
import { outlook } from '../places/outlook.ts';
import type { Zone } from './zone.ts';

/** Most places a unit leader is weighed for; a zone holds some five hundred. */
const PLACES = 64;

/** Cover counts so many times as much for whoever has no gun, and so much beside terrain of what it does in it. */
const WITHOUT_GUN = 1.5;
const AGAINST = 0.7;
/** What being forward counts for a base, of being apart from the others. */
const AHEAD = 0.5;
/** What it costs to stand half an edge away from where the plan has a unit, in worth of models. */
const OUT_OF_POST = 0.15;

/** Puts a unit's first model on the table; returns where it stands or the first of its bases does. */
export function placeLead(m: Match, model: Model, zone: Zone, post: Post): Point {
  const places = leaderPlaces(m, model, zone);
  const { seat } = m.matchup.models[model];
  const at = chosen(m, model, places, zone.blind, (place, into) => {
    into[OBJECTIVE] = -OUT_OF_POST * Math.abs(m.battlefield.alongEdge(seat, place) - post);
  });
  return stand(m, model, at, () => freeFor(m, model, zone));
}

/** Puts a squad mate on the table, close to the first of its squad where there is room; returns where it stands. */
export function placeMate(
  m: Match,
  model: Model,
  zone: Zone,
  close: readonly number[],
  lead: number,
): number {
  const { isFree } = roomFor(m, model);
  const near = close.filter(isFree);
  const free = near.length > 0 ? near : freeFor(m, model, zone);
  const at = chosen(m, model, free, zone.blind, (place, into) => {
    into[RESERVE] = -m.battlefield.distance(place, lead) / (60 * m.matchup.inch);
  });
  return stand(m, model, at, () => free);
}

/** Those places of a zone that have room for a model; throws InputError where none has. */
function freeFor(m: Match, model: Model, { points }: Zone): readonly Point[] {
  return someFor(m, model, points.filter(roomFor(m, model).isFree));
}

/** Some places that have room for a model; throws InputError where there are none. */
function someFor(m: Match, model: Model, free: readonly Point[]): readonly Point[] {
  if (free.length > 0) return free;
  throw new InputError(
    `There is no room left to deploy ${m.matchup.models[model].name}; deepen the zone by scenario.firstDeployment.depth ` +
      'and scenario.secondDeployment.depth, take fewer models or an emptier table.',
  );
}

/** The place that its side takes for a model: by cover, how far forward, what it sees of the enemy and what is besides. */
function chosen(
  m: Match,
  model: Model,
  places: readonly Point[],
  blind: boolean,
  besides: (place: Point, into: Float64Array) => void,
): Point {
  const { seat } = m.matchup.models[model];
  const survey = blind ? null : outlook(m, model, 0).survey(places, NOWHERE);
  const needed = weaponsOf(m, model, 'ranged').length > 0 ? 1 : WITHOUT_GUN;
  const buffer = new Float64Array(WIDTH);
  const weigh = (i: number, into: Float64Array) => {
    const at = places[i];
    if (survey) {
      survey(i, buffer);
      into[DANGER] = buffer[DANGER];
      into[PROMISE] = buffer[PROMISE];
    }
    into[COVER] = shelter(m, at) * needed;
    into[TEMPO] = forwardness(m, seat, at);
    besides(at, into);
  };
  const label = where('deploy at', m.battlefield.ground, places);
  return places[decide(m, seat, blind ? 'DP-D-03' : 'DP-D-04', model, places.length, weigh, { label })];
}

/** Stands a model at a place, or hides it around there where others leave it free, and tells so; returns the place. */
function stand(m: Match, model: Model, at: Point, free: () => readonly Point[]): Point {
  m.state.point[model] = at;
  if (m.matchup.models[model].bases.length > 0 && goesHidden(m, model)) hideAround(m, model, free(), at);
  else tellAt(m, 'deploy', model, 'deploys at', at);
  return at;
}

const HIDING = { label: called('hide', 'deploy openly'), uses: onlyFirst('stealth') };

/** Deploying in stealth costs nothing but shots, and can be given up at any activation; still it is a choice (DP-D-05). */
function goesHidden(m: Match, model: Model): boolean {
  const { seat } = m.matchup.models[model];
  count(m, seat, 'legal:stealth');
  const lost = lostInHiding(m, model);
  const weigh = (option: number, into: Float64Array) => {
    into[DANGER] = option === 0 ? 0 : 0.5;
    into[HARM] = option === 0 ? 0 : lost;
  };
  const picked = decide(m, seat, 'DP-D-05', model, 2, weigh, HIDING);
  if (picked === 0) count(m, seat, 'chosen:stealth');
  return picked === 0;
}

/** Bases a third of their leash apart, towards the enemy's side of the first where there is room (DP-STL-02, DP-D-06). */
function hideAround(m: Match, model: Model, free: readonly Point[], at: Point): void {
  const { bases, seat } = m.matchup.models[model];
  const leash = gapOfBases(m, model);
  const points = [at];
  let options = free;
  while (points.length < bases.length) {
    options = besides(m, options, points[points.length - 1], leash);
    if (options.length === 0) break;
    const step = Math.max(1, Math.floor(options.length / PLACES));
    const sample = options.filter((_, i) => i % step === 0);
    const weigh = (i: number, into: Float64Array) => {
      into[COVER] = shelter(m, sample[i]);
      into[TEMPO] =
        Math.min(apart(m, sample[i], points), leash / 2) / leash + AHEAD * forwardness(m, seat, sample[i]);
    };
    const label = where('put a base at', m.battlefield.ground, sample);
    const picked = decide(m, seat, 'DP-D-06', model, sample.length, weigh, { label });
    points.push(sample[picked]);
  }
  hide(m, model, points, !settingsOf(m, model).stealth.record.on);
}

/** Those of some places that a base on another leaves free and within reach of a leash. */
function besides(m: Match, places: readonly Point[], base: Point, leash: Length): Point[] {
  const reach = Math.min(leash, LONGEST_MOVE);
  return places.filter(
    (spot) => m.battlefield.distance(spot, base) <= reach && !m.battlefield.overlap(spot, base),
  );
}

/** How far a place is from the nearest of some. */
function apart(m: Match, spot: Point, points: readonly Point[]): Length {
  let least = Infinity;
  for (const other of points) least = Math.min(least, m.battlefield.distance(spot, other));
  return least;
}

/** Places by terrain first, then a coarse pick of the rest. */
function leaderPlaces(m: Match, model: Model, { byTerrain, rest }: Zone): readonly Point[] {
  const { freeAmong } = roomFor(m, model);
  return someFor(m, model, [...freeAmong(byTerrain, PLACES / 2), ...freeAmong(rest, PLACES / 2)]);
}

/** Standing in or against terrain. */
function shelter(m: Match, at: Point): number {
  const { inside, touches } = m.battlefield.ground;
  return inside[at] !== 0 ? 1 : touches[at] !== 0 ? AGAINST : 0;
}

function forwardness(m: Match, seat: Seat, at: Point): number {
  return m.battlefield.fromHome(seat, at) / (12 * m.matchup.inch);
}
