import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=3000 --trial=1500 --rounds=4`: 2 rounds of 3,000 blocks.
 * They take 52.9 % (within 1.3 %, 1,500 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const zc: Readonly<Record<string, Weights>> = {
  'ZC-D-02': {
    harm: 1,
    danger: -0.727,
    cover: 0.0722,
    tempo: 0.103,
    objective: 0.49,
    reserve: 1,
    promise: 1,
  },
  'ZC-D-04': { harm: 1, danger: -0.419, cover: 0.1, tempo: 0.228, objective: 0.167, reserve: 1, promise: 1 },
  'ZC-D-05': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'ZC-D-06': {
    harm: 1,
    danger: -0.762,
    cover: 0.227,
    tempo: 0.087,
    objective: 0.284,
    reserve: 1,
    promise: 1,
  },
  'ZC-D-07': { harm: 1, danger: -0.7, cover: 0.131, tempo: 0.228, objective: 1, reserve: 1, promise: 1 },
};
