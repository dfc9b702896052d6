import type { Foresight } from '../../../rules/ruleset.ts';

/** Where a model moves and what it does decide most; what a lead is worth is about that of its neighbours. */
export const foresight: Foresight = {
  points: ['DX-D-03', 'DX-D-04'],
  units: ['DX-D-01', 'DX-D-02'],
  slope: 8,
};
