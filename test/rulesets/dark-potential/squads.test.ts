import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { HARM, type Player, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { nameLeaders, remove } from '../../../src/rulesets/dark-potential/attack/casualties.ts';
import { offerPickup } from '../../../src/rulesets/dark-potential/attack/pickup.ts';
import { ON_OVERWATCH, SUPPRESSED } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { type PointUse, pools } from '../../../src/rulesets/dark-potential/points/point-pool.ts';
import { type Staging, stage, weapon } from './stage.ts';

const ROCKET = 1 << weapon('rocket-launcher');

/** A bearer falls at 0,7 and its squad may take its weapon up; `option` is the mate, from 1, or 0 for nobody. */
function fall(mates: string, option: number, staging: Staging = {}, bearer = 'rocket') {
  const position = stage(`A soldier 0,0 | B ${bearer} 0,7 ${mates}`, staging);
  position.start.suppressed[1] = SUPPRESSED;
  position.start.reaction.fill(ON_OVERWATCH);
  const asked: number[] = [];
  const player: Player = ({ point, count }) => {
    if (point === 'DP-D-44') asked.push(count - 1);
    return option;
  };
  const m = position.scripted([], player);
  const pickup = offerPickup(m, remove(m, 1));
  return { m, pickup, asked };
}

describe('taking up a weapon', () => {
  it('DP-SQD-06: mates within 2 inches of the fallen, edge to edge, may', () => {
    const asked = (at: string, set: Variant = {}) => fall(`+ soldier ${at}`, 0, { set }).asked;
    expect([asked('2.98,7'), asked('2.99,7'), asked('9,7')]).toEqual([[1], [], []]);
    expect(asked('4.98,7', { 'pickup.take.inches': 4 })).toEqual([1]);
    expect(asked('2.98,7', { 'pickup.take': 'off' })).toEqual([]);
    expect(fall('+ soldier 2,7 + soldier -2,7 + soldier 0,9.9', 0).asked).toEqual([3]);
  });

  it('DP-SQD-06: only a special weapon, and only in the squad', () => {
    expect(fall('+ soldier 2,7', 0, {}, 'soldier').asked).toEqual([]);
    expect(fall('| B soldier 2,7', 0).asked).toEqual([]);
    expect(fall('', 0, {}, 'sniper').asked).toEqual([]);
  });

  it('DP-SQD-06: nobody need', () => {
    const { m, pickup } = fall('+ soldier 2,7', 0);
    expect([pickup, m.state.weapons[2] & ROCKET, m.state.point[2]]).toEqual([null, 0, 2]);
  });

  it('DP-Q-18: is worth to a mate what he can use of it', () => {
    const worth = (set: Variant, mate = 'soldier') => {
      const position = stage(`A soldier 0,0 | B rocket 0,7 + ${mate} 2,7`, { set });
      let harm = NaN;
      const m = position.scripted([], ({ weigh }) => {
        const into = new Float64Array(TACTICS.length);
        weigh(1, into);
        harm = into[HARM];
        return 0;
      });
      offerPickup(m, remove(m, 1));
      return harm;
    };
    expect(worth({ 'ranged-attack': 'off' })).toBe(0);
    // An assassin has no Ranged skill, so that the club alone is of use to it.
    expect([worth({}), worth({}, 'assassin')]).toEqual([0.3, 0.2]);
  });

  it('DP-SQD-07: whoever does has come over, and waits no longer', () => {
    const { m, pickup } = fall('+ soldier 2,7 + soldier -2,7', 2);
    expect(pickup).toEqual({ mate: 3, from: 3 });
    expect([...m.state.point]).toEqual([0, NOWHERE, 2, 1]);
    expect([m.state.weapons[2] & ROCKET, m.state.weapons[3] & ROCKET]).toEqual([0, ROCKET]);
    expect([...m.state.reaction.slice(2)]).toEqual([ON_OVERWATCH, 0]);
  });

  it('DP-SQD-07: stays where it is without the clause', () => {
    const { m } = fall('+ soldier 2,7', 1, { set: { 'pickup.swap': 'off' } });
    expect([m.state.point[2], m.state.weapons[2] & ROCKET, m.state.reaction[2]]).toEqual([
      2,
      ROCKET,
      ON_OVERWATCH,
    ]);
  });

  it("DP-Q-81: it keeps its own standing, or has the bearer's", () => {
    const standing = (status: string) => {
      const { m } = fall('+ soldier 2,7', 1, { set: { 'pickup.swap.status': status } });
      return [m.state.suppressed[2], m.state.leader[1]];
    };
    expect([standing('mate'), standing('bearer')]).toEqual([
      [0, 1],
      [SUPPRESSED, 2],
    ]);
  });
});

describe("a squad's leader", () => {
  /** The first of a squad falls; 3 and 4 have each other in command range, 2 has nobody. */
  function succeed(set: Variant = {}) {
    const position = stage('A soldier 0,90 | B soldier 0,0 + soldier 30,0 + soldier 0,5 + soldier 0,9', {
      set,
    });
    position.start.points[1] = 3;
    const m = position.scripted([]);
    remove(m, 1);
    nameLeaders(m);
    return [m.state.leader[1], m.state.points[1]];
  }

  it('DP-SQD-03, DP-Q-24: is followed by another, who inherits the points or not', () => {
    expect(succeed()).toEqual([3, 3]);
    const lost = { 'squads.succession.points': 'lost' };
    expect(succeed(lost)).toEqual([3, 0]);
    expect(succeed({ ...lost, 'squads.leader': 'off' })[1]).toBe(3);
  });

  it('DP-SQD-03: is followed by nobody without the clause', () => {
    expect(succeed({ 'squads.succession': 'off' })).toEqual([NOWHERE, 3]);
  });

  it('DP-SQD-04: shares the points with members within his command range', () => {
    const shares = (at: string, set: Variant = {}) => {
      const position = stage(`A soldier 0,0 + soldier ${at} | B soldier 0,90`, { set });
      position.start.points[0] = 1;
      const m = position.scripted([]);
      return pools(m, 1, m.state.point[1], 'reroll');
    };
    expect([shares('6.98,0'), shares('6.99,0')]).toEqual([[0], []]);
    expect(shares('40,0', { 'squads.sharing': 'off' })).toEqual([0]);
    expect(shares('6,0', { 'command-points.squadLeader': 'off' })).toEqual([]);
  });
});

describe("a Commander's Command Points", () => {
  const reaches = (at: string, use: PointUse = 'reroll', set: Variant = {}) => {
    const position = stage(`A leader 0,0 | A soldier ${at} | B soldier 0,90`, { set });
    position.start.points[0] = 1;
    const m = position.scripted([]);
    return pools(m, 1, m.state.point[1], use).length === 1;
  };

  it('DP-CP-02: are for friends within his command range of 9 inches', () => {
    expect([reaches('9.98,0'), reaches('9.99,0'), reaches('30,0')]).toEqual([true, false, false]);
    expect(reaches('18.9,0', 'reroll', { 'squads.command.inchesPerPoint': 2 })).toBe(true);
  });

  it('DP-CP-02: not without the clause, nor without the Commander', () => {
    for (const off of ['command-points.commander', 'commander']) {
      expect(reaches('5,0', 'reroll', { [off]: 'off' }), off).toBe(false);
    }
  });

  it('DP-Q-36: are for enemy rolls at a friend too, unless a reading keeps them', () => {
    const own = { 'command-points.commander.umbrella': 'commander-only' };
    const uses = ['force', 'counter', 'reroll', 'shift'] as const;
    expect(uses.map((use) => reaches('5,0', use))).toEqual([true, true, true, true]);
    expect(uses.map((use) => reaches('5,0', use, own))).toEqual([false, false, true, true]);
  });
});
