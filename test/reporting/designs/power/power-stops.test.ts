import { beforeAll, describe, expect, it } from 'vitest';
import type { PowerResult } from '../../../../src/experiments/designs/power/power.ts';
import type { PowerRow } from '../../../../src/experiments/designs/power/power-row.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { samplePower } from '../../sample-results.ts';
import { undecided } from '../../undecided-results.ts';
import { only } from './power-rows.ts';

let power: PowerResult;

beforeAll(async () => {
  power = await samplePower(1200);
});

describe('the report of power, by how it stopped', () => {
  it('says that a fixed number of blocks was not reached', () => {
    const fixed = { ...power, spec: { ...power.spec, asks: { ...power.spec.asks, stop: 'fixed' as const } } };
    const { initial, reserve } = power.spec.blocks;
    const blocks = initial + reserve;
    const whole = fixed.rows.map((row) => ({ ...row, blocks }));
    const short = whole.map((row, i) => (i === 0 ? row : { ...row, blocks: blocks - 1 }));
    const method = (rows: readonly PowerRow[]) =>
      reportOf({ ...fixed, rows, interrupted: rows === short }, '').method.join(' ');
    expect(method(whole)).toContain(`Each rule got ${blocks.toLocaleString('en-GB')} blocks. `);
    expect(method(whole)).not.toContain('Every rule');
    expect(method(whole)).not.toContain('ended before');
    expect(method(short)).toContain('the run ended before.');
  });

  it('says how many more blocks an undecided rule needs', () => {
    const forecast = { even: 1234, fourInFive: 7849 };
    const { table } = reportOf(only(power, 'banner', { blocks: 600, forecast }), '');
    expect(table.rows[0].at(-1)).toBe('630 to 7,200');
    expect(table.columns.at(-1)?.says).toContain('in half of all cases');
  });

  it('calls the least number of blocks for a verdict no estimate', () => {
    const toGo = (blocks: number, even: number | null, fourInFive = even) =>
      reportOf(only(power, 'banner', { blocks, forecast: { even, fourInFive } }), '').table.rows[0].at(-1);
    expect(toGo(4, 230)).toBe('at least 196');
    expect(toGo(600, 601)).toBe('1');
    expect(toGo(600, 700, null)).toBe('100 to over 100 million');
  });

  it('has the result of a sequential test, its ratio and bounds for its headline and columns', () => {
    const test = { state: 'accepted', llr: 2.96, lower: -2.944, upper: 2.944 } as const;
    const undecided = { word: 'undecided', text: 'undecided' } as const;
    const tested = (result: PowerResult): PowerResult => {
      const stop = { elo0: 0, elo1: 30, model: 'normalised', alpha: 0.05, beta: 0.05 } as const;
      return { ...result, spec: { ...result.spec, asks: { ...result.spec.asks, stop } } };
    };
    const one = reportOf(tested(only(power, 'sword', { test, verdict: undecided, blocks: 40 })), '');
    expect(one.title).toBe(
      'Sword passed the test of 0 against 30 normalised Elo (LLR 2.96, bounds -2.94 and 2.94)',
    );
    expect(one.findings[0]).toBe(
      'Test passed, 30 normalised Elo rather than 0: Sword (LLR 2.96 after 40 blocks).',
    );
    expect(one.findings.join(' ')).not.toContain('more blocks');
    expect(one.table.rows[0].slice(0, 3)).toEqual(['Sword', 'passed', '2.96']);
    const titles = one.table.columns.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['rule', 'test', 'LLR']);
    expect(titles).not.toContain('blocks to go');
    expect(one.table.rows[0]).toHaveLength(titles.length);

    const { data } = one.figures[0].chart(640) as { data: { values: readonly { word: string }[] } };
    expect(data.values.map(({ word }) => word)).toEqual(['passed']);
    expect(one.figures[0].caption).toContain('the test of 0 against 30 normalised Elo');
    expect(one.notes.join(' ')).not.toContain('short of its bound');
    const short = reportOf(tested(only(power, 'sword', { test: { ...test, llr: 2.93 } })), '');
    expect(short.notes[0]).toBe(
      'A test ends short of its bound by as much as its last blocks carry it beyond on average: Sword at 2.93.',
    );

    const early = reportOf(
      tested(only(power, 'sword', { test: { ...test, state: 'continue', llr: -3.59 }, blocks: 40 })),
      '',
    );
    expect(early.title).toBe(
      'Sword is still open in the test of 0 against 30 normalised Elo (LLR -3.59, bounds -2.94 and 2.94 at a look from 200 blocks on)',
    );
    expect(early.findings[0]).toBe(
      'Test still open, since none ends before 200 blocks or between two looks: Sword (LLR -3.59 after 40 blocks).',
    );

    const states = ['accepted', 'rejected', 'continue', 'continue'] as const;
    const rows = power.rows.map((row, i) => ({ ...row, test: { ...test, state: states[i], llr: 1.2 } }));
    const names = power.rows.map((row) => row.title);
    const all = reportOf(tested({ ...power, rows }), '');
    expect(all.title).toContain(`${names[0]} passed; ${names[1]} failed; `);
    expect(all.title).toMatch(/ and .* still open$/);
    expect(all.notes[0]).toBe('The risks hold for each test by itself, not for all 4 rules together.');
  });

  it('says that a reserve may be left over where it brings nobody to a planned look', async () => {
    for (const result of [power, await undecided('questions')]) {
      const asks = { ...result.spec.asks, stop: 'verdict' };
      const { method } = reportOf({ ...result, spec: { ...result.spec, asks } } as typeof power, '');
      expect(method.join(' ')).toContain(
        'or until what was left of the common reserve was too little for its next look.',
      );
      expect(method.join(' ')).not.toContain('none left');
    }
  });

  it('names rules that did not get as narrow an interval as was asked for', () => {
    const asks = { ...power.spec.asks, stop: { halfWidth: 0.02 } };
    const narrow = { mean: 0.6, low: 0.59, high: 0.61 };
    const rows = power.rows.map((row) => ({ ...row, share: narrow }));
    const method = (of: readonly PowerRow[]) =>
      reportOf({ ...power, spec: { ...power.spec, asks }, rows: of }, '').method.join(' ');
    expect(method(rows)).toContain('until its interval was 2.0 points wide either way. ');
    const wide = rows.map((row, i) =>
      i === 0 ? { ...row, share: { mean: 0.6, low: 0.5, high: 0.7 } } : row,
    );
    expect(method(wide)).toContain(`or there were none left: ${rows[0].title} did not get there.`);
  });
});
