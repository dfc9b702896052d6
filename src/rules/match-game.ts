import { type Dice, seededDice } from '../kernel/dice.ts';
import { beginRound } from '../kernel/luck.ts';
import type { Player } from './decision.ts';
import type { EventLog, Game, MatchState, Result } from './ruleset.ts';

type Players = readonly [Player, Player];

/** What a ruleset does with its matches on a table; `M` is a match while it is acted on. */
export interface Engine<S extends MatchState & { readonly over: boolean }, M> {
  create(seed: readonly [number, number]): S;
  match(state: S, players: Players, dice: Dice, log: EventLog | undefined): M;
  setUp(m: M): void;
  advance(m: M): void;
  result(m: M): Result;
  faults(m: M): string[];
  copy(state: S): S;
  digest(state: S): number;
}

/** A ruleset on a table as the bench plays it: set up in round 0, with seeded dice. */
export function gameOf<S extends MatchState & { readonly over: boolean }, M>(engine: Engine<S, M>): Game<S> {
  const matchOf = (state: S, players: Players, log?: EventLog) =>
    engine.match(state, players, seededDice(state.luck), log);
  return {
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
    result: (state) => engine.result(matchOf(state, [unasked, unasked])),
    faults: (state) => engine.faults(matchOf(state, [unasked, unasked])),
    copy: engine.copy,
    digest: engine.digest,
  };
}

const unasked: Player = () => {
  throw new Error('Nobody is asked once a match is over.');
};
