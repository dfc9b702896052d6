import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import type { ClaimsResult } from '../../src/experiments/designs/claims/claims.ts';
import { type ExperimentResult, runExperiment } from '../../src/experiments/designs/index.ts';
import type { PlanResult } from '../../src/experiments/designs/plan/plan.ts';
import type { ScreenResult } from '../../src/experiments/designs/screen/screen.ts';
import type { ScreenEffect } from '../../src/experiments/designs/screen/screen-row.ts';
import type { SweepResult } from '../../src/experiments/designs/sweep/sweep.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Report } from '../../src/reporting/document/report.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import type { Claim } from '../../src/rules/claim.ts';
import { toy } from '../toy-ruleset.ts';

const CLAIMS: Claim[] = [
  {
    id: 'swords-hit',
    clause: 'sword.cut',
    says: 'Swords make for more hits.',
    test: 'without them there are fewer',
    metric: 'count.hits',
    claimed: 'falls',
    where: [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }],
  },
  {
    id: 'swords-win',
    clause: 'sword.cut',
    says: 'Whoever has a sword wins.',
    test: 'a side without one takes more than half of the points',
    metric: 'share',
    claimed: 'rises',
    where: [{ says: 'one side without', circumstances: { variant: { sword: 'off' } } }],
  },
];

const LONG: Claim = {
  id: 'swords-shorten',
  clause: 'sword.cut',
  says: 'Swords bring a duel to its end.',
  test: 'without them it takes more rounds',
  metric: 'rounds',
  claimed: 'rises',
  where: [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }],
};

const BONUS = 'sword.cut.bonus';

async function played(sim: object, signal?: AbortSignal): Promise<ExperimentResult> {
  const ruleset = { ...toy, claims: CLAIMS };
  const experiment = normalise({ ruleset, tables: { generated: 2 }, ...sim } as unknown as Sim);
  return runExperiment(experiment, createInline(experiment), undefined, signal);
}

const reportFor = async (sim: object) => reportOf(await played(sim), 'npx rulebench');

/** Every table has as many cells in each row as columns. */
function expectWhole({ table, appendices, title }: Report): void {
  expect(title).not.toMatch(/NaN|undefined|null/);
  for (const { columns, rows } of [table, ...appendices.map((one) => one.table)]) {
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      expect(row.join(' ')).not.toMatch(/NaN|undefined|null/);
    }
  }
}

