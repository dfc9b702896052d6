import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../src/execution/threads/inline.ts';
import { type ExperimentResult, runExperiment } from '../../../src/experiments/designs/index.ts';
import type { BreakEven } from '../../../src/experiments/play/break-even.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import { notesOf } from '../../../src/reporting/output/notes.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { acrossAppendix } from '../../../src/reporting/sections/across-table.ts';
import { evenContests } from '../../../src/reporting/sections/even-trials.ts';
import { legendOf } from '../../../src/reporting/sections/legend.ts';
import { metricTitle } from '../../../src/reporting/wording/metric-wording.ts';
import { toy } from '../../toy-ruleset.ts';

type Of<D extends ExperimentResult['design']> = Extract<ExperimentResult, { design: D }>;

const TO = { set: { 'sword.cut.bonus': 3, curse: 'off' } };

async function played<R extends ExperimentResult>(sim: object, generated = 2): Promise<R> {
  const experiment = normalise({
    ruleset: toy,
    tables: { designed: ['yard'], generated },
    blocks: 9,
    ...sim,
  } as Sim);
  return (await runExperiment(experiment, createInline(experiment))) as R;
}

/** Rows of the appendix that counts each table once. */
function rowsOf(result: ExperimentResult, start: string): readonly (readonly string[])[] {
  const found = reportOf(result, '').appendices.find(({ title }) => title.startsWith(`${start}: `));
  expect(found?.title).toMatch(/: Student.+; where none differs .+ betting interval/);
  for (const row of found!.table.rows) expect(row).toHaveLength(found!.table.columns.length);
  return found!.table.rows;
}

const sharesOf = (result: ExperimentResult) => rowsOf(result, 'For tables like these');
const movesOf = (result: ExperimentResult) => rowsOf(result, 'Differences for tables like these');

/** As a share is printed in points, with its sign. */
function points(value: number): string {
  const text = (100 * value).toFixed(1);
  return Number(text) > 0 ? `+${text}` : text.replace('-0.0', '0.0');
}

