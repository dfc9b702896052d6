import { describe, expect, it } from 'vitest';
import { defineSim } from '../../src/experiments/sim/define-sim.ts';
import { defineRule } from '../../src/rules/rule.ts';
import { toyRules } from '../toy-rules.ts';
import { toy } from '../toy-ruleset.ts';

const typedToy = { ...toy, rules: toyRules };

const lantern = defineRule({
  id: 'lantern',
  title: 'Lantern',
  governs: 'actor',
  kind: 'option',
  off: 'there is none',
  clauses: { glow: { id: 'OWN-01', basis: 'text', says: 'It glows.', off: 'it does not' } },
});

describe('a sim in TypeScript', () => {
  it('knows the paths of a ruleset it is given', () => {
    defineSim({ design: 'power', ruleset: typedToy, rules: ['sword'], set: { 'sword.cut.bonus': 1 } });
    // @ts-expect-error sward is no rule
    defineSim({ design: 'power', ruleset: typedToy, rules: ['sward'] });
    // @ts-expect-error the sword has no bonis
    defineSim({ design: 'power', ruleset: typedToy, set: { 'sword.cut.bonis': 1 } });
  });

  it('knows the paths of the rules it adds', () => {
    const sim = defineSim({
      design: 'power',
      ruleset: typedToy,
      rules: ['lantern', 'lantern.glow'],
      adds: { rules: [lantern] },
    });
    expect(sim.adds?.rules).toEqual([lantern]);
  });

  it('takes any path where it has only the id of the ruleset', () => {
    const sim = defineSim({ design: 'ablate', ruleset: 'toy', rules: ['anything'], set: { 'a.b.c': 1 } });
    expect(sim).toMatchObject({ rules: ['anything'] });
  });
});
