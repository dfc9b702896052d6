import { numbered } from '../../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = ['first-player', 'hit', 'save', 'save-armour', 'morale', 'rally', 'deployment'] as const;

export const ROLL = numbered(ROLLS);

/**
 * Decision points that are put to policies: what to deploy where (01, 02), which model is next (03), its move and
 * when it acts (04), its target (05), where it strikes (06), reinforcements (07), who checks morale first (08).
 */
export const DECISIONS = [
  'ZC-D-01',
  'ZC-D-02',
  'ZC-D-03',
  'ZC-D-04',
  'ZC-D-05',
  'ZC-D-06',
  'ZC-D-07',
  'ZC-D-08',
] as const;

export const DECISION = numbered(DECISIONS);
