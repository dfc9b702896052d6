import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/experiments/terms/executor.ts';
import { boundedMeanSequence } from '../../src/statistics/index.ts';
import { blocksOf, row, run } from './power-run.ts';

describe('a run that is stopped', () => {
  it('keeps what was done, in order, and says so', async () => {
    const stop = new AbortController();
    const spec = { rules: ['sword', 'shield'], blocks: { initial: 50, reserve: 0 } };
    const partial = await run(spec, ({ done }) => done === 60 && stop.abort(), stop.signal);
    expect(partial.interrupted).toBe(true);
    expect(blocksOf(partial.rows)).toEqual([50, 10]);
    const whole = await run(spec);
    expect(partial.rows[0]).toEqual({ ...whole.rows[0], found: partial.rows[0].found });
  });

  it.each([120, 230])(
    'has intervals and findings that hold at any look, after %i of 500 fixed blocks',
    async (most) => {
      const stop = new AbortController();
      const rules = { rules: ['sword', 'banner'], blocks: { initial: 200, reserve: 50 } };
      const until = ({ done }: Progress) => done === most && stop.abort();
      const fixed = await run({ ...rules, stop: 'fixed' }, until, stop.signal);
      expect(fixed.interrupted).toBe(true);
      expect(fixed.method.interval).toContain('confidence sequence');
      expect(fixed.method.family).toContain('e-Benjamini-Hochberg over 2');
      const sequence = boundedMeanSequence();
      const [{ counts, share, found, eValue }] = fixed.rows;
      for (const [quarters, count] of counts.entries()) sequence.add(quarters / 4, count);
      const { low, high } = sequence.look(0.05);
      expect(share.high - share.low).toBeGreaterThan(0.9 * (high - low));
      expect(found).toBe(eValue >= 2 / 0.05);
    },
  );

  it('keeps a fixed number that its rules reached before it was stopped', async () => {
    const stop = new AbortController();
    const spec = {
      rules: ['sword'],
      stop: 'fixed' as const,
      confirm: true,
      blocks: { initial: 300, reserve: 0 },
    };
    const partial = await run(spec, ({ done }) => done === 310 && stop.abort(), stop.signal);
    expect(partial.interrupted).toBe(true);
    expect(partial.rows).toEqual((await run(spec)).rows);
    expect(partial.method.interval).toContain('fixed beforehand');
  });

  it('is whole when the interrupt comes with the last block', async () => {
    const stop = new AbortController();
    const spec = { rules: ['banner'], blocks: { initial: 50, reserve: 0 } };
    const result = await run(spec, ({ done }) => done === 50 && stop.abort(), stop.signal);
    expect(result.interrupted).toBe(false);
  });

  it('can be stopped before the first block', async () => {
    const { rows, interrupted } = await run({ rules: ['sword'] }, undefined, AbortSignal.abort());
    expect(interrupted).toBe(true);
    expect(rows[0]).toMatchObject({ blocks: 0, share: { mean: 0.5, low: 0, high: 1 }, acrossTables: null });
  });
});

