import { describe, expect, it } from 'vitest';
import { atHalfTime, foresight, foresightRows } from '../../src/experiments/metrics/foresight.ts';
import { leadTally } from '../../src/experiments/metrics/lead-tally.ts';
import { below, seedWords } from '../../src/kernel/luck.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { logistic } from '../../src/statistics/index.ts';

const ALPHA = 0.05;
const TABLES = 4;

function match(leads: readonly number[], points: number, rounds = leads.length + 1): MatchRecord {
  return {
    outcome: points === 1 ? 'won' : points === 0 ? 'lost' : 'draw',
    score: points,
    margin: 0,
    rounds,
    survivors: [
      { models: 1, worth: 500 },
      { models: 1, worth: 500 },
    ],
    leads,
    counters: [[], []],
    acts: [],
    digest: '',
  };
}

/** A number from 0 to 1 for a word and a block. */
function chance(word: string, index: number): number {
  return below(1e6, seedWords(`${word}/${index}`)[0] >>> 0) / 1e6;
}

function tallied(matches: number, record: (index: number) => MatchRecord, tables = TABLES) {
  const tally = leadTally(tables);
  for (let index = 0; index < matches; index++)
    tally.add({ table: index % tables, index, record: record(index) });
  return tally;
}

function played(matches: number, record: (index: number) => MatchRecord, tables = TABLES) {
  return foresight(tallied(matches, record, tables), ALPHA);
}

describe('how much is decided by the end of a round', () => {
  it('is nothing where the lead says nothing, and all where it says all', () => {
    const [coin] = played(2000, (i) =>
      match([1000 * chance('lead', i) - 500], chance('end', i) < 0.5 ? 1 : 0),
    );
    expect(coin.explained!.low!).toBe(0);
    expect(coin.explained!.high!).toBeGreaterThanOrEqual(0);
    expect(coin.explained!.mean).toBeLessThan(0.01);
    expect(coin.settled.mean).toBe(0);
    const [sure] = played(2000, (i) =>
      match([chance('end', i) < 0.5 ? 500 : -500], chance('end', i) < 0.5 ? 1 : 0),
    );
    expect(sure.leader.mean).toBe(1);
    expect(sure.settled.mean).toBe(1);
    expect(sure.explained!.mean).toBeGreaterThan(0.99);
  });

  it('is what a known win probability explains', () => {
    const [first] = played(40_000, (i) => {
      const lead = Math.round(1000 * chance('lead', i) - 500);
      return match([lead], chance('end', i) < logistic((6 * lead) / 1000) ? 1 : 0);
    });
    // Within some four standard errors of what the probabilities themselves come to.
    expect(Math.abs(first.explained!.mean - (1 - 4 * meanOver((p) => p * (1 - p))))).toBeLessThan(0.02);
    expect(Math.abs(first.leader.mean - meanOver((p) => Math.max(p, 1 - p)))).toBeLessThan(0.01);
    expect(Math.abs(first.settled.mean - meanOver((p) => (Math.max(p, 1 - p) >= 0.9 ? 1 : 0)))).toBeLessThan(
      0.03,
    );
  });

  it('rises to all as matches end', () => {
    const rounds = played(400, (i) =>
      i % 2 === 0
        ? match([], chance('end', i) < 0.5 ? 1 : 0, 1)
        : match([0, 0], chance('end', i) < 0.5 ? 1 : 0),
    );
    expect(rounds.map(({ over, matches }) => over / matches)).toEqual([0.5, 0.5, 1]);
    expect(rounds.map(({ settled }) => settled.mean)).toEqual([0.5, 0.5, 1]);
    expect(rounds.map(({ explained }) => explained!.mean)).toEqual([0.5, 0.5, 1]);
    expect(rounds.map(({ leader }) => leader.mean)).toEqual([0.75, 0.75, 1]);
  });

  it('judges each half of the blocks by the other', () => {
    // Leads that mislead in one block only: a fit on that block itself would explain it.
    const records = (odd: number) => (i: number) => match([i === odd ? 900 : 0], i === odd ? 0 : i % 2);
    const [first] = played(40, records(7), 1);
    expect(first.explained!.mean).toBeLessThanOrEqual(0);
  });

  it('is never less than nothing nor more than all, however few matches there are', () => {
    const record = (i: number) => match([i < 2 ? 900 : -900], i === 1 || i === 3 ? 1 : 0);
    for (const tables of [1, 2]) {
      const [first] = played(4, record, tables);
      expect(first.explained!.low).toBe(0);
      expect(first.explained!.mean).toBeGreaterThanOrEqual(0);
      expect(first.explained!.high!).toBeLessThanOrEqual(1);
      const [row] = foresightRows(tallied(4, record, tables), tallied(4, record, tables), ALPHA);
      expect(row.difference!.low).toBeGreaterThanOrEqual(-1);
      expect(row.difference!.high).toBeLessThanOrEqual(1);
    }
  });

  it('does not depend on the order of the matches', () => {
    const record = (i: number) =>
      match([Math.round(1000 * chance('lead', i)) - 500, 10], i % 3 === 0 ? 0 : 1);
    const [one, other] = [leadTally(TABLES), leadTally(TABLES)];
    for (let i = 0; i < 200; i++) one.add({ table: i % TABLES, index: i, record: record(i) });
    for (let i = 199; i >= 0; i--) other.add({ table: i % TABLES, index: i, record: record(i) });
    expect(foresight(other, ALPHA)).toEqual(foresight(one, ALPHA));
  });

  it('has intervals for shares of matches over, and on one table those of its matches', () => {
    const record = (i: number) => match(i % 2 === 0 ? [] : [300], chance('end', i) < 0.7 ? 1 : 0);
    for (const tables of [TABLES, 1]) {
      const [first] = played(400, record, tables);
      for (const share of [first.ended, first.leader, first.settled, first.explained!]) {
        expect(share.low!).toBeLessThan(share.mean);
        expect(share.high!).toBeGreaterThan(share.mean);
      }
    }
    const [row] = foresightRows(tallied(400, record, 1), tallied(400, record, 1), ALPHA);
    expect(row.difference!.low!).toBeLessThan(0);
    expect(row.difference!.high!).toBeGreaterThan(0);
  });

  it('has nothing to explain where all is drawn', () => {
    const [first] = played(20, () => match([0], 0.5), 1);
    expect(first).toMatchObject({ leader: { mean: 0.5 }, explained: null });
    expect(played(0, () => match([0], 0.5))).toEqual([]);
  });
});

