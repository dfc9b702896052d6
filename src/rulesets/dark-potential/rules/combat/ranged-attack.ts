import { defineRule } from '../../../../rules/rule.ts';

/** Shooting, and what distance does to it. */
export const rangedAttack = defineRule({
  id: 'ranged-attack',
  title: 'Ranged attack',
  governs: 'actor',
  kind: 'option',
  off: 'nobody shoots',
  clauses: {
    attack: {
      id: 'DP-RNG-01',
      says: 'A model with a ranged weapon picks a target it sees and fires at it.',
      off: 'nobody shoots',
      questions: {
        weapons: {
          id: 'DP-Q-69',
          asks: 'Does an attack use one weapon or all?',
          stake: 'M',
          readings: { one: 'one', all: 'each ranged weapon the model may fire' },
        },
      },
    },
    modifiers: {
      id: 'DP-RNG-02',
      says: "The test is on Ranged less the target's Defense, the distance penalty and the cover penalty.",
      structural: 'each modifier has a clause of its own that can be off',
    },
    combat: {
      id: 'DP-RNG-03',
      says: 'For now nobody may fire at a model in close combat.',
      off: 'models in close combat may be fired at',
      apart: true,
      governs: 'target',
      kind: 'protection',
      questions: {
        shooter: {
          id: 'DP-Q-59',
          asks: 'May a model in base contact fire at somebody else?',
          stake: 'M',
          readings: { may: 'yes, at a target that is not in combat', 'may-not': 'no' },
        },
        engaged: {
          id: 'DP-Q-60',
          asks: 'Which targets are in close combat?',
          stake: 'M',
          readings: {
            'any-contact': 'all that touch an enemy of theirs, the shooter too',
            'with-others': 'those that touch an enemy of theirs other than the shooter',
          },
        },
      },
    },
    reach: {
      id: 'DP-DIST-01',
      says: 'Weapons reach any distance unless their rules say otherwise.',
      off: 'a weapon reaches three times its Range',
      params: {
        ranges: {
          says: "Farthest shot in multiples of the weapon's Range; 20 is as good as no limit.",
          default: 20,
          min: 1,
          max: 20,
        },
      },
      offSets: { ranges: 3 },
    },
    bands: {
      id: 'DP-DIST-02',
      says: 'Beyond its Range a weapon takes a penalty of 1 for every further Range begun.',
      off: 'distance does not matter',
      kind: 'burden',
      params: {
        points: { says: 'Penalty for each band beyond the first.', default: 1, min: 0, max: 4, step: 1 },
      },
      questions: {
        edge: {
          id: 'DP-Q-68',
          asks: 'To which band does a distance exactly on an edge belong?',
          stake: 'L',
          readings: { nearer: 'the nearer one, as in the table', farther: 'the farther one' },
        },
      },
      offSets: { points: 0 },
    },
    example: {
      id: 'DP-DIST-EX',
      says: 'With Range 8: no penalty at 5 and 8, 1 at 9 and 16, 2 at 17, 3 at 25.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
