import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=1500 --trial=1000 --rounds=2`: 2 rounds of 1,500 blocks.
 * They take 55.4 % (within 1.8 %, 1,000 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const pc: Readonly<Record<string, Weights>> = {
  'PC-D-01': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'PC-D-02': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 0.654, promise: 1 },
  'PC-D-03': { harm: 1, danger: -0.656, cover: 0.1, tempo: 0.028, objective: 1, reserve: 0.897, promise: 1 },
  'PC-D-04': { harm: 1, danger: -0.608, cover: 0.1, tempo: 0.0802, objective: 1, reserve: 1, promise: 1 },
  'PC-D-07': { harm: 1, danger: -0.901, cover: 0.1, tempo: 0.08, objective: 1, reserve: 0.876, promise: 1 },
  'PC-D-10': { harm: 1, danger: -0.845, cover: 0.1, tempo: 0.0885, objective: 0.937, reserve: 1, promise: 1 },
  'PC-D-11': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
};