describe('how much more is decided in one game than in another', () => {
  const coin = (leads: readonly number[]) => (i: number) => match(leads, chance('end', i) < 0.5 ? 1 : 0);
  const sure = (i: number) => {
    const won = chance('end', i) < 0.5;
    return match([won ? 500 : -500, won ? 500 : -500], won ? 1 : 0);
  };

  it('is the difference of what the leads explain, round by round as long as one goes on', () => {
    const rows = foresightRows(tallied(800, sure), tallied(800, coin([0])), ALPHA);
    expect(rows.map(({ round }) => round)).toEqual([1, 2]);
    const [first, second] = rows;
    expect(first.difference!.mean).toBeCloseTo(first.first.explained!.mean - first.second.explained!.mean, 5);
    expect(first.difference!.low!).toBeGreaterThan(0.9);
    // The shorter game is over by then.
    expect(second.second.explained).toEqual({ mean: 1, low: null, high: null });
    expect(second.difference!.mean).toBeCloseTo(0, 2);
  });

  it('is that of what is told where a lead seems to explain less than nothing', () => {
    const misleading = (i: number) => match([i < 4 ? 900 : -900], i % 4 < 2 === i < 4 ? 1 : 0);
    const level = (i: number) => match([0], i < 4 ? 0 : 1);
    for (const tables of [1, 2]) {
      const games = [tallied(8, misleading, tables), tallied(8, level, tables)] as const;
      const [{ first, second, difference }] = foresightRows(...games, ALPHA);
      expect([first, second].map(({ explained }) => explained!.mean)).toEqual([0, 0]);
      expect(difference!.mean).toBeCloseTo(0, 5);
      expect(difference!.low!).toBeLessThanOrEqual(difference!.mean);
      expect(difference!.high!).toBeGreaterThanOrEqual(difference!.mean);
    }
  });

  it('is nothing in a game against itself', () => {
    const [first] = foresightRows(tallied(800, sure), tallied(800, sure), ALPHA);
    expect(first.difference!.mean).toBe(0);
    expect(first.difference!.low!).toBeLessThanOrEqual(0);
    expect(first.difference!.high!).toBeGreaterThanOrEqual(0);
  });

  it('is left out where one game was not played, and where all is drawn', () => {
    expect(foresightRows(tallied(8, sure), leadTally(TABLES), ALPHA)).toEqual([]);
    const [drawn] = foresightRows(
      tallied(8, sure),
      tallied(8, () => match([0], 0.5)),
      ALPHA,
    );
    expect(drawn.difference).toBeNull();
  });
});

describe('half time', () => {
  it('is that of a match as long as half of all at least', () => {
    // Two of three matches last five rounds, the others nine.
    const length = (i: number) => (i % 3 === 0 ? 9 : 5);
    const rounds = played(300, (i) => match(new Array(length(i) - 1).fill(0), i % 2));
    expect(atHalfTime(rounds)!.round).toBe(3);
    expect(atHalfTime([])).toBeNull();
  });
});

function meanOver(of: (p: number) => number): number {
  const steps = 1e5;
  let sum = 0;
  for (let i = 0; i < steps; i++) sum += of(logistic(6 * ((i + 0.5) / steps - 0.5)));
  return sum / steps;
}
