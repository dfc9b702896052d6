import { INCH, type Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { type Manner, STILL, UNMOVED } from '../attack/aim.ts';
import { type Parties, partiesOf } from '../attack/party.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from '../battlefield/sightlines.ts';
import { shelterOf } from '../match/fortification.ts';
import { isInTheAir } from '../match/hull.ts';
import { type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { objectiveWorth } from '../match/objectives.ts';
import { isSmoked, type Screen, screensOf } from '../match/smoke.ts';
import { mayInvoke, reachOfPowers } from '../match/status.ts';
import { NONE, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { mineDanger } from '../ways/mine-danger.ts';
import { harmFrom } from './best-shot.ts';
import { chargeDraw } from './charges.ts';
import { type Foe, foesOf, marksOf, watchersOf } from './foes.ts';

/** What a unit makes of places. */
export interface Outlook {
  /** Best worth removed by a shot from a place. */
  harmAt(at: Point, manner: Manner): number;
  /** Worth lost by standing there, with one more screen of smoke perhaps. */
  dangerAt(at: Point, screen?: Screen): number;
  /** The same among others, where only those shoot at it who pick their figure (SQ-SNP-04). */
  dangerAmong(at: Point): number;
  /** Chance that opportunity fire keeps the unit from getting there. */
  stoppedAt(at: Point): number;
  /** The place of the enemy that is most dangerous there, NOWHERE where none is. */
  worstAt(at: Point): number;
  /** From 0 to 1: protection there. */
  coverAt(at: Point): number;
  objectiveAt(at: Point): number;
  /** Progress towards where the unit is useful, in moves. */
  tempoAt(at: Point): number;
  /** No place brings more of it. */
  mostTempo(): number;
}

/** What a unit finds about it on a place. */
interface View {
  readonly danger: number;
  readonly cover: number;
  /** How far off the nearest enemy is; Infinity where there is none. */
  readonly nearest: Length;
}

/** Enemies shoot at one target each: a unit draws about this share of the harm it could suffer. */
export const DRAWN = 0.3;

export function outlookOf(m: Match, unit: Unit): Outlook {
  const parties = partiesOf(m);
  const foes = foesOf(m, unit, parties);
  const marks = marksOf(m, unit, foes, parties);
  const screens = screensOf(m);
  const stride = Math.max(INCH, m.matchup.moves[unit]);
  const here = placeOf(m, unit);
  const look = looking(m, unit, foes);
  const views = new Map<Point, View>();
  const viewOf = (at: Point): View => {
    const known = views.get(at);
    if (known !== undefined) return known;
    const view = look(at, screens);
    views.set(at, view);
    return view;
  };
  const reach = usefulRange(m, unit);
  const lagAt = (at: Point) => {
    const { nearest } = viewOf(at);
    return nearest === Infinity ? 0 : Math.max(0, nearest - reach);
  };
  const lagNow = once(() => (here === NOWHERE ? 0 : lagAt(here)));
  const charges = chargeDraw(m, unit);
  const watchers = once(() => watchersOf(m, unit, foes, parties));
  const objective = once(() => objectiveWorth(m, unit));
  return {
    harmAt: (at, manner) => harmFrom(m, unit, marks, at, manner, screens),
    dangerAt: (at, screen) => (screen === undefined ? viewOf(at) : look(at, [...screens, screen])).danger,
    dangerAmong: (at) => dangerOfPickers(m, unit, foes, at, screens),
    stoppedAt: (at) => (at === here ? 0 : stopping(m, unit, watchers(), at, screens)),
    worstAt: (at) => worstOf(m, unit, foes, at, screens),
    coverAt: (at) => viewOf(at).cover,
    objectiveAt: (at) => objective()(at) + charges(at),
    tempoAt: (at) => (lagNow() - lagAt(at)) / stride,
    mostTempo: () => lagNow() / stride,
  };
}

/** What a unit could do where it stands, and what threatens it there: of its outlook what is asked of many units in turn. */
interface Prospect {
  readonly harm: number;
  readonly danger: number;
}

/**
 * @param parties units as they are now
 * @param screens of smoke about
 */
export function prospectOf(m: Match, unit: Unit, parties: Parties, screens: readonly Screen[]): Prospect {
  const { distance, lines } = m.battlefield;
  const foes = foesOf(m, unit, parties);
  const at = placeOf(m, unit);
  const their = otherSeat(seatOf(m, unit));
  let danger = mineDanger(m, unit)(at);
  for (const foe of foes)
    danger += threatOf(foe, at, distance(foe.at, at), lines.look(their, foe.at, at), screens);
  return { harm: harmFrom(m, unit, marksOf(m, unit, foes, parties), at, STILL, screens), danger };
}

/** Looks about on places, with screens of smoke about. */
function looking(m: Match, unit: Unit, foes: readonly Foe[]): (at: Point, smoke: readonly Screen[]) => View {
  const { distance, lines } = m.battlefield;
  const their = otherSeat(seatOf(m, unit));
  const mines = mineDanger(m, unit);
  const { cover } = settingsOf(m, unit).fortifications;
  const isBare = isInTheAir(m, unit);
  return (at, smoke) => {
    const isFortified = cover.on && shelterOf(m, unit, at) !== NONE;
    let danger = mines(at);
    let least = 1;
    let nearest = Infinity;
    for (const foe of foes) {
      const apart = distance(foe.at, at);
      if (apart < nearest) nearest = apart;
      const look = lines.look(their, foe.at, at);
      danger += threatOf(foe, at, apart, look, smoke);
      const seen = isFortified ? IN_HEAVY : isBare && look !== HIDDEN ? IN_OPEN : look;
      if (seen === HIDDEN || isSmoked(m, smoke, foe.at, at)) continue;
      least = Math.min(least, (seen - IN_OPEN) / (IN_HEAVY - IN_OPEN + 1));
    }
    return { danger, cover: least, nearest };
  };
}

/** What an enemy threatens a place with that is so far from it. */
function threatOf(foe: Foe, at: Point, apart: Length, look: number, smoke: readonly Screen[]): number {
  if (foe.readiness === 0) return 0;
  const shot = shotOf(foe, at, apart, look, smoke);
  return foe.readiness * (DRAWN * shot + (apart <= foe.stride ? foe.blow : 0));
}

/** What its shot takes there on average. */
function shotOf(foe: Foe, at: Point, apart: Length, look: number, smoke: readonly Screen[]): number {
  return look === HIDDEN ? 0 : Math.max(0, foe.backHarm.worth(foe.at, at, apart, look, UNMOVED, smoke));
}

/** What enemies threaten a unit with on a place who pick it out of those whom it is among. */
function dangerOfPickers(
  m: Match,
  unit: Unit,
  foes: readonly Foe[],
  at: Point,
  smoke: readonly Screen[],
): number {
  const { distance, lines } = m.battlefield;
  const their = otherSeat(seatOf(m, unit));
  let danger = 0;
  for (const foe of foes) {
    if (!foe.picks || foe.readiness === 0) continue;
    const shot = shotOf(foe, at, distance(foe.at, at), lines.look(their, foe.at, at), smoke);
    danger += foe.readiness * DRAWN * shot;
  }
  return danger;
}

/** A unit is of use within so much of what its weapon reaches: before medium range. */
const USEFUL = 0.5;

/** How near the enemy a unit is of use, by its weapon or where its powers reach. */
export function usefulRange(m: Match, unit: Unit): Length {
  const near = INCH * USEFUL * m.matchup.ranges[unit];
  return mayInvoke(m, unit) ? Math.max(near, reachOfPowers(m, unit)) : near;
}

/** Chance that opportunity fire of any of some enemies stops a unit on a place. */
function stopping(m: Match, unit: Unit, foes: readonly Foe[], at: Point, screens: readonly Screen[]): number {
  const { distance, lines } = m.battlefield;
  const their = otherSeat(seatOf(m, unit));
  let past = 1;
  for (const { stops, at: from, passing } of foes) {
    if (stops === undefined) continue;
    const chance = stops.worth(from, at, distance(from, at), lines.look(their, from, at), passing, screens);
    past *= 1 - Math.max(0, chance);
  }
  return 1 - past;
}

/** The place of the enemy that threatens a unit on a place most. */
function worstOf(m: Match, unit: Unit, foes: readonly Foe[], at: Point, screens: readonly Screen[]): number {
  const { distance, lines } = m.battlefield;
  const their = otherSeat(seatOf(m, unit));
  let [worst, most] = [NOWHERE, 0];
  for (const foe of foes) {
    const harm = threatOf(foe, at, distance(foe.at, at), lines.look(their, foe.at, at), screens);
    if (harm > most) [worst, most] = [foe.at, harm];
  }
  return worst;
}
