import { INCH } from '../../../kernel/length.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from '../battlefield/sightlines.ts';
import { additionsBetween } from '../match/additions.ts';
import { fightersOf } from '../match/fighters.ts';
import { bunkerAt, bunkerOf, liesLow, shelterOf } from '../match/fortification.ts';
import { facingOf, isInTheAir } from '../match/hull.ts';
import { type Match, nameOf, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { isSmoked, type Screen } from '../match/smoke.ts';
import { isBunched, levelOf } from '../match/status.ts';
import type { Shot } from '../matchup/fire-effect.ts';
import { armourBonus } from '../matchup/fortification-kinds.ts';
import type { Attack } from '../matchup/timing.ts';
import { NONE, type Point, type Unit } from '../units/entities.ts';

/** A pair of units of whom one may shoot at the other, wherever both stand. */
export interface Aim {
  readonly shooter: Unit;
  readonly target: Unit;
  /** At the figure that the target has sent ahead, who alone is seen (SQ-SCT-04). */
  readonly atScout?: boolean;
  /** Filled in for each place. */
  readonly shot: Omit<Shot, 'attack'> & { readonly attack: Loose };
}

type Loose = { -readonly [K in keyof Attack]: Attack[K] };

/** A unit that takes aim at another, before anybody knows from where. */
export function aimAt(m: Match, shooter: Unit, target: Unit): Aim {
  const { matchup, state } = m;
  return {
    shooter,
    target,
    shot: {
      attack: {
        attacker: matchup.models[shooter],
        target: matchup.models[target],
        distance: 0,
        cover: 0,
        facing: 0,
        fortified: 0,
        bunkered: false,
        figures: fightersOf(m, shooter),
        still: false,
        moved: false,
        bounded: false,
      },
      level: levelOf(m, shooter),
      base: matchup.bases[shooter],
      marker: state.marker[shooter],
      targetMarker: state.marker[target],
      bunched: isBunched(m, target),
      additions: additionsBetween(m, shooter, target),
    },
  };
}

/** Those whom a shot is aimed at, in words. */
export function targetText(m: Match, { target, atScout, shot }: Aim): string {
  if (shot.atBunker) return bunkerText(m, target);
  return atScout ? `the scout of ${nameOf(m, target)}` : nameOf(m, target);
}

/** The bunker that a unit is in, in words. */
export function bunkerText(m: Match, unit: Unit): string {
  return `the ${m.matchup.fortifications[bunkerOf(m, unit)].kind} about ${nameOf(m, unit)}`;
}

/** Where those are whom a shot is aimed at. */
export function placeOfTarget(m: Match, { target, atScout }: Aim): Point {
  return atScout ? m.state.scout[target] : placeOf(m, target);
}

/** How a unit has come to where it shoots from. */
export interface Manner {
  readonly still: boolean;
  readonly moved: boolean;
  readonly bounded: boolean;
  /** Figures that do something else meanwhile. */
  readonly busy: number;
}

export const STILL: Manner = { still: true, moved: false, bounded: false, busy: 0 };
export const UNMOVED: Manner = { still: false, moved: false, bounded: false, busy: 0 };
export const MOVED: Manner = { still: false, moved: true, bounded: false, busy: 0 };
export const BOUNDED: Manner = { still: false, moved: true, bounded: true, busy: 0 };
/** Unmoved, and one figure rigs, calls or scouts (SQ-DEMO-02, SQ-ART-01, SQ-SCT-02). */
export const ONE_BUSY: Manner = { ...UNMOVED, busy: 1 };

/** The same of the team that is with such a unit: whoever is busy is one of the squad (SQ-HW-07). */
export function mannerBeside(manner: Manner): Manner {
  return manner.busy === 0 ? manner : { ...manner, busy: 0 };
}

/** How a unit on a point sees a target on another that it can shoot at; HIDDEN where that is out of range or behind smoke. */
export function lookForShot(
  m: Match,
  shooter: Unit,
  from: Point,
  at: Point,
  screens: readonly Screen[],
): number {
  if (m.battlefield.distance(from, at) / INCH > m.matchup.ranges[shooter]) return HIDDEN;
  const look = m.battlefield.lines.look(seatOf(m, shooter), from, at);
  return look !== HIDDEN && isSmoked(m, screens, from, at) ? HIDDEN : look;
}

/** Fills in from where and how a shot is taken, and whether it can be, with screens of smoke about. */
export function placeShot(
  m: Match,
  aim: Aim,
  from: Point,
  at: Point,
  manner: Manner,
  screens: readonly Screen[],
): boolean {
  const { attack } = aim.shot;
  attack.figures = fightersOf(m, aim.shooter) - manner.busy;
  if (attack.figures <= 0) return false;
  const look = lookForShot(m, aim.shooter, from, at, screens);
  if (look === HIDDEN) return false;
  attack.distance = m.battlefield.distance(from, at) / INCH;
  attack.cover = isInTheAir(m, aim.target) ? 0 : look - IN_OPEN;
  attack.fortified = 0;
  if (m.matchup.fortifications.length > 0) {
    attack.bunkered = bunkerAt(m, aim.shooter, from) !== NONE;
    if (!takesShelter(m, aim, at)) return false;
  }
  if (attack.target.profile.hull !== null) attack.facing = facingOf(m, aim.target, at, from);
  attack.still = manner.still;
  attack.moved = manner.moved;
  attack.bounded = manner.bounded;
  return true;
}

/** Notes what a fortification does for the target of a shot; false where it hides it (SQ-FORT-01 to SQ-FORT-03). */
function takesShelter(m: Match, { target, shot: { attack } }: Aim, at: Point): boolean {
  const shelter = shelterOf(m, target, at);
  if (shelter === NONE) return true;
  const own = settingsOf(m, target);
  const { kind } = m.matchup.fortifications[shelter];
  if (own.fortifications.cover.on) attack.cover = IN_HEAVY - IN_OPEN;
  attack.fortified = armourBonus(own, kind);
  return !(attack.distance > own.fortifications.hidden.inches && liesLow(m, target, at));
}
