import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { curveChart } from '../../src/reporting/charts/curve-chart.ts';
import { differenceChart } from '../../src/reporting/charts/difference-chart.ts';
import { effectChart } from '../../src/reporting/charts/effect-chart.ts';
import { fairChart } from '../../src/reporting/charts/fair-chart.ts';
import { tablesChart } from '../../src/reporting/charts/tables-chart.ts';
import { svgOf } from '../../src/reporting/output/image.ts';
import { CHARTS, CURVE, DIFFERENCE, linesOf } from './drawn-charts.ts';

describe('axes', () => {
  it.each(['curve-of-numbers', 'fair'])('of %s end where the values end', async (name) => {
    const view = await new View(parse(compile(CHARTS[name](640)).spec), { renderer: 'none' }).runAsync();
    const values = name === 'fair' ? [0, 2] : [1, 2];
    expect(view.scale('x').domain()).toEqual(values);
  });

  it.each([0.012, 0.004, 0.07, 1])('label no two steps alike: shares up to %d', async (high) => {
    const points = [1, 2, 3].map((value) => ({
      ...CURVE[0],
      value,
      mean: high / 2,
      low: 0,
      high,
      label: '',
    }));
    const axes = { x: 'sword.cut.bonus', y: 'share', isShare: true, even: null };
    const texts = linesOf(await svgOf(curveChart(points, axes, 640)));
    const labels = texts.filter((text) => text.endsWith('%'));
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('label zero, wherever the ends are', async () => {
    for (const high of [9, 18, 35, 55, 70, 90]) {
      const row = { ...DIFFERENCE, difference: 0, low: -0.6 * high, high, label: '' };
      const svg = await svgOf(differenceChart([row], 'points', 640));
      expect(linesOf(svg.replaceAll(/<text[^>]* opacity="0".*?<\/text>/g, ''))).toContain('0');
    }
  });

  it('of shares keep within 0 and 100 %, however wide a page is', async () => {
    for (const [low, high] of [
      [0, 0.02],
      [0.98, 1],
    ]) {
      const at = { title: 'Sword', low, high, word: 'helps', verdict: 'helps', table: 'yard', blocks: 9 };
      const marks = [low, high].map((share, value) => ({ ...at, share, value, fitted: share }));
      const points = marks.map(({ value }) => ({ ...CURVE[0], value, mean: low, low, high }));
      const curve = { x: 'n', y: 'share', isShare: true, even: 0.5 };
      for (const chart of [
        effectChart([marks[0]], 'rule', 0.02, 1200),
        tablesChart(marks, 0.02, 1200),
        fairChart(marks, { book: 1, d: 0.02, axis: 'n' }, 1200),
        curveChart(points, curve, 1200),
      ]) {
        const shares = linesOf(await svgOf(chart)).filter((text) => /\d%$/.test(text));
        const far = shares.filter((text) => !/^(100|\d\d?)(\.\d)?%$/.test(text));
        expect([shares.length > 4, far]).toEqual([true, []]);
      }
    }
  });

  it('end where values end, and say each as it is', async () => {
    const points = [0, 145, 360].map((value) => ({ ...CURVE[0], value, label: '' }));
    const axes = { x: 'overwatch.arc.degrees', y: 'rounds', isShare: false, even: null };
    const spec = compile(curveChart(points, axes, 640)).spec as {
      axes: { scale: string; values?: unknown }[];
    };
    const across = spec.axes.filter(({ scale }) => scale === 'x');
    for (const { values } of across) expect(values).toEqual([0, 145, 360]);
    const texts = linesOf(await svgOf(curveChart(points, axes, 640)));
    expect(texts).toEqual(expect.arrayContaining(['0', '145', '360']));
    expect(texts.filter((text) => /^-|^−|e\+|^[1-9]00$/.test(text))).toEqual([]);
  });

  it('have no halves between whole numbers', async () => {
    const points = [6, 7, 8].map((value) => ({ ...CURVE[0], value, label: '' }));
    const axes = { x: 'rounds.length.rounds', y: 'share', isShare: true, even: null };
    const texts = linesOf(await svgOf(curveChart(points, axes, 640)));
    expect(texts).toEqual(expect.arrayContaining(['6', '7', '8']));
    const fair = linesOf(await svgOf(CHARTS.fair(640)));
    expect(fair).toEqual(expect.arrayContaining(['0', '1', '2']));
    expect([...texts, ...fair].filter((text) => /^\d\.\d$/.test(text))).toEqual([]);
  });
});
