import { seededDice } from '../../kernel/dice.ts';
import { beginRound } from '../../kernel/luck.ts';
import type { Player, Seat } from '../decision.ts';
import type { EventLog, Game, MatchState, Outcome, Survivors } from '../ruleset.ts';
import type { MatchOf } from './match-of.ts';

type Players = readonly [Player, Player];
type Position = MatchState & { readonly over: boolean };

/** What each side has left, by seat. */
export type Left = readonly [Survivors, Survivors];

/** What a ruleset does with its matches on a table; `M` is a match while it is acted on. */
interface Engine<S extends Position, M> {
  create(seed: readonly [number, number]): S;
  setUp(m: M): void;
  advance(m: M): void;
  /** The table by now, where something that a match does changes it; otherwise it stays as it was opened. */
  tableOf?(state: S): M extends { readonly battlefield: infer T } ? T : never;
  survivors(m: M): Left;
  /** See `Game.remaining`. */
  remaining(m: M, seat: Seat): ReadonlyMap<string, number>;
  /** From seat 0's side. */
  outcome(m: M, left: Left): Outcome;
  /** See `Game.redraw`. */
  redraw?(m: M, seat: Seat, bits: number): void;
  faults(m: M): string[];
}

/** A ruleset on a table as the bench plays it: set up in round 0, with seeded dice. */
export function gameOf<B, T, S extends Position>(
  matchup: B,
  battlefield: T,
  engine: Engine<S, MatchOf<B, T, S>>,
): Game<S> {
  const matchOf = (state: S, players: Players, log?: EventLog): MatchOf<B, T, S> => {
    const table = engine.tableOf?.(state) ?? battlefield;
    return { matchup, battlefield: table, state, players, dice: seededDice(state.luck), log };
  };
  const { redraw } = engine;
  return {
    ...(redraw && { redraw: (state, seat, bits) => redraw(matchOf(state, [unasked, unasked]), seat, bits) }),
    start(seed, players, log) {
      const state = engine.create(seed);
      beginRound(state.luck, 0);
      engine.setUp(matchOf(state, players, log));
      return state;
    },
    advance(state, players, log) {
      engine.advance(matchOf(state, players, log));
    },
    isOver: (state) => state.over,
    result(state) {
      const m = matchOf(state, [unasked, unasked]);
      const survivors = engine.survivors(m);
      const outcome = engine.outcome(m, survivors);
      return { outcome, margin: leadBetween(survivors), rounds: state.round, survivors };
    },
    remaining: (state, seat) => engine.remaining(matchOf(state, [unasked, unasked]), seat),
    faults: (state) => engine.faults(matchOf(state, [unasked, unasked])),
  };
}

/** Share of own worth left less the other's, from seat 0's side. */
export function leadBetween([ours, theirs]: Left): number {
  return ours.worth - theirs.worth;
}

const unasked: Player = () => {
  throw new Error('Nobody is asked once a match is over.');
};

/** The outcome by whoever has more of something, from seat 0's side. */
export function byMore(ours: number, theirs: number): Outcome {
  return ours === theirs ? 'draw' : ours > theirs ? 'won' : 'lost';
}
