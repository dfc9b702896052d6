import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { barsChart } from '../../src/reporting/charts/bars-chart.ts';
import { type CurvePoint, curveChart } from '../../src/reporting/charts/curve-chart.ts';
import {
  differenceChart,
  differenceRow,
  intervalWord,
  MOVEMENT_WORDS,
} from '../../src/reporting/charts/difference-chart.ts';
import { effectChart } from '../../src/reporting/charts/effect-chart.ts';
import { fairChart } from '../../src/reporting/charts/fair-chart.ts';
import { matrixChart } from '../../src/reporting/charts/matrix-chart.ts';
import { roundsChart } from '../../src/reporting/charts/rounds-chart.ts';
import { screenChart } from '../../src/reporting/charts/screen-chart.ts';
import { tablesChart } from '../../src/reporting/charts/tables-chart.ts';
import { waterfallChart } from '../../src/reporting/charts/waterfall-chart.ts';
import { worthChart } from '../../src/reporting/charts/worth-chart.ts';
import { LEGEND, type Width } from '../../src/reporting/document/theme.ts';
import { svgOf } from '../../src/reporting/output/image.ts';

const CURVE = [
  { value: 1, mean: 0.4, low: 0.3, high: 0.5, isBook: false, label: '40.0 %' },
  { value: 2, mean: 0.5, low: 0.45, high: 0.55, isBook: true, label: '50.0 %' },
] as const satisfies readonly CurvePoint[];

const DIFFERENCE = {
  title: 'Sword',
  difference: -1.2,
  low: -1.5,
  high: -0.9,
  word: 'beyond zero',
  label: '-1.2',
};

const CHARTS: Readonly<Record<string, (width: Width) => TopLevelSpec>> = {
  'curve-of-numbers': (width) =>
    curveChart(CURVE, { x: 'sword.cut.bonus', y: 'share', isShare: true, even: 0.5 }, width),
  'curve-of-words': (width) =>
    curveChart(
      CURVE.map((point) => ({ ...point, value: `army ${point.value}` })),
      { x: 'army', y: 'rounds', isShare: false, even: null },
      width,
    ),
  claims: (width) =>
    differenceChart(
      [
        { title: 'a: here', word: 'holds', difference: 4, low: 2, high: 6, label: '+4.0' },
        { title: 'b: there', word: 'undecided', difference: -1, low: -3, high: 1, label: '-1.0' },
      ],
      'percentage points',
      width,
    ),
  screen: (width) =>
    screenChart(
      [
        { title: 'a.b.c', size: 3, low: 2, high: 4, noise: 1, isClear: true, label: '+3.0' },
        { title: 'a.b.d', size: 0, low: 0, high: 0, noise: 0, isClear: false, label: '0.0' },
      ],
      'percentage points',
      width,
    ),
  effect: (width) =>
    effectChart(
      [
        { title: 'Sword', share: 0.62, low: 0.605, high: 0.635, word: 'dominant', verdict: 'dominant' },
        { title: 'Curse', share: 0.44, low: 0.42, high: 0.46, word: 'costs', verdict: 'costs 6.0 points' },
        { title: 'Flag', share: 0.51, low: 0.47, high: 0.55, word: 'undecided', verdict: 'undecided' },
      ],
      'rule',
      0.02,
      width,
    ),
  tables: (width) =>
    tablesChart(
      [
        { title: 'Sword', table: 'yard', share: 0.6, blocks: 40 },
        { title: 'Sword', table: 'hall', share: 0.64, blocks: 40 },
      ],
      0.02,
      width,
    ),
  bars: (width) =>
    barsChart(
      [{ title: 'Sword', value: 0.4, label: '40.0 %' }],
      { title: 'used', format: '.0%', most: 1 },
      width,
    ),
  fair: (width) =>
    fairChart(
      [
        { value: 0, share: 0.58, low: 0.55, high: 0.61, fitted: 0.58, word: 'worth more' },
        { value: 1, share: 0.51, low: 0.49, high: 0.53, fitted: 0.51, word: 'undecided' },
        { value: 2, share: 0.46, low: 0.44, high: 0.48, fitted: 0.46, word: 'worth less' },
      ],
      { book: 1, d: 0.02, axis: 'overwatch.cost.points' },
      width,
    ),
  rounds: (width) =>
    roundsChart(
      [
        { game: 'before', round: 1, mean: 0.1, low: -0.05, high: 0.2, label: '10.0 %' },
        { game: 'before', round: 2, mean: 0.4, low: 0.3, high: 0.5, label: '40.0 %' },
        { game: 'after', round: 1, mean: 0.2, low: null, high: null, label: '20.0 %' },
        { game: 'after', round: 2, mean: 0.6, low: null, high: null, label: '60.0 %' },
      ],
      'explained by the lead',
      width,
    ),
  matrix: (width) =>
    matrixChart(
      [
        { row: 'careful', column: 'bold', share: 0.6, label: '60.0 % *' },
        { row: 'bold', column: 'careful', share: 0.4, label: '40.0 % *' },
      ],
      ['careful', 'bold'],
      width,
    ),
  worth: (width) =>
    worthChart(
      [
        { title: 'Sniper', way: 'random armies', mean: 2.4, low: 1.9, high: 3.1, label: '2.4' },
        { title: 'Sniper', way: 'contests', mean: 2.2, low: 1, high: 4, label: '1 to 4' },
        { title: 'Leader', way: 'random armies', mean: 4.4, low: 3.9, high: 5.1, label: '4.4' },
      ],
      [{ title: 'Sniper', cost: 3 }],
      'Soldiers',
      width,
    ),
  waterfall: (width) =>
    waterfallChart(
      [
        { title: 'Sword', value: 12, label: '+12.0' },
        { title: 'Curse', value: -5.8, label: '-5.8' },
      ],
      { title: 'all together', value: 6.2, label: '+6.2' },
      'percentage points',
      width,
    ),
  difference: (width) =>
    differenceChart(
      [
        DIFFERENCE,
        { title: 'Flag', difference: 0.1, low: -0.2, high: 0.4, word: 'not settled', label: '+0.1' },
      ],
      'rounds',
      width,
    ),
};

