import { numbered } from '../../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = [
  'initiative',
  'deployment',
  'plan',
  'shot',
  'blow',
  'armour',
  'leadership',
  'break-away',
  'spot',
  'marker',
  'deviation',
  'distance',
  'power',
  'backlash',
  'jump',
  'unhinged',
  'amok',
  'rampage',
  'steering',
  'transmission',
  'cascade',
  'system',
  'wreck',
  'passenger',
] as const;

export const ROLL = numbered(ROLLS);

/**
 * Decision points that are put to policies: who is activated (01), which model of it acts next (02), what a model does
 * (03), where it goes (04), how a model on Wait reacts (05), whether an opponent may break away (06), where a model
 * deploys (07), who is ordered to act out of turn (08), from which marker a concealed model acts (09), whether and
 * where a passenger gets out of its transport (10), where a section of works is put up (11), where a squad comes
 * down by parachute (12), whether squads in the air stay there for this turn (13).
 */
export const DECISIONS = [
  'DX-D-01',
  'DX-D-02',
  'DX-D-03',
  'DX-D-04',
  'DX-D-05',
  'DX-D-06',
  'DX-D-07',
  'DX-D-08',
  'DX-D-09',
  'DX-D-10',
  'DX-D-11',
  'DX-D-12',
  'DX-D-13',
] as const;

export const DECISION = numbered(DECISIONS);
