import { defineRule } from '../../../../rules/rule.ts';

/** Running at an enemy and striking it. */
export const charge = defineRule({
  id: 'charge',
  title: 'Charge',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Charge',
  clauses: {
    move: {
      id: 'PC-ACT-06',
      says: 'Charge, a long action, names a target, moves up to SP and 3 inches, and then allows a free melee attack on it.',
      off: 'a Charge adds nothing to the SP',
      params: { inches: { says: 'Inches beyond the SP.', default: 3, min: 0, max: 8 } },
      questions: {
        reach: {
          id: 'PC-AMB-06',
          asks: 'Must a charge be able to reach its target?',
          stake: 'L',
          readings: {
            any: 'no; it attacks only if it ends engaged with it',
            reachable: 'yes, nobody else can be named',
          },
        },
        engaged: {
          id: 'PC-CHA-ENGAGED',
          asks: 'May a model charge an enemy it is engaged with already?',
          stake: 'M',
          readings: { yes: 'yes, nothing says it has to move', no: 'no, it has to come from elsewhere' },
        },
        split: {
          id: 'PC-CHA-SPLIT',
          asks: 'May dice of its attack go at others whom the model engages?',
          stake: 'L',
          readings: { no: 'no, the attack is against the target', yes: 'yes, like those of a melee action' },
        },
      },
      offSets: { inches: 0 },
    },
    focus: {
      id: 'PC-MEL-03',
      says: 'The attack of a charge has a free Focus bonus.',
      off: 'it has none',
      questions: {
        stacks: {
          id: 'PC-AMB-07',
          asks: 'Does the free bonus add to that of a Focus action?',
          stake: 'L',
          readings: { no: 'no, there is one Focus bonus at a time', yes: 'yes, both count' },
        },
      },
    },
  },
});
