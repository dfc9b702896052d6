import { defineRule } from '../../../../rules/rule.ts';

const points = { min: 0, max: 4, step: 1 } as const;

/** Figures with a talent. */
export const personalities = defineRule({
  id: 'personalities',
  title: 'Personalities',
  governs: 'owner',
  kind: 'option',
  off: 'personalities are figures like any other',
  clauses: {
    brawler: {
      id: 'SQ-PER-01',
      says: 'A brawler has another roll on the Kill Table.',
      off: 'a brawler has one roll',
      params: { rolls: { says: 'Rolls more.', default: 1, ...points } },
      offSets: { rolls: 0 },
    },
    comms: {
      id: 'SQ-PER-02',
      says: 'A squad with a communications expert rolls a die of its command response again, and one for each call for artillery.',
      off: 'no die is rolled again',
    },
    knifeFighter: {
      id: 'SQ-PER-03',
      says: 'A knife fighter adds 1 in close assaults of infantry.',
      off: 'nothing is added',
      params: { points: { says: 'What is added.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    lucky: {
      id: 'SQ-PER-04',
      says: 'A squad with a lucky trooper rolls one die again, once a game: any that it has rolled.',
      off: 'luck runs out',
    },
    medic: {
      id: 'SQ-PER-05',
      says: 'A medic rolls a die again of one recovery a turn, and his squad leaves wounded behind as it likes.',
      off: 'he is of no help',
    },
    motivator: {
      id: 'SQ-PER-06',
      says: 'A squad with a motivator rolls a die of a morale test again.',
      off: 'no die is rolled again',
    },
    sharpshooter: {
      id: 'SQ-PER-07',
      says: 'A squad with a sharpshooter adds 1 to its damage.',
      off: 'nothing is added',
      params: { points: { says: 'What is added.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    antiArmour: {
      id: 'SQ-PER-08',
      says: 'A squad with an anti-armour expert adds 1 to its anti-tank ratings.',
      off: 'nothing is added',
      params: { points: { says: 'What is added.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    triggerHappy: {
      id: 'SQ-PER-09',
      says: 'A squad with a trigger-happy trooper adds 1 to its Fire Effect.',
      off: 'nothing is added',
      params: { points: { says: 'What is added.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    number: {
      id: 'SQ-PER-10',
      says: 'As many personalities play for a side as is agreed.',
      structural: 'somebody has to agree on it',
      params: {
        most: {
          says: 'Personalities of a side, the first of its list.',
          default: 6,
          min: 0,
          max: 20,
          step: 1,
        },
      },
    },
  },
});
