import { numbered } from '../../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = ['first-player', 'deployment', 'hit', 'armour', 'recovery', 'nerve', 'plan'] as const;

export const ROLL = numbered(ROLLS);

/**
 * Decision points that are put to policies: first or second (01), who is activated (02), what a model does (03),
 * where it goes (04), how dice are split (05), Focus to hit or AP (06), dice rolled again (07), striking back (08),
 * points for the initiative (09), deployment (10), a second activation (11).
 */
export const DECISIONS = [
  'PC-D-01',
  'PC-D-02',
  'PC-D-03',
  'PC-D-04',
  'PC-D-05',
  'PC-D-06',
  'PC-D-07',
  'PC-D-08',
  'PC-D-09',
  'PC-D-10',
  'PC-D-11',
] as const;

export const DECISION = numbered(DECISIONS);
