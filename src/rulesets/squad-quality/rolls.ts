import { numbered } from '../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = [
  'initiative',
  'deployment',
  'fire',
  'damage',
  'armour',
  'quality',
  'morale',
  'assault',
  'kill',
  'priority',
] as const;

export const ROLL = numbered(ROLLS);
export type RollName = (typeof ROLLS)[number];

/**
 * Decision points that are put to policies: where a unit deploys (01), which is next (02), its action and where it goes
 * (03), its target (04).
 */
export const DECISIONS = ['SQ-D-01', 'SQ-D-02', 'SQ-D-03', 'SQ-D-04'] as const;

export type DecisionPoint = (typeof DECISIONS)[number];

export const DECISION = numbered(DECISIONS);
