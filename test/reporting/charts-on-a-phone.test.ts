import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { barsChart } from '../../src/reporting/charts/bars-chart.ts';
import { type CurvePoint, curveChart } from '../../src/reporting/charts/curve-chart.ts';
import { effectChart } from '../../src/reporting/charts/effect-chart.ts';
import { matrixChart } from '../../src/reporting/charts/matrix-chart.ts';
import type { Width } from '../../src/reporting/document/theme.ts';
import { svgOf } from '../../src/reporting/output/image.ts';
import { CHARTS, CURVE, compiled, linesOf } from './drawn-charts.ts';

interface Drawn {
  readonly marktype?: string;
  readonly items?: readonly Drawn[];
  readonly text?: string | readonly string[];
  readonly y: number;
  readonly bounds: { readonly y1: number; readonly y2: number };
}

/** All texts of a drawing. */
function textsIn({ marktype, items = [] }: Drawn): readonly Drawn[] {
  return marktype === 'text' ? items : items.flatMap(textsIn);
}

/** Pixels between the ends of the axis across, drawn as a page draws it. */
async function plotWidth(chart: TopLevelSpec, width: number): Promise<number> {
  const spec = { ...chart, width, autosize: { type: 'fit-x', contains: 'padding' } } as TopLevelSpec;
  const view = await new View(parse(compile(spec).spec), { renderer: 'none' }).runAsync();
  const [from, to] = view.scale('x').range() as [number, number];
  return to - from;
}

describe('on a phone', () => {
  const NAME = 'combat-ready.charge.triggers=every-movement';
  const named: Readonly<Record<string, (width: Width) => TopLevelSpec>> = {
    ...CHARTS,
    effect: (width) =>
      effectChart(
        [{ title: NAME, share: 0.62, low: 0.6, high: 0.64, word: 'dominant', verdict: 'dominant' }],
        'rule',
        0.02,
        width,
      ),
    bars: (width) =>
      barsChart([{ title: NAME, value: 0.4, label: '40.0 %' }], { title: 'used', format: '.0%' }, width),
  };

  // A page of 390 pixels leaves a chart 350, and the menu beside it 312. Half of it is what is left where letters are
  // taken for wider than they are; a matrix has names beside it.
  it.each(Object.entries(named))('the plot has most of the width: %s', async (name, chart) => {
    expect(await plotWidth(chart('narrow'), 312)).toBeGreaterThan(name === 'matrix' ? 120 : 156);
  });

  it('names stand above their rows, whole, with figures at the end of their line', async () => {
    const texts = linesOf(await svgOf({ ...named.bars('narrow'), width: 300 } as TopLevelSpec));
    expect(texts.join('')).toContain(NAME);
    expect(texts).toContain('40.0%');
    for (const text of texts) expect(text.length).toBeLessThan(39);
  });

  it.each([
    ['beside its name', 'command-points.income.when=turn', '40.0 %', false],
    ['beneath it where both are long', 'command-points.income.when=turn', '40.0 % (30.0 to 50.0 %)', true],
  ])('a figure stands %s', async (_, title, label, isBeneath) => {
    const chart = barsChart([{ title, value: 0.4, label }], { title: 'used', format: '.0%' }, 'narrow');
    const spec = { ...chart, width: 300 } as TopLevelSpec;
    const view = await new View(parse(compile(spec).spec), { renderer: 'none' }).runAsync();
    const texts = textsIn((view.scenegraph() as unknown as { readonly root: Drawn }).root);
    const name = texts.find(({ text }) => `${text}` === title)!;
    const figure = texts.find(({ text }) => text === label)!;
    expect(name.bounds.y2 <= figure.bounds.y1).toBe(isBeneath);
    expect(name.bounds.y1).toBeGreaterThanOrEqual(-1);
  });

  it('a curve has no figures that would cover one another', async () => {
    const many = [1, 2, 3, 4, 5].map((value) => ({ ...CURVE[0], value }));
    const drawn = async (points: readonly CurvePoint[]) =>
      linesOf(
        await svgOf({
          ...curveChart(points, { x: 'n', y: 'share', isShare: true, even: null }, 'narrow'),
          width: 300,
        } as TopLevelSpec),
      );
    expect(await drawn(CURVE)).toContain('50.0%');
    expect(await drawn(many)).not.toContain('40.0%');
  });

  it('strokes of tables leave the names above their rows alone', () => {
    const { marks } = compiled(CHARTS.tables('narrow')) as { marks: { style?: string[]; encode: object }[] };
    const stroke = marks.find(({ style }) => style?.includes('tick'));
    // The foot of a name is 9 pixels above the middle of its row, where a stroke has its own.
    expect(stroke?.encode).toMatchObject({ update: { height: { value: 16 }, yc: { band: 0.5 } } });
  });

  it('names of several lines end above their rows', async () => {
    const long = 'command-points.commander.umbrella=commander-only';
    const spec = {
      ...barsChart([{ title: long, value: 0.4, label: '' }], { title: 'used', format: '.0%' }, 'narrow'),
      width: 300,
    };
    const view = await new View(parse(compile(spec as TopLevelSpec).spec), { renderer: 'none' }).runAsync();
    const [name] = textsIn((view.scenegraph() as unknown as { readonly root: Drawn }).root).filter(
      ({ text }) => Array.isArray(text),
    );
    expect(name.text).toHaveLength(2);
    expect(name.bounds.y2).toBeLessThan(name.y);
  });

  it('more contestants than a column has a name for are told by number on any page', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `contestant ${'abcdefghijkl'[i]}`);
    const cells = names.flatMap((row) =>
      names
        .filter((column) => column !== row)
        .map((column) => ({ row, column, share: 0.75, label: '75.0 % *' })),
    );
    const texts = linesOf(await svgOf(matrixChart(cells, names, 640)));
    for (let number = 1; number <= 12; number++) expect(texts).toContain(`${number}`);
    expect(texts).toContain('12contestantl');
    expect(texts.filter((text) => text === '75*')).toHaveLength(132);
  });

  it('shares of two contestants come to 100 without decimals, too', async () => {
    const names = ['careful', 'bold'];
    const told = async (share: number) => {
      const cells = [
        { row: 'careful', column: 'bold', share, label: '' },
        { row: 'bold', column: 'careful', share: 1 - share, label: '' },
      ];
      const texts = linesOf(
        await svgOf({ ...matrixChart(cells, names, 'narrow'), width: 200 } as TopLevelSpec),
      );
      return texts.filter((text) => /^\d\d$/.test(text)).map(Number);
    };
    expect(await told(0.545)).toEqual([55, 45]);
    expect(await told(0.455)).toEqual([45, 55]);
    expect(await told(0.5)).toEqual([50, 50]);
  });

  it('contestants of a matrix are told by number', async () => {
    const texts = linesOf(await svgOf({ ...CHARTS.matrix('narrow'), width: 200 } as TopLevelSpec));
    expect(texts).toEqual(expect.arrayContaining(['1careful', '2bold', '1', '2', '60*', '40*']));
  });
});
