import type { Column } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { Point, Unit } from '../units/entities.ts';

/** Markers of a unit. */
export const UNMARKED = 0;
export const UNDER_FIRE = 1;
export const PINNED = 2;

/** Where a unit is. */
export const ON_TABLE = 0;
export const OFF_TABLE = 1;
export const GONE = 2;
/** With another unit, which it stands and moves with. */
export const JOINED = 3;
/** On the table as markers, of which it is one. */
export const IN_HIDING = 4;

/** Charges of a unit: none are rigged, they will be, they are. */
export const RIGGING = 1;
export const RIGGED = 2;

/** A match of Squad Quality: columns by unit. Everything is data; a copy of it is the match. */
export interface State extends MatchState {
  /** Who goes first this turn, who lost the last roll for it, and whose turn to activate it is. */
  first: Seat;
  lost: Seat;
  active: Seat;
  /** The turn has begun and not ended. */
  begun: boolean;
  over: boolean;
  /** Objectives held at the end, by seat. */
  readonly held: [number, number];
  /** By seat: whether its turn is not dead any more. */
  readonly stirred: [number, number];
  /** By seat: levels of resolve that its army has lost, and last stands that were declared. */
  readonly heart: [number, number];
  readonly stands: [number, number];
  /** By seat: batteries that are left, and calls that were made in this turn. */
  readonly batteries: [number, number];
  readonly calls: [number, number];
  /** The structure in the middle: 0 whole, 1 badly damaged, 2 destroyed; and whose charges did it, NONE for nobody's. */
  structure: number;
  wrecker: number;
  /** By seat, field and number: where mine markers lie, or NOWHERE once they are gone; by seat and field which is real. */
  readonly mines: Column<Point, Int16Array>;
  readonly realMines: Uint8Array;

  /** By unit: ON_TABLE, OFF_TABLE, GONE, JOINED or IN_HIDING. */
  readonly whereabouts: Uint8Array;
  /** Standing point of its middle, or NOWHERE. */
  readonly point: Column<Point, Int16Array>;
  /** Figures left. */
  readonly figures: Uint8Array;
  /** Those of them that are wounded. */
  readonly hurt: Uint8Array;
  /** Its leader is there; the turn in which he fell, or 0. */
  readonly leader: Uint8Array;
  readonly leaderFell: Uint8Array;
  /** Its leader is among the wounded. */
  readonly leaderHurt: Uint8Array;
  /** The unit that it is with, or NO_UNIT. */
  readonly host: Column<Unit, Int16Array>;
  /** Of vehicles: which way its front is, two lengths a unit; whether it is bogged down; who is left to serve it. */
  readonly heading: Int32Array;
  readonly bogged: Uint8Array;
  readonly crew: Uint8Array;
  readonly marker: Uint8Array;
  readonly done: Uint8Array;
  /** Moved in its last activation; shot in this turn. */
  readonly moved: Uint8Array;
  readonly fired: Uint8Array;
  /** Has assaulted with its partner in its last activation. */
  readonly fought: Uint8Array;
  /** Opportunity fire in this turn; all of it where it may take none. */
  readonly opFired: Uint8Array;
  /** Bunched up until it acts. */
  readonly bunched: Uint8Array;
  /** Figures lost, and how many of them were lost when it last checked its resolve. */
  readonly losses: Uint8Array;
  readonly checked: Uint8Array;
  /** Figures lost in this turn and in the last. */
  readonly lostNow: Uint8Array;
  readonly lostBefore: Uint8Array;
  /** Levels of resolve that it has lost for good, and that officers have left behind. */
  readonly lowered: Uint8Array;
  readonly kept: Uint8Array;
  /** An officer has added to a roll of it in this turn. */
  readonly led: Uint8Array;
  /** Strength of psionics; who has invoked a power in this turn. */
  readonly strength: Uint8Array;
  readonly invoked: Uint8Array;
  /** Added to rolls in the activation it has now, to those in its next one, and to its armour until after that. */
  readonly boost: Int8Array;
  readonly boostNext: Int8Array;
  readonly ward: Int8Array;
  /** Powers that it cannot suffer or enjoy again in this turn, as bits; those that wait for its activation. */
  readonly enchanted: Uint8Array;
  readonly emboldened: Uint8Array;
  readonly terrified: Uint8Array;
  /** Charges that it has; whether they are being rigged or are; whether that began before its last activation. */
  readonly charges: Uint8Array;
  readonly rigged: Uint8Array;
  readonly begunRigging: Uint8Array;
  /** Where its markers are when it is in hiding: three points a unit. */
  readonly hiding: Column<Point, Int16Array>;
  /** Where the figure is that it has sent ahead, or NOWHERE. */
  readonly scout: Column<Point, Int16Array>;
  /** Makes a last stand. */
  readonly standing: Uint8Array;
  /** Its luck, and its medic's skill of this turn, are used up. */
  readonly luckless: Uint8Array;
  readonly treated: Uint8Array;
  /** Screens laid; whether one of its is there, and its ends: four lengths a unit. */
  readonly screens: Uint8Array;
  readonly smoking: Uint8Array;
  readonly smoke: Int32Array;

  /** By fortification: where it stands, or NOWHERE; whether it is a ruin. */
  readonly fortified: Column<Point, Int16Array>;
  readonly ruin: Uint8Array;
}
