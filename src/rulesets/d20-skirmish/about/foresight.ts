import type { Foresight } from '../../../rules/ruleset.ts';
import { SLOPE } from '../match/score.ts';

/** Where a model moves and what it does decide most. */
export const foresight: Foresight = {
  points: ['DX-D-03', 'DX-D-04'],
  units: ['DX-D-01', 'DX-D-02'],
  slope: SLOPE,
};
