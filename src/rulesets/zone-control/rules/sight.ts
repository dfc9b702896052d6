import { defineRule } from '../../../rules/rule.ts';

/** What can be seen into and through. */
export const sight = defineRule({
  id: 'sight',
  title: 'Line of sight',
  governs: 'actor',
  kind: 'burden',
  off: 'everything can be targeted',
  clauses: {
    lines: {
      id: 'ZC-LOS-01',
      says: 'Models target only enemies they can see.',
      off: 'enemies need not be seen',
      questions: {
        out: {
          id: 'ZC-Q-01',
          asks: 'How well does a model inside terrain see out of it?',
          stake: 'M',
          readings: {
            mutual: 'as far as others see in: the depth of its own terrain counts for it too',
            free: 'its own terrain does not hinder it',
          },
        },
      },
    },
    sparseInto: {
      id: 'ZC-LOS-02',
      says: 'Models see 6 inches into sparse terrain.',
      off: 'they see any distance into sparse terrain',
      params: { inches: { says: 'Depth that can be seen into.', default: 6, min: 0, max: 100 } },
      offSets: { inches: 100 },
    },
    sparseThrough: {
      id: 'ZC-LOS-03',
      says: 'Models see through sparse terrain when the line inside it is shorter than 6 inches.',
      off: 'they see through any amount of sparse terrain',
      params: {
        inches: {
          says: 'Depth from which nothing is seen through; 0 is never.',
          default: 6,
          min: 0,
          max: 100,
        },
      },
      questions: {
        several: {
          id: 'ZC-AMB-15',
          asks: 'What of a line through several sparse pieces?',
          stake: 'M',
          readings: { each: 'each piece has the limit to itself', together: 'their depths add up' },
        },
      },
      offSets: { inches: 100 },
    },
    denseInto: {
      id: 'ZC-LOS-04',
      says: 'Models see 3 inches into dense terrain.',
      off: 'nobody sees into dense terrain',
      kind: 'option',
      params: { inches: { says: 'Depth that can be seen into.', default: 3, min: 0, max: 100 } },
      offSets: { inches: 0 },
    },
    denseThrough: {
      id: 'ZC-LOS-05',
      says: 'Models do not see through dense terrain.',
      off: 'dense terrain can be seen through',
      questions: {
        chain: {
          id: 'ZC-AMB-16',
          asks: 'What of a line through one piece and into another?',
          stake: 'M',
          readings: {
            separate: 'each limit holds for itself',
            'one-piece': 'it sees nothing behind the first piece but open ground',
          },
        },
      },
    },
  },
});
