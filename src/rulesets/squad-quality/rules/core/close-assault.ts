import { defineRule } from '../../../../rules/rule.ts';

const points = { min: 0, max: 6, step: 1 } as const;

export const closeAssault = defineRule({
  id: 'close-assault',
  title: 'Close Assault',
  governs: 'actor',
  kind: 'option',
  off: 'nobody starts a close assault',
  clauses: {
    charge: {
      id: 'SQ-CORE-CA',
      says: 'A unit that engages may move into contact and fight: each side has the better of two dice with all that is added, and the higher wins.',
      structural: 'it settles what a close assault is',
      questions: {
        reach: {
          id: 'SQ-Q-05',
          asks: 'How far does a unit move into a close assault?',
          stake: 'M',
          readings: { move: 'as far as it moves', rush: 'as far as it rushes' },
        },
        ties: {
          id: 'SQ-Q-06',
          asks: 'Who wins where both sides come to the same?',
          stake: 'L',
          readings: { draw: 'nobody', defender: 'the defender' },
        },
      },
    },
    charging: {
      id: 'SQ-CORE-CA-charging',
      says: 'Charging adds 1.',
      off: 'it adds nothing',
      params: { points: { says: 'What it adds.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    armour: {
      id: 'SQ-CORE-CA-armour',
      says: 'Better armour adds 1.',
      off: 'it adds nothing',
      apart: true,
      params: { points: { says: 'What it adds.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    numbers: {
      id: 'SQ-CORE-CA-numbers',
      says: 'Each figure more than the enemy has adds 1.',
      off: 'numbers add nothing',
      apart: true,
      params: { points: { says: 'What each adds.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    quality: {
      id: 'SQ-CORE-CA-quality',
      says: 'Each level of quality above that of the enemy adds 2.',
      off: 'quality adds nothing',
      apart: true,
      params: { points: { says: 'What each level adds.', default: 2, ...points } },
      offSets: { points: 0 },
    },
    weapons: {
      id: 'SQ-CORE-CA-weapons',
      says: 'Pistols and submachine guns add 1.',
      off: 'weapons add nothing',
      apart: true,
      params: { points: { says: 'What they add.', default: 1, ...points } },
      offSets: { points: 0 },
    },
    kills: {
      id: 'SQ-CORE-CA-kills',
      says: 'Each figure rolls a die on the Kill Table and fells an enemy with 3 or more if its side has won, 4 if neither has, 5 if it has lost.',
      structural: 'without it nobody would fall',
      params: {
        won: { says: 'What a figure of the winner needs.', default: 3, min: 2, max: 7, step: 1 },
        drawn: { says: 'What a figure needs in a draw.', default: 4, min: 2, max: 7, step: 1 },
        lost: { says: 'What a figure of the loser needs.', default: 5, min: 2, max: 7, step: 1 },
      },
    },
    loser: {
      id: 'SQ-CORE-CA-loser',
      basis: 'assumed',
      says: 'The loser falls back 6 inches and is pinned.',
      off: 'it stays where it is',
      apart: true,
      governs: 'owner',
      kind: 'burden',
      params: { inches: { says: 'How far it falls back.', default: 6, min: 0, max: 18 } },
    },
  },
});
