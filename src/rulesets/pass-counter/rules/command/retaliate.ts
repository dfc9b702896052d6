import { defineRule } from '../../../../rules/rule.ts';
import { cost } from './price.ts';

/** Striking back. */
export const retaliate = defineRule({
  id: 'retaliate',
  title: 'Retaliate',
  governs: 'actor',
  kind: 'option',
  off: 'nobody strikes back',
  clauses: {
    buy: {
      id: 'PC-CP-07',
      says: 'For 1 point a model that survived a melee attack attacks back.',
      off: 'nobody strikes back',
      params: { cost: cost(1) },
      questions: {
        modifiers: {
          id: 'PC-AMB-11',
          asks: 'Do Focus and outnumbering count for it?',
          stake: 'L',
          readings: { normal: 'yes, like all modifiers', plain: 'no' },
        },
        chain: {
          id: 'PC-AMB-12',
          asks: 'Can a retaliation be retaliated against?',
          stake: 'L',
          readings: { no: 'no', yes: 'yes, as long as both survive and pay' },
        },
        disengaging: {
          id: 'PC-RET-DIS',
          asks: 'Can a disengaging attack be retaliated against?',
          stake: 'L',
          readings: { yes: 'yes, it is a melee attack', no: 'no, the model is on its way out' },
        },
      },
    },
    able: {
      id: 'PC-CP-08',
      says: 'Who is knocked down cannot retaliate.',
      structural: 'it repeats what being knocked down means; knocked-down.attack can be off',
    },
  },
});
