import { createLruCache } from '../../../kernel/caches/lru-cache.ts';
import { razed } from '../../../kernel/field/razed.ts';
import { createWays } from '../../../kernel/movement/create-ways.ts';
import type { MoveCosts, Ways } from '../../../kernel/ways.ts';
import { gamesOf } from '../../../rules/play/match-game.ts';
import type { Field } from '../../../rules/ruleset.ts';
import { type Battlefield, openBattlefield } from '../battlefield/battlefield.ts';
import { createState } from '../battlefield/state.ts';
import { faultsOf } from '../match/faults.ts';
import { outcomeOf, remainingOf, survivorsOf } from '../match/score.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { setUp } from './setup.ts';
import { advanceMatch } from './turns.ts';

/** Tables without what matches have destroyed, some MB each; hardly two matches in a row destroy the same. */
const RAZED_KEPT = 2;
/** Ways over one of them: the armies of a game share a few. */
const WAYS_KEPT = 8;

/** The game on a table: the engine's interface to the whole ruleset. */
export const openGame = gamesOf({
  openBattlefield,
  createState,
  setUp,
  advanceMatch,
  survivorsOf,
  remainingOf,
  outcomeOf,
  faultsOf,
  tablesOf(matchup, field, battlefield) {
    const without = createLruCache<Battlefield>(RAZED_KEPT);
    return ({ razed: gone }) =>
      gone === 0 ? battlefield : without.take(`${gone}`, () => openRazed(matchup, field, gone));
  },
});

/**
 * The table without some obstacles. They are lower than eyes, so that they hid nobody and lines of sight are what they
 * were; rough lengths of ways take no notice.
 */
export function openRazed(matchup: CompiledMatchup, field: Field, pieces: number): Battlefield {
  const ground = razed(field.ground, pieces);
  const lists = createLruCache<Ways>(WAYS_KEPT);
  const ways = (costs: MoveCosts) => lists.take(JSON.stringify(costs), () => createWays(ground, costs));
  const { sight, guide } = field;
  return openBattlefield(matchup, { ground, sight, ways, guide, common: (_, make) => make() });
}
