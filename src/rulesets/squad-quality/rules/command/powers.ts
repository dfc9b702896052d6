import { defineRule } from '../../../../rules/rule.ts';

const points = { min: 0, max: 6, step: 1 } as const;
const needs = { min: 2, max: 7, step: 1 } as const;

/** The ten powers of psionics. */
export const powers = defineRule({
  id: 'powers',
  title: 'Powers',
  governs: 'actor',
  kind: 'option',
  off: 'psionics have no powers',
  clauses: {
    degrade: {
      id: 'SQ-POW-01',
      says: 'Degrade: an enemy has 2 less for Fire Effect or assault in its next activation, once a turn.',
      off: 'nobody knows it',
      params: { points: { says: 'What it takes away.', default: 2, ...points } },
    },
    demoralise: {
      id: 'SQ-POW-02',
      says: 'Demoralise: an enemy is Under Fire, or pinned if it was already.',
      off: 'nobody knows it',
    },
    embolden: {
      id: 'SQ-POW-03',
      says: 'Embolden: a friend takes no morale test when it is activated next.',
      off: 'nobody knows it',
    },
    enhance: {
      id: 'SQ-POW-04',
      says: 'Enhance: a friend has 2 more for Fire Effect or assault in its next activation, once a turn.',
      off: 'nobody knows it',
      params: { points: { says: 'What it adds.', default: 2, ...points } },
    },
    expose: {
      id: 'SQ-POW-05',
      says: 'Expose: the armour of an enemy is 2 less until after its next activation, once a turn.',
      off: 'nobody knows it',
      params: { points: { says: 'What it takes away.', default: 2, ...points } },
    },
    harm: {
      id: 'SQ-POW-06',
      says: 'Harm: a die of 4 or more fells an enemy figure; where there are wounded 4 and 5 wound it and 6 fells it.',
      off: 'nobody knows it',
      params: { needs: { says: 'What the die needs.', default: 4, ...needs } },
    },
    heal: {
      id: 'SQ-POW-07',
      says: 'Heal: with a die of 4 or more one of the wounded of a friend fights again.',
      off: 'nobody knows it',
      params: { needs: { says: 'What the die needs.', default: 4, ...needs } },
    },
    inspire: {
      id: 'SQ-POW-08',
      says: 'Inspire: the marker of a friend goes down a step.',
      off: 'nobody knows it',
    },
    shield: {
      id: 'SQ-POW-09',
      says: 'Shield: the armour of a friend is 2 more until after its next activation, once a turn.',
      off: 'nobody knows it',
      params: { points: { says: 'What it adds.', default: 2, ...points } },
    },
    terror: {
      id: 'SQ-POW-10',
      says: 'Terror: an enemy takes a morale test when it is activated next.',
      off: 'nobody knows it',
    },
  },
});
