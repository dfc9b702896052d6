import { defineRule } from '../../../../rules/rule.ts';

/** Fire at units that move. */
export const opportunityFire = defineRule({
  id: 'opportunity-fire',
  title: 'Opportunity Fire',
  governs: 'actor',
  kind: 'option',
  off: 'nobody shoots in the turn of another',
  clauses: {
    once: {
      id: 'SQ-OP-01',
      says: 'Every unit may shoot once a turn at an enemy that moves, whether it has been activated or not.',
      off: 'nobody does',
      params: { times: { says: 'How often a turn.', default: 1, min: 1, max: 4, step: 1 } },
      questions: {
        marks: {
          id: 'SQ-AMB-10',
          asks: 'Does opportunity fire put its target Under Fire?',
          stake: 'M',
          readings: { no: 'no: nothing but the move is stopped', yes: 'yes, as any hit does' },
        },
      },
    },
    point: {
      id: 'SQ-OP-02',
      says: 'It may interrupt the move at any point.',
      off: 'only the end of the move',
    },
    harmless: {
      id: 'SQ-OP-03',
      says: 'Nobody falls by it.',
      off: 'whoever is hit falls as by any shot',
      kind: 'burden',
    },
    repulsed: {
      id: 'SQ-OP-04',
      says: 'Infantry of whom a figure would have fallen is repulsed.',
      off: 'nobody is repulsed',
    },
    vehicles: {
      id: 'SQ-OP-05',
      says: 'A vehicle is repulsed that is penetrated by 3 points or more.',
      off: 'vehicles are not repulsed',
      params: { margin: { says: 'Points that it takes.', default: 3, min: 0, max: 6, step: 1 } },
    },
    onwards: {
      id: 'SQ-OP-06',
      says: 'Whoever is not repulsed moves on.',
      off: 'whoever is shot at stops there',
      kind: 'burden',
    },
    shelter: {
      id: 'SQ-OP-07',
      says: 'Whoever is repulsed makes with what is left of its move for the nearest cover that is no nearer to the shooter.',
      off: 'it stops where it is',
      apart: true,
      governs: 'target',
      kind: 'protection',
    },
  },
});
