import { describe, expect, it } from 'vitest';
import type { Clause, Parameter, Rule } from '../../../src/rules/rule.ts';
import { compileSettings, type Variant, variantKey } from '../../../src/rules/variant.ts';
import { ASSUMPTIONS } from '../../../src/rulesets/zone-control/assumptions.ts';
import { fixedQuestions } from '../../../src/rulesets/zone-control/fixed-questions.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { versions } from '../../../src/rulesets/zone-control/versions.ts';
import { CLAUSE_IDS } from './clause-ids.ts';

const headings: readonly Rule[] = rules;
const clauses = headings.flatMap((rule) =>
  Object.entries(rule.clauses).map(([key, clause]) => ({ rule, key, clause, path: `${rule.id}.${key}` })),
);
const questions = clauses.flatMap(({ clause, path }) =>
  Object.entries(clause.questions ?? {}).map(([key, question]) => ({ question, path: `${path}.${key}` })),
);
const parameters = clauses.flatMap(({ clause, path }) =>
  Object.entries(clause.params ?? {}).map(([key, parameter]) => ({ parameter, path: `${path}.${key}` })),
);
const compile = (variant: Variant) => compileSettings<Settings>(headings, variant);
const isOffable = ({ clause }: { clause: Clause }) => clause.off !== undefined;
const withinBounds = ({ min, max, step, default: value }: Parameter) =>
  min <= value && value <= max && (step === undefined || Number.isInteger((value - min) / step));

describe('the catalogue of Zone Control', () => {
  it('has every clause of the document exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(51);
    const printed = clauses.filter(({ clause }) => clause.basis !== 'assumed').map(({ clause }) => clause.id);
    expect(printed.sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every assumption as a clause of its own, marked as assumed, and in the list', () => {
    const assumed = clauses.filter(({ clause }) => clause.basis === 'assumed').map(({ clause }) => clause.id);
    for (let n = 1; n <= 15; n++) {
      expect(assumed).toContain(`ZC-A${n}`);
      expect(
        ASSUMPTIONS.some((text) => text.includes(`(ZC-A${n})`)),
        `ZC-A${n}`,
      ).toBe(true);
    }
    for (const id of assumed) expect(id).toMatch(/^ZC-(A\d+(-[a-z]+)?|CORE|X-01)$/);
    expect(new Set(assumed).size).toBe(assumed.length);
  });

  it('has every open question exactly once, as readings or as a fixed answer', () => {
    const catalogued = Array.from({ length: 23 }, (_, i) => `ZC-AMB-${String(i + 1).padStart(2, '0')}`);
    const asked = [...questions.map(({ question }) => question.id), ...fixedQuestions.map(({ id }) => id)];
    expect(asked.filter((id) => id !== 'ZC-Q-01').sort()).toEqual(catalogued);
    expect(asked).toContain('ZC-Q-01');
  });

  it('numbers clauses in its own order, all of them', () => {
    const numbers = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own));
    expect(numbers).toEqual(clauses.map((_, i) => i));
  });

  it('has distinct kebab-case headings and camel-case keys', () => {
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    for (const { id } of headings) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { key, clause, path } of clauses) {
      const leaves = [...Object.keys(clause.params ?? {}), ...Object.keys(clause.questions ?? {})];
      for (const one of [key, ...leaves]) expect(one, path).toMatch(/^(?!on$)[a-z]+([A-Z][a-z]+)*$/);
      expect(new Set(leaves).size, path).toBe(leaves.length);
    }
  });
});

