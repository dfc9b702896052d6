import type { Config } from 'vega-lite';
import type { VerdictWord } from '../../experiments/verdict.ts';

/** How wide a chart is drawn: as wide as what holds it, or a number of pixels. */
export type Width = 'container' | number;

export const INK = '#1f2933';
export const FAINT = '#7b8794';
export const ZONE = '#eaedf1';

/** How a verdict looks. Hue, lightness and shape all differ, so that none of the three must be seen. */
export interface Look {
  readonly colour: string;
  readonly shape: string;
}

/** Looks of verdicts, strongest first. */
export const LOOKS: Readonly<Record<VerdictWord, Look>> = {
  dominant: { colour: '#8c2d04', shape: 'diamond' },
  strong: { colour: '#e6811c', shape: 'square' },
  helps: { colour: '#2b8cbe', shape: 'circle' },
  'no effect': { colour: '#2b343c', shape: 'cross' },
  costs: { colour: '#7b3294', shape: 'triangle-down' },
  harms: { colour: '#e7298a', shape: 'triangle-left' },
  undecided: { colour: '#9aa5b1', shape: 'triangle-right' },
};

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

/** Where the width is not known beforehand, legend and names must fit into a phone. */
const NARROW: Config = {
  ...CONFIG,
  axis: { ...CONFIG.axis, labelLimit: 230 },
  legend: { ...CONFIG.legend, columns: 3 },
};

/** Steps of an axis across, few enough that each has room for its label: where some are left out, zero may be among them. */
export const STEPS = 8;

export interface Frame {
  $schema: string;
  config: Config;
  width: Width;
  padding: { left: number; top: number; right: number; bottom: number };
}

/** What every chart has in common. */
export function frame(width: Width): Frame {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    config: width === 'container' ? NARROW : CONFIG,
    width,
    // Room at the right for figures behind marks, which no layout counts.
    padding: { left: 5, top: 5, right: 52, bottom: 5 },
  };
}
