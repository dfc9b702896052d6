import { describe, expect, it } from 'vitest';
import {
  DESIGNS,
  type DesignId,
  type ExperimentResult,
  type ResultOf,
} from '../../../src/experiments/designs/index.ts';
import type { MetricRow } from '../../../src/experiments/measure/paired-tally.ts';
import type { Share } from '../../../src/experiments/terms/verdict.ts';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { legendOf } from '../../../src/reporting/sections/legend.ts';
import { undecided } from '../undecided-results.ts';

/** Words in which a headline tells that there is no effect. */
const NO_EFFECT = /^No |^Nobody|^Nothing|no effect|is shown|by more than/;

const titleOf = (result: ExperimentResult) => reportOf(result, '').title;

function expectNotSettled(title: string): void {
  expect(title).toMatch(/not settled/i);
  expect(title).toMatch(/; (more blocks|more walks|a longer pilot) would tell$/);
  expect(title).not.toMatch(NO_EFFECT);
}

const WITHIN: Share = { mean: 0.001, low: -0.01, high: 0.01 };
const EFFECT = { effect: { mean: 0.03, low: -0.1, high: 0.1 }, blocks: 400, gain: null, acrossTables: null };
const WIDE: Share = { mean: 0.03, low: -0.1, high: 0.1 };
/** The same around one half. */
const around = ({ mean, low, high }: Share): Share => ({
  mean: 0.5 + mean,
  low: 0.5 + low,
  high: 0.5 + high,
});

const moving = (effect: Share) => {
  const movement = effect === WITHIN ? ('stays' as const) : ('undecided' as const);
  return <R extends MetricRow>(row: R): R => ({ ...row, difference: effect, movement, blocks: 400 });
};

/** Results with blocks enough for a verdict, all effects surely nothing or all open. */
const WITH: { readonly [Id in DesignId]?: (result: ResultOf<Id>, effect: Share) => ResultOf<Id> } = {
  power(result, effect) {
    const word = effect === WITHIN ? ('no effect' as const) : ('undecided' as const);
    return {
      ...result,
      rows: result.rows.map((row) => ({ ...row, share: around(effect), verdict: { word, text: word } })),
    };
  },
  ablate: (result, effect) => ({
    ...result,
    rows: result.rows.map((row) => ({ ...row, found: false, metrics: row.metrics.map(moving(effect)) })),
  }),
  sweep: (result, effect) => ({
    ...result,
    points: result.points.map((point) => ({
      ...point,
      alone: null,
      differences: point.differences?.map(moving(effect)) ?? null,
    })),
  }),
  compare: (result, effect) => ({
    ...result,
    contest: null,
    metrics: result.metrics.map((row) => ({ ...row, ...moving(effect)(row), found: row.found && false })),
  }),
  attribute: (result, effect) => ({
    ...result,
    told: result.told.map(({ whole, values }) => ({ whole, values: values.map(() => false) })),
    rows: result.rows.map((row) => ({
      ...row,
      values: row.values.map((value) => ({ ...value, effect, blocks: 400 })),
    })),
  }),
  questions: (result, effect) => ({
    ...result,
    rows: result.rows.map((row) => ({
      ...row,
      found: false,
      verdict: effect === WITHIN ? ('stays' as const) : ('undecided' as const),
    })),
  }),
  tournament: (result, effect) => ({
    ...result,
    rounds: 400,
    meetings: result.meetings.map((meeting) => ({
      ...meeting,
      share: around(effect),
      blocks: 400,
      found: false,
    })),
  }),
};

describe.each(DESIGNS.map(({ id }) => id))('the headline of %s', (design) => {
  it('says what is not settled and what would settle it, never in words of no effect', async () => {
    const result = await undecided(design);
    expectNotSettled(titleOf(result));
    const doctored = WITH[design] as
      | ((result: ExperimentResult, effect: Share) => ExperimentResult)
      | undefined;
    if (doctored === undefined) return;
    expectNotSettled(titleOf(doctored(result, WIDE)));
    const nothing = titleOf(doctored(result, WITHIN));
    expect(nothing).toMatch(/^(No|None|Nobody) .*more than \d+\.0 (% of the )?points/);
    expect(nothing).not.toMatch(/settled|would tell/);
  });
});

