import { defineRule } from '../../../../rules/rule.ts';

/** Psionics: how powers are invoked. */
export const psionics = defineRule({
  id: 'psionics',
  title: 'Psionics',
  governs: 'owner',
  kind: 'option',
  off: 'psionics are figures like any other',
  clauses: {
    unit: {
      id: 'SQ-PSI-01',
      says: 'A psionic is a unit of one figure that joins and leaves units like a character and acts once a turn.',
      structural: 'it settles what a psionic is',
    },
    strength: {
      id: 'SQ-PSI-02',
      says: 'A psionic has 3 points of strength, and invokes nothing once they are used up.',
      off: 'strength is never used up',
      kind: 'burden',
      params: { points: { says: 'Points of strength.', default: 3, min: 1, max: 6, step: 1 } },
    },
    known: {
      id: 'SQ-PSI-03',
      says: 'It knows as many powers as it has strength when the game begins, the first of its list.',
      off: 'it knows all of them',
      kind: 'burden',
    },
    attempt: {
      id: 'SQ-PSI-04',
      says: 'When it engages it tries to invoke one power, before or after it moves.',
      off: 'it invokes nothing',
    },
    instead: {
      id: 'SQ-PSI-05',
      says: 'It takes no part in shooting in that turn.',
      off: 'it shoots as well',
      kind: 'burden',
    },
    roll: {
      id: 'SQ-PSI-06',
      says: 'It chooses a power and a target and rolls three dice against its aptitude.',
      structural: 'it settles what is rolled',
      questions: {
        reach: {
          id: 'SQ-AMB-19',
          asks: 'Does a die succeed that is equal to the aptitude?',
          stake: 'M',
          readings: { equal: 'yes: the table prints 5+ and the like', over: 'no: it must be over it' },
        },
      },
    },
    drain: {
      id: 'SQ-PSI-07',
      says: 'With two successes or more the power works, with one it works and takes a point of strength, without any it only takes the point.',
      off: 'it takes no strength, and works with any success',
      kind: 'burden',
    },
    range: {
      id: 'SQ-PSI-08',
      says: 'Powers reach 12 inches.',
      off: 'they reach everywhere',
      kind: 'burden',
      params: { inches: { says: 'How far powers reach.', default: 12, min: 1, max: 48 } },
    },
    aptitudes: {
      id: 'SQ-T17',
      says: 'A Marginal psionic needs 5, a Competent one 4, an Expert 3 and a Master 2.',
      structural: 'dice need a number',
      params: {
        marginal: { says: 'What a Marginal psionic needs.', default: 5, min: 2, max: 6, step: 1 },
        competent: { says: 'What a Competent psionic needs.', default: 4, min: 2, max: 6, step: 1 },
        expert: { says: 'What an Expert needs.', default: 3, min: 2, max: 6, step: 1 },
        master: { says: 'What a Master needs.', default: 2, min: 2, max: 6, step: 1 },
      },
    },
  },
});
