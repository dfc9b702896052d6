import { describe, expect, it } from 'vitest';
import type { Clause, Parameter } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { settingPaths } from '../../src/rules/setting-paths.ts';
import { camelCase, clauseIndexes } from '../../src/rules/settings.ts';
import { compileSettings, type Variant } from '../../src/rules/variant.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { askedIn, catalogueOf } from './catalogue.ts';

type Compiled = Readonly<Record<string, Readonly<Record<string, object>>>>;

const isOffable = ({ clause }: { clause: Clause }) => clause.off !== undefined;
const withinBounds = ({ min, max, step, default: value }: Parameter) =>
  min <= value && value <= max && (step === undefined || Number.isInteger((value - min) / step));

describe.each(rulesets.map((ruleset): [string, Ruleset] => [ruleset.id, ruleset]))(
  'the catalogue of %s',
  (_, { rules: headings, fixedQuestions }) => {
    const catalogue = catalogueOf(headings);
    const { clauses, questions, parameters } = catalogue;
    const compile = (variant: Variant) => compileSettings<Compiled>(headings, variant);

    it('has distinct kebab-case headings and camel-case keys that no setting of its own shadows', () => {
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
      for (const { id } of headings) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const { key, clause, path } of clauses) {
        const leaves = [...Object.keys(clause.params ?? {}), ...Object.keys(clause.questions ?? {})];
        for (const one of [key, ...leaves]) expect(one, path).toMatch(/^(?!on$)[a-z]+([A-Z][a-z]+)*$/);
        expect(new Set(leaves).size, path).toBe(leaves.length);
      }
    });

    it('asks every question once, as readings or as a fixed answer', () => {
      const asked = askedIn(catalogue, fixedQuestions);
      expect(new Set(asked).size).toBe(asked.length);
    });

    it('has every clause once, and numbers them in its own order', () => {
      expect(new Set(clauses.map(({ clause }) => clause.id)).size).toBe(clauses.length);
      const numbers = Object.values(clauseIndexes(headings)).flatMap((own) => Object.values<number>(own));
      expect(numbers).toEqual(clauses.map((_, i) => i));
    });

    it('has a distinct path for every setting', () => {
      const paths = settingPaths(headings);
      expect(new Set(paths).size).toBe(paths.length);
    });

    it('says of each clause what it is, and either what is without it or why it stays', () => {
      for (const { clause, path } of clauses) {
        expect(clause.says, path).toMatch(/^[A-Z0-9].*[^.]\.$/);
        const ends = [clause.off, clause.structural].filter((text) => text !== undefined);
        expect(ends, path).toHaveLength(1);
        // Both end a sentence that the program begins.
        expect(ends[0], path).toMatch(/^[^.].* .*[^.]$/);
      }
    });

    it('has a sentence for each parameter and each question', () => {
      for (const { parameter, path } of parameters) {
        expect(parameter.says, path).toMatch(/^[A-Z0-9].*[^.]\.$/);
      }
      for (const { question, path } of questions) expect(question.asks, path).toMatch(/^[A-Z].*[?.]$/);
      for (const { asks, answer, reason } of fixedQuestions) {
        expect(asks).toMatch(/^[A-Z].*\?$/);
        for (const text of [answer, reason]) expect(text).toMatch(/^[A-Z].*\.$/);
      }
    });

    it('starts each parameter within its bounds, and takes both of them', () => {
      for (const { parameter, path } of parameters) {
        expect(withinBounds(parameter), path).toBe(true);
        expect(parameter.min, path).toBeLessThan(parameter.max);
        for (const value of [parameter.min, parameter.max]) {
          expect(() => compile({ [path]: value })).not.toThrow();
        }
      }
    });

    it('has at least two readings for each question, all different, the first in force', () => {
      for (const { question, path } of questions) {
        const readings = Object.keys(question.readings);
        expect(readings.length, path).toBeGreaterThan(1);
        const read = readings.map((reading) => JSON.stringify(compile({ [path]: reading })));
        expect(read[0], path).toBe(JSON.stringify(compile({})));
        expect(new Set(read).size, path).toBe(readings.length);
      }
    });

    it('can do without each clause that says what happens then, and without no other', () => {
      for (const one of clauses) {
        const turnOff = () => compile({ [one.path]: 'off' });
        if (isOffable(one)) {
          const own = turnOff()[camelCase(one.rule.id)][one.key];
          expect(own, one.path).toMatchObject({ ...one.clause.offSets, on: false });
        } else expect(turnOff, one.path).toThrow(`cannot be off: ${one.clause.structural}.`);
      }
    });

    it('can do without each heading that says what happens then', () => {
      for (const rule of headings.filter(({ off }) => off !== undefined)) {
        expect(rule.off).toMatch(/^[^.].* .*[^.]$/);
        const settings = compile({ [rule.id]: 'off' })[camelCase(rule.id)];
        for (const { key, clause } of clauses.filter((one) => one.rule === rule && isOffable(one))) {
          expect(settings[key], `${rule.id}.${key}`).toMatchObject({ on: clause.apart === true });
        }
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
        JSON.stringify(compile(variant), (_key, value) => (typeof value === 'object' ? value : typeof value));
      const everythingOff = Object.fromEntries(clauses.filter(isOffable).map(({ path }) => [path, 'off']));
      expect(shape(everythingOff)).toBe(shape({}));
    });
  },
);