describe('the report of a sweep', () => {
  it('tells the response in its title, and what else moves', async () => {
    const report = await reportFor({ design: 'sweep', factor: 'sword.cut.bonus', blocks: 400 });
    expectWhole(report);
    expect(report.subtitle).toBe('Toy duel first: what Sword: cut bonus does to the game');
    const charts = report.figures.map(({ chart }) => JSON.stringify(chart(640)));
    expect(charts.filter((chart) => chart.includes('sword.cut.bonus'))).toEqual([]);
    expect(report.table.rows.map(([value]) => value)).toEqual(['0', '1', '2 (book)', '3']);
    expect(report.findings.join(' ')).toMatch(/At 0: .*rounds at least \d\.\d+ instead of at least \d\.\d+/);
    expect(report.findings.join(' ')).toMatch(
      /A side that alone plays with 0 takes \d+\.\d % of the points \(\d+\.\d to \d+\.\d %\): /,
    );
    expect(report.notes.join('\n')).toMatch(
      /^For tables in general, each table counted once: a side that alone plays with 0, \d/m,
    );
    expect(report.figures.length).toBeGreaterThan(2);
  });

  it('says how many matches were stopped at each value, the book first', async () => {
    const result = (await played({
      design: 'sweep',
      factor: 'sword.cut.bonus',
      values: [0, 2],
      blocks: 200,
    })) as SweepResult;
    const points = result.points.map((point) => ({
      ...point,
      levels: point.levels.map((one) =>
        one.metric === 'unresolved'
          ? { ...one, level: { ...one.level!, mean: point.isBook ? 0.01 : 0.6 } }
          : one,
      ),
      differences:
        point.differences?.map((row) =>
          row.metric === 'unresolved' ? { ...row, first: 0.6, second: 0.01 } : row,
        ) ?? null,
    }));
    const { notes, findings } = reportOf({ ...result, points }, '');
    expect(notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 1.0 % of the matches at 2 as in the book and 60.0 % of the matches at 0.',
    );
    expect(findings.join(' ')).toMatch(/At 0: .*rounds at least \d\.\d+ instead of \d\.\d+/);
  });

  it('tells how much is decided round by round until nearly all is', async () => {
    const result = await played({ design: 'sweep', factor: 'sword.cut.bonus', values: [1, 2], blocks: 100 });
    const { appendices, notes, method } = reportOf(result, '');
    expect(notes.join(' ')).toContain('Nothing is settled before 200 blocks, and these are 100');
    expect(method.join('\n')).toMatch(/^Intervals: 95 % for one look at 100 blocks/m);
    const { columns, rows } = appendices.find(({ title }) => title.includes('end of each round'))!.table;
    const decided = columns.findIndex(({ title }) => title === 'as good as decided');
    const games = [...Map.groupBy(rows, ([value]) => value).values()];
    expect(games).toHaveLength(2);
    for (const game of games) {
      const shares = game.map((row) => Number.parseFloat(row[decided]));
      expect(game.map((row) => row[1])).toEqual(shares.map((_, i) => String(i + 1)));
      expect(shares.at(-1)).toBeGreaterThanOrEqual(95);
      expect(Math.max(...shares.slice(0, -1))).toBeLessThan(95);
    }
  });

  it('says so where nothing is settled', async () => {
    const titleOf = async (stop?: object) =>
      (await reportFor({ design: 'sweep', factor: 'table.fog', values: [0], blocks: 200, stop })).title;
    expect(await titleOf()).toBe(
      'No value tried of table fog changes the first player share by more than 2.0 %',
    );
    expect(await titleOf({ halfWidth: 0.2 })).toBe(
      'Not settled: whether table fog changes the first player share; more blocks would tell',
    );
  });
});

