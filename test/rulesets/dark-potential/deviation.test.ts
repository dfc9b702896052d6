import { describe, expect, it } from 'vitest';
import { HARM, type Player } from '../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { applyHits } from '../../../src/rulesets/dark-potential/attack/casualties.ts';
import { MAY_REROLL } from '../../../src/rulesets/dark-potential/rolls/exchange-means.ts';
import { exchangeRules } from '../../../src/rulesets/dark-potential/rolls/exchange-rules.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { attack } from './ask.ts';
import { fire, MISS, QUIET, ROCKET, scatter, TARGET, wound } from './rocket-scene.ts';
import { type Script, stage } from './stage.ts';

describe('a miss', () => {
  // From (0, 0) at (0, 10.96) the arrow points up the table; directions go clockwise by sixths of a turn.
  const HALF = 0.8660254037844386;
  const places: readonly (readonly [number, number, number])[] = [
    [1, 0, 1],
    [2, HALF, 0.5],
    [3, HALF, -0.5],
    [4, 0, -1],
    [5, -HALF, -0.5],
    [6, -HALF, 0.5],
  ];

  it.each(places)('DP-AOE-03: direction %i', (direction, ux, uy) => {
    for (const inches of [2, 5, 8]) {
      const at = [ux * inches, 10.96 + uy * inches].map((n) => n.toFixed(4)).join();
      const beyond = [ux * (inches + 1.9), 10.96 + uy * (inches + 1.9)].map((n) => n.toFixed(4)).join();
      const out = [ux * (inches + 2.01), 10.96 + uy * (inches + 2.01)].map((n) => n.toFixed(4)).join();
      const { strengths, told } = fire(` | B soldier ${at} + soldier ${beyond} + soldier ${out}`, [
        ...scatter(direction, inches),
        wound(),
        wound(),
      ]);
      expect(strengths).toEqual([12, 8]);
      const { data } = told.find(({ kind }) => kind === 'scatter')!;
      expect(data).toEqual({ direction, length: inches, dice: 2 });
    }
  });

  it('DP-AOE-03: strikes nobody where nobody stands, its target neither', () => {
    expect(fire('', scatter(1, 2)).strengths).toEqual([]);
  });

  it('DP-AOE-03: turns with the line from the shooter', () => {
    // Fired from the right the arrow points left: direction 1 goes left, 4 goes right.
    const from = 'A rocket 10.96,0 | B sniper 0,0 | B soldier -5,0 + soldier 5,0';
    const strike = (direction: number, position = stage(from, { set: QUIET })) => {
      const m = position.scripted([...scatter(direction, 5), wound(2)]);
      resolveAttack(m, ROCKET);
      m.dice.finish();
      return [...m.state.wounds.slice(2, 4)];
    };
    expect([strike(1), strike(4)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('DP-AOE-03: has no effect without the clause', () => {
    expect(fire('', [MISS], { 'area-effect.deviation': 'off' }).strengths).toEqual([]);
  });

  it('DP-AOE-04: goes 1d6 without the clause, and by other steps with another divisor', () => {
    const dice = (set: Variant) =>
      attack('--attacker rocket --weapon rocket-launcher --target soldier --distance 25', set).template!.dice;
    expect([
      dice({}),
      dice({ 'area-effect.scatter': 'off' }),
      dice({ 'area-effect.scatter.divisor': 12 }),
    ]).toEqual([4, 1, 3]);
  });

  it('spends no Command Point on killing a friend, but one on saving him', () => {
    const keen: Player = (decision) => {
      const harms = Array.from({ length: decision.count }, (_, option) => {
        const into = new Float64Array(6);
        decision.weigh(option, into);
        return into[HARM];
      });
      return harms.indexOf(Math.max(...harms));
    };
    const save = (rolls: Script) => {
      const position = stage('A rocket 0,0 + soldier 3,0 | B soldier 0,10.96', { set: QUIET });
      position.start.points[0] = 1;
      const m = position.scripted(rolls, [keen, keen]);
      applyHits(m, { ...ROCKET, target: 2, at: 2 }, [{ model: 1, strength: 8, margin: 0 }]);
      m.dice.finish();
      return [m.state.wounds[1], m.state.points[0]];
    };
    expect(save([wound(6)])).toEqual([1, 1]);
    expect(save([wound(2), wound(12)])).toEqual([1, 0]);
  });

  it('can come back on the shooter', () => {
    // 3.98 inches off, one die: direction 4 and 5 inches land next to the rocket man.
    const position = stage('A rocket 0,0 | B soldier 0,4.96', { set: QUIET });
    const m = position.scripted([...scatter(4, 5), wound(2)]);
    resolveAttack(m, ROCKET);
    m.dice.finish();
    expect([...m.state.wounds.slice(0, 2)]).toEqual([0, 1]);
  });
});

describe('Command Points on deviation', () => {
  /** The number of options at each window on the way a template strays, by seat; a shift where there is one. */
  function windows(set: Variant, theirs: Variant = {}): readonly [number[], number[]] {
    const position = stage(`${TARGET} | B soldier 0,15.96`, { set: { ...QUIET, ...set }, theirs });
    // Each unit has two, and no model any of its own.
    position.start.points.fill(2, 0, 3);
    const counts: [number[], number[]] = [[], []];
    const player: Player = ({ point, seat, count }) => {
      if (point !== 'DP-D-38') return 0;
      counts[seat].push(count);
      return set['command-points.limit.use'] && count > 2 ? 2 : 0;
    };
    const m = position.scripted(scatter(1, 12), player);
    resolveAttack(m, ROCKET);
    m.dice.finish();
    return counts;
  }

  it('DP-CP-13: are spent by the side that has the clause, whatever the other has', () => {
    const off = { 'command-points.anyRoll': 'off' } as const;
    const on = { 'command-points.anyRoll': 'on' } as const;
    const asked = (mine: Variant, theirs: Variant) => windows(mine, theirs).map((own) => own.length > 0);
    expect(asked({}, {})).toEqual([true, true]);
    expect(asked(off, on)).toEqual([false, true]);
    expect(asked(on, off)).toEqual([true, false]);
    expect(asked(off, off)).toEqual([false, false]);
  });

  it('DP-Q-27, DP-Q-30: a limit by owner holds for tests only, or for deviation too', () => {
    const perOwner = { 'command-points.limit.use': 'own-shift-per-owner' };
    const none = { 'command-points.anyRoll': 'off' };
    expect(windows(perOwner, none)[0].slice(0, 2)).toEqual([4, 4]);
    expect(windows({ ...perOwner, 'command-points.limit.rolls': 'all' }, none)[0].slice(0, 2)).toEqual([
      4, 2,
    ]);
  });

  it('DP-Q-30: force rerolls without limit or as often as in a test, and never where that is never', () => {
    const forced = (set: Variant) => {
      const own = compileSettings<Settings>(rules, set);
      const { means } = exchangeRules(own, own, 'scatter-direction', { dice: 1, sides: 8 });
      let left = means.open(0, 3);
      let times = 0;
      for (; times < 3 && means.uses(left, 1) & MAY_REROLL; times++) left = means.spend(left, 1, MAY_REROLL);
      return times;
    };
    const all = { 'command-points.limit.rolls': 'all' };
    expect([forced({}), forced(all)]).toEqual([3, 1]);
    for (const repeats of ['per-test', 'per-roll', 'unlimited'])
      for (const set of [{}, all])
        expect(
          forced({
            ...set,
            'command-points.forcedReroll.repeats': repeats,
            'command-points.forcedReroll.perTest': 0,
          }),
        ).toBe(0);
  });

  it('DP-Q-04: go round the six directions, and to no distance below nothing, or no farther than dice show', () => {
    const settled = (
      roll: 'scatter-direction' | 'scatter-distance' | 'hit',
      dice: number,
      set: Variant = {},
    ) => {
      const own = compileSettings<Settings>(rules, set);
      const { settle } = exchangeRules(own, own, roll, { dice, sides: 6 });
      return [-1, 0, 1, 6, 7, 8, 13].map(settle);
    };
    expect(settled('scatter-direction', 1)).toEqual([5, 6, 1, 6, 1, 2, 1]);
    expect(settled('scatter-distance', 2)).toEqual([0, 0, 1, 6, 7, 8, 13]);
    expect(settled('hit', 2)).toEqual([-1, 0, 1, 6, 7, 8, 13]);
    const bounded = { 'command-points.shift.bounds': 'dice' };
    expect(settled('scatter-direction', 1, bounded)).toEqual([1, 1, 1, 6, 6, 6, 6]);
    expect(settled('hit', 2, bounded)).toEqual([2, 2, 2, 6, 7, 8, 12]);
  });

  it("DP-Q-38: are one unit's only by one reading, whoever the template might touch", () => {
    const near = `${TARGET} | B soldier 0,15.96 | B sniper 1.5,15.96`;
    const payers = (mixing: string) => {
      const set = { ...QUIET, 'command-points.own.mixing': mixing };
      const position = stage(near, { set });
      position.start.points.set([0, 0, 1, 2]);
      const player: Player = ({ point, seat, count }) => (point === 'DP-D-38' && seat === 1 ? count - 1 : 0);
      resolveAttack(position.scripted([...scatter(1, 12), wound(), wound()], player), ROCKET);
      const spent = position.told.filter(({ data }) => data?.roll === 'scatter-direction');
      return spent.flatMap(({ data }) => (data!.payer === undefined ? [] : [data!.payer]));
    };
    expect(payers('single')).toEqual(['B Sniper 2', 'B Sniper 2']);
    expect(payers('mixed')).toEqual(['B Squad', 'B Sniper 2', 'B Sniper 2']);
  });

  it('DP-Q-78: are those of all whom the template might touch by such a roll, or of the target only', () => {
    // One die: from its target at 0,7 it goes at most 6 inches, and touches as far as 14.99.
    const answers = (at: number, set: Variant = {}) => {
      const position = stage(`A rocket 0,0 | B soldier 0,7 | B sniper 0,${at}`, {
        set: { ...QUIET, ...set },
      });
      position.start.points.fill(1, 2, 3);
      const rolls: (string | undefined)[] = [];
      const m = position.scripted(scatter(4, 4), ({ point, seat }) => {
        if (point === 'DP-D-38' && seat === 1) rolls.push(point);
        return 0;
      });
      resolveAttack(m, ROCKET);
      m.dice.finish();
      return rolls.length;
    };
    expect([answers(14.9), answers(15.1)]).toEqual([1, 0]);
    expect(answers(14.9, { 'area-effect.hit.points': 'target' })).toBe(0);
  });
});
