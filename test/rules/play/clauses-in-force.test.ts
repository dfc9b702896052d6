import { describe, expect, it } from 'vitest';
import { activeRules, addUp, forEachPart } from '../../../src/rules/play/active-rules.ts';
import { createModifiers, modifyByUsers } from '../../../src/rules/play/modifiers.ts';
import type { Clause, Rule } from '../../../src/rules/rule.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';

interface One {
  toHit(about: object): number;
}

type Own = Record<'steady' | 'keen', { readonly on: boolean; readonly bonus: number }>;

const clause = (id: string, more: Partial<Clause> = {}): Clause => ({
  id,
  says: id,
  off: 'nothing',
  ...more,
});
const bonus = { says: 'Added.', default: 3, min: 0, max: 9 };
const keen = clause('OWN-02', { params: { bonus }, offSets: { bonus: 0 } });

const aimWith = (clauses: Rule['clauses'], toHit: (about: object, own: Own) => number): Rule => ({
  id: 'aim',
  title: 'Aim',
  governs: 'actor',
  kind: 'option',
  off: 'nothing',
  clauses,
  timing: { toHit },
});

/** What the rules that act add in all, and each clause of it; a printed rule of one clause stands before the user's. */
function under(rule: Rule, variant: Variant) {
  const printed = { ...aimWith({ printed: clause('P-01') }, () => 0), id: 'printed', timing: undefined };
  const rules = [printed as never, rule];
  const active = activeRules<One>(rules, compileSettings(rules, variant), { toHit: 'whole number' });
  const parts: Record<number, number> = {};
  for (const one of active) forEachPart(one, 'toHit', [{}], (number, value) => (parts[number] = value));
  return { active, sum: addUp(active, 'toHit', [{}]), parts };
}

describe("a user's rule", () => {
  it('does nothing with its only clause off, whether or not it asks for that', () => {
    const rule = aimWith({ steady: clause('OWN-01') }, () => 1);
    expect(under(rule, {})).toMatchObject({ sum: 1, parts: { 1: 1 } });
    expect(under(rule, { 'aim.steady': 'off' }).sum).toBe(0);
  });

  const two = { steady: clause('OWN-01'), keen };

  it('counts of several clauses those without which it would answer something else', () => {
    const rule = aimWith(two, (_, own) => (own.steady.on ? 1 : 0) + own.keen.bonus);
    expect(under(rule, {})).toMatchObject({ sum: 4, parts: { 1: 1, 2: 3 } });
    expect(under(rule, { 'aim.steady': 'off' })).toMatchObject({ sum: 3, parts: { 2: 3 } });
    expect(under(rule, { 'aim.keen': 'off' })).toMatchObject({ sum: 1, parts: { 1: 1 } });
    expect(under(rule, { 'aim.keen.bonus': 0 }).parts).toEqual({ 1: 1 });
    expect(under(rule, { aim: 'off' }).active).toEqual([]);
  });

  it('counts its first clause in force where none can be told from the others', () => {
    const either = aimWith(two, (_, own) => (own.steady.on || own.keen.on ? 2 : 0));
    expect(under(either, {}).parts).toEqual({ 1: 2 });
    expect(under(either, { 'aim.steady': 'off' }).parts).toEqual({ 2: 2 });
    const fixed = aimWith(
      { steady: { id: 'OWN-01', says: 'It aims.', structural: 'it is the rule' }, keen },
      () => 5,
    );
    expect(under(fixed, { 'aim.keen': 'off' }).parts).toEqual({ 1: 5 });
  });

  it('adds each clause by itself to the modifiers of a roll', () => {
    const list = createModifiers();
    const { active } = under(
      aimWith(two, (_, own) => (own.steady.on ? 1 : 0) - own.keen.bonus),
      {},
    );
    modifyByUsers(list, active, 'toHit', [{}], -1);
    expect(list.total).toBe(2);
    expect(list.clauses.map((number, i) => [number, list.values[i]])).toEqual([
      [2, 3],
      [1, -1],
    ]);
  });
});
