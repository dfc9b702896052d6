import type { Config } from 'vega-lite';
import type { VerdictWord } from '../../experiments/terms/verdict.ts';

/** How wide a chart is drawn: as wide as what holds it, the same on a phone with names above their rows, or a number of pixels. */
export type Width = 'container' | 'narrow' | number;

export const INK = '#1f2933';
export const FAINT = '#7b8794';
export const ZONE = '#eaedf1';

/** How a mark looks. Hue, lightness and shape all differ, so that none of the three must be seen. */
export interface Look {
  readonly colour: string;
  readonly shape: string;
}

/** An upright bar, as Vega draws it: it stands out from the line of its interval. */
export const BAR = 'M-0.35,-1L0.35,-1L0.35,1L-0.35,1Z';

/** Looks of verdicts, strongest first. */
export const LOOKS: Readonly<Record<VerdictWord, Look>> = {
  dominant: { colour: '#8c2d04', shape: 'diamond' },
  strong: { colour: '#e6811c', shape: 'square' },
  helps: { colour: '#2b8cbe', shape: 'circle' },
  'no effect': { colour: '#2b343c', shape: 'cross' },
  costs: { colour: '#7b3294', shape: 'triangle-down' },
  harms: { colour: '#e7298a', shape: 'triangle-left' },
  misplayed: { colour: '#66803a', shape: 'triangle-up' },
  slight: { colour: '#4747d1', shape: BAR },
  undecided: { colour: '#9aa5b1', shape: 'triangle-right' },
};

/** Teal is for what is neither good nor bad. */
const TEAL = '#00796b';
const PENTAGON = 'M0,-1L0.951,-0.309L0.588,0.809L-0.588,0.809L-0.951,-0.309Z';

/** It is so: a claim holds, a difference lies beyond zero, a test has passed. */
const YES: Look = { colour: TEAL, shape: PENTAGON };
const NO: Look = { colour: '#bfa100', shape: 'wedge' };

/**
 * The one legend of all charts: filled marks are verdicts, by the words that stand beside them, and words that say the
 * same look the same. Hollow marks (`FIGURE`, `BEFORE`) are figures without a verdict; a dashed line is what is
 * compared with, be it the book, an even share or nothing; the grey band is what counts as no effect.
 */
export const LEGEND: Readonly<Record<string, Look>> = {
  ...LOOKS,
  'worth more': LOOKS.helps,
  fair: LOOKS['no effect'],
  'worth less': LOOKS.harms,
  holds: YES,
  passed: YES,
  'beyond zero': YES,
  'beyond luck': YES,
  'does not hold': NO,
  failed: NO,
  'still open': LOOKS.undecided,
  'not settled': LOOKS.undecided,
};

/** The line of what is compared with. */
export const COMPARED: { type: 'rule'; color: string; strokeDash: number[] } = {
  type: 'rule',
  color: FAINT,
  strokeDash: [3, 3],
};

/** A figure without a verdict. */
export const FIGURE: Look = { colour: TEAL, shape: 'circle' };
/** Another one beside it: what was before, or was found in another way. */
export const BEFORE: Look = { colour: INK, shape: 'square' };

/** Fields of a matrix: pale forms of what harms and of what helps. */
export const PALE = { harms: '#f5b5d6', even: '#f7f7f7', helps: '#a3cde3' } as const;

/** Marks of figures without a verdict. */
export const HOLLOW = {
  type: 'point',
  filled: false,
  fill: '#ffffff',
  strokeWidth: 2.5,
  size: 90,
  opacity: 1,
} as const;

/** Colour and shape by the word that stands for a verdict, of those words that occur. */
export function looksOf(words: readonly string[]) {
  const shown = Object.keys(LEGEND).filter((word) => words.includes(word));
  return looksAs(
    'word',
    shown,
    shown.map((word) => LEGEND[word]),
  );
}

/** Colour and shape of words that look as they are told to. */
export function looksAs(field: string, words: readonly string[], looks: readonly Look[]) {
  const encoding = (key: keyof Look) =>
    ({
      field,
      type: 'nominal',
      scale: { domain: [...words], range: looks.map((look) => look[key]) },
    }) as const;
  return { color: encoding('colour'), shape: encoding('shape') };
}

/** The fonts of a page come from its style. */
const CONFIG: Config = {
  background: 'transparent',
  font: 'system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif',
  view: { stroke: null },
  axis: {
    labelColor: INK,
    labelFontSize: 12,
    titleColor: FAINT,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    domain: false,
    ticks: false,
    gridColor: '#eef0f3',
    labelPadding: 6,
    labelOverlap: true,
    labelSeparation: 8,
    labelFlush: false,
    // Without a browser letters are taken for wider than they are.
    labelLimit: 330,
  },
  legend: { labelColor: INK, labelFontSize: 12, title: null, orient: 'top', symbolSize: 110 },
  text: { color: INK, fontSize: 12 },
};

/** Legend and names must fit into a phone. */
const NARROW: Config = {
  ...CONFIG,
  axis: { ...CONFIG.axis, labelLimit: 230 },
  legend: { ...CONFIG.legend, columns: 3 },
};

/** Steps of an axis across, few enough that each has room for its label: where some are left out, zero may be among them. */
export function steps(width: Width): number {
  return width === 'narrow' ? 4 : 8;
}

/** Pixels between the first value of a curve and the axis beside it: room for half of the figure above a value. */
export const BESIDE = 26;

/** A scale that ends where the values of a curve end. */
export function endsOf(values: readonly number[]) {
  return { domain: [Math.min(...values), Math.max(...values)], nice: false, zero: false };
}

interface Frame {
  $schema: string;
  config: Config;
  width: 'container' | number;
  padding: { left: number; top: number; right: number; bottom: number };
}

/** What every chart has in common. */
export function frame(width: Width): Frame {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    config: width === 'narrow' ? NARROW : CONFIG,
    width: width === 'narrow' ? 'container' : width,
    // Room at the right for figures behind marks, which no layout counts; on a phone they stand above.
    padding: { left: 5, top: 5, right: width === 'narrow' ? 12 : 52, bottom: 5 },
  };
}
