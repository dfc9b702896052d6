import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type TuneResult, tune } from '../../../../src/experiments/designs/tune/tune.ts';
import type { Finalist } from '../../../../src/experiments/designs/tune/tune-points.ts';
import { winnerOf } from '../../../../src/experiments/designs/tune/tune-winner.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../../src/experiments/sim/sim-schema.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { legendOf } from '../../../../src/reporting/sections/legend.ts';
import { toy } from '../../../toy-ruleset.ts';

let result: TuneResult;

beforeAll(async () => {
  const sim = {
    design: 'tune',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 2 },
    targets: { rounds: { value: 7.5, tolerance: 0.5 } },
    parameters: ['sword.cut.bonus'],
    blocks: { initial: 60, reserve: 200 },
  } as Extract<Sim, { design: 'tune' }>;
  const experiment = normalise(sim);
  result = await tune.run(experiment, createInline(experiment));
});

const title = (...finalists: Finalist[]) => reportOf({ ...result, finalists }, '').title;

describe('the report of tune', () => {
  it('names one origin of its intervals, and another of all others only', () => {
    const { method } = reportOf(result, '');
    expect(method.join('\n')).toMatch(
      /^The book .* bootstrap over blocks, and of means without spread that of bounded means\.$/m,
    );
    expect(method.join('\n')).toMatch(/^All other intervals: Betting/m);
  });

  it('has intervals beyond the book hold together where more than one change was played again', () => {
    const [book, one] = result.finalists;
    const told = (...finalists: Finalist[]) => {
      const { table, method } = reportOf({ ...result, finalists }, '');
      const column = table.columns.find(({ title }) => title.startsWith('further off than the book'))!;
      return [column.title, method.join(' ').includes('share the error rate and hold together')];
    };
    expect(told(book, one)).toEqual(['further off than the book, 95 %', false]);
    expect(told(book, one, one)).toEqual(['further off than the book, 97.5 %', true]);
  });

  it('tells what was found, what was tried and how far off it is', () => {
    const { findings, table, appendices, notes, subtitle, figures } = reportOf(result, '');
    expect(subtitle).toBe('Toy duel first: which numbers give rounds of 7.5');
    expect(findings[0]).toMatch(
      /^With the book, on fresh luck: rounds of 7\.5: at least \d\.\d\d \(\d\.\d\d to \d\.\d\d\), missed with rounds counted up to the cap\.$/,
    );
    expect(findings).toHaveLength(result.finalists.length);
    expect(table.rows[0][0]).toBe('the book');
    const { data } = figures[0].chart(640) as { data: { values: readonly object[] } };
    const [, best] = result.finalists;
    expect(data.values).toHaveLength(result.finalists.length - 1);
    expect(data.values[0]).toMatchObject({ low: best.beyondBook!.low, high: best.beyondBook!.high });
    expect(appendices[0].table.rows).toHaveLength(result.tried.length);
    expect(notes[0]).toBe(
      'Tolerances: rounds 0.5; "met" means that the whole interval lies within, and "off" adds up squares of the distances from the targets, counted in tolerances (less is better).',
    );
  });

  it('tells what a single block on fresh luck shows, but no median', () => {
    const [book] = result.finalists;
    const median = [{ ...result.spec.asks.targets[0], of: 'median' } as const];
    const spec = { ...result.spec, asks: { ...result.spec.asks, targets: median } };
    const told = (blocks: number) => {
      const one = { ...book, blocks, levels: [null], met: ['undecided'] } as Finalist;
      return reportOf({ ...result, spec, finalists: [one] }, '').table.rows[0][1];
    };
    expect(told(1)).toBe('too few blocks');
    // What none of many blocks shows is another matter.
    expect(told(300)).toBe('not seen');
  });

  it('tells nothing of what was not played on fresh luck', () => {
    const [book] = result.finalists;
    const none = { ...book, blocks: 0, levels: [null], met: ['undecided'], loss: 100 } as Finalist;
    expect(reportOf({ ...result, finalists: [none] }, '').table.rows).toEqual([
      ['the book', 'not played', '', '', '', ''],
    ]);
  });

  it('counts one point in the singular', () => {
    const notesOf = (tried: TuneResult['tried']) => reportOf({ ...result, tried }, '').notes.join(' ');
    expect(notesOf(result.tried.slice(0, 1))).toContain('1 point was tried, one step at a time');
    expect(notesOf(result.tried.slice(0, 2))).toContain('2 points were tried, one step at a time');
  });

  it('says how many blocks would tell where targets are neither met nor missed', () => {
    const level = (mean: number, reach: number) => ({ mean, low: mean - reach, high: mean + reach });
    const [book] = result.finalists;
    const wide = { ...book, blocks: 200, met: ['undecided' as const], levels: [level(7.6, 1)] };
    const narrow = { ...wide, levels: [level(7.1, 0.4)] };
    const notesOf = (...finalists: Finalist[]) => reportOf({ ...result, finalists }, '').notes.join(' ');
    expect(notesOf(wide, narrow)).toContain(
      'Intervals of rounds reach up to 1 either way: 0.5 would take some 800 blocks on fresh luck.',
    );
    const few = { ...wide, blocks: 10 };
    expect(notesOf(few)).toContain('0.5 would take some 200 blocks on fresh luck.');
    expect(notesOf(narrow)).toContain('more blocks would tell');
    expect(notesOf(narrow)).not.toContain('Intervals of rounds reach');
    expect(notesOf({ ...wide, met: ['missed'] })).not.toContain('would t');
  });

  it('says which points played like another', () => {
    const [book, ...others] = result.tried;
    const [first] = others;
    const twin = { ...first, changes: { ...first.changes, 'table.fog': 3 }, like: first.changes };
    const fallen = { ...twin, dropped: true, like: {} };
    const { notes, appendices } = reportOf({ ...result, tried: [book, ...others, twin, fallen] }, '');
    const words = Object.entries(first.changes).map(([path, value]) => `${path}=${value}`);
    const last = appendices[0].table.rows.slice(-2).map((row) => row.at(-1));
    expect(last).toEqual([`plays like ${words.join(', ')}`, 'fell out, plays like the book']);
    expect(notes.join(' ')).toContain('2 points played every match like another point');
    expect(reportOf(result, '').notes.join(' ')).not.toContain('like another');
  });

  it('says what common luck saved of each point, and what it moves', () => {
    const { table, appendices, method } = reportOf(result, '');
    const [book, best] = result.finalists;
    expect(table.columns.at(-1)).toMatchObject({ title: 'gain', right: true });
    expect(table.rows.map((row) => row.at(-1))).toEqual(
      result.finalists.map(({ gain }) => gain?.toFixed(1) ?? ''),
    );
    expect([book.gain, best.gain === null]).toEqual([null, false]);
    const [tried, moves] = appendices.map((one) => one.table);
    expect(appendices[1].title).toContain('(verdicts are not corrected for how many there are)');
    const at = tried.columns.findIndex(({ title }) => title === 'gain');
    expect(tried.rows.map((row) => row[at])).toEqual(result.tried.map(({ gain }) => gain?.toFixed(1) ?? ''));
    expect(moves.rows[0].slice(0, 2)).toEqual([table.rows[1][0], 'rounds']);
    expect(moves.rows[0].slice(6)).toEqual([best.moves[0].movement, best.moves[0].gain!.toFixed(1)]);
    expect(legendOf(table).join(' ')).toContain('Gain: how many times as many blocks');
    expect(method.join(' ')).toContain('bounds known beforehand');
  });

  it('tells rounds of the search as lower bounds, too, where many matches were stopped', () => {
    const withShare = (stopped: number) => {
      const tried = result.tried.map((one) => ({ ...one, stopped }));
      const finalists = result.finalists.map((one) => ({ ...one, stopped }));
      const [search, moves] = reportOf({ ...result, tried, finalists }, '').appendices;
      return [search.table.rows[0][1], moves.table.rows[0][2], moves.table.rows[0][3]];
    };
    for (const text of withShare(0.4)) expect(text).toMatch(/^at least \d/);
    for (const text of withShare(0.03)) expect(text).toMatch(/^\d/);
  });

  it('says which figures are those of the search, and how a point falls out of it', () => {
    const { method, table, appendices } = reportOf(result, '');
    expect(method.join('\n')).toContain(
      'A point may fall out of the search after 20 and 30 blocks, where it misses the targets by surely more than the best: the level of 5 % is shared over two looks at each of up to 80 points',
    );
    expect(table.columns[0].title).toBe('numbers, on fresh luck');
    expect(appendices[0].title).toBe('What was tried, on the luck of the search');
    expect(appendices[0].table.columns[0].title).toBe('numbers, in the search');
    const blocks = { ...result.spec.blocks, initial: 16 };
    expect(reportOf({ ...result, spec: { ...result.spec, blocks } }, '').method).toContain(
      'No point fell out of the search before it had all its blocks.',
    );
  });

  it('says how many matches of each point were stopped, and where a figure is a lower bound for it', () => {
    const [book] = result.finalists;
    expect(book.stopped).toBeGreaterThan(0);
    const withShare = (stopped: number, of: 'mean' | 'median' = 'mean') => {
      const targets = result.spec.asks.targets.map((target) => ({ ...target, of }));
      const spec = { ...result.spec, asks: { ...result.spec.asks, targets } };
      return reportOf({ ...result, spec, finalists: [{ ...book, stopped }] }, '');
    };
    const capped = withShare(0.4);
    expect(capped.notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 40.0 % of the matches with the book. Their rounds count as the cap',
    );
    expect(capped.findings[0]).toMatch(/: at least \d\.\d\d .*, missed with rounds counted up to the cap\.$/);
    expect(capped.table.rows[0][1]).toMatch(/^at least /);
    expect(withShare(0.4, 'median').findings[0]).not.toContain('at least');
    expect(withShare(0.5, 'median').findings[0]).toContain('at least');
    expect(withShare(0.03).findings[0]).not.toContain('at least');
  });

  it('claims in its title no more than fresh luck shows', () => {
    const [book, best] = result.finalists;
    const met: Finalist = { ...best, met: ['met'], loss: 0, beyondBook: { mean: -9, low: -12, high: -6 } };
    const near: Finalist = { ...met, met: ['missed'], loss: 3 };
    const far: Finalist = { ...book, loss: 9, met: ['missed'] };
    const words = Object.entries(best.changes).map(([path, value]) => `${path}=${value}`);
    expect(title(far, met)).toBe(`${words} meets every target`);
    expect(title(far, near)).toBe(`${words} comes nearer to the targets than the book`);
    expect(title(far, { ...near, beyondBook: { mean: -6, low: -13, high: 1 } })).toBe(
      `Not settled: whether ${words} comes nearer to the targets than the book; more blocks would tell`,
    );
    const off = { ...near, loss: 10 };
    expect(title(far, { ...off, beyondBook: { mean: 1, low: -4, high: 6 } })).toBe(
      'Not settled: whether what the search found does better than the book; more blocks would tell',
    );
    expect(title(far, { ...off, beyondBook: { mean: 6, low: 1, high: 11 } })).toBe(
      'What the search found does worse than the book on fresh luck',
    );
    expect(title({ ...far, blocks: 199 }, { ...near, blocks: 199 })).toBe(
      `Not settled: whether ${words} comes nearer to the targets than the book; more blocks would tell`,
    );
    const flat = { mean: -9, low: -9, high: -9 };
    expect(title(far, { ...near, beyondBook: flat })).toContain('Not settled: whether');
    expect(title({ ...far, met: ['undecided'] }, { ...met, beyondBook: flat })).toBe(
      `${words} meets every target. Not settled: whether it does better than the book; more blocks would tell`,
    );
    expect(title(far, { ...met, beyondBook: flat })).toBe(`${words} meets every target`);
  });

  it('says that nothing tried did better only where blocks are enough to tell', () => {
    const far: Finalist = { ...result.finalists[0], loss: 9, met: ['missed'] };
    const titleOf = (searched: number, blocks: number) => {
      const tried = result.tried.map((one) => ({ ...one, blocks: searched }));
      return reportOf({ ...result, tried, finalists: [{ ...far, blocks }] }, '').title;
    };
    expect(titleOf(200, 200)).toBe('Nothing tried did better than the book in the search');
    const few = 'Not settled: whether anything tried does better than the book; more blocks would tell';
    expect([titleOf(199, 200), titleOf(200, 199)]).toEqual([few, few]);
  });

  it('says what was played again on fresh luck', () => {
    const [book] = result.finalists;
    const methodOf = (...finalists: Finalist[]) => reportOf({ ...result, finalists }, '').method.join('\n');
    expect(methodOf(...result.finalists)).toContain(
      'The book and the best points were then played again on 200 blocks of fresh luck; only',
    );
    expect(methodOf(book)).toContain('The book alone was then played again on 200 blocks of fresh luck, for');
    expect(methodOf(book)).not.toContain('the best points');
    expect(methodOf({ ...book, blocks: 0 })).toContain('not played again on fresh luck.');
  });

  it('warns of changes at once only where several numbers may change', () => {
    const { parameters } = result.spec.asks;
    const last = (several: typeof parameters) => {
      const spec = { ...result.spec, asks: { ...result.spec.asks, parameters: several } };
      return reportOf({ ...result, spec }, '').notes.at(-2);
    };
    expect(last(parameters)).toMatch(
      /one step at a time; a better one that lies beyond worse ones may have been passed by\.$/,
    );
    expect(last([...parameters, { path: 'table.fog', book: 0 }])).toMatch(/ that needs two changes at once /);
  });

  it('speaks for the change of fewest numbers that is not shown to do worse', () => {
    const [book, found] = result.finalists;
    const better = { mean: -20, low: -30, high: -10 };
    const far: Finalist = { ...book, loss: 40, met: ['missed'] };
    const best: Finalist = {
      ...found,
      changes: { 'sword.cut.bonus': 0, 'table.fog': 2 },
      loss: 0.9,
      met: ['undecided'],
      beyondBook: better,
      beyondBest: null,
    };
    const even = { mean: 0.4, low: -1, high: 2 };
    const simple: Finalist = { ...best, changes: { 'sword.cut.bonus': 0 }, loss: 1.3, beyondBest: even };
    const spoken = (...others: Finalist[]) => winnerOf(result.spec.asks.targets, [far, ...others]);
    expect([spoken(best, simple), spoken(simple, best)]).toEqual([2, 1]);
    expect(title(far, best, simple)).toBe('sword.cut.bonus=0 comes nearer to the targets than the book');
    const { notes } = reportOf({ ...result, finalists: [far, best, simple] }, '');
    expect(notes.join(' ')).toContain(
      'sword.cut.bonus=0, table.fog=2 is off by less (0.9, not 1.3), but not shown to do better, and changes more numbers.',
    );
    expect(spoken(best, { ...simple, beyondBest: { mean: 0.4, low: 0.1, high: 2 } })).toBe(1);
    expect(spoken({ ...best, met: ['met'] }, simple)).toBe(1);
    expect(spoken(best, { ...simple, beyondBook: { mean: -20, low: -30, high: 1 } })).toBe(1);
    expect(spoken(best, { ...simple, changes: { 'table.fog': 1, 'sword.cut.bonus': 1 } })).toBe(1);
  });

  it('names no change where the book is already where it is wanted', () => {
    const [book, best] = result.finalists;
    const met: Finalist = {
      ...best,
      met: ['met'],
      loss: 0,
      beyondBook: { mean: -0.9, low: -1.2, high: -0.6 },
    };
    const wanted: Finalist = { ...book, loss: 0.9, met: ['met'] };
    expect(title(wanted, met)).toBe('The book already meets every target');
    expect(title(wanted)).toBe('The book already meets every target');
    const open: Finalist = { ...wanted, met: ['undecided'], levels: [{ mean: 7.9, low: 7.7, high: 8.1 }] };
    expect(title(open, met)).toBe(
      'Not settled: the book lies within every tolerance, but not beyond doubt; more blocks would tell',
    );
    expect(winnerOf(result.spec.asks.targets, [open, met])).toBe(0);
    const outside = { ...open, levels: [{ mean: 8.1, low: 7.9, high: 8.3 }] };
    expect(winnerOf(result.spec.asks.targets, [outside, met])).toBe(1);
  });

  it('says so when the search was stopped', () => {
    const [book] = result.finalists;
    expect(title({ ...book, blocks: 0 })).toBe(
      'Not settled: the search did not come to its end; more blocks would tell',
    );
  });
});
