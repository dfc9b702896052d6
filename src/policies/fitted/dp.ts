import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=3000 --trial=1000 --rounds=2`: 2 rounds of 3,000 blocks.
 * They take 53.9 % (within 1.8 %, 1,000 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const dp: Readonly<Record<string, Weights>> = {
  'DP-D-03': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.77, promise: 1 },
  'DP-D-04': {
    harm: 1,
    danger: -0.7,
    cover: 0.082,
    tempo: 0.08,
    objective: 1.27,
    reserve: 1,
    promise: 0.234,
  },
  'DP-D-06': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.0723, objective: 1, reserve: 1, promise: 1 },
  'DP-D-10': { harm: 1, danger: -0.765, cover: 0.0953, tempo: 0.082, objective: 1, reserve: 1, promise: 1 },
  'DP-D-14': { harm: 1, danger: -0.528, cover: 0.1, tempo: 0.021, objective: 1, reserve: 1, promise: 0.561 },
  'DP-D-15': { harm: 1, danger: -0.58, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-20': { harm: 1, danger: -0.484, cover: 0.08, tempo: 0.08, objective: 1, reserve: 1.2, promise: 0.9 },
  'DP-D-29': { harm: 1, danger: -0.5, cover: 0.0915, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-36': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.18, promise: 1 },
  'DP-D-37': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.79, promise: 1 },
  'DP-D-38': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DP-D-39': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.42, promise: 1 },
  'DP-D-41': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.41, promise: 1 },
};
