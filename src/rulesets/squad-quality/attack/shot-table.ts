import { INCH, type Length } from '../../../kernel/length.ts';
import { HIDDEN, IN_OPEN } from '../battlefield/sightlines.ts';
import { facingOf, isVehicle } from '../match/hull.ts';
import { type Match, sideOf } from '../match/match.ts';
import { isSmoked, type Screen } from '../match/smoke.ts';
import { COVERS, facingsOf, MANNERS, type Notes } from '../matchup/notes.ts';
import type { Point } from '../units/entities.ts';
import { type Aim, aimAt, type Manner, placeShot } from './aim.ts';
import type { Party } from './party.ts';

/** Reckons something of a shot as it is placed at a target. */
type Reckon = (m: Match, aim: Aim, target: Party) => number;

/**
 * What is reckoned of shots of a unit at another, noted as long as both are as they are: a place tells by the ranges
 * that it is beyond, by cover, by the side of a vehicle that is met and by how the shooter has come there. Rules of users
 * may ask for more, and fortifications are few: those shots are reckoned each time.
 */
export class ShotTable {
  private readonly m: Match;
  private readonly own: Party;
  private readonly their: Party;
  private readonly notes: Notes<Float64Array>;
  private readonly reckon: Reckon;
  private readonly isOpen: boolean;
  private aim: Aim | undefined;

  /** @param notes where it is noted */
  constructor(m: Match, own: Party, their: Party, notes: Notes<Float64Array>, reckon: Reckon) {
    this.m = m;
    this.own = own;
    this.their = their;
    this.notes = notes;
    this.reckon = reckon;
    this.isOpen =
      m.matchup.fortifications.length > 0 ||
      sideOf(m, own.unit).rules.length > 0 ||
      sideOf(m, their.unit).rules.length > 0;
  }

  /** From one point at another, so far apart, with how the target is seen from there; -1 where none can be taken. */
  worth(
    from: Point,
    at: Point,
    apart: Length,
    look: number,
    manner: Manner,
    screens: readonly Screen[],
  ): number {
    if (this.isOpen) return this.reckoned(from, at, manner, screens);
    const { m, own, their } = this;
    const distance = apart / INCH;
    if (distance > m.matchup.ranges[own.unit] || look === HIDDEN || isSmoked(m, screens, from, at)) return -1;
    const pair = own.unit * m.matchup.models.length + their.unit;
    // Whoever looks ahead may have noted shots of units as they were there since.
    const known = this.notes(pair, own.shoots, their.suffers, their.firmness);
    const entry = this.entryOf(from, at, distance, look, manner);
    const noted = known[entry];
    if (!Number.isNaN(noted)) return noted;
    const found = this.reckoned(from, at, manner, screens);
    known[entry] = found;
    return found;
  }

  private entryOf(from: Point, at: Point, distance: number, look: number, manner: Manner): number {
    const { m, own, their } = this;
    const steps = m.matchup.steps[own.unit];
    let beyond = 0;
    while (beyond < steps.length && distance > steps[beyond]) beyond++;
    const place = beyond * COVERS + look - IN_OPEN;
    if (!isVehicle(m, their.unit)) return place * MANNERS + numberOf(manner);
    const sides = facingsOf(m.matchup.models[their.unit]);
    return (place * sides + facingOf(m, their.unit, at, from)) * MANNERS + numberOf(manner);
  }

  private reckoned(from: Point, at: Point, manner: Manner, screens: readonly Screen[]): number {
    const { m, own, their } = this;
    this.aim ??= aimAt(m, own.unit, their.unit);
    return placeShot(m, this.aim, from, at, manner, screens) ? this.reckon(m, this.aim, their) : -1;
  }
}

function numberOf({ still, moved, bounded, busy }: Manner): number {
  if (busy > 0) return 4;
  if (still) return 0;
  return bounded ? 3 : moved ? 2 : 1;
}
