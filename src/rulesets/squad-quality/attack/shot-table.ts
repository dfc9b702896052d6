import { INCH, type Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/weighing.ts';
import { HIDDEN, IN_OPEN } from '../battlefield/sightlines.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { leadershipOf } from '../match/additions.ts';
import { facingOf } from '../match/hull.ts';
import { type Match, sideOf } from '../match/match.ts';
import { againByLeader, againByMotivator, lossesToTest, surePasses } from '../match/resolve.ts';
import { isSmoked, type Screen } from '../match/smoke.ts';
import { isFirm, levelOf } from '../match/status.ts';
import { COVERS, FACINGS, MANNERS, type ShotNotes } from '../matchup/shot-notes.ts';
import type { Point, Unit } from '../units/entities.ts';
import { type Aim, aimAt, type Manner, placeShot } from './aim.ts';

/**
 * What is reckoned of a shot from one point at another, so far apart, with how the target is seen from there; -1 where
 * none can be taken.
 */
export type ShotTable = (
  from: Point,
  at: Point,
  apart: Length,
  look: number,
  manner: Manner,
  screens: readonly Screen[],
) => number;

/** A unit as it shoots and is shot at. */
export interface Party {
  readonly unit: Unit;
  /** All by which shots of it and at it differ, wherever it stands, as one whole number. */
  readonly condition: () => number;
  /** The same of what losses and markers would make of it more than they have, by which only shots at it differ. */
  readonly firmness: () => number;
}

/**
 * What is reckoned of shots of a unit at another, noted as long as both are as they are: a place tells by the ranges
 * that it is beyond, by cover, by the side of a vehicle that is met and by how the shooter has come there. Rules of users
 * may ask for more, and fortifications are few: those shots are reckoned each time.
 *
 * @param notes where it is noted
 */
export function shotTable(
  m: Match,
  own: Party,
  their: Party,
  notes: ShotNotes,
  reckon: (m: Match, aim: Aim) => number,
): ShotTable {
  const { matchup } = m;
  const [shooter, target] = [own.unit, their.unit];
  let aim: Aim | undefined;
  const placed = (from: Point, at: Point, manner: Manner, screens: readonly Screen[]) => {
    aim ??= aimAt(m, shooter, target);
    return placeShot(m, aim, from, at, manner, screens) ? reckon(m, aim) : -1;
  };
  const isOpen = sideOf(m, shooter).rules.length + sideOf(m, target).rules.length > 0;
  if (isOpen || matchup.fortifications.length > 0)
    return (from, at, _apart, _look, manner, screens) => placed(from, at, manner, screens);
  const steps = matchup.steps[shooter];
  const range = matchup.ranges[shooter];
  const isHull = matchup.models[target].profile.hull !== null;
  let known: Float64Array | undefined;
  return (from, at, apart, look, manner, screens) => {
    const distance = apart / INCH;
    if (distance > range || look === HIDDEN || isSmoked(m, screens, from, at)) return -1;
    known ??= notes.of(shooter, target, own.condition(), their.condition(), their.firmness());
    let beyond = 0;
    while (beyond < steps.length && distance > steps[beyond]) beyond++;
    const facing = isHull ? facingOf(m, target, at, from) : 0;
    const entry = ((beyond * COVERS + look - IN_OPEN) * FACINGS + facing) * MANNERS + numberOf(manner);
    if (Number.isNaN(known[entry])) known[entry] = placed(from, at, manner, screens);
    return known[entry];
  };
}

function numberOf({ still, moved, bounded, busy }: Manner): number {
  if (busy > 0) return 4;
  if (still) return 0;
  return bounded ? 3 : moved ? 2 : 1;
}

export function partyOf(m: Match, unit: Unit): Party {
  return { unit, condition: once(() => conditionOf(m, unit)), firmness: once(() => firmnessOf(m, unit)) };
}

function firmnessOf(m: Match, unit: Unit): number {
  const losses = Math.min(BYTE - 1, lossesToTest(m, unit));
  const dice = (levelOf(m, unit) * BYTE + surePasses(m, unit)) * BYTE;
  const again = againByLeader(m, unit) + againByMotivator(m, unit);
  return ((dice + again) * 8 + 4 * (isFirm(m, unit) ? 1 : 0) + m.state.marker[unit]) * BYTE + losses;
}

function conditionOf(m: Match, unit: Unit): number {
  const { figures, hurt, leader, marker, boost, ward, crew, bunched, moved } = m.state;
  // Only snipers are harder to hit for having stayed where they are.
  const isSniper = m.matchup.models[unit].profile.kind === 'sniper';
  const flags =
    (leader[unit] > 0 ? 1 : 0) +
    (bunched[unit] > 0 ? 2 : 0) +
    (marker[unit] > UNMARKED ? 4 : 0) +
    (isSniper && moved[unit] > 0 ? 8 : 0);
  const men = (figures[unit] * BYTE + hurt[unit]) * BYTE + crew[unit];
  const powers = (boost[unit] + BYTE / 2) * BYTE + ward[unit] + BYTE / 2;
  return ((leadershipOf(m, unit) * BYTE * BYTE + powers) * 16 + flags) * BYTE * BYTE * BYTE + men;
}

/** As many as a column of state holds in a number. */
const BYTE = 256;