describe('figures for tables like these', () => {
  let compared: Of<'compare'>;

  beforeAll(async () => {
    compared = await played({ design: 'compare', to: TO });
  });

  it('are shown of every figure of compare with interval and spread, and of the contest', () => {
    const all = [...compared.metrics, ...compared.changes.flatMap(({ metrics }) => metrics)];
    expect(movesOf(compared)).toHaveLength(all.filter(({ acrossTables }) => acrossTables).length);
    const apart = compared.metrics.find(
      ({ unit, acrossTables }) => unit === 'share' && acrossTables!.betweenDeviation! > 0,
    )!;
    const told = { ...apart, acrossTables: { ...apart.acrossTables!, byLuck: 0.01 } };
    const { mean, low, high, betweenDeviation, tables } = apart.acrossTables!;
    expect(movesOf({ ...compared, metrics: [told] })).toContainEqual([
      'all together',
      metricTitle(apart),
      points(mean),
      `${points(low)} to ${points(high)}`,
      (100 * betweenDeviation!).toFixed(1),
      // Student's t with two degrees of freedom over the root of three tables.
      `±${((100 * 4.302653 * betweenDeviation!) / Math.sqrt(3)).toFixed(1)}`,
      `${tables}`,
    ]);
    expect(sharesOf(compared)).toHaveLength(1);
    expect(sharesOf(compared)[0][1]).toBe(`${(100 * compared.contest!.acrossTables!.mean).toFixed(1)} %`);
  });

  it('are shown of every rule of ablate', async () => {
    const result = await played<Of<'ablate'>>({ design: 'ablate', rules: ['sword', 'shield'] });
    const all = result.rows.flatMap(({ metrics }) => metrics.filter(({ acrossTables }) => acrossTables));
    expect(movesOf(result)).toHaveLength(all.length);
    expect(new Set(movesOf(result).map(([rule]) => rule))).toEqual(new Set(['Sword', 'Shield']));
  });

  it('are shown of every value of sweep, both sides and alone', async () => {
    const result = await played<Of<'sweep'>>({ design: 'sweep', factor: 'sword.cut.bonus', values: [0, 2] });
    expect(new Set(movesOf(result).map(([value]) => value))).toEqual(new Set(['0']));
    expect(sharesOf(result).map(([value]) => value)).toEqual(['a side that alone plays with 0']);
  });

  it('are shown of what attribute shares out, and of the whole', async () => {
    const result = await played<Of<'attribute'>>({ design: 'attribute', to: TO });
    const [row] = result.rows;
    const own = movesOf(result).filter(([figure]) => figure === 'share of the side that has them');
    expect(own.map((cells) => cells[1])).toEqual(['1 sword.cut.bonus', '2 curse', 'together']);
    expect(own.map((cells) => cells[2])).toEqual(
      [...row.values, row.whole].map((effect) => points(effect.acrossTables!.mean)),
    );
  });

  it('are shown of readings', async () => {
    const result = await played<Of<'questions'>>({ design: 'questions' });
    expect(movesOf(result).length).toBeGreaterThanOrEqual(result.rows.length);
    expect(movesOf(result)[0].slice(0, 2)).toEqual(['TQ-01', expect.stringContaining('shield.block.when=')]);
  });

  it('are shown of the values of fair and of other uses', async () => {
    const sim = { design: 'fair', rule: 'sword', parameter: 'sword.cut.bonus', values: [0, 2] };
    const result = await played<Of<'fair'>>(sim);
    const titles = sharesOf(result).map(([title]) => title);
    expect(titles.slice(0, 3)).toEqual(['Sword at 0', 'Sword at 2 (book)', 'Banner']);
    const contests = result.even.trials.map(({ count }) => {
      const units = `${Math.abs(count)} more the duellist${Math.abs(count) === 1 ? '' : 's'}`;
      if (count < 0) return `Sword and ${units} against neither`;
      return count === 0 ? 'Sword against as many the duellists' : `Sword against ${units}`;
    });
    expect(titles.slice(3)).toEqual(contests);
    const [, book] = result.contests;
    expect(sharesOf(result)[1][1]).toBe(`${(100 * book.acrossTables!.mean).toFixed(1)} %`);
  });

  it('say of contests in units which side has them', () => {
    const trials = [-2, -1, 0, 1, 2].map((count) => ({ count, acrossTables: null }));
    const even = { trials } as unknown as BreakEven;
    expect(evenContests([{ title: 'Lord', even }], 'Squire').map(({ title }) => title)).toEqual([
      'Lord and 2 more Squires against neither',
      'Lord and 1 more Squire against neither',
      'Lord against as many Squires',
      'Lord against 1 more Squire',
      'Lord against 2 more Squires',
    ]);
  });

  it('are shown of what units are worth in random armies, and of every contest', async () => {
    const result = await played<Of<'price'>>({
      design: 'price',
      adds: { units: { squire: 1, lord: 3 } },
      army: 'squire*3',
      units: ['squire', 'lord'],
      blocks: { initial: 20, reserve: 9 },
    });
    const lord = result.rows.find(({ unit }) => unit === 'lord')!;
    const titles = sharesOf(result).map(([title]) => title);
    expect(titles.slice(0, 2).toSorted()).toEqual([
      'one more the lord, in random armies',
      'one more the squire, in random armies',
    ]);
    expect(titles).toHaveLength(2 + lord.even!.trials.length);
    expect(titles[2]).toBe('one more the lord and 16 more the squires against neither');
    expect(sharesOf(result)[2][1]).toBe(`${(100 * lord.even!.trials[0].acrossTables!.mean).toFixed(1)} %`);
  });

  it('are shown of what points of tune move', async () => {
    const result = await played<Of<'tune'>>({
      design: 'tune',
      targets: { rounds: 3, 'first-player-share': 0.5 },
      parameters: ['sword.cut.bonus'],
      blocks: { initial: 30, reserve: 9 },
    });
    const [, best] = result.finalists;
    const own = movesOf(result).filter(([point]) => point === movesOf(result)[0][0]);
    expect(own.map(([, figure]) => figure)).toEqual(['rounds', 'first player share']);
    expect(own[1][2]).toBe(points(best.moves[1].acrossTables!.mean));
  });

  it('are shown of claims, about both sides and about one alone', async () => {
    const claim = { clause: 'sword.cut', says: '', test: '', claimed: 'falls' };
    const where = [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }];
    const claims = ['count.hits', 'share'].map((metric) => ({ ...claim, id: metric, metric, where }));
    const result = await played<Of<'claims'>>({ design: 'claims', ruleset: { ...toy, claims } });
    expect(movesOf(result).map((cells) => cells.slice(0, 3))).toEqual([
      ['count.hits', 'no swords', 'hits'],
      ['share', 'no swords', 'share'],
    ]);
    expect(movesOf(result)[1][3]).toBe(points(result.rows[1].tests[0].row.acrossTables!.mean));
  });

  it('are shown of pairs of rules, which have their gain', async () => {
    const result = await played<Of<'power'>>({ design: 'power', rules: ['sword', 'shield'], blocks: 30 });
    const [pair] = result.interactions;
    expect(movesOf(result).map(([title]) => title)).toEqual(['Sword with Shield']);
    expect(movesOf(result)[0][1]).toBe(points(pair.acrossTables!.mean));
    const { table } = reportOf(result, '').appendices.find(({ title }) => title.includes('in pairs'))!;
    expect(table.rows[0][4]).toBe(pair.gain!.toFixed(1));
    expect(table.columns[4].title).toBe('gain');
  });

  it.each(['share', 'rounds'] as const)('never say that luck leaves nothing to tell, in %s', async (unit) => {
    const [row] = compared.metrics;
    const cellsOf = (standardError: number, betweenDeviation: number) => {
      const across = {
        ...row.acrossTables!,
        low: -0.145,
        high: 0.145,
        standardError,
        betweenDeviation,
        byLuck: 0.5,
      };
      const metrics = [{ ...row, metric: unit === 'share' ? 'share' : 'rounds', unit, acrossTables: across }];
      return movesOf({ ...compared, metrics } as typeof compared)[0].slice(-3, -1);
    };
    // All tables alike: what is left comes wholly from how few there are.
    expect(cellsOf(0, 0)).toEqual(unit === 'share' ? ['0.0', '±14.5'] : ['0.00', '±0.14']);
    expect(cellsOf(0.01, 0)).toEqual(['not told from luck', 'not told from luck']);
    expect(cellsOf(0.01, 0.02)).toEqual(['not told from luck', 'not told from luck']);
    const report = reportOf(compared, '');
    const across = report.appendices.find(({ title }) => title.startsWith('Differences for tables'))!;
    expect(legendOf(across.table).join(' ')).toContain('"not told from luck" where tables lie no farther');
  });

  it('stand beside the findings for what leads', async () => {
    const [{ acrossTables }] = compared.metrics;
    const { low, high } = acrossTables!;
    const said = `all together, first player share, ${points(low)} to ${points(high)}`;
    const { notes } = reportOf(compared, '');
    expect(notes.join(' ')).toContain(`Differences for tables in general, each table counted once: ${said}`);
    expect(new Set(notes.map((one) => one.slice(0, 20))).size).toBe(notes.length);
    const result = await played<Of<'power'>>({ design: 'power', rules: ['banner', 'sword'], blocks: 200 });
    const report = reportOf(result, '');
    const sword = result.rows[1].acrossTables!;
    const range = `${(100 * sword.low).toFixed(1)} to ${(100 * sword.high).toFixed(1)} %`;
    const note = `For tables in general, each table counted once: Sword, ${range}.`;
    expect(report.notes.filter((one) => one.startsWith('For tables in general'))).toEqual([note]);
    expect(notesOf(report)).toContain(note.slice(0, -1));
  });

  it('are more on the page than stand beside the findings', () => {
    const { acrossTables } = compared.metrics[0];
    const lines = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, acrossTables }));
    expect(acrossAppendix('value', compared, lines).note).toMatch(
      /: a, .*; b, .*; c, .*; 2 more at the end of the page\.$/,
    );
    expect(acrossAppendix('value', compared, lines.slice(2)).note).not.toContain('more');
  });

  it('are left out where there is one table only', async () => {
    const result = await played({ design: 'compare', to: TO }, 0);
    expect(movesOf(result)).toEqual([]);
  });
});
