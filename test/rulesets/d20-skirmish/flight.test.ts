import { describe, expect, it } from 'vitest';
import { mayGoTo } from '../../../src/rulesets/d20-skirmish/actions/fear.ts';
import { flee } from '../../../src/rulesets/d20-skirmish/actions/flight.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { BROKEN } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { causeOf } from '../../../src/rulesets/d20-skirmish/ways/cause.ts';
import { nearestTo, spotOf, stage } from './stage.ts';

describe('whom a squad fears', () => {
  const between = 'A1 trooper 0,0 | A1 trooper 3,0 | A1 trooper 6,0 | B1 trooper 0,12 | B2 trooper 0,-6';

  it('is who last wounded one of it, and nobody else once it is Broken (DX-CAU-ASM)', () => {
    const m = stage(between).scripted([
      ['shot', 5],
      ['armour', 20],
      ['shot', 5],
      ['armour', 20],
      ['leadership', 1],
    ]);
    const shoot = (firer: number, target: number) =>
      attack(m, strikeOf('ranged', firer, m.matchup.models[firer].ranged[0], target));
    expect(causeOf(m, 0)).toBe(4);
    shoot(3, 1);
    expect(causeOf(m, 0)).toBe(3);
    m.state.morale[0] = BROKEN;
    shoot(4, 2);
    expect(causeOf(m, 0)).toBe(3);
    remove(m, 3);
    expect(causeOf(m, 0)).toBe(4);
    m.dice.finish();
  });

  it('is whom it flees from all the time, though another comes nearer (DX-MOR-10)', () => {
    const m = stage('A1 trooper 0,0 | A1 trooper 9,-9 | B1 trooper 0,9 | B2 trooper 0,-12').scripted([]);
    m.state.morale[0] = BROKEN;
    const gaps: number[] = [];
    for (let action = 0; action < 2; action++) {
      flee(m, 0);
      gaps.push(spotOf(m, 0)[1]);
    }
    // After the first action the other one is the nearest.
    expect(gaps[0]).toBeLessThan(-4);
    expect(gaps[1]).toBeLessThan(-8);
    const ahead = nearestTo(m.battlefield.ground, [0, 0]);
    const behind = nearestTo(m.battlefield.ground, [0, -13.5]);
    expect([ahead, behind].map(mayGoTo(m, 0)!)).toEqual([false, true]);
  });

  it('is not run from along the edge of the table', () => {
    const cornered = stage('A1 trooper 18,18 | A1 trooper 9,-9 | B1 trooper 17,-6').scripted([]);
    cornered.state.morale[0] = BROKEN;
    const before = spotOf(cornered, 0);
    flee(cornered, 0);
    expect(spotOf(cornered, 0)).toEqual(before);
  });
});
