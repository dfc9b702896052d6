import { defineRule } from '../../../rules/rule.ts';

/** Models that are held back and come by deep strike, by ambush or as reinforcements. */
export const reserves = defineRule({
  id: 'reserves',
  title: 'Deep strike and ambush',
  governs: 'owner',
  kind: 'option',
  off: 'nobody is held back',
  clauses: {
    wholeMove: {
      id: 'ZC-MOV-03',
      says: 'Deep strikes, ambushes and the like use up the whole move of a model.',
      off: 'a model may move as well once it has come',
      kind: 'burden',
      questions: {
        action: {
          id: 'ZC-AMB-14',
          asks: 'May a model shoot or fight after it has come by deep strike or ambush?',
          stake: 'H',
          readings: { may: 'yes, only its move is used', 'may-not': 'no' },
        },
      },
    },
    deepStrike: {
      id: 'ZC-DEP-01',
      says: 'A deep striker is placed anywhere that is not in terrain and not within 6 inches of an enemy unit.',
      off: 'it is placed anywhere',
      kind: 'burden',
      params: { clearance: { says: 'Inches to keep from enemies.', default: 6, min: 0, max: 24 } },
      questions: {
        exact: {
          id: 'ZC-AMB-01',
          asks: 'Is exactly 6 inches within 6 inches?',
          stake: 'L',
          readings: { within: 'yes: a strike needs more', outside: 'no' },
        },
      },
      offSets: { clearance: 0 },
    },
    ambush: {
      id: 'ZC-DEP-02',
      says: 'An ambusher is placed in any terrain that is not within 6 inches of an enemy unit.',
      off: 'it is placed anywhere',
      kind: 'burden',
      params: { clearance: { says: 'Inches to keep from enemies.', default: 6, min: 0, max: 24 } },
      offSets: { clearance: 0 },
    },
    arrival: {
      id: 'ZC-A12',
      basis: 'assumed',
      says: 'Models held back come from the second round on, by deep strike or ambush as an action or over their own edge as reinforcements.',
      off: 'they come from the first round on, and never as reinforcements',
      kind: 'burden',
      params: { round: { says: 'Round from which they may come.', default: 2, min: 1, max: 10, step: 1 } },
      offSets: { round: 1 },
    },
  },
});
