import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RESERVE, TACTICS } from '../../../src/rules/decision.ts';
import { ASSUMPTIONS } from '../../../src/rulesets/pass-counter/about/assumptions.ts';
import { threatTo } from '../../../src/rulesets/pass-counter/places/promise.ts';
import { commandPoints } from '../../../src/rulesets/pass-counter/rules/command/command-points.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { waitingOf } from '../../../src/rulesets/pass-counter/turn/turns.ts';
import { begin, play, turns } from './playing.ts';
import { choosing, counted, type Staging, stage } from './stage.ts';

describe('PC-CP-04: Follow Up Activation', () => {
  const twice = { 'PC-D-11': ({ count }: { count: number }) => Math.min(1, count - 1) };

  it('activates a second model in the same turn, and no third', () => {
    const { scene, m } = begin({ set: { passing: 'off' } }, twice);
    play(m, 5);
    expect(turns(scene.told).slice(0, 6)).toBe('|AABBA');
    expect(counted(m, 0, 'points:follow-up')).toBe(1);
  });

  it('may be one a round, or count as a turn of its own, by readings (PC-AMB-26, PC-AMB-20)', () => {
    const position =
      'A trooper -9,-11 | A trooper -3,-11 | A trooper 3,-11 | A trooper 9,-11 | B trooper 0,11 | B trooper 6,11';
    const order = (set: Staging['set']) => {
      const { scene, m } = begin(
        { set: { passing: 'off', 'follow-up.buy.cost': 0, ...set }, setB: { 'follow-up': 'off' } },
        twice,
        position,
      );
      play(m, 7);
      return turns(scene.told).slice(1, 7);
    };
    expect(order({})).toBe('AABAAB');
    expect(order({ 'follow-up.buy.once': 'round' })).toBe('AABABA');
    expect(order({ 'follow-up.buy.counts': 'next-turn' })).toBe('AABBAA');
  });

  it('of both sides are turns taken early by a reading, and passed over when they come (PC-AMB-20)', () => {
    const four = (seat: string, y: number) => [-9, -3, 3, 9].map((x) => `${seat} trooper ${x},${y}`);
    const set = { passing: 'off', 'follow-up.buy.cost': 0, 'follow-up.buy.counts': 'next-turn' };
    const { scene, m } = begin({ set }, twice, [...four('A', -11), ...four('B', 11)].join(' | '));
    play(m, 9);
    expect(turns(scene.told).slice(1, 9)).toBe('AABBAABB');
  });

  it('that is a turn of its own brings its points, where they come in every turn (PC-AMB-20, PC-AMB-03)', () => {
    const gained = (counts: string) => {
      const set = { passing: 'off', 'follow-up.buy.counts': counts, 'command-points.income.when': 'turn' };
      const { m } = begin({ set }, twice, 'A trooper -6,-11 | A trooper 0,-11 | B trooper 0,11');
      play(m, 2);
      return counted(m, 0, 'points:gained');
    };
    expect(gained('next-turn')).toBe(2 * gained('same-turn'));
  });

  it('costs one less to answer the enemy with, even free of points, until he has shown himself', () => {
    const costs: number[] = [];
    const { m } = begin(
      { set: { passing: 'off', 'follow-up.buy.cost': 0 }, setB: { 'follow-up': 'off' } },
      {
        'PC-D-11': ({ weigh }) => {
          const into = new Float64Array(TACTICS.length);
          weigh(1, into);
          const [model] = waitingOf(m, 0);
          costs[waitingOf(m, 1).length] = 0.1 * threatTo(m, model) - into[RESERVE];
          return 0;
        },
      },
      'A trooper -9,-11 | A trooper 0,-11 | A trooper 9,-11 | B trooper 0,11',
    );
    play(m, 5);
    expect(costs[1]).toBeCloseTo(0.1, 9);
    expect(costs[0]).toBeCloseTo(0, 9);
  });
});

describe('PC-CP-06: Re-Activation', () => {
  it('takes two points and the place of another activation', () => {
    // Seat A re-activates as soon as it can: those options stand behind the models still waiting.
    const { scene, m } = begin(
      { set: { passing: 'off', 'follow-up': 'off' } },
      { 'PC-D-02': ({ seat, count }) => (seat === 0 ? count - 1 : 0) },
    );
    play(m, 4);
    expect(turns(scene.told).slice(0, 4)).toBe('|ABA');
    expect(scene.told.filter(({ text }) => text.endsWith('is activated again.'))).toHaveLength(1);
    expect(counted(m, 0, 'points:reactivation')).toBe(2);
    expect(m.state.points[0]).toBe(0);
  });

  it('ends after as many as reports and the reading say, where it never runs out of points (PC-AMB-03)', () => {
    const { scene, m } = begin(
      { set: { passing: 'off', 'follow-up': 'off', 'command-points.income.when': 'turn' } },
      { 'PC-D-02': ({ seat, count }) => (seat === 0 ? count - 1 : 0) },
    );
    play(m, 100);
    const second = scene.told.findLastIndex(
      ({ kind, text }) => kind === 'round' && text.startsWith('Round 2'),
    );
    const again = scene.told.slice(0, second).filter(({ text }) => /^A .* again\.$/.test(text)).length;
    expect(again).toBeGreaterThan(10);
    expect(ASSUMPTIONS.join()).toContain(`re-activates models ${again} times in a round at most`);
    expect(commandPoints.clauses.income.questions.when.readings.turn).toContain(`in a round after ${again}`);
    expect(readFileSync('src/rulesets/pass-counter/README.md', 'utf8')).toContain(
      `in a round after ${again}.`,
    );
  });

  it('may be bought by a side with nobody else left, or not (PC-REA-LAST)', () => {
    const offered = (last: string) => {
      const scene = stage('A trooper 0,-11 | B trooper 0,11', { set: { 'reactivation.buy.last': last } });
      scene.start.activated.fill(1);
      scene.start.points.fill(2);
      let options = 1;
      const m = scene.scripted(
        [],
        choosing({
          'PC-D-02': ({ count }) => {
            options = count;
            return 0;
          },
        }),
      );
      advanceMatch(m);
      return options;
    };
    expect([offered('yes'), offered('no')]).toEqual([2, 1]);
  });
});
