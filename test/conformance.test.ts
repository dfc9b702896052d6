import { alea } from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { metricsOf } from '../src/experiments/metrics/metrics.ts';
import { seedWords } from '../src/kernel/luck.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../src/match/spec.ts';
import type { Appetite } from '../src/policies/appetite.ts';
import { policyNames, rulesWithAppetite } from '../src/policies/index.ts';
import { withAppetites } from '../src/policies/policy-text.ts';
import { InputError } from '../src/rules/nearest.ts';
import { resolvePath } from '../src/rules/variant.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { changesByMatch } from './conformance/changes.ts';
import { bearsThumbs, copies, endsSoundly, mirrors, repeats, staysTheSame } from './conformance/laws.ts';
import { begin, playersOf, playOn, THUMBS } from './conformance/play-on.ts';
import { ownLaws } from './conformance/try-case.ts';
import { killsTold } from './experiments/kills-told.ts';
import { knownArenas } from './known-arenas.ts';
import { toy } from './toy-ruleset.ts';

/** Activations after which a match that only has to get under way is left. */
const OPENING = 10;

/** What every ruleset must satisfy; `npm run fuzz` asks the same of matches drawn at random. */
describe.each([...rulesets, toy])('$title', (ruleset) => {
  const arenas = knownArenas(ruleset);
  const names = Object.keys(ruleset.tables);
  const generated: TableRef = { seed: 'conformance', settings: {} };
  const tables: readonly TableRef[] = [{ name: names[0] }, { name: names.at(-1)! }, generated];

  function specOf(more: Partial<MatchSpec>): MatchSpec {
    return {
      ruleset: ruleset.id,
      table: tables[0],
      variants: [{}, {}],
      armies: [ruleset.defaultArmy, ruleset.defaultArmy],
      policies: ['random', 'random'],
      seed: '1',
      pitch: DEFAULT_PITCH,
      ...more,
    };
  }

  it.each(policyNames.map((policy, i) => [policy, tables[i % tables.length]] as const))(
    'ends and stays sound when both sides are played by %s',
    (policy, table) => {
      endsSoundly(arenas, specOf({ table, policies: [policy, policy], seed: `ends/${policy}` }));
    },
  );

  it('counts no acts of clauses that it says nothing counts', () => {
    const clauses = ruleset.rules.flatMap((rule) => Object.values(rule.clauses));
    for (const table of tables) {
      const spec = specOf({ table, policies: ['veteran', 'veteran'], seed: 'uncounted' });
      const { acts } = playMatch(arenas, spec, playersOf(spec));
      const counted = clauses.filter(({ uncounted }, i) => uncounted && acts[i] > 0);
      expect(counted.map(({ id }) => id)).toEqual([]);
    }
  });

  it('lets whoever never takes an option never take it, and whoever gladly does take each', () => {
    const options = ruleset.adoption.filter(({ unasked }) => !unasked);
    const chosen = (appetite: Appetite, nth: number) => {
      const all = Object.fromEntries(rulesWithAppetite(ruleset).map((rule) => [rule, appetite]));
      const policy = withAppetites('veteran', all);
      const spec = specOf({ policies: [policy, policy], seed: `appetite/${nth}` });
      const [first, second] = playMatch(arenas, spec, playersOf(spec)).counters;
      const at = options.map(({ chosen }) => ruleset.counters.indexOf(chosen));
      return at.map((counter) => first[counter] + second[counter]);
    };
    const nobody = options.map(() => 0);
    for (const nth of [0, 1]) expect(chosen('never', nth)).toEqual(nobody);
    const taken = [...nobody];
    // Whoever is eager for everything comes seldom to what he is no more eager for than for the rest.
    for (let nth = 0; nth < 100 && taken.includes(0); nth++)
      chosen(nth % 2 === 0 ? 'eager' : 'often', nth).forEach((times, i) => {
        taken[i] += times;
      });
    expect(options.filter((_, i) => taken[i] === 0).map(({ rule }) => rule)).toEqual([]);
  });

  it('plays every army', () => {
    for (const army of ruleset.armies) {
      const [game, state, players] = begin(
        arenas,
        specOf({ armies: [army, army], policies: ['veteran', 'random'] }),
      );
      expect(playOn(game, state, players, 2 * OPENING)).toBeGreaterThan(0);
    }
  });

  it('plays compositions of all sorts to the end', () => {
    const rng = alea(ruleset.id);
    const ids = ruleset.units.map(({ id }) => id);
    const compose = (models: number) =>
      Array.from({ length: models }, () => ids[Math.floor(rng() * ids.length)]).join('+');
    for (const [i, models] of [1, 4, 9].entries()) {
      const armies = [compose(models), compose(7 - i)] as const;
      for (const army of armies) {
        const total = Object.values(ruleset.unitsOf(army)).reduce((sum, count) => sum + count, 0);
        expect(total).toBe(army.split('+').length);
      }
      const free = ruleset.unlikeArmies ?? {};
      endsSoundly(
        arenas,
        specOf({
          armies,
          variants: [free, free],
          policies: ['veteran', i % 2 === 0 ? 'random' : 'veteran'],
          table: i % 2 === 0 ? generated : tables[0],
          seed: armies.join(),
        }),
      );
    }
  });

  it('refuses an army that nobody can field', () => {
    const [{ id }] = ruleset.units;
    for (const army of ['nobody', `${id}*0`, `${id}+`, `${id}*x`]) {
      expect(() => ruleset.unitsOf(army), army).toThrow(InputError);
    }
  });

  it('spends its resources on rules and counters that are there', () => {
    for (const { uses } of ruleset.tallies.spending ?? []) {
      for (const [path, counter] of Object.entries(uses)) {
        expect(() => resolvePath(ruleset.rules, path)).not.toThrow();
        expect(ruleset.counters).toContain(counter);
      }
    }
  });

  it('names every figure in words, each once', () => {
    expect(ruleset.counters).toEqual(expect.arrayContaining(Object.keys(ruleset.tallies.counts ?? {})));
    const ids = metricsOf(ruleset).map(({ id }) => id);
    expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives the same record with a log, without, and whatever was played before', () => {
    const spec = specOf({ policies: ['veteran', 'random'], seed: 'log' });
    repeats(ruleset, arenas, spec);
    const digest = (seed: string) => playMatch(arenas, { ...spec, seed }, playersOf(spec)).digest;
    expect(digest('another')).not.toBe(digest('log'));
  });

  it('copies a match into one that goes its own way', () => {
    copies(arenas, specOf({ policies: ['veteran', 'random'], seed: 'copy' }));
  });

  it('goes the same way step by step by the same rules in other words', () => {
    staysTheSame(ruleset, arenas, specOf({ policies: ['veteran', 'random'], seed: 'same' }));
  });

  it.each(['random', 'recruit', 'veteran'])(
    'gives equal sides exactly half of a mirrored block, by %s',
    (policy) => {
      mirrors(ruleset, arenas, specOf({ policies: [policy, policy], seed: 'mirror', table: generated }));
    },
  );

  it.each(Object.keys(THUMBS))('stays sound whoever always takes %s', (thumb) => {
    bearsThumbs(arenas, specOf({ seed: 'options' }), thumb);
  });

  describe('plays on under every change to', () => {
    it.each(ruleset.rules)('$title', (rule) => {
      for (const [first, second] of changesByMatch(rule)) {
        const variants = [{ [first.path]: first.value }, { [second.path]: second.value }] as const;
        const spec = specOf({ variants, policies: ['veteran', 'veteran'], seed: first.path });
        try {
          // Compiled past the arenas, which would keep every matchup.
          const game = ruleset.compile(spec).open(arenas.field(spec.table, spec.pitch));
          const players = playersOf(spec);
          playOn(game, game.start(seedWords(spec.seed), players), players, OPENING);
        } catch (error) {
          throw new Error(`${JSON.stringify(variants)}: ${(error as Error).message}`, { cause: error });
        }
      }
    });
  });
});

describe.each(rulesets)('what other tests ask of $title', (ruleset) => {
  it('has its own laws for fuzzing', () => {
    expect(Object.keys(ownLaws(ruleset))).not.toEqual([]);
  });

  it('is told how its events tell a kill', () => {
    expect(killsTold(ruleset)).toBeTypeOf('function');
  });
});
