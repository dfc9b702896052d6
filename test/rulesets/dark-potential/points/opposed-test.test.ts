import { describe, expect, it } from 'vitest';
import type { Player } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { rollTest } from '../../../../src/rulesets/dark-potential/points/opposed-test.ts';
import type { OpposedTest } from '../../../../src/rulesets/dark-potential/rolls/roll-asked.ts';
import { stage } from '../stage.ts';

const [ROLLER, VICTIM] = [0, 1] as const;
const HIT: OpposedTest = {
  roll: 'hit',
  roller: ROLLER,
  rollerAt: 0,
  affected: VICTIM,
  affectedAt: 1,
  target: 7,
  wounds: 1,
  stake: 1,
};

/** What a side does in its window; what it cannot do is an error. */
type Move = readonly [seat: 0 | 1, does: number];
const [PASS, FIRST, SECOND] = [0, 1, 2];
const USES = ['reroll', 'shift', 'force', 'counter'] as const;

interface Asked {
  readonly set?: Variant;
  readonly target?: number;
  /** Command Points of the roller's unit and of whom it would affect. */
  readonly points?: readonly [number, number];
  readonly lastSpender?: number;
}

/** Makes a test with so many of each roll and window as are scripted; gives who had how many options, and the end. */
function opposed(rolls: readonly number[], moves: readonly Move[], asked: Asked = {}) {
  const { set = {}, target = 7, points: held = [3, 3], lastSpender = -1 } = asked;
  const position = stage('A soldier 0,0 | B soldier 0,7', { set });
  position.start.points.set(held);
  position.start.lastSpender = lastSpender;
  const left = [...moves];
  const windows: (readonly [seat: number, options: number])[] = [];
  const asks: string[] = [];
  const player: Player = ({ seat, count, point }) => {
    windows.push([seat, count]);
    asks.push(point);
    const [expected, does] = left.shift() ?? [seat, PASS];
    expect([seat, does < count]).toEqual([expected, true]);
    return does;
  };
  const m = position.scripted(
    rolls.map((total) => ['hit', total] as const),
    player,
  );
  const { success } = rollTest(m, { ...HIT, target });
  m.dice.finish();
  expect(left).toEqual([]);
  const { points: kept, lastSpender: last, counters } = m.state;
  const uses = USES.filter((use) => counters.some((own) => own[COUNTERS.indexOf(`points:${use}`)] > 0));
  return { success, asks, windows, points: [kept[0], kept[1]], lastSpender: last, uses };
}

