import { defineRule, defineSim } from '../../src/index.ts';
import { type ToyTiming, toy } from '../toy-ruleset.ts';
import { hang } from './hang.ts';

/** A rule that does not answer. */
const dozy = defineRule({
  id: 'dozy',
  title: 'Dozy',
  governs: 'actor',
  kind: 'option',
  off: 'it is awake',
  clauses: { nap: { id: 'OWN-01', basis: 'text', says: 'It sleeps.', off: 'it does not' } },
  timing: {
    toHit(): number {
      return hang();
    },
  } satisfies ToyTiming,
});

export default defineSim({ design: 'power', ruleset: toy, rules: ['dozy'], adds: { rules: [dozy] } });
