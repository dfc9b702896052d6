import { defineRule } from '../../../../rules/rule.ts';

/** Striking at those who leave. */
export const disengaging = defineRule({
  id: 'disengaging',
  title: 'Disengaging attack',
  governs: 'actor',
  kind: 'option',
  off: 'models leave engagement freely',
  clauses: {
    strike: {
      id: 'PC-DIS-01',
      says: 'A model that leaves an enemy who engages it suffers a free attack from it.',
      off: 'models leave engagement freely',
      questions: {
        survivor: {
          id: 'PC-AMB-15',
          asks: 'Does the attack stop a survivor?',
          stake: 'M',
          readings: {
            continues: 'no, it goes on unless it was knocked down',
            stops: 'yes, it stays where it was',
          },
        },
      },
    },
    bonus: {
      id: 'PC-MEL-09',
      says: 'A disengaging attack has +1 to hit and +1 AP.',
      off: 'it has no bonus',
      params: {
        hit: { says: 'Added to hit.', default: 1, min: 0, max: 3, step: 1 },
        ap: { says: 'Added to AP.', default: 1, min: 0, max: 3, step: 1 },
      },
      offSets: { hit: 0, ap: 0 },
    },
  },
});
