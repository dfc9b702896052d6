import { describe, expect, it } from 'vitest';
import { DANGER, HARM, TACTICS } from '../../../src/rules/decision.ts';
import { expectedHarm } from '../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { applyHits } from '../../../src/rulesets/dark-potential/attack/casualties.ts';
import { OPEN_VIEW } from '../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { enemiesOf } from '../../../src/rulesets/dark-potential/match/match.ts';
import { leavingHarm } from '../../../src/rulesets/dark-potential/moves/free-strikes.ts';
import { urgency } from '../../../src/rulesets/dark-potential/places/patience.ts';
import { watchAtMost } from '../../../src/rulesets/dark-potential/places/watch-bound.ts';
import { MET, watchWorth } from '../../../src/rulesets/dark-potential/places/watch-worth.ts';
import { table } from '../../kernel/bare-table.ts';
import { actionsOf } from './actions-of.ts';
import { behind, type Staging, stage, weapon } from './stage.ts';

const AHEAD = 0;
const BEHIND = 16;

describe('what a policy takes Overwatch for', () => {
  const worth = (position: string, staging: Staging = {}, facing = AHEAD) => {
    const m = stage(position, staging).scripted([]);
    return watchWorth(m, 0, weapon('pistol'), 1 << facing, enemiesOf(m, 0))[facing];
  };
  const alone = worth('A soldier 0,0 | B soldier 0,9');

  it('is a shot at whoever is in sight and in the arc, for as often as he moves before the watch is lost', () => {
    const m = stage('A soldier 0,0 | B soldier 0,9').scripted([]);
    const strike = {
      kind: 'overwatch',
      attacker: 0,
      weapon: weapon('pistol'),
      target: 1,
      from: 0,
      at: 1,
    } as const;
    expect(alone).toBeCloseTo(MET * expectedHarm(m, strike), 9);
    expect(worth('A soldier 0,0 | B soldier 0,9', {}, BEHIND)).toBe(0);
  });

  it('is nothing where a wall is between, and less where there is cover', () => {
    const wall = { ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 } as const;
    expect(worth('A soldier 0,0 | B soldier 0,9', { view: () => wall })).toBe(0);
    const covered = worth('A soldier 0,0 | B soldier 0,9', { view: () => behind(2) });
    expect(covered).toBeGreaterThan(0);
    expect(covered).toBeLessThan(alone);
  });

  it('is nothing where all that could come is in combat', () => {
    expect(worth('A soldier 0,0 | A leader 1,9 | B soldier 0,9')).toBe(0);
  });

  it('is one shot, however many come', () => {
    const both = worth('A soldier 0,0 | B soldier 0,9 | B soldier 1,9');
    expect(both).toBeGreaterThan(alone);
    expect(both).toBeLessThan(alone / MET);
    const lasting = { set: { 'overwatch.interrupt.shots': 'per-movement' } } as const;
    expect(worth('A soldier 0,0 | B soldier 0,9 | B soldier 1,9', lasting)).toBeCloseTo(2 * alone, 9);
  });

  it('is at most what enemies are worth who come into the open as near as they can', () => {
    const atMost = (position: string, staging: Staging = {}) =>
      watchAtMost(stage(position, staging).scripted([]), 0, weapon('pistol'));
    const lasting = { set: { 'overwatch.interrupt.shots': 'per-movement' } } as const;
    for (const staging of [{}, lasting]) {
      for (const near of ['A soldier 0,0 | B soldier 0,3', 'A soldier 0,0 | B soldier 0,3 | B leader 1,3'])
        expect(atMost(near, staging)).toBeCloseTo(worth(near, staging), 7);
    }
    expect(atMost('A soldier 0,0 | B soldier 0,9', { view: () => behind(2) })).toBeGreaterThan(alone);
    expect(atMost('A soldier 0,0 | B soldier 0,60')).toBe(0);
  });
});

describe('what a policy takes a Charge out of combat for', () => {
  const charge = (position: string) => {
    const m = stage(position, { table: table(48, 48, []) }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    for (const { weigh } of actionsOf(m, 0, 'charge')) weigh(into);
    return into;
  };

  it('is its blow, less the free strikes of whoever is left (DP-LEAVE-02)', () => {
    const from = 'A leader 0,0 | B leader 0,-0.985 | B soldier 0,3';
    expect(charge(from)[HARM]).toBeGreaterThan(0);
    expect(charge(from)[DANGER]).toBeGreaterThan(0.1);
    expect(charge('A leader 0,0 | B leader 0,-9 | B soldier 0,3')[DANGER]).toBe(0);
  });
});

describe('what a policy takes leaving combat for', () => {
  // Soldier 0 touches the assassin on point 3; point 1 is far away, and point 2 touches it too.
  const position = 'A soldier 0,0 | A leader 0,-6 | A sniper 1,1 | B assassin 0,1 | B soldier 0,20';
  const cost = (model: number, to: number, set: Staging['set'] = {}) =>
    leavingHarm(stage(position, { set }).scripted([]), model)(to);

  it('is the free strikes of whoever is left', () => {
    expect(cost(0, 1)).toBeGreaterThan(0.5);
    expect(cost(0, 1, { 'leaving-combat.bonus.points': 0 })).toBeLessThan(cost(0, 1));
    expect(cost(0, 1, { 'leaving-combat.strike': 'off' })).toBe(0);
  });

  it('is nothing to whoever stays in contact or never was', () => {
    expect([cost(0, 0), cost(0, 2), cost(1, 0)]).toEqual([0, 0, 0]);
  });
});

describe('the urge to close in', () => {
  it("grows while enemies go unharmed, whatever becomes of one's own", () => {
    const m = stage('A soldier 0,0 | B soldier 0,9').scripted([['wound', 2]]);
    m.state.quiet.fill(4);
    const strike = {
      kind: 'ranged',
      attacker: 0,
      weapon: weapon('pistol'),
      target: 1,
      from: 0,
      at: 1,
    } as const;
    applyHits(m, strike, [{ model: 1, strength: 10, margin: 0 }]);
    m.dice.finish();
    expect(urgency(m, 0)).toBe(1);
    expect(urgency(m, 1)).toBeCloseTo(1 + 0.7 * 3, 9);
  });
});
