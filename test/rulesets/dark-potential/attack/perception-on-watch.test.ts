import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import { HARM, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { ON_OVERWATCH } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import { moveBase } from '../../../../src/rulesets/dark-potential/moves/base-watch.ts';
import { actionStep } from '../../../../src/rulesets/dark-potential/turn/action-step.ts';
import { moveStep } from '../../../../src/rulesets/dark-potential/turn/move-step.ts';
import { table } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { type Script, type Staging, weapon } from '../stage.ts';

const found = (total: number): Script[number] => ['perception', total];

describe('a model on Overwatch', () => {
  /** A base walks past over three places, of which only the middle one may be out of sight. */
  const passes = (set: Variant, rolls: Script, staging: Staging = {}, shielded = false) => {
    const { position, model } = hidden('A soldier 0,0', ['0,6', '2,6', '4,6'], {
      ...staging,
      set: { 'overwatch.arc': 'off', ...set },
    });
    const path = [...position.start.base.slice(0, 3)];
    position.start.base.fill(NOWHERE, 1);
    position.start.reaction[0] = ON_OVERWATCH;
    position.start.named[0] = weapon('pistol');
    const asked: string[] = [];
    const m = position.scripted(rolls, ({ point }) => {
      asked.push(point);
      return point === 'DP-D-30' ? 1 : 0;
    });
    moveBase(m, { model, slot: 0, path, kind: 'move', allowance: inches(8), shielded, acts: true });
    m.dice.finish();
    return { state: m.state, asked };
  };

  it('DP-PER-01, DP-Q-118: checks a base that moves in its sight once, or at each place by one reading', () => {
    passes({}, [found(12)]);
    passes({ 'perception.occasions.watching': 'every-inch' }, [found(12), found(12), found(12)]);
    const blind: Staging['view'] = (_, at) => ({ ...OPEN_VIEW, seen: at !== 2 });
    passes({ 'perception.occasions.watching': 'every-inch' }, [found(12), found(12)], { view: blind });
  });

  it('DP-PER-01, DP-Q-88: checks a base that moves out of its sight, or by one reading does not', () => {
    const seen = (at: number) => (_: number, to: number) => ({ ...OPEN_VIEW, seen: to === at });
    passes({}, [found(12)], { view: seen(1) });
    passes({ 'overwatch.interrupt.start': 'after-leaving' }, [], { view: seen(1) });
    passes({ 'overwatch.interrupt.start': 'after-leaving' }, [found(12)], { view: seen(3) });
    const kill: Script = [found(2), ['hit', 2], ['wound', 2]];
    expect(passes({}, kill, { view: seen(1) }).state.over).toBe(true);
  });

  it('DP-Q-118: shoots at whom it finds, or not by one reading', () => {
    const kill: Script = [
      ['hit', 2],
      ['wound', 2],
    ];
    const on = { table: table(24, 24, []) };
    expect(passes({}, [found(2), ...kill], on).state.over).toBe(true);
    const checkOnly = { 'perception.occasions.watching': 'check-only' };
    expect([...passes(checkOnly, [found(2)], on).state.wounds]).toContain(3);
  });

  it('DP-OW-03: shoots at whom it finds on his way only where that ends, without the clause', () => {
    const on = { table: table(24, 24, []) };
    const asked = (set: Variant) =>
      passes({ 'overwatch.interrupt.start': 'after-leaving', ...set }, [found(2), ['hit', 12]], on).asked;
    expect(asked({}).slice(0, 2)).toEqual(['DP-D-30', 'DP-D-16']);
    expect(asked({ 'overwatch.interrupt': 'off' })).toEqual(['DP-D-16', 'DP-D-30']);
  });

  const ALL = { 'manoeuvre.shield.against': 'all-reactions' };

  it('DP-Q-43: checks a base under a Tactical Manoeuvre, but by one reading', () => {
    passes({}, [found(12)], {}, true);
    passes(ALL, [], {}, true);
    passes(ALL, [found(12)]);
    passes({ ...ALL, 'manoeuvre.shield': 'off' }, [found(12)], {}, true);
  });

  it('DP-TM-03: does not stop whom it finds under a Tactical Manoeuvre, and may shoot when that has moved', () => {
    const meets = (start: string) => {
      const on = { table: table(24, 24, []) };
      const { state, asked } = passes({ 'overwatch.interrupt.start': start }, [found(2)], on, true);
      expect([...state.wounds]).toContain(3);
      return asked;
    };
    expect(meets('after-leaving')).toEqual(['DP-D-16', 'DP-D-31']);
    // Found where it starts it has not moved if it stays.
    expect(meets('counts')).toEqual(['DP-D-16']);
  });

  it('DP-Q-42, DP-Q-43: checks second movements where the Tactical Manoeuvre covers the Move step only', () => {
    const checks = (scope: string) => {
      const { position, model } = hidden('A soldier 0,-11', ['0,8', '3,8'], {
        set: { ...ALL, 'overwatch.arc': 'off', 'manoeuvre.shield.scope': scope },
        table: table(24, 24, []),
      });
      position.start.reaction[0] = ON_OVERWATCH;
      const m = position.scripted([found(12), found(12)], ({ point, count }) =>
        point === 'DP-D-15' ? count - 1 : 0,
      );
      const activation = openActivation(m, m.matchup.models[model].unit, [model]);
      activation.shielded[model] = 1;
      const seen = () => position.told.filter(({ kind }) => kind === 'base-seen').length;
      moveStep(m, activation, model);
      const moving = seen();
      actionStep(m, activation, model);
      return [moving, seen() - moving];
    };
    expect([checks('activation'), checks('move-step')]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it('DP-OW-05, DP-Q-90: lets whom it finds and shoots at go on, on the way of the base by one reading', () => {
    const ends = (set: Variant) => {
      const { position, model } = hidden('A soldier 0,0', ['0,6', '2,6', '4,6'], {
        set: { 'overwatch.arc': 'off', 'overwatch.interrupt.start': 'after-leaving', ...set },
        table: table(24, 24, []),
      });
      const path = [...position.start.base.slice(0, 3)];
      position.start.base.fill(NOWHERE, 1);
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.named[0] = weapon('pistol');
      const asked: string[] = [];
      const m = position.scripted([found(2), ['hit', 12]], ({ point }) => {
        asked.push(point);
        return point === 'DP-D-30' ? 1 : 0;
      });
      moveBase(m, { model, slot: 0, path, kind: 'move', allowance: inches(8), shielded: false, acts: true });
      m.dice.finish();
      return [path.indexOf(m.state.point[model]), asked.includes('DP-D-16')];
    };
    expect(ends({})).toEqual([1, true]);
    expect(ends({ 'overwatch.finish.path': 'declared' })).toEqual([2, false]);
    expect(ends({ 'overwatch.finish': 'off' })).toEqual([1, false]);
  });

  it('DP-D-16: lets whom it finds go on to where it can still strike, if it may act when it has moved', () => {
    const promised = (acts: boolean) => {
      const { position, model } = hidden('A soldier 0,0', ['0,20', '0,18'], {
        set: { 'overwatch.arc': 'off' },
        table: table(48, 48, []),
      });
      const path = [...position.start.base.slice(0, 2)];
      position.start.base[1] = NOWHERE;
      position.start.reaction[0] = ON_OVERWATCH;
      position.start.named[0] = weapon('pistol');
      let harm = 0;
      const m = position.scripted([found(2)], ({ point, count, weigh }) => {
        if (point !== 'DP-D-16') return 0;
        const into = new Float64Array(TACTICS.length);
        for (let i = 0; i < count; i++) {
          into.fill(0);
          weigh(i, into);
          harm = Math.max(harm, into[HARM]);
        }
        return 0;
      });
      moveBase(m, { model, slot: 0, path, kind: 'move', allowance: inches(24), shielded: false, acts });
      return harm;
    };
    expect(promised(true)).toBeGreaterThan(0.25);
    expect(promised(false)).toBe(0);
  });

  it('DP-PER-01: does not check without that occasion, nor does anybody else', () => {
    passes({ 'perception.occasions.overwatch': 0 }, []);
    passes({ perception: 'off' }, []);
  });
});
