import { isDeepStrictEqual } from 'node:util';
import type { Arenas } from '../../match/arenas.ts';
import { playMatch } from '../../match/play.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { MatchSpec } from '../../match/spec.ts';
import { createPlayer } from '../../policies/index.ts';
import type { Player } from '../../rules/decision.ts';
import { InputError } from '../../rules/nearest.ts';
import type { EventLog } from '../../rules/ruleset.ts';
import { firstLine } from './first-line.ts';
import { repeatable, unrepeated } from './repeatable.ts';
import { replayLine } from './replay-line.ts';

/** Plays a match; throws a MatchError, or the InputError of a ruleset that refuses the matchup. */
export type MatchPlayer = (spec: MatchSpec, log?: EventLog) => MatchRecord;

/** A match that broke, or what is around it: says how to see it again where that is known. */
export class MatchError extends Error {
  override readonly name = 'MatchError';
}

/**
 * One per thread.
 *
 * @param beginsAgain is told whenever a match is about to be played again, to see whether it comes out the same
 */
export function createMatchPlayer(
  arenas: Arenas,
  simPath?: string,
  beginsAgain: () => void = () => {},
): MatchPlayer {
  const known = new Map<string, Player>();
  let matches = 0;
  const player = (policy: string) => {
    const found = known.get(policy) ?? createPlayer(policy);
    known.set(policy, found);
    return found;
  };

  return (spec, log) => {
    try {
      const players = [player(spec.policies[0]), player(spec.policies[1])] as const;
      const play = (where: Arenas, told?: EventLog) =>
        repeatable(simPath, () => playMatch(where, spec, players, told));
      const record = play(arenas, log);
      if (arenas.hasOwnRules && isPlayedAgain(++matches)) {
        beginsAgain();
        if (!isDeepStrictEqual(play(arenas.afresh()), record)) throw unrepeated(simPath);
      }
      arenas.keep();
      return record;
    } catch (error) {
      if (error instanceof InputError) throw error;
      const line = replayLine(spec, simPath);
      throw new MatchError(`A match broke: ${firstLine(error)}. See it again with: ${line}`, {
        cause: error,
      });
    }
  };
}

/** The first, second, fourth, eighth match and so on: seldom once nothing was found. */
function isPlayedAgain(match: number): boolean {
  return (match & (match - 1)) === 0;
}
