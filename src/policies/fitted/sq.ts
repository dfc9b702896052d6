import type { Weights } from '../persona.ts';

/**
 * By `npm run fit -- ... --blocks=1200 --trial=700 --rounds=1`: 1 round of 1,200 blocks.
 * They take 56.6 % (within 2.3 %, 700 blocks on tables and luck that nothing was fitted on) off the weights that
 * they were fitted from.
 */
export const sq: Readonly<Record<string, Weights>> = {
  'SQ-D-01': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 0.852, reserve: 1, promise: 1 },
  'SQ-D-02': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'SQ-D-03': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 0.35, reserve: 1, promise: 1 },
  'SQ-D-07': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1, reserve: 1, promise: 1 },
  'SQ-D-13': { harm: 1, danger: -0.7, cover: 0.1, tempo: 0.08, objective: 1.53, reserve: 1, promise: 1 },
};
