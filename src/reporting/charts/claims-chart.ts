import type { TopLevelSpec } from 'vega-lite';
import type { ClaimWord } from '../../experiments/claim-row.ts';
import { nameRows } from './name-rows.ts';
import { FAINT, frame, LOOKS, STEPS, type Width } from './theme.ts';

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

const WORDS = { holds: LOOKS.helps, 'does not hold': LOOKS.harms, undecided: LOOKS.undecided } as const;

/** Differences that claims are about, with their intervals and what becomes of the claim. */
export function claimsChart(marks: readonly ClaimMark[], metric: string, width: Width): TopLevelSpec {
  const shown = (Object.keys(WORDS) as ClaimWord[]).filter((word) =>
    marks.some((mark) => mark.word === word),
  );
  const ends = [0, ...marks.flatMap(({ low, high }) => [low, high])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const edge = 0.04 * (high - low || 1);
  const scale = { domain: [low - edge, high + edge], zero: false, nice: false };
  const { y, height } = nameRows(
    marks.map(({ title }) => title),
    28,
  );
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: STEPS } } as const;
  const look = (key: 'colour' | 'shape') =>
    ({
      field: 'word',
      type: 'nominal',
      scale: { domain: shown, range: shown.map((word) => WORDS[word][key]) },
    }) as const;
  const color = look('colour');
  const tooltip = [
    { field: 'title', title: 'claim' },
    { field: 'word', title: 'verdict' },
    { field: 'label', title: metric },
  ];
  return {
    ...frame(width),
    height,
    data: { values: [...marks] },
    layer: [
      {
        data: { values: [{ none: 0 }] },
        mark: { type: 'rule', color: FAINT, strokeDash: [3, 3] },
        encoding: { x: { ...x, field: 'none' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
        encoding: { y, x: { ...x, field: 'low' }, x2: { field: 'high' }, color, tooltip },
      },
      {
        mark: { type: 'point', filled: true, size: 110, opacity: 1 },
        encoding: { y, x: { ...x, field: 'difference' }, color, shape: look('shape'), tooltip },
      },
      {
        mark: { type: 'text', align: 'left', dx: 7 },
        encoding: { y, x: { ...x, field: 'high' }, text: { field: 'label' } },
      },
    ],
  };
}
