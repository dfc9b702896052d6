import { digestData } from '../kernel/digest.ts';
import { seedWords } from '../kernel/luck.ts';
import type { Player } from '../rules/decision.ts';
import { looksAhead, SCORE } from '../rules/play/fork.ts';
import type { EventLog, MatchState, Result, Survivors } from '../rules/ruleset.ts';
import type { Arenas } from './arenas.ts';
import { divergences } from './divergences.ts';
import type { MatchRecord } from './record.ts';
import { playSeated, seated } from './seated.ts';
import type { MatchSpec } from './spec.ts';

type Players = readonly [Player, Player];

/** Plays one match to its end. A pure function of the spec: the same spec gives the same record, with a log or without. */
export function playMatch(arenas: Arenas, spec: MatchSpec, players: Players, log?: EventLog): MatchRecord {
  const game = arenas.game(spec);
  const table = players.some(looksAhead)
    ? seated(players, () => arenas.spare(spec), arenas.foresight)
    : { players, begin: () => {} };
  const state = playSeated(game, seedWords(spec.seed), table, log);
  const record = recordOf(state, game.result(state), arenas.inForce(spec));
  return spec.alternatives
    ? { ...record, divergences: divergences(arenas, spec, players, spec.alternatives) }
    : record;
}

function recordOf(state: MatchState, result: Result, inForce: readonly boolean[]): MatchRecord {
  const lacking = leadsLacking(state.leads, result.rounds);
  if (lacking !== null) throw new Error(lacking);
  return {
    ...result,
    score: SCORE[result.outcome],
    survivors: [inThousandths(result.survivors[0]), inThousandths(result.survivors[1])],
    leads: state.leads.map((lead) => Math.round(lead * 1000)),
    counters: [Array.from(state.counters[0]), Array.from(state.counters[1])],
    acts: Array.from(state.acts, (times, clause) => (inForce[clause] ? times : 0)),
    ...(state.fortune !== undefined && { fortune: Math.round(state.fortune * 1000) }),
    digest: digestData(state).toString(16).padStart(8, '0'),
  };
}

/**
 * What is wrong with the leads of a match, in a sentence; null where every round that came to its end has one. The last
 * round may be cut short.
 */
export function leadsLacking(leads: readonly number[], rounds: number): string | null {
  const stray = leads.find((lead) => !Number.isFinite(lead));
  if (stray !== undefined) return `The ruleset noted ${stray} as the lead at the end of a round.`;
  if (leads.length === rounds || leads.length === rounds - 1) return null;
  return `The ruleset noted ${leads.length} leads over ${rounds} rounds; each round that ends needs one.`;
}

function inThousandths({ models, worth }: Survivors): Survivors {
  return { models, worth: Math.round(worth * 1000) };
}
