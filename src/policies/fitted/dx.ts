import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=1200 --trial=700 --rounds=1`: 1 round of 1,200 blocks.
 * They take 58.1 % (within 2.2 %, 700 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const dx: Readonly<Record<string, Weights>> = {
  'DX-D-01': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DX-D-03': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.028, objective: 1, reserve: 1, promise: 1 },
  'DX-D-04': { harm: 1, danger: -0.595, cover: 0.1, tempo: 0.0548, objective: 1, reserve: 1, promise: 1 },
  'DX-D-05': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DX-D-07': { harm: 1, danger: -0.7, cover: 0.112, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'DX-D-09': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
};
