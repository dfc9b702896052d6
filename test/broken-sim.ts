import { defineSim } from '../src/experiments/sim/define-sim.ts';
import { defineRule } from '../src/rules/rule.ts';
import { type ToyTiming, toy } from './toy-ruleset.ts';

/** A rule whose code breaks as soon as a match is set up under it. */
const bomb = defineRule({
  id: 'bomb',
  title: 'Bomb',
  governs: 'actor',
  kind: 'option',
  off: 'there is none',
  clauses: { fuse: { id: 'OWN-01', basis: 'text', says: 'It goes off.', off: 'it does not' } },
  timing: {
    toHit(): number {
      throw new Error('The bomb went off.');
    },
  } satisfies ToyTiming,
});

export default defineSim({
  design: 'power',
  ruleset: toy,
  rules: ['bomb'],
  set: { 'sword.cut.bonus': 1 },
  tables: { designed: [], generated: 1 },
  adds: { rules: [bomb] },
});
