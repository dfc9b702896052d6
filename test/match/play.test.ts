import { describe, expect, it } from 'vitest';
import { createArenas } from '../../src/match/arenas.ts';
import { leadsLacking, playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../src/match/spec.ts';
import type { Game, Ruleset } from '../../src/rules/ruleset.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';
import { endsSoundly } from '../conformance/laws.ts';
import { playersOf } from '../conformance/play-on.ts';
import { toy } from '../toy-ruleset.ts';

const spec: MatchSpec = {
  ruleset: 'toy',
  table: { name: 'yard' },
  variants: [{}, {}],
  armies: ['duellist', 'duellist'],
  policies: ['random', 'random'],
  seed: 'leads',
  pitch: DEFAULT_PITCH,
};

/** The toy, with something done to the leads of a match after each round. */
function toyThat(mars: (leads: number[], round: number) => void): Ruleset {
  return {
    ...toy,
    compile(matchup) {
      const { open } = toy.compile(matchup);
      return {
        open(field): Game {
          const game = open(field);
          return {
            ...game,
            advance(state, players, log) {
              game.advance(state, players, log);
              mars(state.leads, state.round);
            },
          };
        },
      };
    },
  };
}

const FORGETFUL: readonly [string, (leads: number[], round: number) => void, RegExp][] = [
  ['notes none', (leads) => leads.splice(0), /noted 0 leads over \d rounds; each round that ends needs one/],
  ['notes one twice', (leads, round) => round === 1 && leads.push(0), /noted \d leads over \d rounds/],
  ['notes what is no number', (leads) => leads.splice(-1, 1, Number.NaN), /noted NaN as the lead/],
];

describe('a ruleset that notes leads wrongly', () => {
  it.each(FORGETFUL)('and %s breaks its match', (_, mars, sentence) => {
    expect(() => playMatch(createArenas(toyThat(mars)), spec, playersOf(spec))).toThrow(sentence);
  });

  it.each(FORGETFUL)('and %s fails the conformance tests', (_, mars, sentence) => {
    expect(() => endsSoundly(createArenas(toyThat(mars)), spec)).toThrow(sentence);
  });

  it('is told from one whose last round was cut short', () => {
    expect(leadsLacking([0, 0.5], 3)).toBeNull();
    expect(leadsLacking([0, 0.5, 1], 3)).toBeNull();
    expect(leadsLacking([0], 3)).not.toBeNull();
    expect(leadsLacking([0, 0, 0, 0], 3)).not.toBeNull();
  });
});

it('a clause that neither side plays by does not act', () => {
  const arenas = createArenas(zoneControl);
  const at = zoneControl.rules
    .flatMap(({ clauses }) => Object.values(clauses))
    .findIndex(({ id }) => id === 'ZC-A6');
  const acts = (...variants: MatchSpec['variants']) => {
    const match: MatchSpec = {
      ...spec,
      ruleset: 'zone-control',
      table: { name: Object.keys(zoneControl.tables)[0] },
      armies: [zoneControl.defaultArmy, zoneControl.defaultArmy],
      variants,
    };
    return playMatch(arenas, match, playersOf(match)).acts[at];
  };
  expect(acts({}, {})).toBeGreaterThan(0);
  expect(acts({ 'measurement.base': 'off' }, { 'measurement.base': 'off' })).toBe(0);
});
