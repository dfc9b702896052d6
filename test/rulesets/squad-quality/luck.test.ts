import { describe, expect, it } from 'vitest';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { passesMorale } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { interrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { rolls } from '../scene.ts';
import { aim, type Script, stage } from './stage.ts';

type Player = Parameters<ReturnType<typeof stage>['scripted']>[1];

/** Takes whatever is worth most. */
const best: Player = (decision) => {
  let [most, best] = [-Infinity, 0];
  for (let option = 0; option < decision.count; option++) {
    const weighing = new Float64Array(7);
    decision.weigh(option, weighing);
    const worth = weighing.reduce((sum, of) => sum + of, 0);
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
};

const PLAIN = { set: { 'recover-wounded': 'off' } };

/** Plays something by scripted dice, all of which are rolled; whether the luck of a unit is spent. */
function isSpent(position: string, unit: number, script: Script, act: (m: Match) => void, set = {}): boolean {
  const m = stage(position, { set: { ...PLAIN.set, ...set } }).scripted(script, best);
  // Nobody keeps his luck in the last turn.
  m.state.round = m.matchup.settings[0].scenario.length.turns;
  act(m);
  m.dice.finish();
  return m.state.luckless[unit] === 1;
}

describe('luck may be tried on any one die (SQ-PER-04)', () => {
  const SHOOTS = 'A veterans 0,0 | B mob 0,8';
  const volley = (m: Match) => shoot(m, aim(m, STILL));

  it('of Fire Effect', () => {
    const stopped: Script = [
      ['damage', 1],
      ['armour', 6],
    ];
    const volleyOf = (fire: number[], hits: number) => [
      ...rolls('fire', ...fire),
      ...Array.from({ length: hits }, () => stopped).flat(),
    ];
    expect(isSpent(SHOOTS, 0, volleyOf([1, 1, 6], 4), volley)).toBe(true);
    expect(isSpent(SHOOTS, 0, volleyOf([6, 1], 4), volley, { 'personalities.lucky': 'off' })).toBe(false);
  });

  it('and is kept for better while more is to come', () => {
    const m = stage(SHOOTS, PLAIN).scripted(rolls('response', 1, 6, 1), best);
    m.state.figures[0] = 1;
    expect(ordersOf(m, 0).deaf).toBe(true);
    expect(m.state.luckless[0]).toBe(0);
  });

  it('of damage and of armour', () => {
    const aimed = 'A line 0,0 | B veterans 0,8';
    const hit: Script = [
      ['damage', 1],
      ['armour', 1],
    ];
    const stopped: Script = [
      ['damage', 1],
      ['armour', 6],
    ];
    const script: Script = [...rolls('fire', 1, 1), ...hit, ['armour', 6], ...stopped];
    expect(isSpent(aimed, 1, script, volley)).toBe(true);
  });

  it('of a shot in passing, where it can stop somebody', () => {
    const passing = (m: Match) => {
      const at = m.state.point[1];
      interrupt(m, { unit: 1, path: [at, at], to: at });
    };
    const fells = { 'opportunity-fire.once.marks': 'yes' };
    const missed = rolls('fire', 1, 1);
    const stopped: Script = [
      ['damage', 1],
      ['armour', 6],
    ];
    const again = [...missed, ...rolls('fire', 6), ...stopped, ...stopped, ...stopped];
    expect(isSpent(SHOOTS, 0, again, passing, fells)).toBe(true);
    for (const clause of ['repulsed', 'onwards'])
      expect(
        isSpent(SHOOTS, 0, [...missed, ...stopped], passing, {
          ...fells,
          [`opportunity-fire.${clause}`]: 'off',
        }),
      ).toBe(false);
  });

  it('of a morale test', () => {
    const script = rolls('morale', 1, 6, 1, 1, 6);
    expect(
      isSpent('A veterans 0,0 | B mob 0,8', 0, script, (m) => expect(passesMorale(m, 0)).toBe(true)),
    ).toBe(true);
  });

  it('of a response', () => {
    const script = rolls('response', 1, 6, 1, 6);
    const act = (m: Match) => expect(ordersOf(m, 0).deaf).toBe(false);
    expect(isSpent('A veterans 0,0 | B mob 0,6', 0, script, act)).toBe(true);
  });

  it('of an assault on a vehicle', () => {
    const script: Script = [...rolls('kill', 1, 6, 1, 1, 1), ['penetration', 1], ['armour', 6]];
    const storm = (m: Match) => assault(m, 0, 1);
    expect(isSpent('A veterans 0,0 | B truck 0,3', 0, script, storm)).toBe(true);
  });

  it('of a close assault, once', () => {
    const script = [
      ...rolls('assault', 1, 1, 3, 2),
      ...rolls('assault', 6),
      ...rolls('kill', ...Array(15).fill(1)),
    ];
    expect(isSpent('A veterans 0,0 | B mob 0,4', 0, script, (m) => assault(m, 0, 1))).toBe(true);
  });
});
