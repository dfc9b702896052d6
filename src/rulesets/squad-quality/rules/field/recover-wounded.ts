import { defineRule } from '../../../../rules/rule.ts';

const whole = { min: 0, max: 4, step: 1 } as const;

/** Wounded and their recovery. */
export const recoverWounded = defineRule({
  id: 'recover-wounded',
  title: 'Recover Wounded',
  governs: 'owner',
  kind: 'burden',
  off: 'whoever is beaten falls at once',
  clauses: {
    wounds: {
      id: 'SQ-WND-01',
      says: 'A figure that damage beats by less than 3 is only wounded.',
      off: 'whoever is beaten falls at once',
      params: { margin: { says: 'Points by which it falls at once.', default: 3, min: 0, max: 6, step: 1 } },
      offSets: { margin: 0 },
    },
    helpless: {
      id: 'SQ-WND-02',
      says: 'Wounded neither move nor fight, and fall if they are wounded again.',
      structural: 'it settles what a wound is',
    },
    choice: {
      id: 'SQ-WND-03',
      says: 'A unit of which less than half are wounded acts as usual or recovers them as a command action.',
      off: 'nobody recovers wounded who may do anything else',
      kind: 'option',
    },
    burdened: {
      id: 'SQ-WND-04',
      says: 'A unit with wounded shoots with 3 less Fire Effect and moves half as far.',
      off: 'wounded do not hinder it',
      kind: 'burden',
      params: {
        points: { says: 'Fire Effect that it loses.', default: 3, min: 0, max: 6, step: 1 },
        share: { says: 'Share of its movement that is left.', default: 0.5, min: 0, max: 1 },
      },
      offSets: { points: 0, share: 1 },
    },
    most: {
      id: 'SQ-WND-05',
      says: 'A unit of which more than half are wounded does nothing but recover them.',
      off: 'it acts as it likes',
      kind: 'burden',
      questions: {
        half: {
          id: 'SQ-AMB-11',
          asks: 'What of a unit of which exactly half are wounded?',
          stake: 'L',
          readings: { acts: 'it acts as it likes', recovers: 'it does nothing but recover them' },
        },
      },
    },
    all: {
      id: 'SQ-WND-06',
      says: 'A unit of which all are wounded is removed.',
      off: 'it stays until they have fallen',
      kind: 'burden',
    },
    test: {
      id: 'SQ-WND-07',
      says: 'Recovering takes a quality test for each of the wounded.',
      structural: 'it settles what recovering is',
    },
    modifiers: {
      id: 'SQ-WND-08',
      says: 'Each die has 1 less if the unit shoots, too, 2 less Under Fire and 3 less pinned.',
      off: 'nothing is taken away',
      kind: 'burden',
      params: {
        fired: { says: 'What shooting takes away.', default: 1, ...whole },
        underFire: { says: 'What being Under Fire takes away.', default: 2, ...whole },
        pinned: { says: 'What being pinned takes away.', default: 3, ...whole },
      },
      offSets: { fired: 0, underFire: 0, pinned: 0 },
    },
    results: {
      id: 'SQ-WND-09',
      says: 'With three passes one of the wounded fights again, with two one is brought away and is no loss that tries resolve, and without a pass one dies.',
      structural: 'it settles what recovering comes to',
      questions: {
        single: {
          id: 'SQ-AMB-12',
          asks: 'What of one pass?',
          stake: 'L',
          readings: { wounded: 'he stays wounded', dies: 'he dies' },
        },
      },
    },
    abandon: {
      id: 'SQ-WND-10',
      says: 'To leave wounded behind takes a quality test: with two passes the resolve of the unit is a level lower from then on, with fewer it stays with them.',
      off: 'wounded are left as the unit likes',
      kind: 'burden',
    },
    carry: {
      id: 'SQ-WND-11',
      says: 'A unit carries one of the wounded for each figure that is fit, at half its movement and doing nothing else.',
      off: 'wounded are not carried: it moves only once it has left them behind',
      kind: 'option',
    },
  },
});
