import { describe, expect, it } from 'vitest';
import { OBJECTIVE, type Seat } from '../../../src/rules/decision.ts';
import { otherSeat } from '../../../src/rules/ruleset.ts';
import { faultsOf } from '../../../src/rulesets/pass-counter/match/faults.ts';
import { gainPoints, losePoints } from '../../../src/rulesets/pass-counter/match/income.ts';
import { remove } from '../../../src/rulesets/pass-counter/match/removal.ts';
import { CLAUSE } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { seizeInitiative } from '../../../src/rulesets/pass-counter/turn/first-player.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { last } from '../scene.ts';
import { begin, play, THREE_TO_TWO, turns } from './playing.ts';
import { choosing, counted, type Staging, stage } from './stage.ts';

describe('PC-SEQ-02, PC-A9: turns', () => {
  it('alternate, and the larger side ends the round alone', () => {
    const { scene, m } = begin({ set: { passing: 'off', 'command-points': 'off' } }, {});
    play(m, 12);
    expect(turns(scene.told).slice(0, 7)).toBe('|ABABA|');
  });

  it('may be passed with a counter, of which the smaller side has one (PC-PASS-01, PC-PASS-02)', () => {
    // Seat B passes while it can: the pass stands behind the models still waiting.
    const { scene, m } = begin(
      { set: { 'command-points': 'off' } },
      { 'PC-D-02': ({ seat, count }) => (seat === 1 ? count - 1 : 0) },
    );
    play(m, 12);
    expect(turns(scene.told).slice(0, 8)).toBe('|AbABAB|');
    expect(counted(m, 1, 'pass-counters')).toBeGreaterThan(0);
    expect(counted(m, 0, 'pass-counters')).toBe(0);
  });

  it('bring as many counters as one side has fewer models, times what each counts', () => {
    const counters = (position: string, set: Staging['set'] = {}) => {
      const { m } = begin({ set }, {}, position);
      play(m, 1);
      return [...m.state.passes];
    };
    expect(counters(THREE_TO_TWO)).toEqual([0, 1]);
    expect(counters(THREE_TO_TWO, { 'passing.counters.each': 3 })).toEqual([0, 3]);
    expect(counters(THREE_TO_TWO, { passing: 'off' })).toEqual([0, 0]);
    expect(counters('A trooper 0,-11 | B trooper 0,11')).toEqual([0, 0]);
  });

  it('bring no counters for losses within the round, or at once by a reading (PC-AMB-05)', () => {
    for (const [reading, counters] of [
      ['round-start', 0],
      ['at-once', 1],
    ] as const) {
      const { m } = begin({ set: { 'passing.counters.deaths': reading } }, {});
      play(m, 1);
      m.state.passes.fill(0);
      m.state.acts.fill(0);
      remove(m, 3, 'is gone');
      expect([m.state.passes[1], m.state.acts[CLAUSE.passing.counters]], reading).toEqual([
        counters,
        counters,
      ]);
    }
  });

  it('are told as they come at once, and none come to a side that is gone', () => {
    const { scene, m } = begin({ set: { 'passing.counters.deaths': 'at-once' } }, {});
    play(m, 1);
    remove(m, 3, 'is gone');
    expect(scene.told.at(-1)?.text).toBe('Pass counters of B: 2.');
    remove(m, 4, 'is gone');
    expect(scene.told.at(-1)?.text).toBe('B Trooper 2 is gone.');
    expect(m.state.passes[1]).toBe(2);
  });

  it('bring new ones in each round, beside those not spent by a reading (PC-PAS-UNSPENT)', () => {
    for (const [reading, counters] of [
      ['lost', [1, 1]],
      ['kept', [1, 2]],
    ] as const) {
      const { scene, m } = begin({ set: { 'passing.counters.unspent': reading } }, {});
      while (m.state.round < 2) play(m, 1);
      const handed = scene.told
        .filter(({ kind }) => kind === 'counters')
        .map(({ data }) => data?.['counters']);
      expect(handed, reading).toEqual(counters);
      expect(m.state.passes[0], reading).toBe(0);
      expect(counted(m, 1, 'pass-counters'), reading).toBe(2);
    }
  });
});

describe('PC-CP-01, PC-CP-02: command points', () => {
  const OFFICERS = 'A leader 0,-11 | A sergeant 3,-11 | B trooper 0,11';

  it('are two and the CP of the models in play, once a round', () => {
    const m = stage(OFFICERS).scripted([]);
    gainPoints(m, 0, 'round');
    gainPoints(m, 1, 'round');
    expect([...m.state.points]).toEqual([5, 2]);
    gainPoints(m, 0, 'turn');
    expect(m.state.points[0]).toBe(5);
    remove(m, 1, 'is gone');
    gainPoints(m, 0, 'round');
    expect(m.state.points[0]).toBe(9);
  });

  it('come each turn by a reading, and not at all without the rule', () => {
    const turn = stage(OFFICERS, { set: { 'command-points.income.when': 'turn' } }).scripted([]);
    gainPoints(turn, 0, 'round');
    expect(turn.state.points[0]).toBe(0);
    gainPoints(turn, 0, 'turn');
    expect(turn.state.points[0]).toBe(5);
    const less = stage(OFFICERS, { set: { 'command-points.income': 'off' } }).scripted([]);
    gainPoints(less, 0, 'round');
    expect(less.state.points[0]).toBe(3);
    const none = stage(OFFICERS, { set: { 'command-points': 'off' } }).scripted([]);
    gainPoints(none, 0, 'round');
    expect(none.state.points[0]).toBe(0);
  });

  it('are lost at the end of the round, or kept', () => {
    const scene = stage(OFFICERS, { setB: { 'command-points.loss': 'off' } });
    scene.start.points.set([4, 4]);
    const m = scene.scripted([]);
    losePoints(m, 0);
    losePoints(m, 1);
    expect([...m.state.points]).toEqual([0, 4]);
  });

  it('are kept however many there are where none are lost, as they may be that come in every turn', () => {
    const scene = stage(OFFICERS, {
      set: { 'command-points.loss.kept': 60 },
      setB: { 'command-points.loss': 'off' },
    });
    scene.start.points.set([84, 84]);
    scene.start.begun = false;
    const m = scene.scripted([]);
    losePoints(m, 0);
    losePoints(m, 1);
    expect([...m.state.points]).toEqual([60, 84]);
    expect(faultsOf(m)).toEqual([]);
  });
});

