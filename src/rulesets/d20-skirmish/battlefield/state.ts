import {
  type Column,
  type Model,
  NO_UNIT,
  NOBODY,
  NOWHERE,
  type Point,
  type Seat,
  type Unit,
} from '../../../kernel/entities.ts';
import { blankState } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { ABOUT } from '../matchup/gaits.ts';
import { MOST_MARKERS, MOST_PIECES, MOST_SMOKE, SYSTEM_COUNT } from '../rules/limits.ts';

/**
 * A match: columns by model, by squad and by seat. Everything is data; a copy of it is the match. Columns that are
 * compared whenever a model looks about (`changesAround`) are of one type, which makes that fast.
 */
export interface State extends MatchState {
  /** Whose turn to activate it is. */
  active: Seat;
  /** The turn has begun and not ended. */
  begun: boolean;
  over: boolean;
  /** The last turn was ended by the bench because nobody had won. */
  stopped: boolean;
  fortune: number;

  /** Squad that has just been ordered to act; NO_UNIT otherwise. */
  called: Unit;

  /** By model: standing point; NOWHERE once it is removed, and while it is somewhere among its markers. */
  readonly point: Column<Point, Int16Array>;
  readonly wounds: Int16Array;
  readonly posture: Int16Array;
  /** The point it faced when it last took up MP; NOWHERE where it faces all round. */
  readonly facing: Column<Point, Int16Array>;
  readonly fumbled: Uint8Array;
  readonly waiting: Int16Array;
  /** Braces for the charge at it, and goes to meet it. */
  readonly braced: Uint8Array;
  readonly countering: Uint8Array;
  /** Whom it aims at; NOBODY for nobody. */
  readonly aim: Column<Model, Int16Array>;
  /** Concealed, and not revealed to everybody. */
  readonly concealed: Int16Array;
  /** Points of its markers, MOST_MARKERS for each model; NOWHERE where there is none. */
  readonly markers: Column<Point, Int16Array>;
  /** By spotter and model, whether the one may act on the other though it is concealed. */
  readonly spotted: Uint8Array;
  /** The model it last tried to spot, and how often. */
  readonly sought: Column<Model, Int16Array>;
  readonly tries: Int16Array;
  /** Channels at more magnitude this turn; lies unconscious. */
  readonly scrambled: Uint8Array;
  readonly unconscious: Uint8Array;
  /** What being Unhinged does to it. */
  readonly unhinged: Uint8Array;
  /** What recklessness adds to its attacks and takes off its AR, and what agony takes off its attacks. */
  readonly rage: Uint8Array;
  readonly frail: Uint8Array;
  readonly agony: Uint8Array;
  /** Actions lost in its next activation; it may take friends for enemies then. */
  readonly lost: Uint8Array;
  readonly confused: Uint8Array;
  /** Has thrown its smoke. */
  readonly smoked: Uint8Array;
  /** Has given its order this turn. */
  readonly ordered: Uint8Array;

  /** The transport it is aboard of; NOBODY for none. */
  readonly aboard: Column<Model, Int16Array>;
  /** Step of the compass that its front points to. */
  readonly heading: Uint8Array;
  /** Altitude of a flyer; 0 on the ground. */
  readonly altitude: Int16Array;
  /** Has moved since its last activation began. */
  readonly moved: Uint8Array;
  /** Its steering has failed it, until its move is over. */
  readonly jammed: Uint8Array;
  /** Hits on the systems of a vehicle, as many for each model as there are systems. */
  readonly systems: Uint8Array;

  /** By section of works, wrecks among them: its point, NOWHERE where there is none, and the WD it has left. */
  readonly works: Column<Point, Int16Array>;
  readonly solidity: Int8Array;
  /** By piece of the table: WD it has lost. Bit p is set once piece p is destroyed. */
  readonly battered: Int8Array;
  razed: number;

  /** Smoke, MOST_SMOKE for each seat: middle, radius, level, the last turn it is there; by seat, how many were thrown. */
  readonly smokeX: Int32Array;
  readonly smokeY: Int32Array;
  readonly smokeRadius: Int32Array;
  readonly smokeLevel: Uint8Array;
  readonly smokeUntil: Uint8Array;
  readonly smokes: Uint8Array;

