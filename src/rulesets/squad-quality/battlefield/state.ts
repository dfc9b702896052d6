import type { Column } from '../../../kernel/entities.ts';
import type { Seed } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState, columnOf } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { MOST_FIELDS } from '../rules/limits.ts';
import { NO_UNIT, NONE, NOWHERE, type Point } from '../units/entities.ts';

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
export interface State extends MatchState, UnitColumns {
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

  /** By fortification: where it stands, or NOWHERE; whether it is a ruin. */
  readonly fortified: Column<Point, Int16Array>;
  readonly ruin: Uint8Array;
}

type UnitColumns = Readonly<ReturnType<typeof unitColumns>>;

function batteriesOf({ settings }: CompiledMatchup, seat: Seat): number {
  return settings[seat].artillery.batteries.number;
}

/** A match before set-up. */
export function createState(matchup: CompiledMatchup, seed: Seed, clauses: number): State {
  const forts = matchup.fortifications.length;
  return {
    ...blankState(matchup, seed, clauses),
    first: 0,
    lost: 0,
    active: 0,
    begun: false,
    over: false,
    held: [0, 0],
    stirred: [0, 0],
    heart: [0, 0],
    stands: [0, 0],
    batteries: [batteriesOf(matchup, 0), batteriesOf(matchup, 1)],
    calls: [0, 0],
    structure: 0,
    wrecker: NONE,
    mines: columnOf(NOWHERE, 2 * MOST_FIELDS * 3),
    realMines: new Uint8Array(2 * MOST_FIELDS),
    ...unitColumns(matchup),
    fortified: columnOf(NOWHERE, forts),
    ruin: new Uint8Array(forts),
  };
}

/** The columns by unit as a match begins: everybody whole, and nobody on the table. */
function unitColumns(matchup: CompiledMatchup) {
  return { ...bodyColumns(matchup), ...deedColumns(matchup), ...giftColumns(matchup) };
}

/** Where a unit is, and who is left of it. */
function bodyColumns({ models }: CompiledMatchup) {
  const column = () => new Uint8Array(models.length);
  return {
    /** ON_TABLE, OFF_TABLE, GONE, JOINED or IN_HIDING. */
    whereabouts: column().fill(OFF_TABLE),
    /** Standing point of its middle, or NOWHERE. */
    point: columnOf(NOWHERE, models.length),
    /** Figures left. */
    figures: Uint8Array.from(models, ({ profile }) => profile.figures),
    /** Those of them that are wounded; wounded that were brought away, who are none of them and not lost. */
    hurt: column(),
    saved: column(),
    /** Its leader is there; the turn in which he fell, or 0. */
    leader: Uint8Array.from(models, ({ profile }) => (profile.leader === 'none' ? 0 : 1)),
    leaderFell: column(),
    /** Its leader is among the wounded. */
    leaderHurt: column(),
    /** The unit that it is with, or NO_UNIT. */
    host: columnOf(NO_UNIT, models.length),
    /** Of vehicles: which way its front is, two lengths a unit; whether it is bogged down; who is left to serve it. */
    heading: new Int32Array(2 * models.length),
    bogged: column(),
    crew: Uint8Array.from(models, ({ profile }) => profile.hull?.crew ?? 0),
  };
}

/** What it has done and suffered. */
function deedColumns({ models }: CompiledMatchup) {
  const column = () => new Uint8Array(models.length);
  return {
    marker: column(),
    done: column(),
    /** Moved in its last activation; shot in this turn. */
    moved: column(),
    fired: column(),
    /** Has assaulted with its partner in its last activation. */
    fought: column(),
    /** Opportunity fire in this turn; all of it where it may take none. */
    opFired: column(),
    /** Bunched up until it acts. */
    bunched: column(),
    /** Figures lost, and how many of them were lost when it last checked its resolve. */
    losses: column(),
    checked: column(),
    /** Figures lost in this turn and in the last. */
    lostNow: column(),
    lostBefore: column(),
    /** Levels of resolve that it has lost for good, and that officers have left behind. */
    lowered: column(),
    kept: column(),
    /** An officer has added to a roll of it in this turn. */
    led: column(),
  };
}

/** What only some units have: powers, charges, places to hide, luck, medics and smoke. */
function giftColumns({ models, settings }: CompiledMatchup) {
  const units = models.length;
  const column = () => new Uint8Array(units);
  return {
    /** Strength of psionics; who has invoked a power in this turn. */
    strength: Uint8Array.from(models, ({ seat, profile }) =>
      profile.kind === 'psionic' ? settings[seat].psionics.strength.points : 0,
    ),
    invoked: column(),
    /** Added to rolls in the activation it has now, to those in its next one, and to its armour until after that. */
    boost: new Int8Array(units),
    boostNext: new Int8Array(units),
    ward: new Int8Array(units),
    /** Powers that it cannot suffer or enjoy again in this turn, as bits; those that wait for its activation. */
    enchanted: column(),
    emboldened: column(),
    terrified: column(),
    /** Charges that it has; whether they are being rigged or are; whether that began before its last activation. */
    charges: Uint8Array.from(models, ({ seat, profile }) =>
      profile.traits.includes('charges') ? settings[seat].demolitions.carriers.charges : 0,
    ),
    rigged: column(),
    begunRigging: column(),
    /** Where its markers are when it is in hiding: three points a unit. */
    hiding: columnOf(NOWHERE, 3 * units),
    /** Where the figure is that it has sent ahead, or NOWHERE. */
    scout: columnOf(NOWHERE, units),
    /** Has called for a strike in this turn, and its caller is there. */
    called: column(),
    /** Makes a last stand. */
    standing: column(),
    /** Its luck, and its medic's skill of this turn, are used up. */
    luckless: column(),
    treated: column(),
    /** Screens laid; whether one of its is there, and its ends: four lengths a unit. */
    screens: column(),
    smoking: column(),
    smoke: new Int32Array(4 * units),
  };
}
