import { describe, expect, it } from 'vitest';
import { resultHash } from '../../src/experiments/result/result.ts';
import { postOf } from '../../src/reporting/output/post.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { assumptionText } from '../../src/rules/assumption.ts';
import { toy } from '../toy-ruleset.ts';
import { blocksOf, row, run } from './power-run.ts';

describe('power', () => {
  it('says of each rule what it is worth to the side that has it', async () => {
    const { rows } = await run({ blocks: { initial: 2500, reserve: 0 } });
    expect(row(rows, 'sword').verdict.text).toBe('dominant: a no-brainer');
    expect(row(rows, 'sword').adoption).toMatchObject({ share: { mean: 1, high: 1 } });
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
    for (const { forecast } of rows) expect(forecast!.fourInFive).toBeGreaterThanOrEqual(forecast!.even!);
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
    expect(row(rows, 'shield').verdict.word).toBe('no effect');
    expect(row(rows, 'shield').forecast).toBeNull();
  });

  it('keeps what the game is made of out of headlines, pairs and repeats, and marks it', async () => {
    const rules = toy.rules.map((rule) =>
      rule.id === 'sword' ? { ...rule, frame: 'It is all there is.' } : rule,
    );
    const result = await run({
      ruleset: { ...toy, rules },
      blocks: { initial: 300, reserve: 0 },
      interactions: 3,
      confirm: true,
      price: true,
    });
    expect(row(result.rows, 'sword')).toMatchObject({
      isFrame: true,
      found: true,
      verdict: { word: 'dominant' },
    });
    const told = [...result.confirmations, ...result.prices].map(({ path }) => path);
    expect([...told, ...result.interactions.flatMap(({ paths }) => paths)]).not.toContain('sword');
    expect(told).toContain('shield');
    const report = reportOf(result, '');
    const { title, table, notes, findings } = report;
    expect(findings.join(' ')).toMatch(/Dominant: Sword \(frame\) \d/);
    expect(title).toMatch(/^(Shield|Curse) /);
    expect(table.rows.map(([rule]) => rule)).toContain('Sword (frame)');
    expect(notes.join(' ')).toContain('Sword is measured, being what the game is made of, but left out');
    expect(postOf(report, 'markdown')).toContain('"(frame)" marks what the game is made of.');
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
    const { legal, chosen, share, acrossTables } = rows[0].adoption!;
    expect(share!.mean).toBeCloseTo(chosen / legal, 6);
    expect(share!.low).toBeGreaterThan(0.4);
    expect(share!.high).toBeLessThan(0.6);
    expect(acrossTables!.mean).toBeCloseTo(share!.mean, 6);
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
    expect(assumptions.ruleset.map(assumptionText)).toEqual([
      'TOY-03 (Shield, assumed): The duel ends after eight rounds.',
      'Duels are fair.',
    ]);
    expect(assumptions.inferred.map(({ id }) => id)).toEqual(['TOY-02']);
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
