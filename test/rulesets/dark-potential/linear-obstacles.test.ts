import { describe, expect, it } from 'vitest';
import { INCH, inches } from '../../../src/kernel/length.ts';
import { DANGER, HARM, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { chargeOptions } from '../../../src/rulesets/dark-potential/moves/charging.ts';
import { planPath } from '../../../src/rulesets/dark-potential/moves/steps.ts';
import { outlook } from '../../../src/rulesets/dark-potential/places/outlook.ts';
import { box, piece, table } from '../../kernel/bare-table.ts';
import { actionsOf } from './actions-of.ts';
import { type Script, stage, weapon } from './stage.ts';

/** A hedge across the table, half an inch thick and half an inch high, 7 inches from its middle. */
const HEDGE = table(24, 24, [
  piece(box([-12, 6.9, 12, 7.4]), { kind: 'linear', height: 0.5, difficult: true, cover: 'light' }),
]);
const BARE = table(24, 24, []);
/** A soldier on either side, with nothing but the hedge between them. */
const ACROSS = 'A soldier 0,6.4 | B soldier 0,8.4';

function over(position: string, script: Script = [], set: Variant = {}, on = HEDGE) {
  return stage(position, { set: { leadership: 'off', ...set }, table: on }).scripted(script);
}

describe('a linear obstacle', () => {
  it('DP-LIN-02: is crossed as difficult ground, its height for nothing', () => {
    const cost = (on = HEDGE, set: Variant = {}) => {
      const m = over('A soldier 0,0 | B soldier 0,11', [], set, on);
      return m.battlefield.ways[0].cost(m.state.point[0], m.state.point[1], inches(24), []);
    };
    expect(Math.abs(cost() - cost(BARE) - INCH / 2)).toBeLessThanOrEqual(1);
    expect(cost(HEDGE, { 'linear-obstacles': 'off' })).not.toBe(cost());
  });

  it('DP-CC-01, DP-CC-04: enemies set against it from both sides fight over it', () => {
    const fights = (set: Variant = {}, on = HEDGE) => {
      const m = over(ACROSS, [], set, on);
      return actionsOf(m, 0, 'close-combat').length > 0;
    };
    expect(fights()).toBe(true);
    expect(fights({}, BARE)).toBe(false);
    expect(fights({ 'linear-obstacles.across': 'off' })).toBe(false);
    expect(fights({ 'linear-obstacles.across.side': 'far' })).toBe(false);
  });

  it('DP-CC-04: a charge may end against it', () => {
    const places = (set: Variant = {}) => {
      const m = over('A soldier 0,4 | B soldier 0,8.4', [], set);
      const { y } = m.battlefield.ground;
      return chargeOptions(m, 0).map(({ at }) => y[at] < 7 * INCH);
    };
    expect(places()).toEqual([true]);
    expect(places({ 'linear-obstacles.across': 'off' })).toEqual([]);
  });

  it('DP-CC-02, DP-CC-03: a blow over it is as any other, and wounds by the Strength of its weapon', () => {
    const m = over(ACROSS, [
      ['hit', 8],
      ['wound', 7],
    ]);
    const [from, at] = m.state.point;
    resolveAttack(m, { kind: 'close-combat', attacker: 0, weapon: weapon('club'), target: 1, from, at });
    m.dice.finish();
    expect([m.state.wounds[1], m.state.over]).toEqual([0, true]);
  });

  it('DP-CC-04, DP-CHG-02: a blow over it counts when a move is weighed, if a Charge ends in one or not', () => {
    const most = (set: Variant = {}) => {
      const harms: number[] = [];
      const position = stage('A club-soldier 0,6.4 | B club-soldier 0,8.4', { set, table: HEDGE });
      const m = position.scripted([], ({ point, count, weigh }) => {
        for (let i = 0; i < count && point === 'DP-D-14'; i++) {
          const into = new Float64Array(TACTICS.length);
          weigh(i, into);
          harms.push(into[HARM]);
        }
        return 0;
      });
      planPath(m, 0, inches(6), { kind: 'move', again: false, acts: true, shielded: false });
      return Math.max(...harms);
    };
    expect(
      [most(), most({ 'charge.attack': 'off' }), most({ charge: 'off' })].every((harm) => harm > 0),
    ).toBe(true);
    expect(most({ 'charge.attack': 'off', 'linear-obstacles.across': 'off' })).toBe(0);
  });

  it('DP-CC-04: danger is a blow over it where no enemy can come to strike', () => {
    const NEITHER = { 'charge.attack': 'off', 'movement.contact': 'off' } as const;
    const danger = (set: Variant, y = 6.4) => {
      const position = `A club-soldier 0,${y} | B club-soldier 0,8.4`;
      const m = stage(position, { set, table: HEDGE }).scripted([]);
      const into = new Float64Array(TACTICS.length);
      outlook(m, 0, 0).survey([m.state.point[0]], m.state.point[0])(0, into);
      return into[DANGER];
    };
    expect(danger(NEITHER)).toBeGreaterThan(0);
    expect(danger(NEITHER)).toBe(danger({}));
    expect(danger({ ...NEITHER, 'linear-obstacles.across': 'off' })).toBe(0);
    expect(danger(NEITHER, 4.4)).toBe(0);
  });
});
