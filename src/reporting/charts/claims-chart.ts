import type { TopLevelSpec } from 'vega-lite';
import type { ClaimWord } from '../../experiments/designs/claims/claim-row.ts';
import { steps, type Width } from '../document/theme.ts';
import { comparedAt, forest } from './forest.ts';

/** A claim in one of its circumstances, in the metric's own unit. */
export interface ClaimMark {
  readonly title: string;
  readonly word: ClaimWord;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The difference as it is written. */
  readonly label: string;
}

/** Differences that claims are about, with their intervals and what becomes of the claim. */
export function claimsChart(marks: readonly ClaimMark[], metric: string, width: Width): TopLevelSpec {
  const ends = [0, ...marks.flatMap(({ low, high }) => [low, high])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const edge = 0.04 * (high - low || 1);
  const scale = { domain: [low - edge, high + edge], zero: false, nice: false };
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: steps(width) } } as const;
  const tooltip = [
    { field: 'title', title: 'claim' },
    { field: 'word', title: 'verdict' },
    { field: 'label', title: metric },
  ];
  const below = () => [comparedAt(x, 'none', 0)];
  return forest(marks, { value: 'difference', x, tooltip, pitch: 28, below }, width);
}
