import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/inline.ts';
import { power } from '../../src/experiments/designs/power.ts';
import type { Progress } from '../../src/experiments/executor.ts';
import { normalise } from '../../src/experiments/normalise.ts';
import type { PowerRow } from '../../src/experiments/power-row.ts';
import { resultHash } from '../../src/experiments/result.ts';
import type { Sim } from '../../src/experiments/sim-schema.ts';
import { toy } from '../toy-ruleset.ts';

function run(more: Partial<Sim>, onProgress?: (progress: Progress) => void, signal?: AbortSignal) {
  const experiment = normalise({ design: 'power', ruleset: toy, tables: { generated: 3 }, ...more } as Sim);
  return power.run(experiment, createInline(experiment), onProgress, signal);
}

const row = (rows: readonly PowerRow[], path: string) => rows.find((candidate) => candidate.path === path)!;
const blocksOf = (rows: readonly PowerRow[]) => rows.map(({ blocks }) => blocks);

describe('power', () => {
  it('says of each rule what it is worth to the side that has it', async () => {
    const { rows } = await run({ blocks: { initial: 600, reserve: 0 } });
    expect(row(rows, 'sword').verdict.text).toBe('dominant: a no-brainer');
    expect(row(rows, 'sword').adoption).toMatchObject({ share: 1 });
    expect(row(rows, 'shield').verdict.word).toBe('strong');
    expect(row(rows, 'curse').verdict).toMatchObject({ word: 'costs' });
    expect(row(rows, 'curse').adoption).toBeNull();
    expect(rows.map(({ found }) => found)).toEqual([true, true, true, false]);
  });

  it('scores exactly one half in every block of a rule that does nothing', async () => {
    const { rows } = await run({ rules: ['banner'], blocks: { initial: 250, reserve: 0 } });
    expect(rows[0].counts).toEqual([0, 0, 250, 0, 0]);
    expect(rows[0].verdict.word).toBe('no effect');
    expect(rows[0].acrossTables).toMatchObject({ mean: 0.5, betweenDeviation: 0 });
    expect(rows[0].eValue).toBeLessThanOrEqual(1);
    expect(rows[0].found).toBe(false);
  });

  it('never decides before 200 blocks, and says how many would settle it', async () => {
    const { rows } = await run({ rules: ['sword', 'banner'], blocks: { initial: 199, reserve: 0 } });
    expect(rows.map(({ verdict }) => verdict.word)).toEqual(['undecided', 'undecided']);
    for (const { blocksNeeded } of rows) expect(blocksNeeded).toBeGreaterThanOrEqual(200);
  });

  it('spends the reserve on undecided rules alone and never more than there is', async () => {
    const { rows } = await run({
      rules: ['sword', 'shield', 'banner'],
      set: { 'shield.block.when': 'opening' },
      blocks: { initial: 200, reserve: 100 },
    });
    const [sword, shield, banner] = blocksOf(rows);
    expect([sword, banner]).toEqual([200, 200]);
    expect(shield).toBe(500);
    expect(row(rows, 'shield').verdict.word).toBe('undecided');
    expect(row(rows, 'shield').blocksNeeded).toBeGreaterThan(500);
  });

  it('ends early when nothing is undecided', async () => {
    const { rows, interrupted } = await run({ rules: ['banner'], blocks: { initial: 200, reserve: 5000 } });
    expect(blocksOf(rows)).toEqual([200]);
    expect(interrupted).toBe(false);
  });

  it('balances tables and shows where a rule does nothing', async () => {
    const { rows } = await run({ rules: ['sword'], blocks: { initial: 250, reserve: 0 } });
    const [{ perTable, acrossTables }] = rows;
    expect(perTable.map(({ blocks }) => blocks)).toEqual([50, 50, 50, 50, 50]);
    expect(perTable.find(({ table }) => table === 'hall')?.share).toBe(0.5);
    expect(perTable.find(({ table }) => table === 'yard')?.share).toBeGreaterThan(0.6);
    expect(acrossTables?.betweenDeviation).toBeGreaterThan(0.1);
    expect(acrossTables?.agrees).toBe(false);
  });

  it('counts how a side used its option, and how matches ended for it', async () => {
    const { rows, matches } = await run({
      rules: ['sword'],
      policy: 'random',
      blocks: { initial: 200, reserve: 0 },
    });
    expect(rows[0].adoption?.share).toBeGreaterThan(0.4);
    expect(rows[0].adoption?.share).toBeLessThan(0.6);
    const { won, lost, draw, unresolved } = rows[0].outcomes;
    expect(won + lost + draw + unresolved).toBe(400);
    expect(unresolved).toBeGreaterThan(0);
    expect(matches).toBe(400);
    const points = won + (draw + unresolved) / 2;
    expect(rows[0].share.mean).toBeCloseTo(points / 400, 6);
  });

  it('measures a single clause', async () => {
    const { rows } = await run({ rules: ['sword.cut'], blocks: { initial: 200, reserve: 0 } });
    expect(rows[0]).toMatchObject({ title: 'Sword: cut', kind: 'option', adoption: null });
    expect(rows[0].verdict.word).toBe('dominant');
  });

  it('leaves both sides what neither can have alone, and says so', async () => {
    const { rows } = await run({ rules: ['shield'], blocks: { initial: 20, reserve: 0 } });
    expect(rows[0].kept).toEqual(['shield.dusk']);
  });

  it('names the assumptions and the readings a finding rests on', async () => {
    const { assumptions } = await run({ rules: ['shield'], blocks: { initial: 5, reserve: 0 } });
    expect(assumptions.ruleset).toEqual(['Duels are fair.']);
    expect(assumptions.clauses.map(({ id, basis }) => [id, basis])).toEqual([
      ['TOY-02', 'inferred'],
      ['TOY-03', 'assumed'],
    ]);
    expect(assumptions.readings).toMatchObject([{ id: 'TQ-01', reading: 'always', says: 'in every round' }]);
  });

  it('gives the same bytes for the same spec, and other ones for another seed', async () => {
    const spec = { blocks: { initial: 60, reserve: 30 } };
    const [one, two, other] = [await run(spec), await run(spec), await run({ ...spec, seed: 2 })];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(other.signature).not.toBe(one.signature);
  });

  it('carries a hash that anyone can check from the file', async () => {
    const result = await run({ rules: ['sword'], blocks: { initial: 10, reserve: 0 } });
    const read = JSON.parse(JSON.stringify(result));
    expect(resultHash(read)).toBe(result.hash);
    expect(resultHash({ ...read, matches: 1 })).not.toBe(result.hash);
  });
});

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
    expect(told.at(-1)).toEqual({ done: 10, total: 10 });
  });
});