describe('texts of the catalogue', () => {
  it.each(clauses)('$path says what it is, and either what is without it or why it stays', ({ clause }) => {
    expect(clause.says).toMatch(/^[A-Z0-9].*[^.]\.$/);
    expect([clause.off, clause.structural].filter((text) => text !== undefined)).toHaveLength(1);
    // Both end a sentence that the program begins.
    expect(clause.off ?? clause.structural).toMatch(/^[^.A-Z].* .*[^.]$/);
  });

  it('has a sentence for each parameter and each question', () => {
    for (const { parameter, path } of parameters) expect(parameter.says, path).toMatch(/^[A-Z0-9].*[^.]\.$/);
    for (const { question, path } of questions) expect(question.asks, path).toMatch(/^[A-Z].*\?$/);
    for (const { asks, answer, reason } of fixedQuestions) {
      expect(asks).toMatch(/^[A-Z].*\?$/);
      for (const text of [answer, reason]) expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('settings of the catalogue', () => {
  it.each(parameters)('$path defaults to a value within its bounds', ({ parameter, path }) => {
    expect(withinBounds(parameter)).toBe(true);
    expect(parameter.min).toBeLessThan(parameter.max);
    for (const value of [parameter.min, parameter.max])
      expect(() => compile({ [path]: value })).not.toThrow();
  });

  it.each(questions)(
    '$path ($question.id) has at least two readings, all different',
    ({ question, path }) => {
      const readings = Object.keys(question.readings);
      const keys = readings.map((reading) => variantKey(headings, { [path]: reading }));
      expect(keys[0]).toBe('');
      expect(new Set(keys).size).toBe(readings.length);
      expect(readings.length).toBeGreaterThan(1);
    },
  );

  it('can do without each clause that says what happens then, and without no other', () => {
    for (const one of clauses) {
      const [camel] = Object.entries(CLAUSE).filter(
        ([, own]) => own === Object.values(CLAUSE)[headings.indexOf(one.rule)],
      )[0];
      const turnOff = () =>
        compile({ [one.path]: 'off' }) as unknown as Record<string, Record<string, object>>;
      if (isOffable(one))
        expect(turnOff()[camel][one.key], one.path).toMatchObject({ ...one.clause.offSets, on: false });
      else expect(turnOff, one.path).toThrow(`cannot be off: ${one.clause.structural}.`);
    }
  });

  it('sets nothing but its own parameters and readings when a clause is off', () => {
    for (const { path, clause } of clauses) {
      for (const [key, value] of Object.entries(clause.offSets ?? {})) {
        const readings = clause.questions?.[key]?.readings;
        if (readings) expect(Object.keys(readings), `${path}.${key}`).toContain(value);
        else expect(clause.params?.[key] && typeof value, `${path}.${key}`).toBe('number');
      }
      if (clause.offSets) expect(clause.off, path).toBeDefined();
    }
  });

  it('has the same fields for every variant', () => {
    const shape = (variant: Variant) =>
      JSON.stringify(compile(variant), (_, value) => (typeof value === 'object' ? value : typeof value));
    const everythingOff = Object.fromEntries(clauses.filter(isOffable).map(({ path }) => [path, 'off']));
    expect(shape(everythingOff)).toBe(shape({}));
  });

  it('starts from the numbers of the document', () => {
    const book = compile({});
    expect(book.rolls).toMatchObject({ unopposed: { target: 7, sides: 6 }, opposed: { target: 7 } });
    expect(book.reserves).toMatchObject({ deepStrike: { clearance: 6 }, ambush: { clearance: 6 } });
    expect(book.sight).toMatchObject({
      sparseInto: { inches: 6 },
      sparseThrough: { inches: 6 },
      denseInto: { inches: 3 },
    });
    expect([book.shooting.target.inches, book.melee.target.inches, book.morale.fall.inches]).toEqual([
      6, 6, 6,
    ]);
    expect([book.rounds.length.rounds, book.zones.grid.inches]).toEqual([5, 12]);
  });
});

describe('versions of the rules', () => {
  it('are the short and the long game', () => {
    expect(compile(versions['short'].patch).rounds.length.rounds).toBe(5);
    expect(compile(versions['long'].patch).rounds.length.rounds).toBe(10);
    expect(Object.keys(versions)).toEqual(['short', 'long']);
  });
});