describe('PC-CP-09, PC-INI-01: Seize the Initiative', () => {
  it('adds what is spent to the next roll, and only to that', () => {
    const scene = stage('A trooper 0,-11 | B trooper 0,11');
    scene.start.points.set([3, 0]);
    const m = scene.scripted([], choosing({ 'PC-D-09': 'spend 3 of 3 points' }));
    seizeInitiative(m);
    expect([...m.state.bonus]).toEqual([3, 0]);
    expect([...m.state.points]).toEqual([0, 0]);
  });

  it('settles who may choose to go first', () => {
    const scene = stage('A trooper 0,-11 | B trooper 0,11');
    scene.start.begun = false;
    scene.start.bonus.set([3, 0]);
    const second = scene.scripted(
      [
        ['first-player', 2],
        ['first-player', 5],
        ['first-player', 2],
        ['first-player', 4],
      ],
      choosing({ 'PC-D-01': 'go second' }),
    );
    advanceMatch(second);
    second.dice.finish();
    // 2 + 3 against 5 is rolled again; 2 + 3 beats 4, and A wants to be second.
    expect(second.state.first).toBe(1);
    expect([...second.state.bonus]).toEqual([0, 0]);
    const told = scene.told.map(({ text }) => text);
    expect(told.slice(told.findIndex((text) => text.startsWith('For')))[0]).toBe(
      'For first player A rolls 2 + 3 and B rolls 4: A chooses.',
    );
  });

  it('tells what the points are spent on', () => {
    for (const [points, each, text] of [
      [3, 1, 'A spends 3 command points: +3 on its next roll for first player.'],
      [1, 2, 'A spends 1 command point: +2 on its next roll for first player.'],
    ] as const) {
      const scene = stage('A trooper 0,-11 | B trooper 0,11', { set: { 'seize.buy.bonus': each } });
      scene.start.points.set([points, 0]);
      seizeInitiative(scene.scripted([], choosing({ 'PC-D-09': last })));
      expect(scene.told.at(-1)?.text).toBe(text);
    }
  });

  it('promises as much by one point that adds two as by two that add one each', () => {
    const hopes = (each: number) => {
      const scene = stage('A trooper 0,-11 | B trooper 0,11', { set: { 'seize.buy.bonus': each } });
      scene.start.points.set([2, 0]);
      let seen: number[] = [];
      const spender = choosing({
        'PC-D-09': ({ weigh }) => {
          seen = [0, 1, 2].map((option) => {
            const into = new Float64Array(6);
            weigh(option, into);
            return into[OBJECTIVE];
          });
          return 0;
        },
      });
      seizeInitiative(scene.scripted([], spender));
      return seen;
    };
    const [[none, , two], [, one]] = [hopes(1), hopes(2)];
    expect(one).toBe(two);
    expect(one).toBeGreaterThan(none);
  });

  it('is spent in secret, or in the light of what the other spent, as each side has it', () => {
    /** What the second player, to whom the first is to have spent 4 points, hopes for less than that one did. */
    const daunted = (first: Seat, secret: string, secretB = secret) => {
      const set = { 'seize.buy.secret': secret };
      const setB = { 'seize.buy.secret': secretB };
      const scene = stage('A trooper 0,-11 | B trooper 0,11', { set, setB });
      scene.start.points.set([4, 4]);
      scene.start.first = first;
      const seen: number[] = [];
      const spender = choosing({
        'PC-D-09': ({ seat, weigh }) => {
          const into = new Float64Array(6);
          weigh(0, into);
          seen[seat] = into[OBJECTIVE];
          return seat === first ? 4 : 0;
        },
      });
      const m = scene.scripted([], spender);
      seizeInitiative(m);
      expect([m.state.points[first], m.state.bonus[first]]).toEqual([0, 4]);
      return seen[first] - seen[otherSeat(first)];
    };
    for (const first of [0, 1] as const) {
      expect(daunted(first, 'at-once')).toBe(0);
      expect(daunted(first, 'in-turn')).toBeGreaterThan(0);
    }
    expect(daunted(0, 'at-once', 'in-turn')).toBeGreaterThan(0);
    expect(daunted(1, 'in-turn', 'at-once')).toBeGreaterThan(0);
    expect(daunted(1, 'at-once', 'in-turn')).toBe(0);
    expect(daunted(0, 'in-turn', 'at-once')).toBe(0);
  });
});
