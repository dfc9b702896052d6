import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { TEMPO } from '../../../src/rules/decision.ts';
import { chargeActions } from '../../../src/rulesets/d20-skirmish/actions/charging.ts';
import { jumps } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { isEngaged } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import { blowOn, chargeOn, foesOf } from '../../../src/rulesets/d20-skirmish/places/foes.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { attackNearest } from '../../../src/rulesets/d20-skirmish/unruly/unhinging.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

const GROUNDED = { set: { 'locomotion.aloft': 'off' } };

describe('a flyer', () => {
  const charges = (position: string, staging: Staging = {}) => {
    const m = stage(position, staging).scripted([]);
    const found = chargeActions(m, 0, planOf(m, 0, 3), 'plain', 1).length;
    return [found, m.state.acts[CLAUSE.locomotion.aloft]];
  };

  it('is charged by nobody on the ground (DX-ALT-REACH)', () => {
    expect(charges('A1 berserk 0,0 | B1 gunship 0,5')).toEqual([0, 1]);
    expect(charges('A1 berserk 0,0 | B1 gunship 0,5', GROUNDED)).toEqual([1, 0]);
    expect(charges('A1 berserk 0,0 | B1 skimmer 0,5')).toEqual([1, 0]);
  });

  it('is neither held nor struck by who stands below it, and shoots and is shot at', () => {
    const below = 'A1 gunship 0,0 | B1 drone 0,1 | B2 trooper 0,9';
    const m = stage(below).scripted([['shot', 20]]);
    expect([isEngaged(m, 0), isEngaged(m, 1)]).toEqual([false, false]);
    expect(shotsOpen(m, 0).map(({ target }) => target)).toEqual([1, 2]);
    // A deranged drone beside it has a fist, and shoots.
    attackNearest(m, 1, [0]);
    m.dice.finish();
    const grounded = stage(below, GROUNDED).scripted([]);
    expect([isEngaged(grounded, 0), shotsOpen(grounded, 0)]).toEqual([true, []]);
  });

  it('stands in nobody’s way and leaves no gap', () => {
    const isPast = (position: string, staging: Staging = {}) => {
      const m = stage(position, staging).scripted([]);
      const { places } = endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), enemiesInTheWay(m, 0)));
      return places.includes(nearestTo(m.battlefield.ground, [0, 4.5]));
    };
    const gate = 'A1 trooper 0,0 | B1 gunship -1.5,3 | B2 trooper 1.5,3';
    expect([isPast(gate), isPast(gate, GROUNDED)]).toEqual([true, false]);
    const over = stage('A1 trooper 0,0 | B1 gunship 0,2 | B1 trooper 0,9').scripted([]);
    expect(enemiesInTheWay(over, 0)).toEqual([over.state.point[2]]);
  });

  it('is not under a template that is meant for the ground, nor hurt by what explodes there', () => {
    const m = stage('A1 grenadier 0,-9 | A2 carrier 3,-9 | B1 trooper 0,0 | B1 gunship 0,1').scripted([
      ['shot', 5],
      ['armour', 1],
      ['wreck', 20],
    ]);
    attack(m, strikeOf('ranged', 0, m.matchup.models[0].ranged[0], 2));
    m.state.point[3] = nearestTo(m.battlefield.ground, [3, -10]);
    destroy(m, 1);
    m.dice.finish();
    expect([...m.state.wounds.subarray(2)]).toEqual([1, 2]);
  });

  it('draws nobody who has but blows for it', () => {
    const progress = (unit: string, staging: Staging = {}) => {
      const m = stage(`A1 ${unit} 0,-9 | B1 gunship 0,9`, staging).scripted([]);
      const into = new Float64Array(16);
      planOf(m, 0, 3).weighAt(nearestTo(m.battlefield.ground, [0, -4]), 0, into);
      return into[TEMPO];
    };
    expect(progress('berserk')).toBe(0);
    expect(progress('berserk', GROUNDED)).toBeGreaterThan(0);
    expect(progress('sergeant')).toBe(progress('sergeant', GROUNDED));
  });

  it('is feared for its guns by who weighs a place, and not for blows', () => {
    const foe = (staging: Staging = {}) =>
      foesOf(stage('A1 berserk 0,0 | B1 gunship 0,5', staging).scripted([]), 0)[0];
    expect([chargeOn(foe()), blowOn(foe())]).toEqual([0, 0]);
    expect(chargeOn(foe(GROUNDED))).toBeGreaterThan(0);
  });
});

it('nobody jumps but who goes on foot (DX-BODY-ASM)', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 1.5], turn: 0, length: 20 });
  const leaps = (unit: string) => {
    const m = stage(`A1 ${unit} 0,0 | B1 trooper 0,15`, { pieces: [hedge] }).scripted([]);
    expect(moveOf(m, 0)).toBeGreaterThan(4 * INCH);
    return jumps(m, 0, planOf(m, 0, 3)).length;
  };
  expect([leaps('trooper'), leaps('biker')]).toEqual([1, 0]);
});
