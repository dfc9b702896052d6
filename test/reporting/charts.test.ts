import type { TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { barsChart } from '../../src/reporting/charts/bars-chart.ts';
import { waterfallChart } from '../../src/reporting/charts/waterfall-chart.ts';
import { svgOf } from '../../src/reporting/output/image.ts';
import { CHARTS, compiled, linesOf } from './drawn-charts.ts';

describe('charts', () => {
  it.each(Object.entries(CHARTS))('compile without a warning: %s', async (name, chart) => {
    const text = `${JSON.stringify(compiled(chart(640)), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../golden/charts/${name}.json`);
  });

  it('compile as wide as what holds them', () => {
    for (const chart of Object.values(CHARTS))
      for (const width of ['container', 'narrow'] as const) compiled(chart(width));
  });

  it('show verdicts that occur, strongest first', () => {
    const { scales } = compiled(CHARTS.effect(640)) as { scales: { name: string; domain: unknown }[] };
    expect(scales.find(({ name }) => name === 'color')?.domain).toEqual(['dominant', 'costs', 'undecided']);
  });

  it('have an axis of a whole unit either way where all they show is nothing', () => {
    const none = { value: 0, label: '0.0' };
    const zeros = waterfallChart([{ title: 'Sword', ...none }], { title: 'all', ...none }, 'rounds', 640);
    const { scales } = compiled(zeros) as { scales: { name: string; domain: unknown }[] };
    expect(scales.find(({ name }) => name === 'x')?.domain).toEqual([-1, 1]);
  });

  it.each([
    'command-points.commander.umbrella=commander-only',
    'the book, density=12 spacing=3 against overwatch=off',
    'combat-ready.charge.triggers=every-movement',
    'areaofeffectweaponswithoutanysignorspaceinthem',
  ])('show long names whole, a chart wide and narrow: %s', async (name) => {
    const long = [{ title: name, value: 0.4, label: '40.0 %' }];
    for (const width of [640, 'container'] as const) {
      const chart = barsChart(long, { title: 'used', format: '.0%', most: 1 }, width);
      const lines = linesOf(await svgOf({ ...chart, width: 320 } as TopLevelSpec));
      expect(lines.join('')).toContain(name.replaceAll(' ', ''));
    }
  });
});
