import { defineRule } from '../../../../rules/rule.ts';

/** Hackers. */
export const hacking = defineRule({
  id: 'hacking',
  title: 'Hacking',
  governs: 'actor',
  kind: 'option',
  off: 'nobody hacks anything',
  clauses: {
    trait: {
      id: 'SQ-HACK-01',
      says: 'A unit with the trait hacks an enemy that it sees, instead of shooting.',
      off: 'nobody hacks anything',
    },
    targets: {
      id: 'SQ-HACK-02',
      says: 'Only infantry in battle dress or better and vehicles of high technology can be hacked.',
      off: 'everybody can be hacked',
      apart: true,
      governs: 'target',
      kind: 'protection',
    },
    test: {
      id: 'SQ-HACK-03',
      says: 'Hacking is a quality test.',
      structural: 'it settles what is rolled',
    },
    resistance: {
      id: 'SQ-HACK-04',
      says: 'Each die has 3 more, less the levels of quality and resolve of the target.',
      off: 'everybody is hacked alike',
      apart: true,
      governs: 'target',
      kind: 'protection',
      params: {
        base: { says: 'What is added for a Reluctant unit of Rabble.', default: 3, min: 0, max: 6, step: 1 },
      },
      questions: {
        sign: {
          id: 'SQ-AMB-13',
          asks: 'Whom does a positive resistance help?',
          stake: 'M',
          readings: { hacker: 'the hacker: Rabble are hacked more easily', target: 'the target' },
        },
      },
    },
    failed: {
      id: 'SQ-HACK-05',
      says: 'With one pass or none nothing happens.',
      structural: 'it settles what a failure is',
    },
    effect: {
      id: 'SQ-HACK-06',
      says: 'With two passes the target is Under Fire, with three it is pinned, or damaged if it is a vehicle.',
      structural: 'it settles what hacking does',
      questions: {
        twice: {
          id: 'SQ-AMB-21',
          asks: 'Does a hack destroy a vehicle that is Damaged already?',
          stake: 'L',
          readings: { yes: 'yes, as any Damaged result does', no: 'no' },
        },
      },
    },
  },
});
