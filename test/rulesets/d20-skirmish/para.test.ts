import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { type Decision, labelsOf, RESERVE } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import { orders } from '../../../src/rulesets/d20-skirmish/actions/ordering.ts';
import { isInCommand } from '../../../src/rulesets/d20-skirmish/match/commanding.ts';
import { isEngaged } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import { faultsOf } from '../../../src/rulesets/d20-skirmish/match/faults.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { setUp } from '../../../src/rulesets/d20-skirmish/turn/setup.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { alike, optionCalled } from '../scene.ts';
import { choosing, counted, type Script, type Staging, spotOf, stage } from './stage.ts';

const STICK = 'A1 paratrooper 0,0 | A1 paratrooper 0,3 | A2 commander -15,-15 | B1 trooper 0,12';

/** The first two models are in the air in the second turn, and come down at a place that is asked for. */
function dropping(script: Script, at: readonly [number, number], staging: Staging = {}): Match {
  const scene = stage(STICK, staging);
  scene.start.point.fill(-1, 0, 2);
  scene.start.round = 2;
  const offered: string[] = [];
  const m = scene.scripted(
    script,
    choosing({
      'DX-D-12': (decision: Decision) => {
        offered.push(...labelsOf(decision));
        const spots = offered.map((label) =>
          label
            .match(/(\d+\.\d),(\d+\.\d)/)!
            .slice(1)
            .map(Number),
        );
        // The corner of the table is 18.5 inches from its middle.
        const far = spots.map(([x, y]) => (x - 18.5 - at[0]) ** 2 + (y - 18.5 - at[1]) ** 2);
        return far.indexOf(Math.min(...far));
      },
    }),
  );
  activateSquad(m, 0);
  m.dice.finish();
  return m;
}

describe('para troops', () => {
  it('are not set up, and come down in the second turn at the earliest (DX-PARA-ASM)', () => {
    for (const [set, inTheAir] of [
      [{}, true],
      [{ 'para.drop': 'off' }, false],
    ] as const) {
      const scene = stage(STICK, { set });
      scene.start.point.fill(-1);
      const m = scene.scripted([]);
      const faces = [1, 2];
      const dice = { roll: (name: number) => (name === ROLL.deployment ? faces.shift()! : 1) };
      setUp({ ...m, dice });
      expect([...m.state.point].map((at) => at < 0)).toEqual([inTheAir, inTheAir, false, false]);
      expect(faultsOf(m)).toEqual([]);
      m.state.begun = true;
      m.state.active = 0;
      advanceMatch(m);
      expect(m.state.activated[0]).toBe(inTheAir ? 0 : 1);
    }
  });

  it('have moved in the activation in which they come down (DX-STILL-ASM)', () => {
    const profiles = { airgunner: { like: 'gunner', para: true } };
    const scene = stage('A1 airgunner 0,0 | B1 trooper 0,12', { profiles, set: { 'para.drift': 'off' } });
    scene.start.point[0] = -1;
    scene.start.round = 2;
    const m = scene.scripted([]);
    activateSquad(m, 0);
    expect(m.state.moved[0]).toBe(1);
    m.state.round = 3;
    activateSquad(m, 0);
    expect(m.state.moved[0]).toBe(0);
  });

  it('come down together where the wind takes them, for an action (DX-PARA-DEV)', () => {
    // Two inches straight ahead.
    const m = dropping(
      [
        ['deviation', 1],
        ['distance', 8],
      ],
      [0, -6],
    );
    const calm = dropping([], [0, -6], { set: { 'para.drift': 'off' } });
    const [there, meant] = [spotOf(m, 0), spotOf(calm, 0)];
    expect(there[1] - meant[1]).toBeCloseTo(2, 0);
    expect(Math.abs(there[0] - meant[0])).toBeLessThan(0.6);
    expect(m.battlefield.distance(m.state.point[0], m.state.point[1])).toBeLessThan(INCH);
    expect([m.state.landed[0], faultsOf(m)]).toEqual([2, []]);
  });

  it('have an action less in that activation', () => {
    const misses = (n: number): Script => alike(n, 'shot', 19);
    for (const [set, left] of [
      [{}, 2],
      [{ 'para.drop.cost': 0 }, 3],
    ] as const) {
      const scene = stage(STICK.replace('| A1 paratrooper 0,3 ', ''), {
        set: { ...set, 'para.drift': 'off' },
      });
      scene.start.point[0] = -1;
      scene.start.round = 2;
      const shoot = (decision: Decision) =>
        Math.max(
          0,
          labelsOf(decision).findIndex((one) => one.startsWith('shoot')),
        );
      const m = scene.scripted(misses(left), choosing({ 'DX-D-03': shoot }));
      activateSquad(m, 0);
      m.dice.finish();
      expect(counted(m, 0, 'action:ranged')).toBe(left);
    }
  });

  it('are held back for a later turn, once nobody else has still to act, but in the last (DX-D-13)', () => {
    const passed = (round: number, activated: readonly number[], weighed = false) => {
      const scene = stage(STICK);
      scene.start.point.fill(-1, 0, 2);
      scene.start.round = round;
      scene.start.activated.set(activated);
      let asked = false;
      const hold = (decision: Decision) => {
        asked = true;
        if (!weighed) return optionCalled(decision, 'hold them back');
        const into = new Float64Array(WIDTH);
        decision.weigh(1, into);
        // Two of 25 points each, with so many turns left.
        expect(into[RESERVE]).toBeCloseTo(-2.5 / (7 - round));
        return 1;
      };
      const m = scene.scripted([], choosing({ 'DX-D-13': hold }));
      const dice = { ...m.dice, roll: () => 10 };
      advanceMatch({ ...m, dice });
      return [asked, m.state.point[0] < 0 && m.state.activated[0] === 1];
    };
    expect(passed(3, [0, 1, 1])).toEqual([true, true]);
    expect(passed(3, [0, 0, 1])).toEqual([false, false]);
    expect(passed(6, [0, 1, 1])).toEqual([false, false]);
    expect(passed(4, [0, 1, 1], true)).toEqual([true, true]);
  });

  it('keep off enemies: 6 inches at least, and never into contact', () => {
    // Straight at the enemy, as far as it goes.
    const m = dropping(
      [
        ['deviation', 1],
        ['distance', 20],
      ],
      [0, 5],
    );
    expect(isEngaged(m, 0)).toBe(false);
    const calm = dropping([], [0, 12], { set: { 'para.drift': 'off', 'para.drop.inches': 9 } });
    expect(calm.battlefield.distance(calm.state.point[0], calm.state.point[3])).toBeGreaterThanOrEqual(
      9 * INCH,
    );
  });

  it('are commanded from anywhere as they come down (DX-PARA-CMD)', () => {
    const commands = (set = {}, round = 2) => {
      const scene = stage(STICK, { set });
      scene.start.point.fill(-1, 0, 2);
      scene.start.round = round;
      scene.start.activated[1] = 1;
      const m = scene.scripted([]);
      return [isInCommand(m, 2, 0), orders(m, 2, planOf(m, 2, 3)).length];
    };
    expect(commands()).toEqual([true, 1]);
    expect(commands({}, 1)).toEqual([false, 0]);
    expect(commands({ 'para.command': 'off' })).toEqual([false, 0]);
    const m = dropping([], [0, -6], { set: { 'para.drift': 'off' } });
    expect(isInCommand(m, 2, 0)).toBe(true);
    m.state.round = 3;
    expect(isInCommand(m, 2, 0)).toBe(false);
  });
});