  /** By squad. */
  readonly activated: Int16Array;
  readonly morale: Int16Array;
  /** Attempts to rally it this turn. */
  readonly rallies: Uint8Array;
  /** Lost somebody since it last tested, and has tested before. */
  readonly shaken: Uint8Array;
  /** A Dire model has wounded one of it. */
  readonly dreading: Uint8Array;
  readonly tested: Uint8Array;
  /** The enemy whom it fears; NOBODY for the nearest (DX-CAU-ASM). */
  readonly cause: Column<Model, Int16Array>;
  /** The turn in which it came down by parachute; 0 for one that has not. */
  readonly landed: Uint8Array;
  /** Looks for a new leader (DX-AMK-01). */
  readonly rebooting: Uint8Array;
}

export function createState(
  matchup: CompiledMatchup,
  seed: readonly [number, number],
  clauses: number,
): State {
  return {
    ...blankState(matchup, seed, clauses),
    active: 0,
    begun: false,
    over: false,
    stopped: false,
    fortune: 0,
    called: NO_UNIT,
    ...modelColumns(matchup),
    works: new Int16Array(matchup.works.length).fill(NOWHERE),
    solidity: new Int8Array(matchup.works.length),
    battered: new Int8Array(MOST_PIECES),
    razed: 0,
    smokeX: new Int32Array(2 * MOST_SMOKE),
    smokeY: new Int32Array(2 * MOST_SMOKE),
    smokeRadius: new Int32Array(2 * MOST_SMOKE),
    smokeLevel: new Uint8Array(2 * MOST_SMOKE),
    smokeUntil: new Uint8Array(2 * MOST_SMOKE),
    smokes: new Uint8Array(2),
    ...squadColumns(matchup.squads.length),
  };
}

/** Columns of models as they are before they deploy. */
function modelColumns(matchup: CompiledMatchup) {
  const models = matchup.models.length;
  return {
    point: new Int16Array(models).fill(NOWHERE),
    wounds: Int16Array.from(matchup.models, ({ profile }) => profile.wounds),
    posture: new Int16Array(models),
    facing: new Int16Array(models).fill(NOWHERE),
    fumbled: new Uint8Array(models),
    waiting: new Int16Array(models),
    braced: new Uint8Array(models),
    countering: new Uint8Array(models),
    aim: new Int16Array(models).fill(NOBODY),
    concealed: new Int16Array(models),
    markers: new Int16Array(models * MOST_MARKERS).fill(NOWHERE),
    spotted: new Uint8Array(models * models),
    sought: new Int16Array(models).fill(NOBODY),
    tries: new Int16Array(models),
    scrambled: new Uint8Array(models),
    unconscious: new Uint8Array(models),
    unhinged: new Uint8Array(models),
    rage: new Uint8Array(models),
    frail: new Uint8Array(models),
    agony: new Uint8Array(models),
    lost: new Uint8Array(models),
    confused: new Uint8Array(models),
    smoked: new Uint8Array(models),
    ordered: new Uint8Array(models),
    aboard: new Int16Array(models).fill(NOBODY),
    heading: Uint8Array.from(matchup.models, ({ seat }) => (seat === 0 ? 0 : ABOUT)),
    altitude: Int16Array.from(matchup.gaits, ({ flies }) => (flies ? 1 : 0)),
    moved: new Uint8Array(models),
    jammed: new Uint8Array(models),
    systems: new Uint8Array(models * SYSTEM_COUNT),
  };
}

/** Columns of squads before the first turn. */
function squadColumns(squads: number) {
  return {
    activated: new Int16Array(squads),
    morale: new Int16Array(squads),
    rallies: new Uint8Array(squads),
    dreading: new Uint8Array(squads),
    shaken: new Uint8Array(squads),
    tested: new Uint8Array(squads),
    cause: new Int16Array(squads).fill(NOBODY),
    landed: new Uint8Array(squads),
    rebooting: new Uint8Array(squads),
  };
}
