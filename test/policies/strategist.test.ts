import { describe, expect, it } from 'vitest';
import { avalanche, createLuck } from '../../src/kernel/luck.ts';
import { createArenas } from '../../src/match/arenas.ts';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { createPlayer, policyNames, requirePolicy } from '../../src/policies/index.ts';
import { everywhere } from '../../src/policies/persona.ts';
import { withAppetites } from '../../src/policies/policy-text.ts';
import { strategist } from '../../src/policies/strategist.ts';
import type { Player } from '../../src/rules/decision.ts';
import type { Game, MatchState } from '../../src/rules/ruleset.ts';
import { findRuleset } from '../../src/rulesets/index.ts';
import { choice, oneChoice } from '../one-choice.ts';

function answerTo(leads: readonly number[], noise: number, luck: number, point = 'P'): number {
  const before = { luck: createLuck([1, 2], 1), round: 1 } as unknown as MatchState;
  const scene = {
    game: oneChoice(leads, noise),
    fork: { before, answers: [] },
    foresight: { points: [point], units: [], slope: 4 },
  };
  return strategist(everywhere({ harm: 1 }), []).sitDown(scene)(choice(leads.length, luck));
}

describe('a strategist', () => {
  it('takes what comes to more than what he likes best', () => {
    expect(answerTo([0, -0.2, 0.3, 0.1], 0.2, 7)).toBe(2);
  });

  it('does not look where it was not found to pay', () => {
    expect(answerTo([0, 0.5], 0, 7, 'Q')).toBe(0);
  });

  it('stays with what he likes where others differ by luck alone', () => {
    const strays = Array.from({ length: 300 }, (_, luck) => answerTo([0, 0, 0, 0, 0, 0], 1, luck)).filter(
      (option) => option > 0,
    );
    // Five others, each two standard errors ahead in one case of forty.
    expect(strays.length).toBeLessThan(300 * 0.2);
  });

  it('leaves what it likes for what always gains as much', () => {
    expect(answerTo([0, -0.2, 0.3, 0.1], 0, 7)).toBe(2);
  });

  describe('planning an activation', () => {
    /** Who goes, then what he does: the lead by both, and luck. A persona likes the first of each. */
    const planned = (leads: readonly (readonly number[])[], noise = 0.2) => {
      const unitChoice = { ...choice(leads.length, 5), point: 'U' };
      const game = {
        advance(state: MatchState & { lead?: number }, players: readonly [Player, Player]) {
          const unit = players[0](unitChoice);
          const act = players[0](choice(leads[unit].length, 6));
          const bits = avalanche(state.luck.seed[0] ^ avalanche(10 * unit + act + 1)) >>> 0;
          state.lead = leads[unit][act] + noise * (bits / 2147483648 - 1);
          state.round += 10;
        },
        isOver: () => false,
        result: (state: MatchState & { lead?: number }) => ({ outcome: 'draw', margin: state.lead }),
      } as unknown as Game;
      const position = () => ({ luck: createLuck([1, 2], 1), round: 1 }) as unknown as MatchState;
      const fork = { before: position(), answers: [] as number[] };
      const scene = { game, fork, foresight: { points: [], units: ['U'], slope: 4 } };
      const last: Player = ({ point, count }) => (point === 'P' ? count - 1 : 0);
      const player = strategist(everywhere({ harm: 1 }), [last]).sitDown(scene);
      const unit = player(unitChoice);
      fork.answers.push(unit);
      const act = player(choice(2, 6));
      fork.before = position();
      return { unit, act, next: player(choice(2, 6)) };
    };

    it('plays it in the manner that comes to more, and the next as it likes', () => {
      expect(
        planned([
          [0, 0.4],
          [0.1, 0],
        ]),
      ).toEqual({ unit: 0, act: 1, next: 0 });
    });

    it('sends another unit where that comes to more', () => {
      expect(
        planned([
          [0, 0.1],
          [0.4, 0],
        ]),
      ).toEqual({ unit: 1, act: 0, next: 0 });
    });

    it('does what it likes where nothing comes to more', () => {
      expect(
        planned(
          [
            [0, 0],
            [0, 0],
          ],
          0,
        ),
      ).toEqual({ unit: 0, act: 0, next: 0 });
    });
  });

  it('plays the same match from the same seed, another than a veteran', () => {
    const ruleset = findRuleset('dark-potential');
    const army = 'leader+soldier+sniper';
    const spec = (policy: string) =>
      ({
        ruleset: ruleset.id,
        table: { name: Object.keys(ruleset.tables)[0] },
        variants: [{}, {}],
        armies: [army, army],
        policies: [policy, 'veteran'],
        seed: 'strategist',
        pitch: DEFAULT_PITCH,
      }) as const;
    const arenas = createArenas(ruleset);
    const play = (policy: string) =>
      playMatch(arenas, spec(policy), [createPlayer(policy), createPlayer('veteran')]);
    const first = play('strategist[playouts=2]');
    expect(play('strategist[playouts=2]')).toEqual(first);
    expect(play('veteran').digest).not.toBe(first.digest);
  });

  it('is written with a budget, and left out where all policies are meant', () => {
    const ruleset = findRuleset('dark-potential');
    expect(requirePolicy('strategist[playouts=12]', ruleset)).toBe('strategist[playouts=12]');
    expect(withAppetites('strategist[playouts=12]', { overwatch: 'never' })).toBe(
      'strategist[playouts=12+overwatch=never]',
    );
    expect(policyNames).not.toContain('strategist');
    expect(() => requirePolicy('strategist[playouts=1]', ruleset)).toThrow(
      '"playouts=1" in "strategist[playouts=1]" is no number of playouts; write a whole one from 2 to 10000, like "playouts=12".',
    );
    expect(() => requirePolicy('veteran[playouts=12]', ruleset)).toThrow(
      '"veteran" does not look ahead, so it has no playouts; the strategist has.',
    );
  });
});