describe('the report of claims', () => {
  it('says what holds and what does not, with what was measured', async () => {
    const report = await reportFor({ design: 'claims', blocks: 400 });
    expectWhole(report);
    expect(report.title).toBe('Of 2 claims of the document: 1 holds and 1 does not hold');
    expect(report.findings[0]).toMatch(
      /^"Swords make for more hits\." holds .*No swords: .* by the book, about -.* \(-.* to -.*\)\.$/,
    );
    expect(report.findings[1]).toMatch(/does not hold .* against an even share, .* points \(.* to .*\)\.$/);
    expect(report.table.rows.map((row) => row[6])).toEqual(['holds', 'does not hold']);
  });

  it('says how many matches were stopped where rounds are judged, and that they are a lower bound', async () => {
    const result = await played({ design: 'claims', ruleset: { ...toy, claims: [LONG] }, blocks: 400 });
    const [{ tests }] = (result as ClaimsResult).rows;
    const { first, second } = tests[0].stopped!;
    expect(first).toBeGreaterThan(second + 0.03);
    const withStopped = (stopped: (typeof tests)[0]['stopped']) =>
      reportOf(
        {
          ...result,
          rows: [{ ...(result as ClaimsResult).rows[0], tests: [{ ...tests[0], stopped }] }],
        } as ClaimsResult,
        '',
      );
    const censored = withStopped({ first: 0.97, second: 0.002 });
    const sentences =
      /the bench stopped 97\.0 % of the matches there and 0\.2 % by the book at its cap: the \d\.\d+ rounds between them are a lower bound, and matches played to their end would differ by at least as much\./;
    expect(censored.findings[0]).toMatch(/^"Swords bring .*" holds, with rounds counted up to the cap \(/);
    expect(censored.findings[0]).toMatch(
      /No swords: at least \d\.\d+ against \d\.\d+ by the book, .* \(.* to .*\), where/,
    );
    expect(censored.findings[0]).toMatch(sentences);
    expect(censored.notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 0.2 % of the matches by the book and 97.0 % of the matches under "no swords". Their rounds count as the cap',
    );
    expect(censored.notes.join('\n')).toMatch(sentences);
    expect(censored.table.rows[0][3]).toMatch(/^at least /);
    expect(withStopped({ first: 0.97, second: 0.5 }).findings[0]).toContain(
      'the difference is that of rounds up to the cap; what lies beyond it is not known',
    );
    const plain = withStopped({ first: 0.03, second: 0 });
    expect(plain.findings[0]).not.toMatch(/at least|cap/);
    expect(plain.notes.join('\n')).toContain('3.0 % of the matches under "no swords"');
    expect(withStopped({ first: 0, second: 0 }).notes.join('\n')).toContain(
      'No match was stopped at the cap',
    );
  });

  it('asks for more blocks where it cannot tell', async () => {
    const report = await reportFor({ design: 'claims', blocks: 20 });
    expect(report.notes).toContain('More blocks are needed for swords-hit and swords-win.');
  });
});

it('sweep has the intervals of both shares wherever the shares stand', async () => {
  const { table } = await reportFor({ design: 'sweep', factor: BONUS, values: [0, 2], blocks: 20 });
  const titles = table.columns.filter(({ pageOnly }) => !pageOnly).map(({ title }) => title);
  expect(titles[titles.indexOf('alone') + 1]).toBe('95 % interval');
});

describe('the report of a plan', () => {
  it('adds the blocks up', async () => {
    const of = { design: 'power', rules: ['sword', 'banner'], interactions: 0, confirm: false };
    const report = await reportFor({ design: 'plan', of, halfWidth: 0.05 });
    expectWhole(report);
    expect(report.title).toMatch(
      /^An interval of 5\.0 % either way takes about [\d,]+ blocks in all, at most/,
    );
    expect(report.notes).toContain('1 row showed no spread at all, which rules out no rare effect.');
    expect(report.notes.join(' ')).toContain('Repeats on fresh luck and prices come on top');
  });

  it('says that what is compared with has no blocks of its own counted', async () => {
    const noteOf = async (of: object) =>
      (await reportFor({ design: 'plan', of, halfWidth: 0.05, blocks: 12 })).notes.filter((note) =>
        note.includes('is there to be compared with'),
      );
    expect(await noteOf({ design: 'ablate', rules: ['sword'] })).toEqual([
      'The book is there to be compared with: what the level by itself would need is not counted.',
    ]);
    expect(await noteOf({ design: 'power', rules: ['sword'] })).toEqual([]);
  });

  it('counts a pair without spread once, and not again for the rules that play as often', async () => {
    const of = { design: 'power', rules: ['banner', 'shield'], confirm: false };
    const report = await reportFor({ design: 'plan', of, halfWidth: 0.05, blocks: 12 });
    const at = report.table.columns.findIndex(({ title }) => title === 'deviation');
    const still = report.table.rows.filter((row) => row[at] === '0.000').map(([figure]) => figure);
    const again = still.filter((figure) => figure.endsWith('once more'));
    expect(again).toHaveLength(2);
    const [count] = report.notes.flatMap((note) => note.match(/^(\d+) rows? showed no spread/)?.[1] ?? []);
    expect(Number(count)).toBe(still.length - again.length);
  });

  it('says how many matches of the pilot were stopped where rounds are planned', async () => {
    const of = { design: 'tune', targets: { rounds: 5, 'first-player-share': 0.5 }, parameters: [BONUS] };
    const result = (await played({ design: 'plan', of })) as PlanResult;
    const withShare = (stopped: number) => {
      const rows = result.rows.map((row) => ({ ...row, stopped: row.stopped === null ? null : stopped }));
      const { notes, table } = reportOf({ ...result, rows }, '');
      return { notes: notes.join('\n'), deviations: table.rows.map((row) => row[3]) };
    };
    const capped = withShare(0.4);
    expect(capped.notes).toContain('Stopped at the cap of the bench: 40.0 % of the matches of the pilot.');
    expect(capped.notes).toContain('Planned are rounds counted up to the cap');
    expect(capped.deviations).toEqual([
      expect.stringMatching(/^at least \d\.\d/),
      expect.stringMatching(/^0\.\d/),
    ]);
    expect(withShare(0.03).notes).not.toContain('Planned are rounds');
    expect(withShare(0).deviations[0]).toMatch(/^\d/);
    const shares = { ...of, targets: { 'first-player-share': 0.5 } };
    expect((await reportFor({ design: 'plan', of: shares })).notes.join()).not.toContain('cap');
  });
});

describe('the report of a screening', () => {
  it('ranks numbers for each metric', async () => {
    const report = await reportFor({ design: 'screen', trajectories: 12, blocks: 20 });
    expectWhole(report);
    expect(report.findings.join(' ')).toMatch(
      /Rounds: sword\.cut\.bonus \(-\d\.\d+, size \d\.\d+ to \d\.\d+, counted up to the cap\).* stands? out from luck\./,
    );
    expect(report.appendices[0].title).toBe('All numbers: first player share');
    expect(report.table.columns.at(-1)).toMatchObject({ title: 'gain', right: true });
    expect(report.table.rows[0].at(-1)).toMatch(/^\d+\.\d$/);
    const rounds = report.appendices.find(({ title }) => title === 'All numbers: rounds')!.table;
    expect(rounds.columns.map(({ title }) => title)).toContain('95 % interval');
    const [row] = rounds.rows;
    expect(row).toContain('down');
    const [from, to] = row[4].split(' to ').map(Number);
    expect(from).toBeLessThan(Number(row[3]));
    expect(to).toBeGreaterThan(Number(row[3]));
  });

  it('says how many matches were stopped, and what that leaves of rounds', async () => {
    const result = (await played({ design: 'screen', trajectories: 12, blocks: 20 })) as ScreenResult;
    const withShares = (first: number, second: number, ...effects: readonly Partial<ScreenEffect>[]) => {
      const rows = result.rows.map((row) => ({
        ...row,
        stopped: { first, second },
        effects: row.effects.map((own) => ({ ...own, ...(own.metric === 'rounds' && effects[0]) })),
      }));
      const { findings, notes, appendices } = reportOf({ ...result, stopped: 0.04, rows }, '');
      const table = appendices.find(({ title }) => title === 'All numbers: rounds')!.table;
      return {
        finding: findings.find((text) => text.startsWith('Rounds: '))!,
        notes,
        size: table.rows[0][3],
      };
    };
    const bound = withShares(0.01, 0.4);
    expect(bound.finding).toMatch(/^Rounds: sword\.cut\.bonus \(-\d\.\d+, size .* to .*, a lower bound\)/);
    expect(bound.size).toMatch(/^at least \d/);
    expect(bound.notes.join('\n')).toMatch(
      /^Stopped at the cap of the bench: 4\.0 % of the matches of all walks and 40\.0 % of the matches with sword\.cut\.bonus=\d\. Their rounds/m,
    );
    // Rounds that fall are cut where the number is low.
    expect(withShares(0.4, 0.01).finding).toMatch(/, counted up to the cap\)/);
    expect(withShares(0.01, 0.4, { mu: 0 }).finding).toMatch(/, counted up to the cap\)/);
    const few = withShares(0.03, 0.03);
    expect(few.finding).toMatch(/^Rounds: sword\.cut\.bonus \(-\d\.\d+, size .* to [\d.]+\)/);
    expect(few.size).toMatch(/^\d/);
  });

  it('gives no interval of what never changed, and says how little was played', async () => {
    const result = (await played({ design: 'screen', trajectories: 3, blocks: 4 })) as ScreenResult;
    const none = { mu: 0, muStar: 0, low: 0, high: 0, muStarOfNoise: 0, sigma: 0 };
    const still = { ...none, isClear: false, gain: null };
    const rowsWith = (of: object) =>
      result.rows.map((row) => ({
        ...row,
        effects: row.effects.map((effect) => ({ ...effect, ...of })),
      }));
    const alike = rowsWith({ ...still, muStar: 0.25, low: 0.25, high: 0.25 });
    expect(reportOf({ ...result, rows: alike }, '').table.rows[0].slice(3, 5)).toEqual(['25.0', '']);
    const rows = rowsWith(still);
    const { table, notes } = reportOf({ ...result, rows }, '');
    expect(table.rows[0]).toEqual(['sword.cut.bonus', '1', '3', '0.0', '', '', '', '', '', '']);
    expect(notes).toContain(
      'In 12 blocks nothing at all changed with sword.cut.bonus; rare effects hide in so few.',
    );
  });
});

