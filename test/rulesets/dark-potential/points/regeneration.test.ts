import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import { lastingIn, regenerate } from '../../../../src/rulesets/dark-potential/points/regeneration.ts';
import { stage } from '../stage.ts';

/** Points of each unit of seat A after its regeneration, from so many each; `dead` models are gone. */
function regained(units: string, points: readonly number[], set: Variant = {}, dead: readonly number[] = []) {
  const position = stage(`${units} | B leader 0,20`, { set });
  position.start.points.set(points);
  for (const model of dead) position.start.wounds[model] = 0;
  const m = position.scripted([]);
  regenerate(m, 0);
  return [...m.state.points.slice(0, points.length)];
}

const LEADER = 'A leader 0,0';
const SQUAD = 'A soldier 0,0 + soldier 2,0 + soldier 4,0';

describe('regeneration', () => {
  it('DP-REGEN-01, DP-REGEN-03: half of the base rounded down, up to the base', () => {
    expect([0, 1, 3, 4, 5].map((held) => regained(LEADER, [held])[0])).toEqual([2, 3, 5, 5, 5]);
  });

  it('DP-REGEN-01: by another share of the base, rounded up by a setting', () => {
    const gain = (fraction: number, rounding: number) =>
      regained(LEADER, [0], {
        'regeneration.gain.fraction': fraction,
        'regeneration.gain.rounding': rounding,
      });
    expect([gain(0.5, 1), gain(0.5, 0), gain(0.4, 1), gain(0.7, 0), gain(0.7, 1)]).toEqual([
      [3],
      [2],
      [2],
      [3],
      [4],
    ]);
  });

  it('DP-REGEN-01: none without the clause, not the least gain either', () => {
    expect([regained(LEADER, [1], { 'regeneration.gain': 'off' }), regained(SQUAD, [0])]).toEqual([[1], [1]]);
    expect(regained(SQUAD, [0], { 'regeneration.gain': 'off' })).toEqual([0]);
  });

  it('DP-REGEN-02: one at least', () => {
    expect(regained('A sniper 0,0', [0])).toEqual([1]);
    expect(regained('A sniper 0,0', [0], { 'regeneration.least': 'off' })).toEqual([0]);
  });

  it('DP-REGEN-03: beyond the base without the clause', () => {
    expect(regained(LEADER, [5], { 'regeneration.limit': 'off' })).toEqual([7]);
  });

  it('DP-REGEN-04: nothing for the last of a squad, who keeps what he holds', () => {
    expect([regained(SQUAD, [0]), regained(SQUAD, [0], {}, [1]), regained(SQUAD, [0], {}, [0, 1])]).toEqual([
      [1],
      [1],
      [0],
    ]);
    expect(regained(SQUAD, [1], {}, [0, 1])).toEqual([1]);
    expect(regained(SQUAD, [0], { 'regeneration.survivor': 'off' }, [0, 1])).toEqual([1]);
  });

  it('DP-Q-21: independent models are not reduced to one, but for one reading', () => {
    expect(regained(LEADER, [0])).toEqual([2]);
    expect(regained(LEADER, [0], { 'regeneration.survivor.whom': 'single-models' })).toEqual([0]);
  });

  it('DP-REGEN-03: makes up for what was spent near the base, so that only points far below it last', () => {
    const lasting = (units: string, points: number, set: Variant = {}, dead: readonly number[] = []) => {
      const position = stage(`${units} | B leader 0,20`, { set });
      position.start.points[0] = points;
      for (const model of dead) position.start.wounds[model] = 0;
      return lastingIn(position.scripted([]), 0);
    };
    expect([0, 1, 2, 3, 4, 5].map((points) => lasting(LEADER, points))).toEqual([0, 1, 2, 3, 3, 3]);
    expect(lasting(LEADER, 5, { 'regeneration.limit': 'off' })).toBe(5);
    expect(lasting(LEADER, 5, { regeneration: 'off' })).toBe(5);
    expect([lasting(SQUAD, 1), lasting(SQUAD, 1, {}, [0, 1])]).toEqual([0, 1]);
  });

  it('is for the side whose turn it is, for every unit of it', () => {
    const position = stage('A leader 0,0 | A sniper 3,0 | B leader 0,20');
    const m = position.scripted([]);
    regenerate(m, 0);
    expect([...m.state.points.slice(0, 3)]).toEqual([2, 1, 0]);
  });

  it('DP-Q-20: is told of every pool that can hold something, those of squad members as well', () => {
    const told = (units: string, set: Variant, dead: readonly number[] = []) => {
      const position = stage(`${units} | B leader 0,20`, { set });
      for (const model of dead) position.start.wounds[model] = 0;
      regenerate(position.scripted([]), 0);
      return position.told.map(({ text }) => text);
    };
    expect(told(SQUAD, {})).toEqual(['A Squad: 1 Command Point.']);
    expect(told(SQUAD, { 'squads.sharing.pool': 'per-model' }, [1])).toEqual([
      'A Soldier 1: 1 Command Point.',
      'A Soldier 3: 1 Command Point.',
    ]);
    expect(told(LEADER, { 'units.leader.commandPoints': 0 })).toEqual([]);
    expect(told(LEADER, { regeneration: 'off' })).toEqual(['A Leader: 0 Command Points.']);
  });

  it('the heading off: none', () => {
    expect(regained(LEADER, [0], { regeneration: 'off' })).toEqual([0]);
  });
});
