import { NO_UNIT, NOWHERE, type Unit } from '../../../kernel/entities.ts';
import type { Seed } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState, columnOf } from '../../../rules/play/blank-state.ts';
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
export interface State extends MatchState, ModelColumns {
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
}

type ModelColumns = Readonly<ReturnType<typeof modelColumns>>;

export function createState(matchup: CompiledMatchup, seed: Seed, clauses: number): State {
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
    ...modelColumns(matchup),
  };
}

/** Columns of models that have not come yet. */
function modelColumns({ models, settings }: CompiledMatchup) {
  const column = () => new Uint8Array(models.length);
  return {
    /** ON_TABLE, HELD_BACK or REMOVED. */
    whereabouts: column().fill(HELD_BACK),
    /** Standing point or NOWHERE. */
    point: columnOf(NOWHERE, models.length),
    wounds: Int8Array.from(models, ({ profile }) => profile.wounds),
    shock: column(),
    /** 0, or 1 more than the shock at the morale check it failed, until it rallies. */
    falling: column(),
    /** Failed to rally this round. */
    fleeing: column(),
    /** Had its turn in this action phase. */
    done: column(),
    moved: column(),
    /** Shots left, of all weapons together; none are taken off where weapons never run out. */
    shots: Uint8Array.from(models, ({ seat }) => settings[seat].commandPhase.ammunition.shots || UNLIMITED),
  };
}
