import { describe, expect, it } from 'vitest';
import { costOf, onlyCost } from '../../src/experiments/terms/rule-cost.ts';
import { subjectOf } from '../../src/experiments/terms/subject.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { toy } from '../toy-ruleset.ts';

describe('the cost of a rule', () => {
  it('is its one number that is a cost by name', () => {
    const { rules } = rulesets.find(({ id }) => id === 'dark-potential')!;
    expect(costOf(subjectOf(rules, 'overwatch'))).toBe('overwatch.cost.points');
    expect(onlyCost(subjectOf(rules, 'overwatch'))).toBe('overwatch.cost.points');
  });

  it('is none where no number is one', () => {
    const sword = subjectOf(toy.rules, 'sword');
    expect(costOf(sword)).toBeNull();
    expect(() => onlyCost(sword)).toThrow('"sword" has no number that is plainly its cost');
  });
});