describe('Command Points on a roll', () => {
  it('DP-CP-11: whom it would affect decides first, then both in turn until both pass', () => {
    const { asks, success, points } = opposed(
      [7],
      [
        [1, PASS],
        [0, PASS],
      ],
    );
    expect([asks, success, points]).toEqual([['DP-D-36', 'DP-D-37'], true, [3, 3]]);
    const off = opposed([7], [], { set: { 'command-points.order': 'off' } });
    expect(off.windows.map(([seat]) => seat)).toEqual([0, 1]);
  });

  it('DP-CP-12: the order begins anew, or without the clause whoever spent last decides last', () => {
    const first = (lastSpender: number, set: Variant = {}) =>
      opposed([7], [], { lastSpender, set }).windows[0][0];
    const off = { 'command-points.afresh': 'off' };
    expect([first(0), first(1)]).toEqual([1, 1]);
    expect([first(0, off), first(1, off)]).toEqual([1, 0]);
    expect(opposed([7], [[1, SECOND]], { lastSpender: 0 }).lastSpender).toBe(1);
  });

  it('DP-CP-06..09: roll again or move by one, the roller down and the other up', () => {
    expect(opposed([7], [[1, SECOND]])).toMatchObject({ success: false, uses: ['counter'] });
    expect(opposed([7, 8], [[1, FIRST]])).toMatchObject({ success: false, uses: ['force'] });
    const own = (does: number, rolls: readonly number[]) => opposed(rolls, [[0, does]], { points: [1, 0] });
    const once = { success: true, points: [0, 0], windows: [[0, 3]] };
    expect(own(SECOND, [8])).toMatchObject({ ...once, uses: ['shift'] });
    expect(own(FIRST, [8, 7])).toMatchObject({ ...once, uses: ['reroll'] });
  });

  it.each([
    ['command-points.forcedReroll', [2, 3]],
    ['command-points.counterShift', [2, 3]],
    ['command-points.reroll', [3, 2]],
    ['command-points.shift', [3, 2]],
  ])('DP-CP-06..09: without %s one option less', (off, counts) => {
    const { windows } = opposed([7], [], { set: { [off]: 'off' } });
    expect(windows.map(([, count]) => count)).toEqual(counts);
  });

  it('DP-CP-07, DP-CP-09: by as much as the settings say', () => {
    const set = { 'command-points.shift.step': 2, 'command-points.counterShift.step': 3 };
    const back = (total: number) => opposed([total], [[0, SECOND]], { set, points: [1, 0] }).success;
    expect([8, 9, 10].map(back)).toEqual([true, true, false]);
    expect([4, 5].map((total) => opposed([total], [[1, SECOND]], { set, points: [0, 1] }).success)).toEqual([
      true,
      false,
    ]);
  });

  /** Options of the second side when it is asked again, after it has done something and the roller has rolled again. */
  const again = (does: number, set: Variant) => {
    const rolls = does === FIRST ? [7, 7, 7] : [7, 7];
    const { windows } = opposed(
      rolls,
      [
        [1, does],
        [0, FIRST],
      ],
      { set },
    );
    return [windows[0], windows[2]].map(([, count]) => count);
  };

  it('DP-Q-28: force one reroll in a test, or at each roll, or as many as they pay for', () => {
    const repeats = (reading: string) => again(FIRST, { 'command-points.forcedReroll.repeats': reading });
    expect([repeats('per-test'), repeats('per-roll'), repeats('unlimited')]).toEqual([
      [3, 2],
      [3, 3],
      [3, 3],
    ]);
  });

  it('DP-Q-28: by one reading force again after the opponent rolled again, and not after a forced reroll', () => {
    const next = (reading: string) => {
      const set = { 'command-points.forcedReroll.repeats': reading };
      const { windows } = opposed([7, 7], [[1, FIRST]], { set });
      return windows.filter(([seat]) => seat === 1).map(([, count]) => count);
    };
    expect([next('per-test'), next('per-roll'), next('unlimited')]).toEqual([
      [3, 2],
      [3, 2],
      [3, 3],
    ]);
  });

  it('DP-CP-09: move an enemy roll so often by a setting, and once at most by a reading', () => {
    const times = (perTest: number, reading = 'unlimited') =>
      again(SECOND, {
        'command-points.counterShift.perTest': perTest,
        'command-points.counterShift.repeats': reading,
      });
    expect([times(2), times(1), times(2, 'once')]).toEqual([
      [3, 3],
      [3, 2],
      [3, 2],
    ]);
    const { windows } = opposed([7], [], { set: { 'command-points.counterShift.perTest': 0 } });
    expect(windows[0][1]).toBe(2);
  });

  it('DP-Q-29: move an enemy roll as often as they pay for, or once', () => {
    const repeats = (reading: string) => again(SECOND, { 'command-points.counterShift.repeats': reading });
    expect([repeats('unlimited'), repeats('once')]).toEqual([
      [3, 3],
      [3, 2],
    ]);
  });

  it('DP-Q-05: a reroll takes away what moved the roll before, or leaves it', () => {
    const stands = (replaces: string) =>
      opposed(
        [8, 8],
        [
          [1, PASS],
          [0, SECOND],
          [1, FIRST],
        ],
        { set: { 'command-points.reroll.replaces': replaces }, points: [1, 1] },
      ).success;
    expect([stands('everything'), stands('keeps-shifts')]).toEqual([false, true]);
  });

  it('DP-Q-05: a reroll takes the dice that are worse than most for whoever pays, by one reading', () => {
    const set = { 'command-points.reroll.replaces': 'chosen-dice' };
    expect(opposed([6, 2, 1], [[0, FIRST]], { set, points: [1, 0], target: 6 }).success).toBe(true);
    expect(opposed([2, 4, 6], [[1, FIRST]], { set, points: [0, 1], target: 9 }).success).toBe(false);
  });

  /** A soldier's rocket rolls against his own Leader, with so many points of his squad and of the Leader. */
  function againstFriend(
    rolls: readonly number[],
    moves: readonly number[],
    held: readonly number[],
    set: Variant,
  ) {
    const position = stage('A soldier 0,0 | A leader 0,5 | B soldier 0,7', { set });
    position.start.points.set([...held, 1]);
    const left = [...moves];
    const asked: (readonly [point: string, seat: number, options: number])[] = [];
    const m = position.scripted(
      rolls.map((total) => ['hit', total] as const),
      ({ point, seat, count }) => {
        asked.push([point, seat, count]);
        return left.shift() ?? PASS;
      },
    );
    const { success } = rollTest(m, HIT);
    m.dice.finish();
    return { success, asked, points: [...m.state.points.slice(0, 3)], left };
  }

  it("DP-CP-06, DP-CP-07: on a roll against a friend, too, are one's own: reroll at will, move once", () => {
    const { success, asked, points, left } = againstFriend([3, 4, 7], [FIRST, FIRST, SECOND], [1, 3], {});
    expect([success, points, left]).toEqual([false, [1, 0, 1], []]);
    expect(asked).toEqual([
      ['DP-D-37', 0, 3],
      ['DP-D-37', 0, 3],
      ['DP-D-37', 0, 3],
      // Moved once in this test: it can but be rolled again.
      ['DP-D-37', 0, 2],
    ]);
  });

  it('DP-CP-06, DP-CP-07: whoever rolls pays for it as well as whom it would affect', () => {
    expect(againstFriend([7], [SECOND], [1, 0], {})).toMatchObject({ success: false, points: [0, 0, 1] });
    const counts = (off: string) =>
      againstFriend([7], [], [1, 0], { [off]: 'off' }).asked.map(([, , n]) => n);
    expect(
      ['reroll', 'shift', 'forcedReroll', 'counterShift'].map((use) => counts(`command-points.${use}`)),
    ).toEqual([[2], [2], [3], [3]]);
  });

  it('DP-Q-27: on a roll against a friend move it once for each owner of points, by one reading', () => {
    const set = { 'command-points.limit.use': 'own-shift-per-owner' };
    const { success, points } = againstFriend([6], [SECOND, SECOND], [1, 2], set);
    expect([success, points]).toEqual([false, [0, 1, 1]]);
  });

  it('DP-Q-04: the total moves without bounds, or stays one that the dice can show', () => {
    const below = (bounds: string) =>
      opposed([2], [[0, SECOND]], {
        set: { 'command-points.shift.bounds': bounds },
        target: 1,
        points: [1, 0],
      }).success;
    expect([below('none'), below('dice')]).toEqual([true, false]);
  });
});