describe('progress', () => {
  it('counts blocks towards the most there may be', async () => {
    const told: Progress[] = [];
    await run({ rules: ['sword', 'banner'], blocks: { initial: 3, reserve: 2 } }, (progress) =>
      told.push(progress),
    );
    expect(told.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(told.at(-1)).toEqual({
      done: 10,
      total: 10,
      opened: 2 * 5 + 5 * 6,
      toOpen: 0,
      aside: 0,
      asideLeft: 0,
    });
  });

  it('counts what opening arms and tables takes, and what is to come of a portion', async () => {
    const told: Progress[] = [];
    await run({ rules: ['sword', 'banner'], blocks: { initial: 4, reserve: 0 } }, (progress) =>
      told.push(progress),
    );
    expect(told.map(({ opened }) => opened)).toEqual([11, 17, 23, 29, 34, 34, 34, 34]);
    expect(told.map(({ toOpen }) => toOpen)).toEqual([23, 17, 11, 5, 0, 0, 0, 0]);
  });
});

describe('stopping', () => {
  it('gives every rule the same blocks when the number is fixed', async () => {
    const { rows } = await run({
      rules: ['sword', 'banner'],
      stop: 'fixed',
      blocks: { initial: 200, reserve: 50 },
    });
    expect(blocksOf(rows)).toEqual([250, 250]);
  });

  it('is content with narrower intervals the fewer looks it plans, and says so', async () => {
    const settings = { rules: ['sword', 'banner'], blocks: { initial: 200, reserve: 200 } };
    const fixed = { initial: 200, reserve: 0 };
    const [once, often] = [await run({ ...settings, stop: 'fixed', blocks: fixed }), await run(settings)];
    const always = await run({ ...settings, stop: { halfWidth: 0.2 } });
    const width = ({ rows }: typeof once) => row(rows, 'sword').share.high - row(rows, 'sword').share.low;
    expect([once, often, always].map(({ rows }) => row(rows, 'sword').blocks)).toEqual([200, 200, 200]);
    expect(width(once)).toBeLessThan(0.9 * width(often));
    expect(width(often)).toBeLessThan(0.9 * width(always));
    expect(once.method.interval).toContain('one look at 200 blocks');
    expect(often.method.interval).toContain('4 planned looks together, after 200, 300, 450 and 600 blocks');
    expect(always.method.interval).toContain('at every look at once');
    expect(once.method.family).toContain('Holm over 2');
    expect(always.method.family).toContain('e-Benjamini-Hochberg over 2');
    expect(once.rows.map(({ found }) => found)).toEqual([true, false]);
  });

  it('goes on until the interval is as narrow as asked', async () => {
    const { rows } = await run({
      rules: ['sword', 'banner'],
      stop: { halfWidth: 0.03 },
      blocks: { initial: 200, reserve: 2000 },
    });
    const { low, high } = row(rows, 'sword').share;
    expect((high - low) / 2).toBeLessThanOrEqual(0.03);
    expect(row(rows, 'sword').blocks).toBeGreaterThan(200);
    expect(row(rows, 'banner').blocks).toBe(200);
  });

  it.each(['logistic', 'normalised'] as const)(
    'ends a sequential test of %s Elo at its bounds',
    async (model) => {
      const { rows, confirmations, audits } = await run({
        rules: ['sword', 'curse', 'banner'],
        stop: { elo0: 0, elo1: 20, model },
        blocks: { initial: 1000, reserve: 0 },
        confirm: true,
        audit: ['random'],
      });
      expect(confirmations.map(({ path, side }) => [path, side])).toEqual([
        ['sword', 'same'],
        ['curse', 'same'],
      ]);
      expect(audits.map(({ path, within }) => [path, within])).toEqual([
        ['sword', null],
        ['curse', null],
        ['banner', 0.02],
      ]);
      const [sword, curse, banner] = ['sword', 'curse', 'banner'].map((path) => row(rows, path));
      expect(sword.test!.state).toBe('accepted');
      expect(sword.test!.llr).toBeGreaterThan(0.9 * sword.test!.upper);
      expect(sword.blocks).toBe(200);
      expect(sword.unbiased!.mean).toBeCloseTo(sword.share.mean, 5);
      expect(curse.test!.state).toBe('rejected');
      expect(banner.test!.state).toBe('rejected');
    },
  );

  it('corrects the share of a rule that stopped at a later look', async () => {
    const { rows } = await run({ rules: ['shield'], blocks: { initial: 200, reserve: 5000 } });
    const [{ blocks, unbiased, counts, verdict }] = rows;
    const plain = counts.reduce((sum, count, quarters) => sum + (count * quarters) / 4, 0) / blocks;
    expect(verdict.word).not.toBe('undecided');
    expect(unbiased!.low).toBeLessThan(unbiased!.mean);
    if (blocks > 200) expect(unbiased!.mean).toBeLessThan(plain);
    else expect(unbiased!.mean).toBeCloseTo(plain, 5);
  });
});
