/**
 * A rule the book does not have, measured without touching the bench: a model that has not moved in its activation
 * shoots more steadily. Run it with: rulebench run sims/house-rule.ts
 */
import { darkPotential, defineDarkPotentialRule as defineRule, defineSim } from 'rulebench';

const steadyAim = defineRule({
  id: 'steady-aim',
  title: 'Steady Aim',
  governs: 'actor',
  kind: 'option',
  off: 'standing still does not help the aim',
  clauses: {
    aim: {
      id: 'HOUSE-AIM-01',
      basis: 'assumed',
      says: 'A model that has not moved this activation adds to its Ranged skill when it makes a ranged attack.',
      off: 'standing still does not help the aim',
      params: { bonus: { says: 'Added to the Ranged skill.', default: 1, min: 0, max: 4, step: 1 } },
      offSets: { bonus: 0 },
    },
  },
  timing: {
    toHit: ({ kind, moved }, own) => (kind === 'ranged' && !moved ? own.aim.bonus : 0),
  },
});

export default defineSim({
  title: 'What is a steady aim worth?',
  design: 'power',
  ruleset: darkPotential,
  rules: ['steady-aim'],
  tables: { designed: 'all', generated: 8 },
  blocks: { initial: 600, reserve: 0 },
  adds: { rules: [steadyAim] },
});