/** Compiles a chart; a warning of vega-lite is an error. */
function compiled(chart: TopLevelSpec): object {
  const complain = (...words: readonly unknown[]) => {
    throw new Error(words.join(' '));
  };
  const logger = {
    level: () => logger,
    warn: complain,
    error: complain,
    info: () => logger,
    debug: () => logger,
  };
  return compile(chart, { logger: logger as never }).spec;
}

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

interface Drawn {
  readonly marktype?: string;
  readonly items?: readonly Drawn[];
  readonly text?: string | readonly string[];
  readonly y: number;
  readonly bounds: { readonly y2: number };
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

describe('differences', () => {
  const difference = { mean: -0.012, low: -0.0125, high: -0.0115 };

  it('count as beyond zero from a least number of blocks on', () => {
    expect([199, 200].map((blocks) => intervalWord(difference, blocks))).toEqual([
      'not settled',
      'beyond zero',
    ]);
    expect(intervalWord({ ...difference, high: 0.001 }, 200)).toBe('not settled');
  });

  it('have words for their verdicts that the legend knows', () => {
    expect(Object.values(MOVEMENT_WORDS).filter((word) => LEGEND[word] === undefined)).toEqual([]);
  });

  it('are in points where they are shares, and in their own unit else', () => {
    const share = { metric: 'draws', unit: 'share', difference } as const;
    const sword = { title: 'Sword', difference: -1.2, low: -1.25, high: -1.15, word: 'holds', label: '-1.2' };
    expect(differenceRow('Sword', share, 'holds')).toEqual(sword);
    const { label, ...rounds } = differenceRow('Sword', { ...share, unit: 'rounds' }, 'holds');
    expect([rounds.difference, label]).toEqual([-0.012, '-0.0120']);
    expect(differenceRow('Sword', { ...share, unit: 'rounds' }, 'holds', 1000).low).toBe(-12.5);
  });
});

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

/** All texts of a picture, line by line, without spaces. */
function linesOf(svg: string): string[] {
  return [...svg.matchAll(/>([^<>]+)<\/t(?:ext|span)>/g)].map(([, text]) => text.replaceAll(' ', ''));
}
