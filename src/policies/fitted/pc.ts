import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=3000 --trial=1500 --rounds=6`: 2 rounds of 3,000 blocks.
 * They take 52.8 % (within 1.4 %, 1,500 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const pc: Readonly<Record<string, Weights>> = {
  'PC-D-01': { harm: 1, danger: -0.707, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'PC-D-02': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 0.582, promise: 1 },
  'PC-D-03': {
    harm: 1,
    danger: -0.656,
    cover: 0.104,
    tempo: 0.0215,
    objective: 1,
    reserve: 1.06,
    promise: 1,
  },
  'PC-D-04': { harm: 1, danger: -0.608, cover: 0.1, tempo: 0.0698, objective: 1, reserve: 1, promise: 1 },
  'PC-D-07': { harm: 1, danger: -1.03, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.03, promise: 1 },
  'PC-D-09': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'PC-D-10': {
    harm: 1,
    danger: -0.845,
    cover: 0.1,
    tempo: 0.0885,
    objective: 0.937,
    reserve: 0.881,
    promise: 1,
  },
  'PC-D-11': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1.15, promise: 1 },
};
