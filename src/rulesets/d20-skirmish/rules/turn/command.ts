import { defineRule } from '../../../../rules/rule.ts';

/** Commanders and how far their word goes. */
export const command = defineRule({
  id: 'command',
  title: 'Command',
  governs: 'actor',
  kind: 'option',
  off: 'nobody is ordered to act out of turn',
  clauses: {
    distance: {
      id: 'DX-CMD-01',
      says: 'The command distance of a leader is 6 inches, that of an officer or individual 8, that of a commander 10 and that of a flyer 6 and one altitude up and down; a sniper is in it 4 inches farther off.',
      off: 'command reaches everywhere',
      apart: true,
      params: {
        leader: { says: 'Inches of a leader.', default: 6, min: 0, max: 48 },
        individual: { says: 'Inches of an individual.', default: 8, min: 0, max: 48 },
        commander: { says: 'Inches of a commander.', default: 10, min: 0, max: 48 },
        flyer: { says: 'Inches of a flyer.', default: 6, min: 0, max: 48 },
        altitudes: { says: 'Altitudes up and down of a flyer.', default: 1, min: 0, max: 4, step: 1 },
        sniper: { says: 'Inches added for a sniper.', default: 4, min: 0, max: 48 },
      },
      offSets: { leader: 96, individual: 96, commander: 96, flyer: 96, altitudes: 4 },
    },
    order: {
      id: 'DX-CMD-02',
      says: 'Once a turn a commander may activate a unit within his command distance out of turn.',
      off: 'nobody is ordered to act out of turn',
      questions: {
        costs: {
          id: 'DX-CMD-COSTS',
          asks: 'The sheet lists it among the actions: does it cost one?',
          stake: 'M',
          readings: { action: 'yes, an action of the commander', nothing: 'no' },
        },
      },
    },
  },
});
