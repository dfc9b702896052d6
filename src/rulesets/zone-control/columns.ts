import type { Length } from '../../kernel/length.ts';
import type { Seat } from '../../rules/decision.ts';
import { type Control, createControl } from './control.ts';
import type { Encounter } from './encounters.ts';
import type { Grid } from './grid.ts';
import { emptyOccupation, type Occupation } from './occupation.ts';
import type { Row } from './sightings.ts';
import { NOWHERE } from './state.ts';

/**
 * What a model finds at each of some places, in columns by place, good until the next survey. While enemies are added
 * up, cover is still exposure, and tempo the square of how far off the nearest is, from middle to middle.
 */
export interface Survey {
  /** How many places there are; columns may be longer. */
  count: number;
  point: Int32Array;
  x: Int32Array;
  y: Int32Array;
  /** What it and the enemy who is met are to each other there. */
  key: Uint16Array;
  /** Tactics of standing there. */
  danger: Float64Array;
  cover: Float64Array;
  tempo: Float64Array;
  objective: Float64Array;
  /** Worth removed by the best attack from there, what the count of zones gains by it, and both together. */
  harm: Float64Array;
  gain: Float64Array;
  best: Float64Array;
}

export function createSurvey(room = 0): Survey {
  const whole = () => new Int32Array(room);
  const number = () => new Float64Array(room);
  return {
    count: 0,
    point: whole(),
    x: whole(),
    y: whole(),
    key: new Uint16Array(room),
    danger: number(),
    cover: number(),
    tempo: number(),
    objective: number(),
    harm: number(),
    gain: number(),
    best: number(),
  };
}

/** An enemy as a model sees it that chooses where to go. */
export interface Foe {
  model: number;
  x: Length;
  y: Length;
  /** What it and the chooser are to each other, by where the chooser stands; and what either can do then. */
  row: Row;
  encounter: Encounter;
}

/** The enemies of whoever looked last, the first `count` of the list. */
export interface Foes {
  count: number;
  readonly all: Foe[];
  /** Room for putting the nearest first: places in the list, and how near each is. */
  readonly order: number[];
  readonly least: number[];
}

/** Who with wounds left stands in which zone; kept up as models move. */
export interface Presence {
  readonly occupation: Occupation;
  /** By model: the point where it is counted, or NOWHERE. */
  readonly counted: Int16Array;
  /** Grows with every change. */
  version: number;
}

/** Zones to go for that promise as much. */
export interface Aim {
  readonly zones: number[];
  /** What the seat gains by one of its models more in one of them. */
  readonly gain: number;
}

/**
 * What a seat's zones less those of the other would gain by a change of who stands where: good for all positions in
 * which the same sides stand in each zone.
 */
export interface Balance {
  readonly seat: Seat;
  /** The version of the presence that it was made from, and where one model of the seat was left out. */
  version: number;
  without: number;
  /** Who stands where; who has which zone while something is tried out. */
  readonly control: Control;
  /** By zone: who would stand there with one more of the seat. */
  readonly joined: Int8Array;
  /** By zone: what it counts now, and what the seat gains by one of its models more that is wholly in it. */
  readonly leads: Float64Array;
  readonly gains: Float64Array;
  /** Zones worth going for from anywhere, those first that promise most. */
  aims: readonly Aim[];
  /** Empty zones that may change hands with one beside them; undefined where any may. */
  hemmed: readonly number[] | undefined;
}

export function createPresence(grid: Grid, models: number): Presence {
  return {
    occupation: emptyOccupation(grid.count),
    counted: new Int16Array(models).fill(NOWHERE),
    version: 0,
  };
}

export function createBalance({ count }: Grid, seat: Seat): Balance {
  return {
    seat,
    version: -1,
    without: NOWHERE,
    control: createControl(count),
    // Nobody stands like this, so that the first position is a new one.
    joined: new Int8Array(count).fill(-2),
    leads: new Float64Array(count),
    gains: new Float64Array(count),
    aims: [],
    hemmed: undefined,
  };
}
