import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { PairRow } from '../../../rules/survey/pair-rows.ts';
import type { Encounter } from '../matchup/encounters.ts';
import { createControl } from '../zones/control.ts';
import type { Grid } from '../zones/grid.ts';
import { emptyOccupation } from '../zones/occupation.ts';

export function createSurvey(room = 0) {
  const whole = () => new Int32Array(room);
  const number = () => new Float64Array(room);
  return {
    /** How many places there are; columns may be longer. */
    count: 0,
    point: whole(),
    x: whole(),
    y: whole(),
    key: new Uint16Array(room),
    danger: number(),
    exposure: number(),
    /** Tactics of standing there, beside danger. */
    cover: number(),
    tempo: number(),
    objective: number(),
    harm: number(),
    gain: number(),
    best: number(),
  };
}

/**
 * What a model finds at each of some places, good until the next survey. While enemies are added up, tempo is the square
 * of how far off the nearest is, from middle to middle.
 */
export type Survey = ReturnType<typeof createSurvey>;

/** An enemy as a model sees it that chooses where to go, and what either can do to the other. */
export interface Foe {
  model: Model;
  x: Length;
  y: Length;
  row: PairRow;
  /** It may act before the game ends. */
  acts: boolean;
  /** The most that it could do to a friend of the model, as far as it is less than the worst it could do to the model. */
  other: number;
  /** As in the encounter. */
  reach: number;
  encounter: Encounter;
}

/**
 * The enemies of whoever looked last: the first `count` of the list can be attacked, and those up to `feared` can only act
 * (ZC-ACN-02).
 */
export interface Foes {
  count: number;
  feared: number;
  readonly all: Foe[];
  /** Room for putting the nearest first: places in the list, and how near each is. */
  readonly order: number[];
  readonly least: number[];
}

/** Zones to go for that promise as much. */
export interface Aim {
  readonly zones: number[];
  /** What the seat gains by one of its models more in one of them. */
  readonly gain: number;
}

/** Who with wounds left stands in which zone; kept up as models move. */
export function createPresence(grid: Grid, models: number) {
  return {
    occupation: emptyOccupation(grid.count),
    /** By model: the point where it is counted, or NOWHERE. */
    counted: new Int16Array(models).fill(NOWHERE),
    /** Grows with every change. */
    version: 0,
  };
}

export function createZoneSwing({ count }: Grid, seat: Seat, models: number) {
  return {
    seat,
    /** The version of the presence that it was made from, and where one model of the seat was left out. */
    version: -1,
    without: NOWHERE,
    /** By enemy: what the seat gains by his removal, NaN until somebody asks. */
    removals: new Float64Array(models),
    /** Who stands where; who has which zone while something is tried out. */
    control: createControl(count),
    /**
     * By zone: who would stand there with one more of the seat wholly in it, and only partly. Nobody stands like this, so
     * that the first position is a new one.
     */
    joined: new Int8Array(count).fill(-2),
    astride: new Int8Array(count),
    /** By zone: what it counts now, and what the seat gains by one of its models more that is wholly in it. */
    leads: new Float64Array(count),
    gains: new Float64Array(count),
    /** By the zones that a model is partly in: what the seat gains by one more there, when somebody has asked. */
    astrides: new Map<number, number>(),
    /** Zones worth going for from anywhere, those first that promise most. */
    aims: [] as readonly Aim[],
    /** Empty zones that may change hands with one beside them. */
    hemmed: [] as readonly number[],
  };
}

/**
 * What a seat's zones less those of the other would gain by a change of who stands where: good for all positions in
 * which the same sides stand in each zone.
 */
export type ZoneSwing = ReturnType<typeof createZoneSwing>;

export function noOffer(models: number) {
  return {
    model: NOBODY,
    round: 0,
    places: [] as readonly Point[],
    /** Weighings of waiting and of coming at each of the places, when somebody has asked. */
    weighings: undefined as Float64Array | undefined,
    /** The position that it was made in. */
    point: new Int16Array(models),
    wounds: new Int8Array(models),
    shots: new Uint8Array(models),
    done: new Uint8Array(models),
  };
}

/**
 * What a model that is held back was offered last, and what it was worth: models alike have the same choice for as long
 * as nobody has come, gone, or been hurt.
 */
export type Offer = ReturnType<typeof noOffer>;
