import type { Block } from '../experiments/terms/executor.ts';
import type { Arenas } from '../match/arenas.ts';
import { playMatch } from '../match/play.ts';
import type { MatchRecord } from '../match/record.ts';
import type { MatchSpec } from '../match/spec.ts';
import { createPlayer } from '../policies/index.ts';
import type { Player } from '../rules/decision.ts';
import { InputError } from '../rules/nearest.ts';
import { replayLine } from './replay-line.ts';

/** Plays the matches of a block; throws a MatchError, or the InputError of a ruleset that refuses the matchup. */
export type BlockPlayer = (block: Block) => MatchRecord[];

/** A match that broke: says how to see it again. */
export class MatchError extends Error {
  override readonly name = 'MatchError';
}

/** One per thread. */
export function createBlockPlayer(arenas: Arenas, simPath?: string): BlockPlayer {
  const players = new Map<string, Player>();
  const player = (policy: string) => {
    const found = players.get(policy) ?? createPlayer(policy);
    players.set(policy, found);
    return found;
  };

  function play(spec: MatchSpec): MatchRecord {
    try {
      return playMatch(arenas, spec, [player(spec.policies[0]), player(spec.policies[1])]);
    } catch (error) {
      if (error instanceof InputError) throw error;
      const { message } = error as Error;
      throw new MatchError(
        `A match broke: ${message.replace(/\.?$/, '.')} See it again with: ${replayLine(spec, simPath)}`,
        { cause: error },
      );
    }
  }

  return (block) => {
    const records = block.map(play);
    arenas.keep();
    return records;
  };
}
