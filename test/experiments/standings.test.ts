import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { type BlockScore, pairingsOf } from '../../src/experiments/designs/tournament/tournament-field.ts';
import {
  type Standings,
  standingsOf,
} from '../../src/experiments/designs/tournament/tournament-standings.ts';
import { boundedMeanSequence, eloOfShare, logistic } from '../../src/statistics/index.ts';

/** What intervals cover. */
const ANY = { alpha: 0.05, coverage: { alpha: 0.05 } };

const ONE_TABLE = () => 0;

/** A block in which the first of a pair takes so many of four half points, half of them from the first turn. */
const took = (points: number): BlockScore => ({
  opened: 1,
  openedPoints: Math.ceil(points / 2),
  followed: 1,
  followedPoints: Math.floor(points / 2),
});

describe('standings', () => {
  it('show no circle where there is a ladder, however steep', () => {
    const random = seedrandom.alea('a steep ladder');
    const strengths = [3, 1, 0, -2];
    const pairings = pairingsOf(strengths.length);
    const rounds = Array.from({ length: 300 }, () =>
      pairings.map(({ first, second }) => {
        const chance = logistic(strengths[first] - strengths[second]);
        const [opened, followed] = [random(), random()].map((luck) => (luck < chance ? 2 : 0));
        return { opened: 1, openedPoints: opened, followed: 1, followedPoints: followed };
      }),
    );
    const { cyclic } = standingsOf(strengths.length, pairings, rounds, ONE_TABLE, ANY, '1')!;
    expect(cyclic.low).toBe(0);
    expect(cyclic.high).toBeLessThan(0.03);
  });

  it('have logistic Elo reach as far as shares at least, of rounds that are nearly alike, too', () => {
    const even: BlockScore = { opened: 1, openedPoints: 1, followed: 1, followedPoints: 1 };
    const won = { ...even, openedPoints: 2, followedPoints: 2 };
    for (const odd of [even, won]) {
      const rounds = Array.from({ length: 12 }, (_, i) => [i === 3 ? odd : even]);
      const [{ share, elo }] = standingsOf(2, pairingsOf(2), rounds, (i) => i % 6, ANY, '1')!.standings;
      expect(share.low).toBeLessThan(0.45);
      // Of two each has half of what sets them apart.
      const apart = (end: number) => (eloOfShare(end) - eloOfShare(share.mean)) / 2;
      expect(elo.low! - elo.mean!).toBeCloseTo(apart(share.low), 2);
      expect(elo.high! - elo.mean!).toBeGreaterThanOrEqual(apart(share.high) - 0.01);
    }
  });

  it('show rock, paper, scissors as a circle that nobody can exploit', () => {
    const pairings = pairingsOf(3);
    // 0 beats 1, 1 beats 2, 2 beats 0; one block in four goes the other way.
    const score = (wins: boolean): BlockScore => ({
      opened: 1,
      openedPoints: wins ? 2 : 0,
      followed: 1,
      followedPoints: wins ? 2 : 0,
    });
    const rounds = Array.from({ length: 80 }, (_, i) =>
      pairings.map(({ first, second }, pair) => score((second - first === 1) !== ((i + pair) % 4 === 0))),
    );
    const { standings, cyclic, connected } = standingsOf(3, pairings, rounds, ONE_TABLE, ANY, '1')!;
    expect(cyclic.mean).toBeCloseTo(1, 6);
    expect(connected).toBe(true);
    for (const { share, elo, nash, alphaRank } of standings) {
      expect(share.mean).toBe(0.5);
      expect(elo.mean).toBeCloseTo(0, 6);
      expect(nash.mean).toBeCloseTo(1 / 3, 5);
      expect(alphaRank.mean).toBeCloseTo(1 / 3, 5);
    }
  });

  it('know nothing of how often to play whom from a few rounds that are all alike', () => {
    const standingsAfter = (rounds: number) => {
      const played = Array.from({ length: rounds }, () => [took(4)]);
      return standingsOf(2, pairingsOf(2), played, (i) => i % 2, ANY, '1')!.standings;
    };
    for (const { nash, alphaRank } of standingsAfter(2)) {
      expect(nash).toMatchObject({ low: 0, high: 1 });
      expect(alphaRank).toMatchObject({ low: 0, high: 1 });
    }
    // By then shares tell who is better.
    const [better, worse] = standingsAfter(40);
    expect(better.nash).toEqual({ mean: 1, low: 1, high: 1 });
    expect(worse.nash).toEqual({ mean: 0, low: 0, high: 0 });
  });

  it('tell the first turn from the strength of those who have it', () => {
    // Both are equals, and whoever opens takes three points in four.
    const rounds = Array.from({ length: 60 }, (_, i) => [
      i % 4 === 0
        ? { opened: 1, openedPoints: 0, followed: 1, followedPoints: 2 }
        : { opened: 1, openedPoints: 2, followed: 1, followedPoints: 0 },
    ]);
    const { standings, firstTurn } = standingsOf(2, pairingsOf(2), rounds, ONE_TABLE, ANY, '1')!;
    expect(firstTurn!.mean).toBeCloseTo(0.75, 2);
    expect(firstTurn!.low).toBeGreaterThan(0.55);
    expect(standings[0].elo.mean).toBeCloseTo(0, 6);
  });

  it('measure the others without whoever took no point, whose share has an interval all the same', () => {
    const pairings = pairingsOf(3);
    const rounds = Array.from({ length: 240 }, (_, i) =>
      pairings.map(({ second }) => took(second === 2 ? 4 : 2 * (i % 3))),
    );
    const { standings, connected } = standingsOf(3, pairings, rounds, (i) => i % 6, ANY, '1')!;
    expect(connected).toBe(true);
    const [one, other, { share, elo }] = standings;
    expect(elo).toEqual({ mean: null, low: null, high: null });
    expect([one.elo.mean, other.elo.mean]).toEqual([0, 0]);
    expect(one.elo.high! - one.elo.low!).toBeGreaterThan(0);
    expect(one.share.mean).toBe(0.75);
    const sequence = boundedMeanSequence();
    sequence.add(0, 240);
    expect(share).toMatchObject({ mean: 0, low: 0 });
    expect(share.high).toBeCloseTo(sequence.look(0.05).high, 6);
  });

  it('give Elo no interval where one point keeps the worst from the rest', () => {
    const rounds = Array.from({ length: 240 }, (_, i) => [took(i === 17 ? 3 : 4)]);
    const { standings, connected } = standingsOf(2, pairingsOf(2), rounds, ONE_TABLE, ANY, '1')!;
    expect(connected).toBe(true);
    expect(standings[0].elo.mean).toBeGreaterThan(500);
    expect(standings[0].elo).toMatchObject({ low: null, high: null });
  });

  /** Standings where the points of the first of each pair in each round are said, on so many tables. */
  function stand(
    contestants: number,
    rounds: number,
    tables: number,
    points: (first: number, second: number, round: number) => number,
  ) {
    const pairings = pairingsOf(contestants);
    const played = Array.from({ length: rounds }, (_, i) =>
      pairings.map(({ first, second }) => took(points(first, second, i))),
    );
    return standingsOf(contestants, pairings, played, (i) => i % tables, ANY, '1')!;
  }
  const measured = ({ standings }: Standings) =>
    standings.flatMap(({ elo }, i) => (elo.mean === null ? [] : [i]));

  it('measure the rest without whoever took so few points that chance alone could have left none', () => {
    const result = stand(4, 240, 24, (first, second, i) => {
      if (first === 0) return i === 5 && second === 3 ? 3 : 4;
      if (second === 3) return i < 3 ? 3 : 4;
      return i % 4 === 0 ? 4 : 2;
    });
    expect(measured(result)).toEqual([1, 2]);
    // Five points in eight of what the two in the middle play for between them.
    const [, one, other] = result.standings;
    expect(one.elo.mean! - other.elo.mean!).toBeCloseTo(eloOfShare(0.625), 0);
    expect(one.elo.low).toBeGreaterThan(0);
  });

  it.each([
    ['rounds on as many tables', 5, (i: number) => i < 5],
    ['rounds on one table', 12, (i: number) => i % 20 === 0],
  ])('keep the intervals of the rest from somebody who took points in a few %s', (_, few, scores) => {
    expect(Array.from({ length: 240 }, (__, i) => scores(i)).filter(Boolean)).toHaveLength(few);
    const result = stand(3, 240, 20, (_first, second, i) => (second === 2 ? (scores(i) ? 3 : 4) : i % 5));
    expect(measured(result)).toEqual([0, 1]);
    expect(result.standings[0].elo.low).not.toBeNull();
  });

  it('measure the larger of two groups that no points lead between', () => {
    const result = stand(5, 60, 6, (first, second, i) => (first < 3 && second >= 3 ? 4 : i % 5));
    expect(measured(result)).toEqual([0, 1, 2]);
    expect(result.standings[1].elo.low).not.toBeNull();
  });

  it('measure those left of several that are beyond each other', () => {
    // The first takes all, the second all but from the first, and the last two are even.
    const result = stand(4, 60, 6, (first, _, i) => (first < 2 ? 4 : i % 5));
    expect(measured(result)).toEqual([2, 3]);
  });

  it('have no interval where that is all that a short run shows', () => {
    const result = stand(3, 4, 2, (first, second, i) => (second === 2 ? 4 : i === first ? 3 : 4));
    expect(measured(result)).toEqual([0, 1]);
    expect(result.standings[0].elo.low).toBeNull();
  });

  it('measure the stronger of two groups that are as large', () => {
    const groups = stand(4, 60, 6, (first, second, i) => (first < 2 && second >= 2 ? 0 : i % 5));
    expect(measured(groups)).toEqual([2, 3]);
  });

  it('give nobody an Elo where each takes all from those below', () => {
    const inOrder = stand(6, 60, 6, () => 4);
    expect([inOrder.connected, measured(inOrder)]).toEqual([false, []]);
    expect(inOrder.cyclic.mean).toBeCloseTo(0, 5);
  });

  it('are less sure where tables differ', () => {
    // The same blocks, on tables that favour either and on tables that favour none.
    const rounds = Array.from({ length: 240 }, (_, i) => [took(i % 2 === 0 ? 3 : 1)]);
    const width = (tableOf: (round: number) => number) => {
      const { elo } = standingsOf(2, pairingsOf(2), rounds, tableOf, ANY, '1')!.standings[0];
      return elo.high! - elo.low!;
    };
    expect(width((i) => i % 24)).toBeGreaterThan(2 * width((i) => Math.floor(i / 2) % 24));
  });

  it('count each table once in a second interval', () => {
    const rounds = Array.from({ length: 240 }, (_, i) => [took(i % 24 < 12 ? 3 : 1)]);
    const [{ share, acrossTables }] = standingsOf(
      2,
      pairingsOf(2),
      rounds,
      (i) => i % 24,
      ANY,
      '1',
    )!.standings;
    expect(acrossTables).toMatchObject({ mean: share.mean, tables: 24, betweenDeviation: 0.255377 });
    expect(standingsOf(2, pairingsOf(2), rounds, ONE_TABLE, ANY, '1')!.standings[0].acrossTables).toBeNull();
  });

  it('say nothing of the first turn where nothing shows it', () => {
    const rounds = Array.from({ length: 60 }, () => [took(4)]);
    expect(standingsOf(2, pairingsOf(2), rounds, ONE_TABLE, ANY, '1')!.firstTurn).toBeNull();
  });
});
