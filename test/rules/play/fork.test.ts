import { describe, expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { playSeated, seated } from '../../../src/match/seated.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { chanceToWin, type Foreseer, type Fork, playOut } from '../../../src/rules/play/fork.ts';
import type { Game, MatchState } from '../../../src/rules/ruleset.ts';
import { findRuleset, rulesets } from '../../../src/rulesets/index.ts';
import { knownArenas } from '../../known-arenas.ts';

const veteran = createPlayer('veteran');
/** Every so many decisions one is played out. */
const EVERY = 25;

const specOf = (ruleset: string, army: string, table: string): MatchSpec => ({
  ruleset,
  table: { name: table },
  variants: [{}, {}],
  armies: [army, army],
  policies: ['veteran', 'veteran'],
  seed: 'fork',
  pitch: DEFAULT_PITCH,
});

/** Every so many decisions of a match after its set-up, and where it ends. */
function forksOf(game: Game, { seed }: MatchSpec) {
  const forks: (Fork & { readonly answer: number })[] = [];
  let decisions = 0;
  const table = seated(
    [veteran, veteran],
    () => game,
    { points: [], units: [], slope: 1 },
    (_, answer, { before, answers }) => {
      if (before !== null && ++decisions % EVERY === 0) forks.push({ before, answers: [...answers], answer });
    },
  );
  const end = playSeated(game, seedWords(seed), table);
  return { forks, end };
}

describe.each(rulesets)('a decision of $title', (ruleset) => {
  const arenas = knownArenas(ruleset);
  // Nobody hides in this army, so that nothing is drawn anew.
  const army = ruleset.id === 'dark-potential' ? 'leader+soldier*3+sniper' : ruleset.defaultArmy;
  const spec = specOf(ruleset.id, army, Object.keys(ruleset.tables)[0]);

  it('is played out to the end of the match by the same answer and luck', () => {
    const game = arenas.game(spec);
    const { forks, end } = forksOf(game, spec);
    expect(forks.length).toBeGreaterThan(2);
    for (const fork of forks) {
      const again = playOut(game, fork, [veteran, veteran], {
        option: fork.answer,
        words: seedWords(spec.seed),
      });
      expect(again).toEqual(end);
    }
  });

  it('is played out on another table, which leaves the match as it is', () => {
    let played = 0;
    const looking: Foreseer = Object.assign((decision: Parameters<Player>[0]) => veteran(decision), {
      sitDown:
        ({ game, fork }: { game: Game; fork: Fork }): Player =>
        (decision) => {
          if (fork.before !== null && ++played % EVERY === 0) {
            const option = decision.count - 1;
            const end = playOut(game, fork, [veteran, veteran], { option, words: [played, 7], rounds: 0 });
            expect(game.isOver(end) || end.round > fork.before.round).toBe(true);
          }
          return veteran(decision);
        },
    });
    expect(playMatch(arenas, spec, [looking, looking])).toEqual(playMatch(arenas, spec, [veteran, veteran]));
    expect(played).toBeGreaterThan(EVERY);
  });
});

it('draws anew which base is real, and nothing else, for whoever does not know', () => {
  const ruleset = findRuleset('dark-potential');
  const spec = specOf(ruleset.id, ruleset.defaultArmy, Object.keys(ruleset.tables)[0]);
  const game = createArenas(ruleset).game(spec);
  const state = game.start(seedWords(spec.seed), [veteran, veteran]);
  const identities = (copy: MatchState) => Array.from((copy as unknown as { real: Int16Array }).real);
  const before = identities(state);
  const own = before.slice(0, before.length / 2);
  const drawn = new Set<string>();
  for (let bits = 0; bits < 40; bits++) {
    const copy = structuredClone(state);
    game.redraw?.(copy, 0, Math.imul(bits, 0x9e3779b1));
    expect(identities(copy).slice(0, own.length)).toEqual(own);
    drawn.add(identities(copy).join(' '));
    expect({ ...copy, real: null }).toEqual({ ...state, real: null });
  }
  // One assassin among four bases.
  expect(drawn.size).toBe(4);
});

it('is worth what the lead promises, and the points once it is over', () => {
  const game = (over: boolean) =>
    ({ isOver: () => over, result: () => ({ outcome: 'lost', margin: 0.5 }) }) as unknown as Game;
  const state = {} as MatchState;
  expect(chanceToWin(game(false), state, 0, 2)).toBeCloseTo(0.5 + 0.5 / Math.sqrt(5));
  expect(chanceToWin(game(false), state, 1, 2)).toBeCloseTo(0.5 - 0.5 / Math.sqrt(5));
  expect([chanceToWin(game(true), state, 0, 2), chanceToWin(game(true), state, 1, 2)]).toEqual([0, 1]);
});
