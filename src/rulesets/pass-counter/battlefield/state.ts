import { type Column, type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';

/** A match: columns by model and by seat. Everything is data; a copy of it is the match. */
export interface State extends MatchState {
  /** Whose turn it is, and who took the first turn of the round. */
  active: Seat;
  first: Seat;
  /** The round has begun and not ended. */
  begun: boolean;
  over: boolean;
  /** Model that has just been activated, whose side may activate a second one now; NOBODY otherwise. */
  leader: Model;
  /** Whether the last round was ended by the rules, or by the bench because nobody had won. */
  stopped: boolean;
  fortune: number;

  /** By model: standing point, or NOWHERE once it is removed. */
  readonly point: Column<Point, Int16Array>;
  readonly wounds: Int8Array;
  readonly down: Uint8Array;
  readonly activated: Uint8Array;
  /** Aims or focuses for its next attack. */
  readonly aimed: Uint8Array;
  readonly focused: Uint8Array;
  /** Has walked, and has run or charged, this turn. */
  readonly walked: Uint8Array;
  readonly dashed: Uint8Array;

  /** By seat: command points, pass counters, bonus to the next roll for first player. */
  readonly points: Int16Array;
  readonly passes: Int16Array;
  readonly bonus: Int16Array;
  /** Out for the round; turns to be passed over; second activations and re-activations this round. */
  readonly out: Uint8Array;
  readonly skips: Uint8Array;
  readonly followUps: Uint8Array;
  readonly reactivations: Uint8Array;
}

export function createState(
  matchup: CompiledMatchup,
  seed: readonly [number, number],
  clauses: number,
): State {
  const models = matchup.models.length;
  return {
    ...blankState(matchup, seed, clauses),
    active: 0,
    first: 0,
    begun: false,
    over: false,
    leader: NOBODY,
    stopped: false,
    fortune: 0,
    point: new Int16Array(models).fill(NOWHERE),
    wounds: Int8Array.from(matchup.models, ({ profile }) => profile.wounds),
    down: new Uint8Array(models),
    activated: new Uint8Array(models),
    aimed: new Uint8Array(models),
    focused: new Uint8Array(models),
    walked: new Uint8Array(models),
    dashed: new Uint8Array(models),
    points: new Int16Array(2),
    passes: new Int16Array(2),
    bonus: new Int16Array(2),
    out: new Uint8Array(2),
    skips: new Uint8Array(2),
    followUps: new Uint8Array(2),
    reactivations: new Uint8Array(2),
  };
}
