import { describe, expect, it } from 'vitest';
import {
  over,
  requireHolder,
  sharedClauses,
  subjectOf,
  without,
} from '../../src/experiments/terms/subject.ts';
import { compileSettings, refuseIdleValues } from '../../src/rules/variant.ts';
import { toyRules } from '../toy-rules.ts';

const subject = (path: string) => subjectOf(toyRules, path);

describe('the variant without a rule', () => {
  it('drops what the variant says about the rule, so that it is off as a whole', () => {
    const book = { 'sword.cut': 'on', 'sword.cut.bonus': 3, 'weather.storm': 'off' };
    expect(without(subject('sword'), book, true)).toEqual({ sword: 'off', 'weather.storm': 'off' });
  });

  it('keeps the rest of a heading when one clause goes', () => {
    const book = { shield: 'on', 'shield.block.when': 'opening' };
    expect(without(subject('shield.block'), book, true)).toEqual({ shield: 'on', 'shield.block': 'off' });
  });

  it('leaves to both sides the clauses that neither can have alone', () => {
    expect(sharedClauses(subject('shield'))).toEqual(['shield.dusk']);
    const one = without(subject('shield'), {}, true);
    const settings = compileSettings<{ shield: { block: { on: boolean }; dusk: { on: boolean } } }>(
      toyRules,
      one,
    );
    expect(settings.shield).toMatchObject({ block: { on: false }, dusk: { on: true } });
    expect(without(subject('shield'), { 'shield.dusk': 'off' }, true)).toEqual({
      shield: 'off',
      'shield.dusk': 'off',
    });
  });

  it('leaves as they are clauses that stand apart from their heading', () => {
    const [sword, ...others] = toyRules;
    const parry = {
      id: 'TOY-99',
      basis: 'text',
      says: 'It is parried.',
      off: 'it is not',
      apart: true,
    } as const;
    const rules = [{ ...sword, clauses: { ...sword.clauses, parry } }, ...others];
    const whole = subjectOf(rules, 'sword');
    expect(Object.keys(whole.clauses)).toEqual(['cut']);
    expect(without(whole, { 'sword.parry': 'off', 'sword.cut.bonus': 1 }, true)).toEqual({
      sword: 'off',
      'sword.parry': 'off',
    });
    type Swords = { sword: { on: boolean; cut: { on: boolean }; parry: { on: boolean } } };
    const { sword: off } = compileSettings<Swords>(rules, { sword: 'off' });
    expect([off.on, off.cut.on, off.parry.on]).toEqual([false, false, true]);
    expect(
      compileSettings<Swords>(rules, without(subjectOf(rules, 'sword.parry'), {}, true)).sword,
    ).toMatchObject({
      on: true,
      parry: { on: false },
    });
  });

  it('leaves as they are questions that stand apart from their clause and heading', () => {
    const [sword, ...others] = toyRules;
    const whose = { asks: 'Whose?', stake: 'L', readings: { mine: 'mine', theirs: 'theirs' } } as const;
    const questions = {
      own: { ...whose, id: 'TOY-Q-98' },
      all: { ...whose, id: 'TOY-Q-99', apart: true },
    } as const;
    const parry = { id: 'TOY-99', says: 'It is parried.', off: 'it is not', questions };
    const rules = [{ ...sword, clauses: { ...sword.clauses, parry } }, ...others];
    const theirs = { 'sword.parry.own': 'theirs', 'sword.parry.all': 'theirs' };
    for (const path of ['sword', 'sword.parry']) {
      const off = without(subjectOf(rules, path), theirs, true);
      expect(off).toEqual({ [path]: 'off', 'sword.parry.all': 'theirs' });
      expect(() => refuseIdleValues(rules, off)).not.toThrow();
      expect(() => refuseIdleValues(rules, { ...off, ...theirs })).toThrow(
        '"sword.parry.own" is given a value',
      );
      expect(compileSettings<{ sword: unknown }>(rules, off).sword).toMatchObject({
        parry: { on: false, own: 'mine', all: 'theirs' },
      });
    }
  });

  it('takes the whole heading where both sides lose it', () => {
    expect(without(subject('shield'), {}, false)).toEqual({ shield: 'off' });
  });
});

describe('a clause under test', () => {
  it('is named in words', () => {
    const [sword, ...others] = toyRules;
    const { cut } = sword.clauses;
    const rules = [{ ...sword, clauses: { sharpCut: cut } }, ...others];
    expect(subjectOf(rules, 'sword.sharpCut').title).toBe('Sword: sharp cut');
    expect(subject('shield.block').title).toBe('Shield: block');
  });

  it('is of its own kind where it differs from its heading', () => {
    expect(subject('shield.dusk')).toMatchObject({ kind: 'structure', governs: 'table', whole: false });
    expect(subject('shield.block')).toMatchObject({ kind: 'protection', governs: 'target' });
  });
});

describe('a patch over a variant', () => {
  it('replaces all the variant says beneath its paths and nothing else', () => {
    expect(over({ 'sword.cut.bonus': 1, 'shield.block': 'off' }, { sword: 'on' })).toEqual({
      'shield.block': 'off',
      sword: 'on',
    });
  });
});

it('names a clause that one side can lack where neither can lack the heading', () => {
  const [sword] = toyRules;
  const { cut } = sword.clauses;
  const edge = { ...cut, id: 'TOY-98', kind: 'option' } as const;
  const frame = { ...sword, kind: 'structure', clauses: { cut, edge } } as const;
  expect(() => requireHolder(subjectOf([frame], 'sword'))).toThrow(
    'No side can lack "sword" as a whole; name a clause of it, such as "sword.edge".',
  );
  expect(() => requireHolder(subject('weather'))).toThrow('holds for both sides at once');
  expect(() => requireHolder(subjectOf([{ ...sword, kind: 'structure' }], 'sword'))).toThrow(
    '"sword" is of the kind "structure", which both sides share, so neither can have it alone; measure it with ablate.',
  );
  // Nor is a heading measured by taking it off without which there is no game.
  const { off: _, ...game } = sword;
  const shared = { ...game, governs: 'table', kind: 'structure', clauses: { cut } } as const;
  const { off: __, ...fixed } = cut;
  const bare = { ...shared, clauses: { cut: { ...fixed, structural: 'it is the game' } } } as const;
  expect(() => requireHolder(subjectOf([bare], 'sword'))).toThrow(
    'neither can have it alone, and no clause of it can be off.',
  );
  expect(() => requireHolder(subjectOf([shared], 'sword'))).toThrow(
    'neither can have it alone; measure a clause of it with ablate, such as "sword.cut".',
  );
});
