import { INCH } from '../../../kernel/length.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from '../battlefield/sightlines.ts';
import { facingOf } from '../match/hull.ts';
import { type Match, sideOf } from '../match/match.ts';
import { isSmoked, type Screen } from '../match/smoke.ts';
import { type Aim, aimAt, type Manner, placeShot } from './shots.ts';

/** What is reckoned of a shot from one point at another; -1 where none can be taken. */
export type ShotTable = (from: number, at: number, manner: Manner, screens: readonly Screen[]) => number;

/** Covers a target may have, sides a vehicle may show, and ways to have come to where a shot is taken. */
const COVERS = IN_HEAVY - IN_OPEN + 1;
const FACINGS = 3;
const MANNERS = 4;

/**
 * What is reckoned of shots of a unit at another, kept as long as both are as they are: a place tells by the ranges that
 * it is beyond, by cover, by the side of a vehicle that is met and by how the shooter has come there. Rules of users may
 * ask for more, and fortifications are few: those shots are reckoned each time.
 */
export function shotTable(
  m: Match,
  shooter: number,
  target: number,
  reckon: (aim: Aim) => number,
): ShotTable {
  const { matchup, battlefield } = m;
  const isOpen = sideOf(m, shooter).rules.length + sideOf(m, target).rules.length > 0;
  const steps = matchup.steps[shooter];
  const range = matchup.ranges[shooter];
  const { seat } = matchup.models[shooter];
  const isHull = matchup.models[target].profile.hull !== null;
  const known: (number | undefined)[] = [];
  let aim: Aim | undefined;
  const placed = (from: number, at: number, manner: Manner, screens: readonly Screen[]) => {
    aim ??= aimAt(m, shooter, target);
    return placeShot(m, aim, from, at, manner, screens) ? reckon(aim) : -1;
  };
  if (isOpen || matchup.fortifications.length > 0) return placed;
  return (from, at, manner, screens) => {
    const distance = battlefield.distance(from, at) / INCH;
    if (distance > range) return -1;
    const look = battlefield.lines.look(seat, from, at);
    if (look === HIDDEN || isSmoked(m, screens, from, at)) return -1;
    let beyond = 0;
    while (beyond < steps.length && distance > steps[beyond]) beyond++;
    const facing = isHull ? facingOf(m, target, at, from) : 0;
    const key = ((beyond * COVERS + look - IN_OPEN) * FACINGS + facing) * MANNERS + numberOf(manner);
    const worth = known[key] ?? placed(from, at, manner, screens);
    known[key] = worth;
    return worth;
  };
}

function numberOf({ still, moved, bounded }: Manner): number {
  if (still) return 0;
  return bounded ? 3 : moved ? 2 : 1;
}
