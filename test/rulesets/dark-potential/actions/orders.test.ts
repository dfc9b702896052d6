import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { orderManoeuvre } from '../../../../src/rulesets/dark-potential/actions/orders.ts';
import { COMBAT_READY, ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import { COUNTERS } from '../../../../src/rulesets/dark-potential/matchup/counters.ts';
import { combatReadyOptions, overwatchOptions, suppressionOptions } from '../actions-of.ts';
import { passive, stage } from '../stage.ts';

const PAID = COUNTERS.indexOf('points:manoeuvre');

describe('a Tactical Manoeuvre', () => {
  it('is paid by the side that orders it', () => {
    const position = stage('A leader 0,0 | A leader 2,0 | B soldier 0,12 + soldier 1,12');
    position.start.reaction[0] = ON_OVERWATCH;
    position.start.points.fill(1);
    const m = position.scripted([], [passive, () => 1]);
    const activation = openActivation(m, 2, [2, 3]);
    orderManoeuvre(m, activation);
    expect(m.state.counters.map((own) => own[PAID])).toEqual([0, 1]);
    expect(activation.shielded[2]).toBe(1);
  });

  it("DP-TM-01, DP-CP-02: is paid by a member near a Commander, too, whose squad's leader is not", () => {
    const covered = (commander: number) => {
      const position = stage(`A leader 0,0 | B soldier 0,12 + soldier 5,12 | B leader ${commander},12`);
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.points.set([0, 0, 1]);
      position.start.leader[1] = 1;
      const m = position.scripted([], [passive, () => 1]);
      const activation = openActivation(m, 1, [1, 2]);
      orderManoeuvre(m, activation);
      return [m.state.points[2], activation.members.filter((model) => activation.shielded[model] > 0)];
    };
    // The Commander is 11 inches from the leader of the squad and 6 from its other member, then too far from both.
    expect(covered(12)).toEqual([0, [1, 2]]);
    expect(covered(20)).toEqual([1, []]);
  });

  it('is offered where it holds off what is on the table (DP-Q-43)', () => {
    const shielded = (against: string) => {
      const set = { 'manoeuvre.shield.against': against };
      const position = stage('A leader 0,0 | B soldier 0,12 + soldier 1,12', { set });
      position.start.reaction[0] = COMBAT_READY;
      position.start.points.fill(1);
      const m = position.scripted([], [passive, () => 1]);
      const activation = openActivation(m, 1, [1, 2]);
      orderManoeuvre(m, activation);
      return activation.shielded.reduce((sum, one) => sum + one);
    };
    expect(['overwatch', 'all-reactions'].map(shielded)).toEqual([0, 2]);
  });

  it('covers whom a leader has in command range, or the whole squad without DP-TM-02', () => {
    const covered = (leader: number, set: Variant = {}) => {
      const position = stage('A leader 0,0 | B soldier 0,12 + soldier 1,12 + soldier 9,12', { set });
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.points.fill(1);
      position.start.leader[1] = leader;
      const m = position.scripted([], [passive, () => 1]);
      const activation = openActivation(m, 1, [1, 2, 3]);
      orderManoeuvre(m, activation);
      return activation.members.filter((model) => activation.shielded[model] > 0);
    };
    expect(covered(1)).toEqual([1, 2]);
    expect(covered(NOWHERE)).toEqual([]);
    expect(covered(NOWHERE, { 'squads.leader': 'off' })).toEqual([1, 2, 3]);
    expect(covered(NOWHERE, { 'manoeuvre.reach': 'off' })).toEqual([1, 2, 3]);
  });
});

describe('the price of special actions', () => {
  const SPENT = COUNTERS.flatMap((name, i) => (name.startsWith('points:') ? [i] : []));

  /** Which of the three can be taken by a squad without points; nothing is paid for any. */
  function free(set: Variant): boolean[] {
    const position = stage('A soldier 0,0 + soldier 1,0 | B soldier 0,8', { set });
    return [overwatchOptions, combatReadyOptions, suppressionOptions].map((optionsOf) => {
      const m = position.scripted([]);
      const [option] = optionsOf(m, 0);
      option?.act();
      expect(SPENT.map((i) => m.state.counters[0][i])).toEqual(SPENT.map(() => 0));
      return option !== undefined;
    });
  }

  it('DP-CP-04: is paid, but for without the clause, as long as points buy anything', () => {
    expect(free({})).toEqual([false, false, false]);
    expect(free({ 'command-points.specialActions': 'off' })).toEqual([true, true, true]);
    expect(free({ 'command-points': 'off' })).toEqual([false, false, false]);
  });
});
