import { describe, expect, it } from 'vitest';
import { hullArmour, ratingsOf } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { expectedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import type { Attack } from '../../../src/rulesets/squad-quality/matchup/timing.ts';
import { aim, HOUSE, type Script, type Staging, stage } from './stage.ts';

describe('what a user’s rule adds to damage and armour', () => {
  const hunt = (staging: Staging) => stage('A tank-hunters 0,0 | B carrier 0,8', staging);
  const hide = (staging: Staging) => stage('A carrier 0,0 | B tank-hunters 0,8', staging);
  /** The second unit shoots at the first. */
  const back = (scene: ReturnType<typeof stage>) => {
    const m = scene.scripted([]);
    return { m, shot: aim(m, undefined, 1, 0) };
  };

  it('counts at a vehicle: to ratings of its own, and to the armour of a hull of its own', () => {
    const ratings = (staging: Staging) => {
      const m = hunt(staging).scripted([]);
      return ratingsOf(m, aim(m));
    };
    const [book, raised] = [ratings({}), ratings({ house: { damage: () => 2 } })];
    expect(raised).toEqual({ single: book.single.map((one) => one + 2), rest: book.rest + 2 });
    const armour = (staging: Staging) => {
      const { m, shot } = back(hide(staging));
      return hullArmour(m, shot);
    };
    expect(armour({ house: { armour: () => 3 } }) - armour({})).toBe(3);
    const other = ({ facing }: Attack) => (facing === 0 ? 0 : 3);
    expect(armour({ house: { armour: other } })).toBe(armour({}) + other(back(hide({})).shot.shot.attack));
  });

  it('is reckoned with there', () => {
    const harm = (staging: Staging) => {
      const m = hunt(staging).scripted([]);
      return expectedHarm(m, aim(m));
    };
    expect(harm({ house: { damage: () => 2 } })).toBeGreaterThan(harm({}));
    const danger = (staging: Staging) => {
      const { m, shot } = back(hide(staging));
      return expectedHarm(m, shot);
    };
    expect(danger({ house: { armour: () => 3 } })).toBeLessThan(danger({}));
  });

  it('is counted there', () => {
    const fire: Script = [
      ['fire', 6],
      ['fire', 6],
    ];
    const dice: Script = Array.from(
      { length: 6 },
      (): Script => [
        ['penetration', 1],
        ['armour', 6],
      ],
    ).flat();
    const m = hunt({ house: { damage: () => 1 } }).scripted([...fire, ...dice]);
    shoot(m, aim(m));
    expect(m.state.acts[HOUSE]).toBe(1);
  });
});
