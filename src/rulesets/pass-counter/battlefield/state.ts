import { type Model, NOBODY, NOWHERE } from '../../../kernel/entities.ts';
import type { Seed } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState, columnOf } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';

/** A match: columns by model and by seat. Everything is data; a copy of it is the match. */
export interface State extends MatchState, Columns {
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
}

type Columns = Readonly<ReturnType<typeof columnsOf>>;

export function createState(matchup: CompiledMatchup, seed: Seed, clauses: number): State {
  return {
    ...blankState(matchup, seed, clauses),
    active: 0,
    first: 0,
    begun: false,
    over: false,
    leader: NOBODY,
    stopped: false,
    fortune: 0,
    ...columnsOf(matchup),
  };
}

/** Columns by model and by seat, before set-up. */
function columnsOf({ models }: CompiledMatchup) {
  const column = () => new Uint8Array(models.length);
  return {
    /** By model: standing point, or NOWHERE once it is removed. */
    point: columnOf(NOWHERE, models.length),
    wounds: Int8Array.from(models, ({ profile }) => profile.wounds),
    down: column(),
    activated: column(),
    /** Aims or focuses for its next attack. */
    aimed: column(),
    focused: column(),
    /** Has walked, and has run or charged, this turn. */
    walked: column(),
    dashed: column(),
    /** By seat: command points, pass counters, bonus to the next roll for first player. */
    points: new Int16Array(2),
    passes: new Int16Array(2),
    bonus: new Int16Array(2),
    /** Out for the round; turns to be passed over; second activations and re-activations this round. */
    out: new Uint8Array(2),
    skips: new Uint8Array(2),
    followUps: new Uint8Array(2),
    reactivations: new Uint8Array(2),
  };
}
