import { seedWords } from '../kernel/luck.ts';
import type { Player } from '../rules/decision.ts';
import type { EventLog, Game, MatchState, Outcome, Result, Survivors } from '../rules/ruleset.ts';
import type { Arenas } from './arenas.ts';
import type { MatchRecord } from './record.ts';
import type { MatchSpec } from './spec.ts';

const SCORE: Readonly<Record<Outcome, number>> = { won: 1, draw: 0.5, unresolved: 0.5, lost: 0 };

/** Plays one match to its end. A pure function of the spec: the same spec gives the same record, with a log or without. */
export function playMatch(
  arenas: Arenas,
  spec: MatchSpec,
  players: readonly [Player, Player],
  log?: EventLog,
): MatchRecord {
  const game = arenas.game(spec);
  const state = game.start(seedWords(spec.seed), players, log);
  while (!game.isOver(state)) game.advance(state, players, log);
  return recordOf(game, state, game.result(state));
}

function recordOf(game: Game, state: MatchState, result: Result): MatchRecord {
  return {
    ...result,
    score: SCORE[result.outcome],
    survivors: [inThousandths(result.survivors[0]), inThousandths(result.survivors[1])],
    leads: state.leads.map((lead) => Math.round(lead * 1000)),
    counters: [Array.from(state.counters[0]), Array.from(state.counters[1])],
    acts: Array.from(state.acts),
    digest: (game.digest(state) >>> 0).toString(16).padStart(8, '0'),
  };
}

function inThousandths({ models, worth }: Survivors): Survivors {
  return { models, worth: Math.round(worth * 1000) };
}
