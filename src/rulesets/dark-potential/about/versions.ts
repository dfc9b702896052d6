import type { Version } from '../../../rules/ruleset.ts';

/** What 0.0.1 most plausibly said where 0.0.2 marks a change of substance (V-05, V-12, V-14, V-15, V-17, V-19). */
const PLAUSIBLE = {
  'wounding.several.margin': 'attack',
  'suppressing-fire.seen.by': 'squad',
  'manoeuvre.endShot.arc': 'sight-only',
  'stealth.coherency.means': 'pairwise',
  'stealth.reentryRecord.identity': 'deferred',
  'leadership.inCover.against': 'all',
} as const;

/** Published versions of the rules, and arms that add one doubtful difference to the reconstruction of 0.0.1. */
export const versions: Readonly<Record<string, Version>> = {
  '0.0.2': {
    title: 'Alpha 0.0.2',
    note: 'The document of 13 March 2012 as published.',
    reconstructed: false,
    patch: {},
  },
  '0.0.1': {
    title: 'Alpha 0.0.1',
    note: 'The document of the day before is not to be had: what it said is inferred from the marks in 0.0.2, with six differences of substance.',
    reconstructed: true,
    patch: PLAUSIBLE,
  },
  '0.0.1+difficult': {
    title: 'Alpha 0.0.1, difficult terrain slowing the whole movement',
    note: 'Adds to 0.0.1 that a movement touching difficult terrain is halved (V-04); unlikely, as its example counts by the inch.',
    reconstructed: true,
    patch: { ...PLAUSIBLE, 'movement.difficult.counts': 'whole-move' },
  },
  '0.0.1+armour': {
    title: 'Alpha 0.0.1, close combat against Armour',
    note: 'Adds to 0.0.1 that close combat tests take off Armour where 0.0.2 says Defense (V-06); unlikely, the old word is unknown.',
    reconstructed: true,
    patch: { ...PLAUSIBLE, 'close-combat.test.against': 'armour' },
  },
  '0.0.1+first-sight': {
    title: 'Alpha 0.0.1, Overwatch at first sight',
    note: 'Adds to 0.0.1 that Overwatch stops a model only where it comes into view (V-09); possible, 0.0.2 added "at any point".',
    reconstructed: true,
    patch: { ...PLAUSIBLE, 'overwatch.interrupt.point': 'first-sight' },
  },
  '0.0.1+late-morale': {
    title: 'Alpha 0.0.1, Leadership at the end of the turn',
    note: 'Adds to 0.0.1 that Leadership is tested when the turn ends (V-18); possible, 0.0.2 added "immediately".',
    reconstructed: true,
    patch: { ...PLAUSIBLE, 'leadership.hit.timing': 'turn-end' },
  },
};
