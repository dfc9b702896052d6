import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type PriceResult, type PriceRow, price } from '../../../../src/experiments/designs/price/price.ts';
import type { BreakEven } from '../../../../src/experiments/play/break-even.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../../src/experiments/sim/sim-schema.ts';
import type { Share } from '../../../../src/experiments/terms/verdict.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { toy } from '../../../toy-ruleset.ts';

let result: PriceResult;

beforeAll(async () => {
  const sim = {
    design: 'price',
    ruleset: toy,
    adds: { units: { squire: 1, lord: 3 } },
    set: { 'sword.cut.bonus': 3 },
    army: 'squire*3',
    units: ['squire', 'lord'],
    tables: { designed: ['yard'], generated: 2 },
    blocks: { initial: 200, reserve: 200 },
  };
  const experiment = normalise(sim as Extract<Sim, { design: 'price' }>);
  result = await price.run(experiment, createInline(experiment));
});

/** The lord at a printed cost, and what one more takes against as many squires. */
function withCost(cost: number, insteadOfCost: Share): PriceResult {
  const rows = result.rows.map((row) =>
    row.unit === 'lord' ? { ...row, cost, worth: { ...row.worth!, insteadOfCost } } : { ...row, cost: 1 },
  );
  return { ...result, rows };
}

/** How many squires make up for one more lord. */
function lordEven() {
  return result.rows.find(({ unit }) => unit === 'lord')!.even!;
}

/** One of three units: one more takes such a share of random armies, surely at one half, which none differed in. */
function unitOf(unit: string, mean: number, even: BreakEven | null = null): PriceRow {
  const width = mean === 0.5 ? 0 : 0.1;
  const instead = Array.from({ length: 3 }, () => NEAR);
  const share = { mean, low: mean - width, high: mean + width };
  const worth = { share, inYardsticks: null, instead, insteadOfCost: null };
  return { ...result.rows[0], unit, title: unit, cost: null, worth, even };
}

const DEAR: Share = { mean: 0.3, low: 0.2, high: 0.4 };
const CHEAP: Share = { mean: 0.7, low: 0.6, high: 0.8 };
/** Told from even, but not by as much as counts. */
const NEAR: Share = { mean: 0.53, low: 0.51, high: 0.55 };

