import { numbered } from '../../../rules/numbered.ts';

/** Every random decision of the game, by name. */
export const ROLLS = [
  'roll-off',
  'hit',
  'wound',
  'scatter-direction',
  'scatter-distance',
  'leadership',
  'perception',
  'real-base',
  'random-order',
  'deployment',
] as const;

export type RollName = (typeof ROLLS)[number];

export const ROLL = numbered(ROLLS);

/** Decision points that are put to policies, by their number in the catalogue. */
export const DECISIONS = [
  'DP-D-01',
  'DP-D-03',
  'DP-D-04',
  'DP-D-05',
  'DP-D-06',
  'DP-D-07',
  'DP-D-08',
  'DP-D-09',
  'DP-D-10',
  'DP-D-12',
  'DP-D-13',
  'DP-D-14',
  'DP-D-15',
  'DP-D-16',
  'DP-D-17',
  'DP-D-18',
  'DP-D-19',
  'DP-D-20',
  'DP-D-29',
  'DP-D-30',
  'DP-D-31',
  'DP-D-33',
  'DP-D-34',
  'DP-D-35',
  'DP-D-36',
  'DP-D-37',
  'DP-D-38',
  'DP-D-39',
  'DP-D-41',
  'DP-D-44',
  'DP-D-27',
] as const;

export type DecisionPoint = (typeof DECISIONS)[number];

export const DECISION = numbered(DECISIONS);
