import { type Column, NO_UNIT, NOWHERE, type Point, type Unit } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';

/** Shots of a model whose weapons never run out. */
const UNLIMITED = 255;

/** Phases of a round. */
export const COMMAND = 0;
export const ACTION = 1;
export const RESOLUTION = 2;

/** Where a model is. */
export const ON_TABLE = 0;
export const HELD_BACK = 1;
/** Removed as a casualty by the enemy, or driven over its own edge. */
export const REMOVED = 2;

/** A match of Zone Control: columns by model. Everything is data; a copy of it is the match. */
export interface State extends MatchState {
  phase: number;
  /** Who goes first this round, and whose turn of the phase it is. */
  first: Seat;
  active: Seat;
  over: boolean;
  /** What the sides' zones count for and how many objectives they hold, once they have been counted: by seat. */
  readonly zones: [number, number];
  readonly objectives: [number, number];
  /** By seat: whether its turn is not dead any more. */
  readonly stirred: [number, number];
  /** Unit in the middle of its turn where sides take turns unit by unit, or NO_UNIT. */
  unit: Unit;

  /** By model: ON_TABLE, HELD_BACK or REMOVED. */
  readonly whereabouts: Uint8Array;
  /** Standing point or NOWHERE. */
  readonly point: Column<Point, Int16Array>;
  readonly wounds: Int8Array;
  readonly shock: Uint8Array;
  /** 0, or 1 more than the shock at the morale check it failed, until it rallies. */
  readonly falling: Uint8Array;
  /** Failed to rally this round. */
  readonly fleeing: Uint8Array;
  /** Had its turn in this action phase. */
  readonly done: Uint8Array;
  readonly moved: Uint8Array;
  /** Attacked this round. */
  readonly attacked: Uint8Array;
  /** Shots left, of all weapons together; none are taken off where weapons never run out. */
  readonly shots: Uint8Array;
}

export function createState(
  matchup: CompiledMatchup,
  seed: readonly [number, number],
  clauses: number,
): State {
  const models = matchup.models.length;
  return {
    ...blankState(matchup, seed, clauses),
    phase: COMMAND,
    first: 0,
    active: 0,
    over: false,
    zones: [0, 0],
    objectives: [0, 0],
    stirred: [0, 0],
    unit: NO_UNIT,
    whereabouts: new Uint8Array(models).fill(HELD_BACK),
    point: new Int16Array(models).fill(NOWHERE),
    wounds: Int8Array.from(matchup.models, ({ profile }) => profile.wounds),
    shock: new Uint8Array(models),
    falling: new Uint8Array(models),
    fleeing: new Uint8Array(models),
    done: new Uint8Array(models),
    moved: new Uint8Array(models),
    attacked: new Uint8Array(models),
    shots: Uint8Array.from(
      matchup.models,
      ({ seat }) => matchup.settings[seat].commandPhase.ammunition.shots || UNLIMITED,
    ),
  };
}
