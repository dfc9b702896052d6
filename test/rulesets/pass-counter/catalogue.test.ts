import { describe, expect, it } from 'vitest';
import type { Clause, Parameter, Rule } from '../../../src/rules/rule.ts';
import { compileSettings, type Variant, variantKey } from '../../../src/rules/variant.ts';
import { ASSUMPTIONS } from '../../../src/rulesets/pass-counter/assumptions.ts';
import { fixedQuestions } from '../../../src/rulesets/pass-counter/fixed-questions.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units.ts';
import { ASSUMED_IDS, CLAUSE_IDS, QUESTION_IDS } from './clause-ids.ts';

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

describe('the catalogue of Pass Counter', () => {
  it('has every clause of the sheet exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(58);
    const printed = clauses.filter(({ clause }) => clause.basis !== 'assumed').map(({ clause }) => clause.id);
    expect(printed.sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every assumption as a clause of its own, marked as assumed, and in the list', () => {
    const assumed = clauses.filter(({ clause }) => clause.basis === 'assumed').map(({ clause }) => clause.id);
    expect(assumed.sort()).toEqual([...ASSUMED_IDS].sort());
    for (const id of ASSUMED_IDS) {
      expect(
        ASSUMPTIONS.some((text) => new RegExp(`\\b${id}\\b`).test(text)),
        id,
      ).toBe(true);
    }
  });

  it('has every open question exactly once, as readings or as a fixed answer, and some of ours', () => {
    expect(QUESTION_IDS).toHaveLength(26);
    const asked = [...questions.map(({ question }) => question.id), ...fixedQuestions.map(({ id }) => id)];
    expect(asked.filter((id) => id.startsWith('PC-AMB-')).sort()).toEqual(QUESTION_IDS);
    expect(new Set(asked).size).toBe(asked.length);
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

  it('starts from the numbers of the sheet', () => {
    const book = compile({});
    expect([book.moving.walk.factor, book.moving.run.factor, book.charge.move.inches]).toEqual([1, 2, 3]);
    expect(book.commandPoints).toMatchObject({ income: { base: 2, each: 1 }, loss: { kept: 0 } });
    const { extraAction, followUp, reroll, reactivation, retaliate } = book;
    expect([extraAction, followUp, reroll, retaliate].map(({ buy }) => buy.cost)).toEqual([1, 1, 1, 1]);
    expect(reactivation.buy).toMatchObject({ cost: 2, shorts: 1 });
    expect(book.ranged).toMatchObject({ split: { inches: 2 }, longRange: { inches: 12, penalty: 1 } });
    expect(book.broken).toMatchObject({ threshold: { share: 0.5 }, fallback: { factor: 2 } });
  });
});

describe('units of the ruleset', () => {
  it('are those of the assumptions, with armies that cost alike', () => {
    const points = (army: string) =>
      unitData.armies[army].models.reduce((sum, model) => sum + unitData.profiles[model].points, 0);
    expect([points('numbers'), points('heavies')]).toEqual([92, 92]);
    for (const { weapons } of Object.values(unitData.profiles))
      for (const weapon of weapons) expect(unitData.weapons).toHaveProperty(weapon);
    expect(unitData.profiles['leader']).toMatchObject({ melee: 3, armour: 4, wounds: 2, commandPoints: 2 });
    expect(unitData.profiles['bruiser']).toMatchObject({ speed: 6, ranged: 5, recovery: 4, nerve: 3 });
    expect(unitData.weapons['longarm']).toMatchObject({ range: 36, dice: 1, ap: 2 });
  });
});
