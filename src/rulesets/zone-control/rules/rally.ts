import { defineRule } from '../../../rules/rule.ts';

/** Rallying models that have fallen back. */
export const rally = defineRule({
  id: 'rally',
  title: 'Rally',
  governs: 'owner',
  kind: 'burden',
  off: 'models that fell back act as usual',
  clauses: {
    falling: {
      id: 'ZC-A10',
      basis: 'assumed',
      says: 'A model that failed its morale check is falling back until it rallies in a command phase.',
      off: 'nobody has to rally',
    },
    check: {
      id: 'ZC-MOR-06',
      says: 'A rally check is a die and the morale of the model; one that succeeds takes its turn as usual.',
      off: 'every model rallies',
      questions: {
        shock: {
          id: 'ZC-AMB-11',
          asks: 'Does shock count in a rally check?',
          stake: 'M',
          readings: { ignored: 'no', counts: 'yes, the shock of the check that failed' },
        },
      },
    },
    flight: {
      id: 'ZC-MOR-07',
      says: 'A model that does not rally spends its whole move going straight towards its own edge.',
      off: 'it stays where it is',
      questions: {
        actions: {
          id: 'ZC-AMB-10',
          asks: 'May a model that did not rally act?',
          stake: 'M',
          readings: { usual: 'yes, besides the forced move', none: 'no' },
        },
      },
    },
  },
});