describe('the report of price', () => {
  it('puts what units are worth into the title, the yardstick as the unit', () => {
    const report = reportOf(result, '');
    expect(report.title).toMatch(/^Worth in the squires: the lord \d\.\d \(\d\.\d to \d\.\d\)$/);
    expect(report.table.rows.map(([unit]) => unit)).toEqual(['the lord', 'the squire']);
    expect(report.findings).toEqual([
      expect.stringMatching(/^One more the lord is made up for by /),
      expect.stringMatching(
        /^Told apart in the order of worth: one more the lord against one more the squire takes \d\d\.\d % \(.*\)\.$/,
      ),
    ]);
    expect(report.method[0]).toMatch(/^200 pairs of random armies of similar size met/);
  });

  it('says what common luck saved, of random armies and of contests', () => {
    const { table, appendices } = reportOf(result, '');
    const lord = result.rows.find(({ unit }) => unit === 'lord')!;
    expect(table.columns.at(-1)).toMatchObject({ title: 'gain', right: true });
    expect(table.rows[0].at(-1)).toBe(lord.luck!.gain!.toFixed(1));
    const [contests] = appendices;
    const at = contests.table.columns.findIndex(({ title }) => title === 'gain');
    expect(contests.table.rows.map((row) => row[at])).toEqual(
      lord.even!.trials.map(({ gain }) => gain?.toFixed(1) ?? ''),
    );
  });

  it('calls contests of fewer than 200 blocks hints, and tells nothing of both sides of nothing', () => {
    const few = { ...result.spec, blocks: { initial: 200, reserve: 40 } };
    const hint =
      'Contests against the yardstick had 40 blocks at most, and nothing is settled before 200: their shares are hints only.';
    expect(reportOf({ ...result, spec: few }, '').notes).toContain(hint);
    expect(reportOf(result, '').notes.join(' ')).not.toContain('hints only');
    const rows = result.rows.map((row) => ({ ...row, even: row.even && { ...row.even, low: -2, high: 5 } }));
    expect(reportOf({ ...result, rows }, '').findings).toContain(
      'How many the squires make up for one more the lord is not told from nothing yet (2 fewer to 5 more).',
    );
    const unpriced = rows.map((row) => ({ ...row, worth: { ...row.worth!, inYardsticks: null } }));
    expect(reportOf({ ...result, rows: unpriced }, '').title).toMatch(/^Not settled: what units are worth/);
  });

  it('says in one sentence of which units contests told nothing', () => {
    const rows = ['squire', 'lord', 'baron'].map((unit) =>
      unitOf(unit, 0.5, { ...lordEven(), low: null, high: null }),
    );
    expect(reportOf({ ...result, rows }, '').findings).toContain(
      'How many squires make up for one more lord or baron is not told from nothing yet.',
    );
  });

  it('has units in the order of one figure, and no interval of what no armies differed in', () => {
    const lord = { ...unitOf('lord', 0.45), even: { ...lordEven(), mean: 2 } };
    const { rows } = reportOf(
      { ...result, rows: [lord, unitOf('squire', 0.5), unitOf('baron', 0.6)] },
      '',
    ).table;
    const texts = rows.map((row) => [row[0], row.at(-3), row.at(-2)]);
    expect(texts).toEqual([
      ['baron', '60.0 %', '50.0 to 70.0 %'],
      ['squire', 'not seen', ''],
      ['lord', '45.0 %', '35.0 to 55.0 %'],
    ]);
  });

  it('says which units are worth more or less than they cost, and only those', () => {
    expect(reportOf(withCost(9, DEAR), '').findings[0]).toBe(
      'the lord costs as much as 9.0 the squires and is worth less: one more against that many the squires takes 30.0 % (20.0 to 40.0 %).',
    );
    expect(reportOf(withCost(0.2, CHEAP), '').findings[0]).toMatch(/ and is worth more: /);
    expect(reportOf(withCost(3, NEAR), '').findings.join()).not.toMatch(/costs as much as/);
    expect(reportOf(withCost(9, DEAR), '').table.columns.map(({ title }) => title)).toContain(
      'printed cost in the squires',
    );
  });

  it('says before 200 pairs of random armies what it looks like, and that nothing is settled', () => {
    const { title, findings, notes } = reportOf({ ...withCost(9, DEAR), pairings: 199 }, '');
    expect(title).toMatch(/^Not settled: so far the worth in the squires is the lord \d/);
    expect(findings[0]).toMatch(
      /^the lord costs as much as 9\.0 the squires and so far looks worth less \(.* to .*\), which is not settled\.$/,
    );
    expect(findings.join()).not.toContain('is worth less');
    expect(notes[0]).toBe(
      'Nothing that random armies show is settled before 200 pairs of them, and 199 pairs met: worths and their intervals, the order of worth, worth against printed costs.',
    );
    expect(reportOf(withCost(9, DEAR), '').notes.join()).not.toContain('settled before');
  });

  it('says how many statements findings are picked from, and that it is made up for', () => {
    expect(result.judged).toEqual({ comparisons: 1, searches: 1 });
    expect(reportOf(result, '').method.join(' ')).toContain(
      'Findings are picked from 1 comparison of random armies (each unit against each other one, and against its printed cost), whose intervals hold all together (sup-t bootstrap), and from 1 number that evens out (Bonferroni): half of the error rate of 5 % goes to either.',
    );
    const alone = { ...result, judged: { comparisons: 9, searches: 0 } };
    expect(reportOf(alone, '').method.join(' ')).toContain(
      'hold all together (sup-t bootstrap): at most 5 % of runs are expected to find any that is false.',
    );
  });

  it('says so when the yardstick is not told from nothing', () => {
    const rows = result.rows.map((row) => ({ ...row, worth: { ...row.worth!, inYardsticks: null } }));
    const report = reportOf({ ...result, rows }, '');
    expect(report.title).toMatch(/^Evened out by the squires: one more the lord by \d to \d more$/);
    expect(report.table.columns.map(({ title }) => title)).toEqual([
      'unit',
      'the squires that make up for it',
      'share with one more',
      '95 % interval',
      'gain',
    ]);
    const nothing = rows.map((row) => ({ ...row, even: null }));
    expect(reportOf({ ...result, rows: nothing }, '').title).toBe(
      'Not settled: what units are worth in the squires; more blocks would tell',
    );
    expect(report.notes[0]).toMatch(/^What one the squire adds is not told from nothing/);
  });
});
