import { beforeAll, describe, expect, it } from 'vitest';
import type { TuneResult } from '../../../../src/experiments/designs/tune/tune.ts';
import type { Finalist } from '../../../../src/experiments/designs/tune/tune-points.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { legendOf } from '../../../../src/reporting/sections/legend.ts';
import { tuned } from './tuned.ts';

let result: TuneResult;

beforeAll(async () => {
  result = await tuned();
});

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

  it('takes blocks that are all alike for no interval beyond the book', () => {
    const [book, best] = result.finalists;
    const alike: Finalist = { ...best, beyondBook: { mean: 0.1, low: 0.1, high: 0.1 } };
    const { table, figures } = reportOf({ ...result, finalists: [book, alike] }, '');
    const at = table.columns.findIndex(({ title }) => title.startsWith('further off than the book'));
    expect(table.rows.map((row) => row[at])).toEqual(['', '']);
    const { data } = figures[0].chart(640) as { data: { values: readonly object[] } };
    expect(data.values[0]).toMatchObject({ word: 'not settled' });
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
    expect(notes[0]).toBe('Tolerances: rounds 0.5; "met" means that the whole interval lies within.');
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
});
