import { expect, it } from 'vitest';
import type { Arenas } from '../../src/match/arenas.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { knownArenas } from '../known-arenas.ts';
import { playVeterans } from '../veterans.ts';

/** Fields that name units and weapons. */
const NAMING = ['weapons', 'unit', 'units', 'squad', 'models'];

/** What a user calls a thing that is one of the book but for its name. */
const own = (id: string) => `own-${id}`;

/** A ruleset with all that it prints once more, under names of a user's own. */
function withCopies(ruleset: Ruleset): Ruleset {
  const { weapons, profiles, armies } = ruleset.unitData;
  const copy = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return NAMING.includes(field) ? own(value) : value;
    if (Array.isArray(value)) return value.map((one) => copy(one, field));
    return typeof value === 'object' && value !== null ? copyOf(value) : value;
  };
  const copyOf = (thing: object): object =>
    Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, copy(value, field)]));
  const copies = (all: object) => Object.entries(all).map(([id, one]) => ({ ...copyOf(one), id: own(id) }));
  const data = { weapons: copies(weapons), units: copies(profiles), armies: copies(armies) };
  return ruleset.extend({ data });
}

/** A match of an army against its like, without what is counted by the names of units and weapons. */
function played(ruleset: Ruleset, arenas: Arenas, army: string): Omit<MatchRecord, 'digest'> {
  const clauses = ruleset.rules.flatMap(({ id, clauses }) => Object.keys(clauses).map(() => id));
  const { digest, counters, acts, ...record } = playVeterans(ruleset, arenas, {
    armies: [army, army],
    seed: 'copy',
  });
  const nameless = (of: readonly number[]) =>
    of.filter((_, i) => !/^kills:(unit|weapon):/.test(ruleset.counters[i]));
  return {
    ...record,
    counters: [nameless(counters[0]), nameless(counters[1])],
    acts: acts.filter((_, clause) => clauses[clause] !== 'units'),
  };
}

const books = rulesets.map((ruleset) => {
  const copied = withCopies(ruleset);
  return { ruleset, arenas: knownArenas(ruleset), copied, copies: knownArenas(copied) };
});

it.each(books)('copies of the units of $ruleset.title play as they do', (book) => {
  for (const army of book.ruleset.armies)
    expect(played(book.copied, book.copies, own(army))).toEqual(played(book.ruleset, book.arenas, army));
});
