import {
  type Column,
  NO_UNIT,
  NOBODY,
  NOWHERE,
  type Point,
  type Seat,
  type Unit,
} from '../../../kernel/entities.ts';
import type { Seed } from '../../../kernel/luck.ts';
import { blankState, columnOf } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { ABOUT } from '../matchup/gaits.ts';
import { MOST_MARKERS, MOST_PIECES, MOST_SMOKE, SYSTEM_COUNT } from '../rules/limits.ts';

/**
 * A match: columns by model, by squad and by seat. Everything is data; a copy of it is the match. Columns that are
 * compared whenever a model looks about (`changesAround`) are of one type, which makes that fast.
 */
export interface State extends MatchState, ModelColumns, SquadColumns {
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
}

type ModelColumns = Readonly<ReturnType<typeof modelColumns>>;
type SquadColumns = Readonly<ReturnType<typeof squadColumns>>;

export function createState(matchup: CompiledMatchup, seed: Seed, clauses: number): State {
  return {
    ...blankState(matchup, seed, clauses),
    active: 0,
    begun: false,
    over: false,
    stopped: false,
    fortune: 0,
    called: NO_UNIT,
    ...modelColumns(matchup),
    works: columnOf(NOWHERE, matchup.works.length),
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
    /** Standing point; NOWHERE once it is removed, and while it is somewhere among its markers. */
    point: columnOf(NOWHERE, models),
    /** Where it is going while others react to that, which stays free; NOWHERE otherwise. */
    bound: columnOf(NOWHERE, models),
    wounds: Int16Array.from(matchup.models, ({ profile }) => profile.wounds),
    posture: new Int16Array(models),
    /** The point it faced when it last took up MP; NOWHERE where it faces all round. */
    facing: columnOf(NOWHERE, models),
    fumbled: new Uint8Array(models),
    waiting: new Int16Array(models),
    /** Braces for the charge at it, and goes to meet it. */
    braced: new Uint8Array(models),
    countering: new Uint8Array(models),
    /** Whom it aims at; NOBODY for nobody. */
    aim: columnOf(NOBODY, models),
    /** Concealed, and not revealed to everybody. */
    concealed: new Int16Array(models),
    /** Points of its markers, MOST_MARKERS for each model; NOWHERE where there is none. */
    markers: columnOf(NOWHERE, models * MOST_MARKERS),
    /** By spotter and model, whether the one may act on the other though it is concealed. */
    spotted: new Uint8Array(models * models),
    /** By spotter and model, how often the one has tried to spot the other. */
    tries: new Int16Array(models * models),
    /** Channels at more magnitude this turn; lies unconscious. */
    scrambled: new Uint8Array(models),
    unconscious: new Uint8Array(models),
    /** What being Unhinged does to it. */
    unhinged: new Uint8Array(models),
    /** What recklessness adds to its attacks and takes off its AR, and what agony takes off its attacks. */
    rage: new Uint8Array(models),
    frail: new Uint8Array(models),
    agony: new Uint8Array(models),
    /** Actions lost in its next activation; what it may take friends for enemies in, see `recognition-faults.ts`. */
    lost: new Uint8Array(models),
    confused: new Uint8Array(models),
    /** Has thrown its smoke. */
    smoked: new Uint8Array(models),
    /** Has given its order this turn. */
    ordered: new Uint8Array(models),
    /** The transport it is aboard of; NOBODY for none. */
    aboard: columnOf(NOBODY, models),
    /** Step of the compass that its front points to. */
    heading: Uint8Array.from(matchup.models, ({ seat }) => (seat === 0 ? 0 : ABOUT)),
    /** Altitude of a flyer; 0 on the ground. */
    altitude: Int16Array.from(matchup.gaits, ({ flies }) => (flies ? 1 : 0)),
    /** Has moved since its last activation began. */
    moved: new Uint8Array(models),
    /** Its steering has failed it, until its move is over. */
    jammed: new Uint8Array(models),
    /** Hits on the systems of a vehicle, as many for each model as there are systems. */
    systems: new Uint8Array(models * SYSTEM_COUNT),
  };
}

/** Columns of squads before the first turn. */
function squadColumns(squads: number) {
  return {
    activated: new Int16Array(squads),
    morale: new Int16Array(squads),
    /** Attempts to rally it this turn. */
    rallies: new Uint8Array(squads),
    /** A Dire model has wounded one of it. */
    dreading: new Uint8Array(squads),
    /** Lost somebody since it last tested, and has tested before. */
    shaken: new Uint8Array(squads),
    tested: new Uint8Array(squads),
    /** The enemy whom it fears; NOBODY for the nearest (DX-CAU-ASM). */
    cause: columnOf(NOBODY, squads),
    /** The turn in which it came down by parachute; 0 for one that has not. */
    landed: new Uint8Array(squads),
    /** Looks for a new leader (DX-AMK-01). */
    rebooting: new Uint8Array(squads),
  };
}
