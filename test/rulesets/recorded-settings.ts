import { describe, expect, it } from 'vitest';
import { seedWords } from '../../src/kernel/luck.ts';
import type { Player } from '../../src/rules/decision.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Game, MatchState } from '../../src/rules/ruleset.ts';
import { camelCase } from '../../src/rules/settings.ts';
import { compileSettings, type Variant } from '../../src/rules/variant.ts';

/** Settings that write down each value that is read of them, as `overwatch.arc.degrees`. */
export function recordedSettings<S extends object>(
  rules: readonly Rule[],
  variant: Variant,
  read: Set<string>,
): S {
  const names = new Map(rules.map(({ id }) => [camelCase(id), id]));
  return watch(compileSettings<S>(rules, variant), '', read, names) as S;
}

/** Numbers and readings that no code has asked for. */
function unreadSettings(rules: readonly Rule[], read: ReadonlySet<string>): string[] {
  const leaves = rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, clause]) =>
      Object.keys({ ...clause.params, ...clause.questions }).map((leaf) => `${rule.id}.${key}.${leaf}`),
    ),
  );
  return leaves.filter((path) => !read.has(path));
}

/** Clauses whose switch no code has asked for, nor for a value that they are set to when they are off. */
function idleSwitches(rules: readonly Rule[], read: ReadonlySet<string>): string[] {
  return rules.flatMap((rule) =>
    Object.entries(rule.clauses).flatMap(([key, clause]) => {
      const path = `${rule.id}.${key}`;
      const values = Object.keys(clause.offSets ?? {}).map((leaf) => `${path}.${leaf}`);
      const used = [`${path}.on`, ...values].some((one) => read.has(one));
      return clause.off === undefined || used ? [] : [path];
    }),
  );
}

/** Asks of a ruleset's settings, once what it does has been played, that nothing is there to be set in vain. */
export function describeSettings(title: string, rules: readonly Rule[], read: ReadonlySet<string>): void {
  describe(`the settings of ${title}`, () => {
    it('are all read by the code that plays', () => {
      expect(unreadSettings(rules, read)).toEqual([]);
    });

    it('switch each clause by itself or by a value that it is set to when it is off', () => {
      expect(idleSwitches(rules, read)).toEqual([]);
    });
  });
}

/** Rounds of matches at most: what comes up seldom gets more, but not for ever. */
const MOST_TURNS = 8;

/** Plays one match of each of some variants, turn by turn, until all settings are read and all switches used. */
export function playUntilRead<V, P>(
  rules: readonly Rule[],
  read: ReadonlySet<string>,
  variants: readonly V[],
  pairs: readonly P[],
  play: (variant: V, pair: P, seed: string, i: number) => void,
): void {
  const left = () => unreadSettings(rules, read).length + idleSwitches(rules, read).length;
  for (let turn = 0; turn < MOST_TURNS && left() > 0; turn++) {
    for (const [i, variant] of variants.entries())
      play(variant, pairs[(turn + i) % pairs.length], `${i}.${turn}`, i);
  }
}

/** Plays a match from its start to its result. */
export function playOut<S extends MatchState>(
  game: Game<S>,
  seed: string,
  players: readonly [Player, Player],
): void {
  const state = game.start(seedWords(seed), players);
  while (!game.isOver(state)) game.advance(state, players);
  game.result(state);
}

function watch(target: object, path: string, read: Set<string>, names: ReadonlyMap<string, string>): object {
  const inner = new Map<string, object>();
  return new Proxy(target, {
    get(own, key) {
      const value: unknown = Reflect.get(own, key);
      // Settings that are compared or used as a key as a whole are not read one by one.
      if (key === 'toJSON') return () => own;
      if (typeof key !== 'string' || value === undefined) return value;
      const name = path === '' ? names.get(key) : `${path}.${key}`;
      if (typeof value !== 'object' || value === null) {
        read.add(name ?? key);
        return value;
      }
      const found = inner.get(key) ?? watch(value, name ?? key, read, names);
      inner.set(key, found);
      return found;
    },
  });
}