describe('a run that was stopped before its first block', () => {
  it('says nothing of a ranking where a screening has none', async () => {
    const { title, notes, table } = reportOf(await played({ design: 'screen' }, AbortSignal.abort()), '');
    expect(title).toBe(
      'Not settled: the run was stopped before two walks were finished; more walks would tell',
    );
    expect(table.columns.map((column) => column.title)).toEqual(['number', 'from', 'to']);
    expect(table.rows).toContainEqual(['sword.cut.bonus', '1', '3']);
    expect(notes[0]).toBe(
      'None of 6 walks was finished. It takes two to tell an effect from luck, so nothing is known of any number yet.',
    );
    expect(notes.join(' ')).not.toMatch(/look clear by luck|intervals are rough/);
    const ranked = (await played({ design: 'screen', trajectories: 3, blocks: 4 })) as ScreenResult;
    const several = reportOf({ ...ranked, rows: [...ranked.rows, ...ranked.rows] }, '');
    expect(several.notes.join(' ')).toMatch(
      /Of 2 numbers some will look clear by luck.* intervals are rough/,
    );
  });

  it.each([
    { design: 'sweep', factor: 'sword.cut.bonus' },
    { design: 'claims' },
    { design: 'plan', of: { design: 'ablate', rules: ['sword'] } },
    { design: 'screen' },
  ])('still has a report: $design', async (sim) => {
    expectWhole(reportOf(await played(sim, AbortSignal.abort()), ''));
  });
});

describe('a run of few blocks', () => {
  const to = { set: { 'sword.cut.bonus': 3, curse: 'off' } };
  const some = { initial: 6, reserve: 6 };
  it.each([
    { design: 'power', blocks: some },
    { design: 'ablate', blocks: 6 },
    { design: 'compare', to, blocks: 6 },
    { design: 'attribute', to, blocks: 6 },
    { design: 'questions', blocks: some },
    { design: 'claims', blocks: 6 },
    { design: 'sweep', factor: 'sword.cut.bonus', values: [0, 2], blocks: 6 },
    { design: 'fair', rule: 'sword', parameter: 'sword.cut.bonus', values: [0, 2], blocks: some },
    { design: 'price', blocks: some },
    { design: 'tournament', policies: ['veteran', 'random'], blocks: 6 },
    { design: 'tune', targets: { rounds: 5 }, parameters: ['sword.cut.bonus'], blocks: some },
  ])('is said to settle nothing in $design', async (sim) => {
    const { notes } = await reportFor(sim);
    expect(notes.filter((note) => /^Nothing .*is settled before 200 (blocks|pairs)/.test(note))).toHaveLength(
      1,
    );
  });
});
