import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=2500 --trial=1500 --rounds=2`: 2 rounds of 2,500 blocks.
 * They take 53.0 % (within 1.4 %, 1,500 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const zc: Readonly<Record<string, Weights>> = {
  'ZC-D-02': { harm: 1, danger: -0.7, cover: 0.0964, tempo: 0.103, objective: 0.49, reserve: 1, promise: 1 },
  'ZC-D-04': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.228, objective: 0.331, reserve: 1, promise: 1 },
  'ZC-D-05': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'ZC-D-06': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 0.81, reserve: 1, promise: 1 },
  'ZC-D-07': { harm: 1, danger: -0.7, cover: 0.0964, tempo: 0.228, objective: 1, reserve: 1, promise: 1 },
};
