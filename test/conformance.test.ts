import { alea } from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { seedWords } from '../src/kernel/luck.ts';
import { createArenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../src/match/spec.ts';
import { createPlayer, policyNames } from '../src/policies/index.ts';
import { type Player, TACTICS } from '../src/rules/decision.ts';
import { InputError } from '../src/rules/nearest.ts';
import type { Clause, Rule } from '../src/rules/rule.ts';
import type { Game, MatchState, Ruleset } from '../src/rules/ruleset.ts';
import { resolvePath, type Variant } from '../src/rules/variant.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { toy } from './toy-ruleset.ts';

/** Activations after which a match that only has to get under way is left. */
const OPENING = 10;
/** Activations no match comes near to. */
const ENDLESS = 20_000;

type Pair = readonly [Player, Player];

function matchSpec(ruleset: Ruleset, more: Partial<MatchSpec>): MatchSpec {
  return {
    ruleset: ruleset.id,
    table: { name: Object.keys(ruleset.tables)[0] },
    variants: [{}, {}],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['random', 'random'],
    seed: '1',
    pitch: DEFAULT_PITCH,
    ...more,
  };
}

function playersOf({ policies }: MatchSpec): Pair {
  return [createPlayer(policies[0]), createPlayer(policies[1])];
}

/** Plays on from a position, asking for faults at every boundary; returns the activations played. */
function playOn(game: Game, state: MatchState, players: Pair, most = ENDLESS): number {
  let activations = 0;
  expect(game.faults(state)).toEqual([]);
  while (!game.isOver(state) && activations < most) {
    game.advance(state, players);
    activations++;
    const faults = game.faults(state);
    if (faults.length > 0) expect(faults, `after activation ${activations}`).toEqual([]);
  }
  return activations;
}

/** Answers by a rule of thumb after looking at everything a decision offers. */
function inspector(answer: (count: number, asked: number) => number): Player {
  const weighing = new Float64Array(TACTICS.length);
  let asked = 0;
  return (decision) => {
    const { point, count, luck } = decision;
    if (!(Number.isInteger(count) && count >= 2)) throw new Error(`${point} puts ${count} options.`);
    if (luck >>> 0 !== luck) throw new Error(`${point} has ${luck} for luck.`);
    for (let option = 0; option < count; option++) {
      weighing.fill(0);
      decision.weigh(option, weighing);
      if (!weighing.every(Number.isFinite))
        throw new Error(`${point} weighs option ${option} as ${weighing}.`);
    }
    return answer(count, asked++);
  };
}

/** Every clause off, every reading but the first, and every parameter at its bounds, by path. */
function changes(rule: Rule): readonly (readonly [path: string, value: string | number, clause: Clause])[] {
  return Object.entries(rule.clauses).flatMap(([key, clause]) => {
    const path = `${rule.id}.${key}`;
    return [
      ...(clause.off === undefined ? [] : [[path, 'off', clause] as const]),
      ...Object.entries(clause.questions ?? {}).flatMap(([leaf, { readings }]) =>
        Object.keys(readings)
          .slice(1)
          .map((reading) => [`${path}.${leaf}`, reading, clause] as const),
      ),
      ...Object.entries(clause.params ?? {}).flatMap(([leaf, { min, max }]) =>
        [min, max].map((value) => [`${path}.${leaf}`, value, clause] as const),
      ),
    ];
  });
}

describe.each([...rulesets, toy])('$title', (ruleset) => {
  const arenas = createArenas(ruleset);
  const names = Object.keys(ruleset.tables);
  const generated: TableRef = { seed: 'conformance', settings: {} };

  function begin(more: Partial<MatchSpec>, players?: Pair): [Game, MatchState, Pair] {
    const spec = matchSpec(ruleset, more);
    const both = players ?? playersOf(spec);
    const game = arenas.game(spec);
    return [game, game.start(seedWords(spec.seed), both), both];
  }

  it.each(policyNames)(
    'ends and stays sound when both sides are played by %s',
    { timeout: 60_000 },
    (policy) => {
      for (const table of [{ name: names[0] }, { name: names[names.length - 1] }, generated]) {
        const [game, state, players] = begin({ table, policies: [policy, policy], seed: `ends/${policy}` });
        expect(playOn(game, state, players)).toBeLessThan(ENDLESS);
        const { rounds, margin } = game.result(state);
        expect(rounds).toBeGreaterThan(0);
        expect(Math.abs(margin)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('plays every army', { timeout: 60_000 }, () => {
    for (const army of ruleset.armies) {
      const [game, state, players] = begin({ armies: [army, army], policies: ['veteran', 'random'] });
      expect(playOn(game, state, players, 2 * OPENING)).toBeGreaterThan(0);
    }
  });

  it('plays compositions of all sorts to the end', { timeout: 120_000 }, () => {
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
      const [game, state, players] = begin({
        armies,
        variants: [free, free],
        policies: ['veteran', i % 2 === 0 ? 'random' : 'veteran'],
        table: i % 2 === 0 ? generated : { name: names[0] },
        seed: armies.join(),
      });
      expect(playOn(game, state, players)).toBeLessThan(ENDLESS);
      expect(Math.abs(game.result(state).margin)).toBeLessThanOrEqual(1);
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

  it('gives the same record with a log, without, and whatever was played before', { timeout: 60_000 }, () => {
    const spec = matchSpec(ruleset, { policies: ['veteran', 'random'], seed: 'log' });
    const plain = playMatch(createArenas(ruleset), spec, playersOf(spec));
    const logged = playMatch(arenas, spec, playersOf(spec), () => {});
    expect(logged).toEqual(plain);
    const other = playMatch(arenas, { ...spec, seed: 'another' }, playersOf(spec));
    expect(other.digest).not.toBe(plain.digest);
  });

  it('copies a match into one that goes its own way', { timeout: 60_000 }, () => {
    const [game, state, players] = begin({ policies: ['veteran', 'random'], seed: 'copy' });
    const copies: MatchState[] = [];
    for (let activation = 0; !game.isOver(state); activation++) {
      if (activation % 7 === 0) {
        const copy = game.copy(state);
        expect(game.digest(copy)).toBe(game.digest(state));
        copies.push(copy);
        const before = game.digest(state);
        playOn(game, game.copy(state), players, 2);
        expect(game.digest(state)).toBe(before);
      }
      game.advance(state, players);
    }
    const end = game.digest(state);
    for (const copy of copies.slice(-3)) {
      expect(game.digest(copy)).not.toBe(end);
      playOn(game, copy, players);
      expect(game.digest(copy)).toBe(end);
      expect(game.result(copy)).toEqual(game.result(state));
    }
  });

  it('gives equal sides exactly half of a mirrored block', { timeout: 60_000 }, () => {
    // The same rules in other words, so that nothing can pass for the same matchup.
    const wordy: Variant = Object.fromEntries(ruleset.headings.map((heading) => [heading, 'on']));
    for (const policy of policyNames) {
      const spec = matchSpec(ruleset, { policies: [policy, policy], seed: 'mirror', table: generated });
      const first = playMatch(arenas, { ...spec, variants: [{}, wordy] }, playersOf(spec));
      const second = playMatch(arenas, { ...spec, variants: [wordy, {}] }, playersOf(spec));
      expect(first.score + (1 - second.score)).toBe(1);
      expect(second).toEqual(first);
    }
  });

  it.each([
    ['the first option', () => 0],
    ['the last option', (count: number) => count - 1],
    ['each option in turn', (count: number, asked: number) => asked % count],
    ['options far apart', (count: number, asked: number) => (asked * 7919) % count],
  ])('stays sound whoever always takes %s', { timeout: 60_000 }, (_, answer) => {
    const players = [inspector(answer), inspector(answer)] as const;
    const [game, state] = begin({ seed: 'options' }, players);
    expect(playOn(game, state, players, 3 * OPENING)).toBeGreaterThan(0);
  });

  describe('plays on under every change to', () => {
    it.each(ruleset.rules)('$title', { timeout: 120_000 }, (rule) => {
      for (const [path, value, clause] of changes(rule)) {
        const change = { [path]: value };
        const shared =
          (clause.governs ?? rule.governs) === 'table' || (clause.kind ?? rule.kind) === 'structure';
        const variants = [change, shared ? change : {}] as const;
        try {
          const spec = matchSpec(ruleset, { variants, policies: ['veteran', 'veteran'], seed: path });
          // Compiled past the arenas, which would keep every matchup.
          const game = ruleset.compile(spec).open(arenas.field(spec.table, spec.pitch));
          const players = playersOf(spec);
          playOn(game, game.start(seedWords(path), players), players, OPENING);
        } catch (error) {
          throw new Error(`${path}=${value}: ${(error as Error).message}`, { cause: error });
        }
      }
    });
  });
});
