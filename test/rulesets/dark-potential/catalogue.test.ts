import { describe, expect, it } from 'vitest';
import type { Clause, Parameter, Rule } from '../../../src/rules/rule.ts';
import { compileSettings, settingPaths, type Variant, variantKey } from '../../../src/rules/variant.ts';
import { fixedQuestions } from '../../../src/rulesets/dark-potential/fixed-questions.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { versions } from '../../../src/rulesets/dark-potential/versions.ts';
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
const isOffable = ({ clause }: { clause: Clause }) => clause.off !== undefined;

const compile = (variant: Variant) => compileSettings<Settings>(headings, variant);
const clauseSettings = (variant: Variant, rule: number, key: string) =>
  Object.values(compileSettings<Record<string, Record<string, Record<string, unknown>>>>(headings, variant))[
    rule
  ][key];

const withinBounds = ({ min, max, step, default: value }: Parameter) =>
  min <= value && value <= max && (step === undefined || Number.isInteger((value - min) / step));

describe('the catalogue of Dark Potential', () => {
  it('has every clause of the document exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(190);
    expect(clauses.map(({ clause }) => clause.id).sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every open question exactly once, as readings or as a fixed answer', () => {
    const catalogued = Array.from({ length: 142 }, (_, i) => `DP-Q-${String(i + 1).padStart(2, '0')}`);
    const asked = [...questions.map(({ question }) => question.id), ...fixedQuestions.map(({ id }) => id)];
    expect(asked.filter((id) => id.startsWith('DP-Q-')).sort()).toEqual(catalogued.sort());
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('has the differences of 0.0.1 that no catalogued question asks about', () => {
    const own = questions.map(({ question }) => question.id).filter((id) => !id.startsWith('DP-Q-'));
    expect(own.sort()).toEqual(['V-04', 'V-05', 'V-06', 'V-09', 'V-12', 'V-14', 'V-17', 'V-19']);
  });

  it('numbers clauses in its own order, all of them', () => {
    const numbers = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own));
    expect(numbers).toEqual(clauses.map((_, i) => i));
  });

  it('has distinct kebab-case headings and camel-case keys that no setting of its own shadows', () => {
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    for (const { id } of headings) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const keys = clauses.flatMap(({ key, clause }) => [
      key,
      ...Object.keys(clause.params ?? {}),
      ...Object.keys(clause.questions ?? {}),
    ]);
    for (const key of keys) expect(key).toMatch(/^(?!on$)[a-z]+([A-Z][a-z]+)*$/);
    for (const { path, clause } of clauses) {
      const leaves = [...Object.keys(clause.params ?? {}), ...Object.keys(clause.questions ?? {})];
      expect(new Set(leaves).size, path).toBe(leaves.length);
    }
  });
});

describe('texts of the catalogue', () => {
  it.each(clauses)('$path says what it is, and either what is without it or why it stays', ({ clause }) => {
    expect(clause.says).toMatch(/^[A-Z0-9].*[^.]\.$/);
    expect([clause.off, clause.structural].filter((text) => text !== undefined)).toHaveLength(1);
    // Both end a sentence that the program begins.
    expect(clause.off ?? clause.structural).toMatch(/^[^.].* .*[^.]$/);
  });

  it('has a sentence for each parameter and each question', () => {
    for (const { parameter, path } of parameters) expect(parameter.says, path).toMatch(/^[A-Z0-9].*[^.]\.$/);
    for (const { question, path } of questions) expect(question.asks, path).toMatch(/^[A-Z].*[?.]$/);
    for (const { asks, answer, reason } of fixedQuestions) {
      expect(asks).toMatch(/^[A-Z].*\?$/);
      expect([answer, reason]).toEqual([
        expect.stringMatching(/^[A-Z].*\.$/),
        expect.stringMatching(/^[A-Z].*\.$/),
      ]);
    }
  });

  it('marks worked examples as tests', () => {
    for (const { clause } of clauses.filter(({ clause: { id } }) => id.endsWith('-EX'))) {
      expect(clause.structural).toBe('it is a worked example, held as a test');
    }
  });
});

