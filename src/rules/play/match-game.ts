import { seededDice } from '../../kernel/dice.ts';
import { beginRound, type Seed } from '../../kernel/luck.ts';
import type { Player, Seat } from '../decision.ts';
import type { EventLog, Field, Game, MatchState, Outcome, Survivors } from '../ruleset.ts';
import type { MatchOf } from './match-of.ts';

type Players = readonly [Player, Player];
type Position = MatchState & { readonly over: boolean };

/** What each side has left, by seat. */
export type Left = readonly [Survivors, Survivors];

/**
 * What a ruleset does with its matches: `B` are its compiled rules, `T` is the table as they read it, `S` the position and
 * `M` a match while it is acted on.
 */
interface Engine<B, T, S extends Position, M = MatchOf<B, T, S>> {
  openBattlefield(matchup: B, field: Field): T;
  /** The table by now, where something that a match does changes it; otherwise it stays as it was opened. */
  tablesOf?(matchup: B, field: Field, battlefield: T): (state: S) => T;
  createState(matchup: B, seed: Seed, clauses: number): S;
  setUp(m: M): void;
  advanceMatch(m: M): void;
  survivorsOf(m: M): Left;
  /** See `Game.remaining`. */
  remainingOf(m: M, seat: Seat): ReadonlyMap<string, number>;
  /** From seat 0's side. */
  outcomeOf(m: M, left: Left): Outcome;
  /** See `Game.redraw`. */
  redraw?(m: M, seat: Seat, bits: number): void;
  faultsOf(m: M): string[];
}

/** Opens the games of a ruleset: compiled rules on a table as the bench plays them, and how many clauses there are. */
type OpenGame<B, S extends Position> = (matchup: B, field: Field, clauses: number) => Game<S>;

/** A ruleset as the bench plays it: set up in round 0, with seeded dice. */
export function gamesOf<B, T, S extends Position>(engine: Engine<B, T, S>): OpenGame<B, S> {
  return (matchup, field, clauses) => {
    const battlefield = engine.openBattlefield(matchup, field);
    const tableOf = engine.tablesOf?.(matchup, field, battlefield);
    const matchOf = (state: S, players: Players, log?: EventLog): MatchOf<B, T, S> => {
      const table = tableOf ? tableOf(state) : battlefield;
      return { matchup, battlefield: table, state, players, dice: seededDice(state.luck), log };
    };
    const { redraw } = engine;
    return {
      ...(redraw && { redraw: (state, seat, bits) => redraw(matchOf(state, UNASKED), seat, bits) }),
      start(seed, players, log) {
        const state = engine.createState(matchup, seed, clauses);
        beginRound(state.luck, 0);
        engine.setUp(matchOf(state, players, log));
        return state;
      },
      advance(state, players, log) {
        engine.advanceMatch(matchOf(state, players, log));
      },
      isOver: (state) => state.over,
      result(state) {
        const m = matchOf(state, UNASKED);
        const survivors = engine.survivorsOf(m);
        const outcome = engine.outcomeOf(m, survivors);
        return { outcome, margin: leadBetween(survivors), rounds: state.round, survivors };
      },
      remaining: (state, seat) => engine.remainingOf(matchOf(state, UNASKED), seat),
      faults: (state) => engine.faultsOf(matchOf(state, UNASKED)),
    };
  };
}

/** Share of own worth left less the other's, from seat 0's side. */
export function leadBetween([ours, theirs]: Left): number {
  return ours.worth - theirs.worth;
}

const unasked: Player = () => {
  throw new Error('Nobody is asked once a match is over.');
};
const UNASKED: Players = [unasked, unasked];

/** The outcome by whoever has more of something, from seat 0's side. */
export function byMore(ours: number, theirs: number): Outcome {
  return ours === theirs ? 'draw' : ours > theirs ? 'won' : 'lost';
}
