import { defineRule } from '../../../../rules/rule.ts';

/** Fighting in base contact. */
export const closeCombat = defineRule({
  id: 'close-combat',
  title: 'Close combat attack',
  governs: 'actor',
  kind: 'option',
  off: 'models in contact cannot attack',
  clauses: {
    attack: {
      id: 'DP-CC-01',
      says: 'A model in base contact with an enemy may use its action to attack it.',
      off: 'models in contact cannot attack',
    },
    test: {
      id: 'DP-CC-02',
      says: "The test is on Close Combat less the target's Defense; nothing else modifies it.",
      off: 'the test is on Close Combat alone',
      apart: true,
      governs: 'target',
      kind: 'protection',
      questions: {
        against: {
          id: 'V-06',
          asks: 'What did version 0.0.1 take off, Defense or another attribute?',
          stake: 'L',
          readings: { defense: 'Defense', armour: 'Armour' },
        },
      },
    },
    wounding: {
      id: 'DP-CC-03',
      says: 'A hit wounds as a shot does, with the Strength of the close combat weapon.',
      structural: 'it only refers to wounding',
    },
  },
});