describe('settings of the catalogue', () => {
  it.each(parameters)('$path defaults to a value within its bounds', ({ parameter }) => {
    expect(withinBounds(parameter)).toBe(true);
    expect(parameter.min).toBeLessThan(parameter.max);
  });

  it.each(parameters)('$path takes both ends of its range', ({ parameter, path }) => {
    expect(() => compile({ [path]: parameter.min })).not.toThrow();
    expect(() => compile({ [path]: parameter.max })).not.toThrow();
  });

  it.each(questions)(
    '$path ($question.id) runs under each of at least two readings',
    ({ question, path }) => {
      const readings = Object.keys(question.readings);
      expect(readings.length).toBeGreaterThan(1);
      const keys = readings.map((reading) => variantKey(headings, { [path]: reading }));
      expect(keys[0]).toBe('');
      expect(new Set(keys).size).toBe(readings.length);
    },
  );

  it('can do without each clause that says what happens then', () => {
    for (const { path, rule, key, clause } of clauses.filter(isOffable)) {
      const own = clauseSettings({ [path]: 'off' }, headings.indexOf(rule), key);
      expect(own, path).toMatchObject({ ...clause.offSets, on: false });
    }
  });

  it('refuses to do without the others, in a sentence', () => {
    for (const { path, clause } of clauses.filter((one) => !isOffable(one))) {
      expect(() => compile({ [path]: 'off' }), path).toThrow(`cannot be off: ${clause.structural}.`);
    }
  });

  it('can do without each heading that says what happens then', () => {
    for (const rule of headings.filter(({ off }) => off !== undefined)) {
      expect(rule.off).toMatch(/^[^.].* .*[^.]$/);
      const own = clauses.filter((one) => one.rule === rule && isOffable(one));
      for (const { key } of own) {
        expect(clauseSettings({ [rule.id]: 'off' }, headings.indexOf(rule), key)).toMatchObject({
          on: false,
        });
      }
    }
  });

  it('sets nothing but its own parameters and readings when a clause is off', () => {
    for (const { path, clause } of clauses) {
      for (const [key, value] of Object.entries(clause.offSets ?? {})) {
        const reading = clause.questions?.[key];
        if (reading) expect(Object.keys(reading.readings), `${path}.${key}`).toContain(value);
        else
          expect([`${path}.${key}`, clause.params?.[key] && typeof value]).toEqual([
            `${path}.${key}`,
            'number',
          ]);
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
    expect(book.overwatch).toMatchObject({ cost: { points: 1 }, arc: { degrees: 45 } });
    expect(book.combatReady.arc.degrees).toBe(90);
    expect(book.cover.levels).toMatchObject({ light: 1, medium: 2, heavy: 3 });
    expect(book.cover.partial).toMatchObject({ reduction: 1, least: 1, share: 0.5 });
    expect(book.suppressingFire.size).toMatchObject({ fewest: 2, two: 3, three: 4, four: 5 });
    expect(book.suppressingFire.penalty.points).toBe(2);
    expect(book.perception).toMatchObject({ distance: { inches: 6, points: 1 }, activeBonus: { points: 3 } });
    expect(book.areaEffect).toMatchObject({ scatter: { divisor: 8 }, deviation: { directions: 6 } });
    expect(book.regeneration).toMatchObject({ gain: { fraction: 0.5 }, least: { points: 1 } });
    expect(book.scenario.firstDeployment.depth).toBe(12);
    expect(book.leavingCombat.bonus.points).toBe(2);
    expect(book.leadership.witness.inches).toBe(6);
    expect(book.stealth.coherency.inchesPerLevel).toBe(3);
  });

  it('takes the default readings of the catalogue where they are not the first one listed there', () => {
    const book = compile({});
    expect(book.overwatch.interrupt.shots).toBe('once');
    expect(book.combatReady.charge.uses).toBe('once');
    expect(book.leavingCombat.strike).toMatchObject({ strikers: 'everyone', bases: 'suffer' });
    expect(book.suppressingFire.trigger.weapons).toBe('no-templates');
    expect(book.stealth.moves.body).toBe('none');
    expect(book.leadership.suppressed.ownActivation).toBe('finishes-move');
    expect(book.leadership.forfeit.action).toBe('no-movement');
    expect(book.battlefield.density.placing).toBe('point-symmetric');
  });

  it('has a distinct path for every setting', () => {
    const paths = settingPaths(headings);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('versions of the rules', () => {
  it('has the published one, its predecessor, and an arm for each doubtful difference', () => {
    expect(Object.keys(versions)).toEqual([
      '0.0.2',
      '0.0.1',
      '0.0.1+difficult',
      '0.0.1+armour',
      '0.0.1+first-sight',
      '0.0.1+late-morale',
    ]);
    expect(versions['0.0.2'].patch).toEqual({});
    expect(Object.keys(versions['0.0.1'].patch)).toHaveLength(6);
  });

  it('compiles each to rules of its own', () => {
    const keys = Object.values(versions).map(({ patch }) => variantKey(headings, patch));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says which are reconstructed', () => {
    const published = Object.entries(versions).filter(([, version]) => !version.reconstructed);
    expect(published.map(([name]) => name)).toEqual(['0.0.2']);
  });

  it('adds one difference to 0.0.1 in each arm', () => {
    const predecessor = versions['0.0.1'].patch;
    for (const [name, { patch }] of Object.entries(versions).filter(([key]) => key.startsWith('0.0.1+'))) {
      expect(patch, name).toMatchObject(predecessor);
      expect(Object.keys(patch), name).toHaveLength(Object.keys(predecessor).length + 1);
    }
  });
});