describe('power', () => {
  it('says of which pairs it is not settled what they are worth together', async () => {
    const result = await undecided('power');
    const pair = (
      word: 'add up' | 'undecided' | 'complements',
      found: boolean,
      titles: readonly [string, string],
    ) =>
      ({ ...EFFECT, pair: titles, titles, word, found }) as unknown as (typeof result.interactions)[number];
    const findingsOf = (...interactions: (typeof result.interactions)[number][]) =>
      reportOf({ ...result, interactions }, '').findings.join(' ');
    expect(findingsOf(pair('undecided', false, ['Sword', 'Shield']))).toContain(
      'Not settled whether Sword with Shield is worth more or less together than apart.',
    );
    expect(
      findingsOf(
        pair('complements', false, ['Sword', 'Shield']),
        pair('undecided', false, ['Sword', 'Curse']),
      ),
    ).toContain('Not settled whether Sword with Shield and Sword with Curse are worth more or less');
    expect(
      findingsOf(pair('add up', false, ['Sword', 'Shield']), pair('complements', true, ['Sword', 'Curse'])),
    ).not.toContain('Not settled whether Sword');
  });
});

describe('power, of what the game is made of,', () => {
  it('says so wherever it names a rule', async () => {
    const result = await undecided('power');
    const [{ acrossTables, verdict, ...first }] = result.rows;
    const row = {
      ...first,
      title: 'Sword',
      isFrame: true,
      found: false,
      verdict: { ...verdict, word: 'dominant' as const },
      acrossTables: { ...acrossTables!, agrees: false, low: 0.5, high: 0.9 },
      actsPerMatch: null,
      adoption: null,
    };
    const { findings, notes } = reportOf({ ...result, rows: [row], interactions: [] }, '');
    const said = [...findings, ...notes].join(' ');
    expect(said).toContain('may differ for Sword (frame) (50.0 to 90.0 %);');
    expect(said).toContain('treat these as hints only: Sword (frame).');
  });
});

describe('ablate', () => {
  it('marks with a question mark what moves by its own interval alone, and says so', async () => {
    const result = await undecided('ablate');
    const rows = result.rows.map(({ metrics: [primary, ...rest], ...row }) => ({
      ...row,
      found: false,
      metrics: [{ ...primary, movement: 'rises' as const }, ...rest],
    }));
    const verdicts = ({ table }: ReturnType<typeof reportOf>) =>
      table.rows.map((row) => row[table.columns.findIndex(({ title }) => title === 'verdict')]);
    const hinted = reportOf({ ...result, rows }, '');
    expect(hinted.title).toMatch(/^Not settled/);
    expect(verdicts(hinted)).toContain('rises?');
    expect(legendOf(hinted.table).join(' ')).toContain('"?" marks what may be luck');
    expect(hinted.findings).toEqual([]);
    expect(hinted.notes.join(' ')).toContain('treat as hints only what these do to the first player share: ');
    const found = reportOf({ ...result, rows: rows.map((row) => ({ ...row, found: true })) }, '');
    expect(verdicts(found)).toContain('rises');
    expect(found.findings[0]).toMatch(/^With .*: first player share /);
    expect(found.notes.join(' ')).not.toContain('hints only');
    expect(legendOf(found.table).join(' ')).not.toContain('may be luck');
  });

  it('shows the first turn, the length and the kills of every rule in a terminal', async () => {
    const result = await undecided('ablate');
    const kills = { ...result.rows[0].metrics[1], metric: 'count.kills' };
    const rows = result.rows.map((row) => ({ ...row, metrics: [...row.metrics, kills] }));
    const { table } = reportOf({ ...result, rows }, '');
    const figures = (rule: string) => table.rows.filter(([own]) => own === rule).map(([, figure]) => figure);
    for (const { title } of rows) expect(figures(title)).toEqual(['first player share', 'rounds', 'kills']);
    expect(table.columns.slice(0, 2).every(({ pageOnly }) => !pageOnly)).toBe(true);
  });
});
