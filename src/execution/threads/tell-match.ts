import { createArenas } from '../../match/arenas.ts';
import type { MatchSpec } from '../../match/spec.ts';
import type { MatchEvent, Ruleset } from '../../rules/ruleset.ts';
import { isCode } from '../sims/load-sim.ts';
import { createMatchPlayer } from '../sims/match-player.ts';
import { openThread } from './player-thread.ts';
import type { ToldMatch } from './worker.ts';

/**
 * Plays a match and tells it: where a sim's code is in play on a thread of its own, which can be ended when it hangs.
 * Throws the failure of the match.
 */
export async function tellMatch(
  ruleset: Ruleset,
  spec: MatchSpec,
  simPath: string | undefined,
): Promise<ToldMatch> {
  if (simPath === undefined || !isCode(simPath)) {
    const events: MatchEvent[] = [];
    const play = createMatchPlayer(createArenas(ruleset), simPath);
    return { record: play(spec, (event) => events.push(event)), events };
  }
  const thread = openThread({ ruleset: spec.ruleset, sim: simPath, pitch: spec.pitch, fields: [] }, ruleset);
  try {
    return await thread.tell(spec);
  } finally {
    await thread.close();
  }
}
