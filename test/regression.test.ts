import { describe, expect, it } from 'vitest';
import { seedWords } from '../src/kernel/luck.ts';
import { createArenas } from '../src/match/arenas.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import { findRuleset } from '../src/rulesets/index.ts';

type Case = Pick<MatchSpec, 'ruleset' | 'table' | 'seed'> & Partial<MatchSpec>;

/** Matches that once went wrong, by what went wrong; kept for ever, whatever they have become since. */
const CASES: Readonly<Record<string, Case>> = {
  'a menu that grew lost which stealth base was looked at': {
    ruleset: 'dark-potential',
    table: { name: 'bare-field' },
    variants: [{ 'army.mirror': 'off' }, { 'army.mirror': 'off' }],
    armies: ['suggested+suggested', 'suggested+suggested'],
    seed: 's/5',
  },
  'a model shot on its way stopped on top of a friend': {
    ruleset: 'dark-potential',
    table: { name: 'old-wood' },
    variants: [{ 'overwatch.finish': 'off' }, { 'overwatch.finish': 'off' }],
    policies: ['random', 'random'],
    seed: 'f/1054928354',
  },
  'a leader shot on his way stopped on top of his squad': {
    ruleset: 'dark-potential',
    table: { name: 'hedgerows' },
    variants: [{ 'overwatch.finish': 'off' }, { 'overwatch.finish': 'off' }],
    armies: ['larger', 'larger'],
    policies: ['random', 'random'],
    seed: 'f/2560220772',
  },
  'a free climb carried a model onto a friend beyond its allowance': {
    ruleset: 'dark-potential',
    table: { seed: '0', settings: {} },
    variants: [{ 'climbing.height': 'off', 'climbing.top': 'off' }, {}],
    armies: ['larger', 'larger'],
    seed: 'f/1673302184',
  },
  'an assassin without a gun led Suppressing Fire': {
    ruleset: 'dark-potential',
    table: { name: 'rocky-hills' },
    variants: [{}, { 'suppressing-fire.cost.who': 'anyone' }],
    armies: ['larger', 'larger'],
    policies: ['random', 'random'],
    seed: 'f/3398977628',
  },
  'somebody on Wait reacted who had been removed in answer to another reaction': {
    ruleset: 'd20-skirmish',
    table: { name: 'dx-streets' },
    seed: '1/3517',
  },
};

describe('regression', () => {
  it.each(Object.entries(CASES))('%s', (_, given) => {
    const ruleset = findRuleset(given.ruleset);
    const spec: MatchSpec = {
      variants: [{}, {}],
      armies: [ruleset.defaultArmy, ruleset.defaultArmy],
      policies: ['veteran', 'veteran'],
      pitch: DEFAULT_PITCH,
      ...given,
    };
    const game = createArenas(ruleset).game(spec);
    const players = [createPlayer(spec.policies[0]), createPlayer(spec.policies[1])] as const;
    const state = game.start(seedWords(spec.seed), players);
    while (!game.isOver(state)) {
      game.advance(state, players);
      expect(game.faults(state)).toEqual([]);
    }
    expect(game.result(state).rounds).toBeGreaterThan(0);
  });
});
