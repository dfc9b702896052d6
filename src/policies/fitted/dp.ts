import type { Weights } from '../persona.ts';

export const dp: Readonly<Record<string, Weights>> = {
  'DP-D-04': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 0.25 },
  'DP-D-14': { harm: 1, danger: -0.5, cover: 0.1, tempo: 0.06, objective: 1, reserve: 1, promise: 0.6 },
  'DP-D-20': { harm: 1, danger: -0.5, cover: 0.08, tempo: 0.08, objective: 1, reserve: 1.2, promise: 0.9 },
  'DP-D-29': { harm: 1, danger: -0.5, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
};
