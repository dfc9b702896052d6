import { defineRule } from '../../../../rules/rule.ts';

/** Standing, minimizing one's presence (MP) and lying prone. */
export const presence = defineRule({
  id: 'presence',
  title: 'Presence',
  governs: 'owner',
  kind: 'option',
  off: 'everybody stands all the time',
  clauses: {
    change: {
      id: 'DX-PRS-01',
      says: 'A change between standing, MP and prone costs an action.',
      off: 'it costs nothing',
      params: { cost: { says: 'Actions it costs.', default: 1, min: 0, max: 2, step: 1 } },
      offSets: { cost: 0 },
      kind: 'burden',
    },
    small: {
      id: 'DX-RM-09',
      says: 'A target in MP is shot at with -2.',
      off: 'MP does not protect',
      kind: 'protection',
      params: { penalty: { says: 'Taken off RC.', default: 2, min: 0, max: 8, step: 1 } },
      offSets: { penalty: 0 },
    },
    chart: {
      id: 'DX-MPP-01',
      says: 'A model in MP shoots within 90 degrees, and rolls its own CC at -2; one that is prone rolls half its CC.',
      off: 'postures do nothing to its arc and its CC',
      kind: 'burden',
      params: {
        degrees: { says: 'Degrees of the arc of fire in MP.', default: 90, min: 30, max: 360, step: 30 },
        penalty: { says: 'Taken off CC in MP.', default: 2, min: 0, max: 8, step: 1 },
        half: { says: 'Share of its CC that a prone model has.', default: 0.5, min: 0.1, max: 1 },
      },
      questions: {
        strikes: {
          id: 'DX-AMB-28',
          asks: 'When do MP and prone lower CC?',
          stake: 'L',
          readings: {
            always: 'whenever the model rolls it, in opposition tests too',
            blows: 'when it strikes only',
          },
        },
      },
      offSets: { degrees: 360, penalty: 0, half: 1 },
    },
    blows: {
      id: 'DX-CM-06',
      says: 'Among the close combat modifiers: -2 for an attacker in MP.',
      structural: 'it repeats what the chart says; presence.chart can be off',
      about: 'chart',
      kind: 'burden',
    },
    prone: {
      id: 'DX-RM-10',
      says: 'A prone target is shot at with +4, and a prone model does not shoot.',
      off: 'lying prone is no matter to shots',
      kind: 'burden',
      params: { modifier: { says: 'Added to RC.', default: 4, min: 0, max: 8, step: 1 } },
      offSets: { modifier: 0 },
    },
    down: {
      id: 'DX-CM-07',
      says: 'A prone target is struck at with +4, and a prone model does not strike.',
      off: 'lying prone is no matter to blows',
      kind: 'burden',
      params: { modifier: { says: 'Added to CC.', default: 4, min: 0, max: 8, step: 1 } },
      offSets: { modifier: 0 },
    },
  },
});
