import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=4000 --trial=1500 --rounds=3`: 2 rounds of 4,000 blocks.
 * They take 54.0 % (within 1.6 %, 1,500 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const dp: Readonly<Record<string, Weights>> = {
  'DP-D-03': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.88, promise: 1 },
  'DP-D-04': {
    harm: 1,
    danger: -0.7,
    cover: 0.082,
    tempo: 0.08,
    objective: 1.16,
    reserve: 1,
    promise: 0.234,
  },
  'DP-D-06': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-14': { harm: 1, danger: -0.528, cover: 0.1, tempo: 0.021, objective: 1, reserve: 1, promise: 0.6 },
  'DP-D-15': { harm: 1, danger: -0.58, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-20': { harm: 1, danger: -0.5, cover: 0.08, tempo: 0.08, objective: 1, reserve: 1.2, promise: 0.9 },
  'DP-D-29': { harm: 1, danger: -0.5, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-36': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.18, promise: 1 },
  'DP-D-37': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.06, promise: 1 },
  'DP-D-38': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-39': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.45, promise: 1 },
  'DP-D-41': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.51, promise: 1 },
  'DP-D-44': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
};
