import { describe, expect, it } from 'vitest';
import { seedWords } from '../../src/kernel/luck.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import { STYLES } from '../../src/policies/styles.ts';
import { type Decision, HARM } from '../../src/rules/decision.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { knownArenas } from '../known-arenas.ts';

const NAMES = ['veteran', ...Object.keys(STYLES)];

/** What each policy would take in the choices of a veteran's match on each of three tables. */
function answersIn(ruleset: Ruleset): number[][] {
  const arenas = knownArenas(ruleset);
  const players = NAMES.map((name) => createPlayer(name));
  const answers: number[][] = [];
  const asked = (decision: Decision) => {
    const all = players.map((player) => player(decision));
    answers.push(all);
    return all[0];
  };
  for (const name of Object.keys(ruleset.tables).slice(0, 3)) {
    const spec: MatchSpec = {
      ruleset: ruleset.id,
      table: { name },
      variants: [{}, {}],
      armies: [ruleset.defaultArmy, ruleset.defaultArmy],
      policies: ['veteran', 'veteran'],
      seed: name,
      pitch: DEFAULT_PITCH,
    };
    const game = arenas.game(spec);
    const state = game.start(seedWords(spec.seed), [asked, asked]);
    while (!game.isOver(state)) game.advance(state, [asked, asked]);
  }
  return answers;
}

describe('styles', () => {
  const [darkPotential] = rulesets;

  it('play otherwise than each other in one choice of fifty or more', () => {
    const answers = answersIn(darkPotential);
    expect(answers.length).toBeGreaterThan(500);
    NAMES.forEach((one, i) => {
      NAMES.slice(0, i).forEach((other, j) => {
        const apart = answers.filter((all) => all[i] !== all[j]).length;
        expect(apart / answers.length, `${one} and ${other}`).toBeGreaterThan(0.02);
      });
    });
  });

  it('go for the enemy whom most hangs on where they are hungry for him', () => {
    const decision: Decision = {
      point: 'any',
      seat: 0,
      count: 3,
      luck: 1,
      weigh: (option, into) => {
        into[HARM] = [0.5, 0.3, 0.1][option];
      },
      quarry: (option) => [0, 0.2, 0.1][option],
    };
    expect(createPlayer('veteran')(decision)).toBe(0);
    expect(createPlayer('headhunter')(decision)).toBe(1);
  });

  it('are fond of options as long as nobody says otherwise', () => {
    const decision: Decision = {
      point: 'any',
      seat: 0,
      count: 2,
      luck: 1,
      weigh: () => {},
      uses: (option) => (option === 1 ? ['overwatch'] : []),
    };
    expect(createPlayer('veteran')(decision)).toBe(0);
    expect(createPlayer('ambusher')(decision)).toBe(1);
    expect(createPlayer('ambusher[overwatch=never]')(decision)).toBe(0);
  });
});
