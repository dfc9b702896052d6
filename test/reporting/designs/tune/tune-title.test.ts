import { beforeAll, describe, expect, it } from 'vitest';
import type { TuneResult } from '../../../../src/experiments/designs/tune/tune.ts';
import type { Finalist } from '../../../../src/experiments/designs/tune/tune-points.ts';
import { winnerOf } from '../../../../src/experiments/designs/tune/tune-winner.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { tuned } from './tuned.ts';

let result: TuneResult;

beforeAll(async () => {
  result = await tuned();
});

const title = (...finalists: Finalist[]) => reportOf({ ...result, finalists }, '').title;

describe('the title of a report of tune', () => {
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
