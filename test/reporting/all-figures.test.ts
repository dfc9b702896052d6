import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type ExperimentResult, runExperiment } from '../../src/experiments/designs/index.ts';
import { metricsOf } from '../../src/experiments/metrics/metrics.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { ReportTable } from '../../src/reporting/document/report.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { groupOf, inGroups } from '../../src/reporting/wording/metric-groups.ts';
import { metricTitle } from '../../src/reporting/wording/metric-wording.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { toy } from '../toy-ruleset.ts';

type Of<D extends ExperimentResult['design']> = Extract<ExperimentResult, { design: D }>;

let compared: Of<'compare'>;
let ablated: Of<'ablate'>;
let swept: Of<'sweep'>;

async function played<R extends ExperimentResult>(sim: object): Promise<R> {
  const experiment = normalise({ ruleset: toy, tables: { generated: 3 }, blocks: 9, ...sim } as Sim);
  return (await runExperiment(experiment, createInline(experiment))) as R;
}

beforeAll(async () => {
  compared = await played({ design: 'compare', to: { set: { 'sword.cut.bonus': 3, curse: 'off' } } });
  ablated = await played({ design: 'ablate', rules: ['sword', 'shield'] });
  swept = await played({ design: 'sweep', factor: 'sword.cut.bonus', values: [0, 2] });
});

function appendix(result: ExperimentResult, start: string): ReportTable {
  const found = reportOf(result, '').appendices.find(({ title }) => title.startsWith(start));
  expect(found, start).toBeDefined();
  for (const row of found!.table.rows) expect(row).toHaveLength(found!.table.columns.length);
  return found!.table;
}

/** Titles of the figures in a table, in any order. */
function figuresOf({ columns, rows }: ReportTable, own: (row: readonly string[]) => boolean = () => true) {
  const at = columns.findIndex(({ title }) => title === 'figure');
  return rows
    .filter(own)
    .map((row) => row[at])
    .sort();
}

const titles = (metrics: readonly { readonly metric: string }[]) => metrics.map(metricTitle).sort();

describe('all figures', () => {
  it('stand side by side in compare, whether they moved or not, with intervals', () => {
    const table = appendix(compared, 'All figures side by side');
    expect(figuresOf(table)).toEqual(titles(compared.metrics));
    expect(figuresOf(table)).toContain('first player share: near edge');
    expect(figuresOf(table)).toContain('adoption: sword');
    const [primary] = table.rows;
    expect(table.columns.filter(({ title }) => title === '95 % interval')).toHaveLength(3);
    for (const at of [3, 5, 7]) expect(primary[at]).toMatch(/ to /);
    const alone = appendix(compared, 'All that each change does alone');
    expect(alone.rows).toHaveLength(compared.changes.flatMap(({ metrics }) => metrics).length);
  });

  it('stand there for every rule of ablate', () => {
    const table = appendix(ablated, 'All figures of each rule');
    for (const { title, metrics } of ablated.rows)
      expect(figuresOf(table, ([rule]) => rule === title)).toEqual(titles(metrics));
  });

  it('have a chart for each where several rules are ablated, and two charts for one rule', async () => {
    const one = await played<Of<'ablate'>>({ design: 'ablate', rules: ['sword'] });
    const titlesOf = (result: ExperimentResult) => reportOf(result, '').figures.map(({ title }) => title);
    expect(titlesOf(ablated).length).toBeGreaterThan(5);
    expect(titlesOf(one)).toEqual(['How the shares move', 'How lengths and counts move']);
  });

  it('stand there for every value of sweep, the levels of the book too', () => {
    const table = appendix(swept, 'All figures at each value');
    const at = (value: string) => figuresOf(table, ([own]) => own === value);
    expect(at('0')).toEqual(titles(swept.points[0].levels));
    expect(at('2 (book)')).toEqual(titles(swept.points[0].levels));
    const [zero] = table.rows;
    expect(zero[5]).not.toBe('');
    expect(table.rows.find(([own]) => own === '2 (book)')!.slice(5)).toEqual(['', '', '', '']);
  });

  it('say which of them are corrected for how many there are', () => {
    for (const result of [compared, ablated, swept]) {
      const words = reportOf(result, '').appendices.map(({ title }) => title);
      expect(
        words.filter((title) =>
          /corrected together by Holm|corrected: the first player share alone/.test(title),
        ),
      ).toHaveLength(2);
    }
  });
});

describe('groups of figures', () => {
  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('are whole in %s', (_, ruleset) => {
    const metrics = metricsOf(ruleset).map(({ id, says }) => ({ metric: id, says }));
    const groups = inGroups(metrics).map(groupOf);
    expect(groups).toHaveLength(metrics.length);
    const changes = groups.filter((group, i) => i > 0 && group !== groups[i - 1]).length;
    expect(changes).toBe(new Set(groups).size - 1);
    for (const group of groups) expect(group).toMatch(/^[a-z][^:]{5,}$/);
    const action = metrics.find(({ metric }) => metric.startsWith('action.'))!;
    expect(groupOf(action)).toMatch(/^share of .*actions/);
  });
});
