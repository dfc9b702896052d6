import { describe, expect, it } from 'vitest';
import { sweep } from '../../src/experiments/designs/sweep/sweep.ts';
import type { SweepPoint } from '../../src/experiments/designs/sweep/sweep-point.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { InputError } from '../../src/rules/nearest.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

const experimentOf = (more: object) =>
  normalise({ design: 'sweep', ruleset: toy, tables: { generated: 3 }, ...more } as Sim);

const run = (more: object, ...aside: Aside) => runInline(sweep.run, experimentOf(more) as never, ...aside);

const level = ({ levels }: SweepPoint, id: string) => levels.find(({ metric }) => metric === id)!.level!;
const difference = (point: SweepPoint, id: string) => point.differences!.find(({ metric }) => metric === id)!;

const refusal = (more: object) => refusalOf(() => experimentOf(more));

describe('a sweep over a number', () => {
  it('shows the response to every value from bound to bound, the book among them', async () => {
    const { points, primary, isNumber } = await run({ factor: 'sword.cut.bonus', blocks: 400 });
    expect(primary).toBe('first-player-share');
    expect(isNumber).toBe(true);
    expect(points.map(({ value, isBook }) => [value, isBook])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
    const hits = points.map((point) => level(point, 'count.hits').mean);
    expect(hits[0]).toBeLessThan(hits[1]);
    expect(hits[1]).toBeLessThan(hits[2]);
    expect(difference(points[0], 'rounds').movement).toBe('rises');
    expect(points[2].differences).toBeNull();
  });

  it('lets a side play with a value alone against the book', async () => {
    const { points } = await run({ factor: 'sword.cut.bonus', values: [0, 3], blocks: 600 });
    const [none, book, most] = points;
    expect(book.alone).toBeNull();
    expect(none.alone).toMatchObject({ blocks: 600, found: true });
    expect(none.alone!.share.high).toBeLessThan(0.5);
    expect(none.alone!.verdict.word).toBe('harms');
    expect(most.alone!.share.low).toBeGreaterThan(0.5);
  });

  it('gives differences that are the mean there less the mean by the book, with the gain of common luck', async () => {
    const { points } = await run({ factor: 'sword.cut.bonus', values: [1], blocks: 300 });
    const [one, book] = points;
    const { first, second, difference: less, gain } = difference(one, 'rounds');
    expect(first).toBe(level(one, 'rounds').mean);
    expect(second).toBe(level(book, 'rounds').mean);
    expect(less.mean).toBeCloseTo(first! - second!, 5);
    expect(gain).toBeGreaterThan(1);
  });

  it('finds nothing where nothing changes', async () => {
    const { points } = await run({
      factor: 'table.fog',
      values: [0, 5],
      tables: { generated: 3 },
      blocks: 300,
    });
    for (const point of points) {
      expect(point.found).toBe(false);
      expect(point.alone).toBeNull();
    }
    expect(difference(points[0], 'first-player-share').movement).toBe('stays');
  });
});

describe('a sweep over anything else', () => {
  it('takes readings, the book first', async () => {
    const { points, isNumber } = await run({ factor: 'shield.block.when', blocks: 300 });
    expect(isNumber).toBe(false);
    expect(points.map(({ value }) => value)).toEqual(['always', 'opening']);
    expect(difference(points[1], 'count.hits').movement).toBe('rises');
    expect(points[1].alone!.share.mean).toBeLessThan(0.5);
  });

  it('takes a switch, and keeps what both sides share where one plays without', async () => {
    const { points } = await run({ factor: 'shield', blocks: 300 });
    expect(points.map(({ value }) => value)).toEqual(['on', 'off']);
    expect(difference(points[1], 'count.hits').movement).toBe('rises');
    expect(points[1].alone!.share.mean).toBeLessThan(0.5);
    const dusk = await run({ factor: 'shield.dusk', blocks: 50 });
    expect(dusk.points[1].alone).toBeNull();
  });

  it('takes armies, for both sides and for one', async () => {
    const { points } = await run({ factor: 'army', values: ['giant'], blocks: 200 });
    expect(points.map(({ value }) => value)).toEqual(['duellist', 'giant']);
    expect(difference(points[1], 'rounds').movement).toBe('rises');
    expect(points[1].alone!.share.low).toBeGreaterThan(0.5);
  });

  it('starts from what the sim sets', async () => {
    const { points } = await run({
      factor: 'sword.cut.bonus',
      values: [2],
      set: { 'sword.cut.bonus': 1 },
      blocks: 20,
    });
    expect(points.map(({ value, isBook }) => [value, isBook])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('plays settings of tables on generated ones', () => {
    const { spec } = experimentOf({ factor: 'table.fog' });
    expect(spec.tables.every((table) => 'seed' in table)).toBe(true);
    expect(spec.asks).toMatchObject({ values: [0, 1, 2, 3, 4, 5], leftOut: [] });
  });
});

describe('values that cannot be played', () => {
  const brittle: Ruleset = {
    ...toy,
    compile(matchup) {
      if (matchup.variants[0]['sword.cut.bonus'] === 3) throw new InputError('Three is one too many.');
      return toy.compile(matchup);
    },
  };

  it('are left out with the reason where nobody named them', () => {
    const { spec } = experimentOf({ ruleset: brittle, factor: 'sword.cut.bonus' });
    expect(spec.asks).toMatchObject({
      values: [0, 1, 2],
      leftOut: [{ value: 3, why: 'Three is one too many.' }],
    });
  });

  it.each([
    ['by name', { ruleset: brittle, factor: 'sword.cut.bonus', values: [3] }, 'Three is one too many.'],
    ['out of bounds', { factor: 'sword.cut.bonus', values: [9] }, 'takes a number from 0 to 3'],
    [
      'of tables out of bounds',
      { factor: 'table.fog', values: [9] },
      'The table generator takes "fog" from 0 to 5',
    ],
    ['in words', { factor: 'table.fog', values: ['thick'] }, '"table.fog" takes a number, not "thick".'],
    ['of no reading', { factor: 'shield.block.when', values: ['openin'] }, 'the nearest is "opening"'],
    ['of no switch', { factor: 'sword', values: [2] }, '"sword" takes on or off, not "2".'],
    ['that are no armies', { factor: 'army', values: ['gaint'] }, 'the nearest is "giant"'],
    [
      'twice, spelt in two ways',
      { factor: 'army', values: ['giant + giant', 'giant*2'] },
      'The value giant*2 of "army" is named twice.',
    ],
    ['twice', { factor: 'army', values: ['giant', 'giant'] }, 'The value giant of "army" is named twice.'],
    [
      'but the book',
      { factor: 'sword.cut.bonus', values: [2] },
      '"sword.cut.bonus" is 2 as it is, which is played anyway; name another value beside it.',
    ],
    ['of nothing', { factor: 'swrd.cut.bonus' }, 'the nearest is "sword.cut.bonus"'],
    ['of no table setting', { factor: 'table.fogg' }, 'the nearest is "fog"'],
    [
      'of what is off',
      { factor: 'sword.cut.bonus', set: { sword: 'off' } },
      '"sword.cut" is switched off here',
    ],
    ['of what is always on', { factor: 'weather.sky', values: ['off'] }, 'cannot be off'],
    [
      'of tables on designed ones',
      { factor: 'table.fog', tables: { designed: ['yard'], generated: 1 } },
      '"yard" is a designed one; play on generated tables instead.',
    ],
  ])('are refused %s', (_, sim, sentence) => {
    expect(refusal(sim)).toContain(sentence);
  });
});

describe('a sweep that is stopped', () => {
  it('keeps what was done, each value on as many blocks', async () => {
    const stop = new AbortController();
    const partial = await run(
      { factor: 'sword.cut.bonus', values: [0], blocks: 50 },
      ({ done }) => done === 32 && stop.abort(),
      stop.signal,
    );
    expect(partial.interrupted).toBe(true);
    expect(partial.points.map(({ blocks, alone }) => [blocks, alone?.blocks ?? null])).toEqual([
      [11, 10],
      [11, null],
    ]);
  });

  it('says nothing for certain before the first block', async () => {
    const stop = new AbortController();
    stop.abort();
    const { points } = await run({ factor: 'sword.cut.bonus', values: [0] }, undefined, stop.signal);
    expect(points[0].levels[0].level).toBeNull();
    expect(points[0].alone!.share).toEqual({ mean: 0.5, low: 0, high: 1 });
    expect(points[0].found).toBe(false);
  });
});
