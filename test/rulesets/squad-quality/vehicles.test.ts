import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { aimAt, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { hullArmour, ratingsOf } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { assaultHull } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { GONE, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { isDamaged, turnToEnemy } from '../../../src/rulesets/squad-quality/match/hull.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { mustTest } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { nearestTo } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const BY_FIRE = { attacker: 1, kind: 'fire' } as const;

/** What so many hits with a rating leave of a carrier, whose front is 5. */
function hitCarrier(rating: number, hits: number, set = {}) {
  return stage('A carrier 0,-8 | B line 0,8', { set }).distribution((m) => {
    strikeHull(m, 0, hits, { single: [], rest: rating }, 5, BY_FIRE);
    return m.state.whereabouts[0] === GONE ? 'destroyed' : isDamaged(m, 0) ? 'damaged' : 'whole';
  });
}

const text = (found: ReturnType<typeof hitCarrier>) =>
  Object.fromEntries([...found].map(([end, chance]) => [end, fractionText(chance)]));

describe('anti-tank fire (SQ-CORE-VEH)', () => {
  it('damages from 0 on and destroys by 3', () => {
    // A die and 5 against a die and 5: 21 of 36 at least 0, 6 of 36 at least 3.
    expect(text(hitCarrier(5, 1))).toEqual({ destroyed: '1/6', damaged: '5/12', whole: '5/12' });
  });

  it('destroys by what margin the rules say', () => {
    expect(text(hitCarrier(5, 1, { 'vehicles.destroyed.margin': 1 })).destroyed).toBe('5/12');
  });

  it('cannot hurt what is more than 5 better', () => {
    expect(text(hitCarrier(0, 1))).toEqual({ damaged: '1/36', whole: '35/36' });
  });

  it('destroys with the second Damaged result, unless that clause is off', () => {
    const twice = hitCarrier(5, 2, { 'vehicles.destroyed': 'off' });
    // Both hits are at least 0.
    expect(fractionText(twice.get('destroyed')!)).toBe('49/144');
    const never = hitCarrier(5, 2, { 'vehicles.destroyed': 'off', 'vehicles.twice': 'off' });
    expect([...never.keys()].sort()).toEqual(['damaged', 'whole']);
  });

  it('takes the best ratings first, and an expert adds 1 to each', () => {
    const m = stage('A tank-hunters 0,-3 | B carrier 0,3').scripted([]);
    expect(ratingsOf(m, aimed(m, 0, 1))).toEqual({ single: [4, 2], rest: 1 });
    const plain = stage('A tank-hunters 0,-3 | B carrier 0,3', {
      set: { 'personalities.antiArmour': 'off' },
    }).scripted([]);
    expect(ratingsOf(plain, aimed(plain, 0, 1))).toEqual({ single: [3, 1], rest: 0 });
    m.dice.finish();
  });

  it('leaves out what does not reach', () => {
    const m = stage('A tank-hunters 0,-9 | B carrier 0,3').scripted([]);
    // Nine inches between their circles: too far for a fusion gun, which reaches 8.
    expect(ratingsOf(m, aimed(m, 0, 1)).single).toEqual([2]);
  });
});

function aimed(m: Match, shooter: number, target: number) {
  const aim = aimAt(m, shooter, target);
  expect(placeShot(m, aim, m.state.point[shooter], m.state.point[target], UNMOVED, [])).toBe(true);
  return aim;
}

describe('the odds desk', () => {
  it('has of a shot at a vehicle what is played', () => {
    const asked = { attacker: 'rocket-team', target: 'carrier', distance: '17.5' };
    const { data } = squadQuality.odds!.answer(asked, [{}, {}]);
    const played = stage('A rocket-team 0,-10 | B carrier 0,10').distribution((m) => {
      shoot(m, aimed(m, 0, 1));
      return m.state.whereabouts[1] === GONE ? 'destroyed' : isDamaged(m, 1) ? 'damaged' : 'unhurt';
    });
    for (const [end, chance] of played) expect(data[end], end).toBe(fractionText(chance));
    expect(played.size).toBe(3);
  });

  it('knows sides of vehicles only', () => {
    const ask = (target: string) => () =>
      squadQuality.odds!.answer({ attacker: 'line', target, facing: 'rear' }, [{}, {}]);
    expect(ask('carrier')).not.toThrow();
    expect(ask('levy')).toThrow('--facing has no part in a shot at figures; leave it out.');
  });
});

describe('facing (SQ-CORE-VEH-facing)', () => {
  const position = 'A carrier 0,0 | B line 0,10 | B line 10,2 | B line 2,-10';

  it('meets front, side and rear once the vehicle has turned to the nearest enemy', () => {
    const m = stage(position).scripted([]);
    m.state.point[1] = nearestTo(m.battlefield.ground, [0, 8]);
    turnToEnemy(m, 0);
    expect([1, 2, 3].map((enemy) => hullArmour(m, aimed(m, enemy, 0)))).toEqual([5, 4, 3]);
  });

  it('is the front for everybody without the clause', () => {
    const m = stage(position, { set: { 'vehicles.facing': 'off' } }).scripted([]);
    turnToEnemy(m, 0);
    expect([1, 2, 3].map((enemy) => hullArmour(m, aimed(m, enemy, 0)))).toEqual([5, 5, 5]);
  });
});

describe('a vehicle', () => {
  it('moves and rushes as its class does', () => {
    const m = stage(
      'A carrier 0,-8 | A light-tank 5,-8 | A walker 9,-8 | A skimmer -5,-8 | B line 0,8',
    ).scripted([]);
    expect([0, 1, 2, 3].map((unit) => m.matchup.moves[unit] / 2540)).toEqual([18, 12, 6, 10]);
    expect([0, 1, 2, 3].map((unit) => m.matchup.rushes[unit] / 2540)).toEqual([24, 18, 12, 16]);
  });

  it('moves half as far and loses Fire Effect once it is Damaged', () => {
    const m = stage('A carrier 0,-8 | B line 0,8').scripted([]);
    m.state.figures[0] = 1;
    expect(moveOf(m, 0)).toBe(9 * 2540);
    expect(aimAt(m, 0, 1).shot.additions.map(([, value]) => value)).toEqual([-1]);
  });

  it('is Under Fire only by what penetrates it, and never pinned by Fire Effect', () => {
    const shots = (script: Script, set = {}) => {
      const m = stage('A line 0,-3 | B carrier 0,3', { set }).scripted(script);
      shoot(m, aimed(m, 0, 1));
      m.dice.finish();
      return m.state.marker[1];
    };
    // Two sixes, regulars, a machine gun, one lot of riflemen and base range: 6 + 1 + 2 + 1 + 2 = 12, four hits.
    const bounce: Script = [
      ['fire', 6],
      ['fire', 6],
      ...[1, 2, 3, 4].flatMap(
        (): Script => [
          ['penetration', 3],
          ['armour', 3],
        ],
      ),
    ];
    expect(shots(bounce)).toBe(0);
    expect(shots(bounce, { 'vehicles.marks': 'off' })).toBe(UNDER_FIRE);
  });

  it.each([
    ['rated', 3],
    ['penetrating', 0],
    ['all', 3],
  ])('checks its resolve after as many hits as it stands, counted as "%s"', (count, losses) => {
    const m = stage('A carrier 0,-8 | B line 0,8', { set: { 'vehicles.resolve.count': count } }).scripted(
      [1, 2, 3].flatMap(
        (): Script => [
          ['penetration', 1],
          ['armour', 6],
        ],
      ),
    );
    strikeHull(m, 0, 3, { single: [], rest: 1 }, 5, BY_FIRE);
    expect([m.state.losses[0], mustTest(m, 0)]).toEqual([losses, losses === 3]);
  });

  it('is assaulted on its rear with charges of 2 and does not strike back', () => {
    const m = stage('A line 0,-3 | B carrier 0,0').scripted([
      ['kill', 4],
      ['kill', 3],
      ['kill', 3],
      ['kill', 1],
      ['kill', 2],
      ['penetration', 6],
      ['armour', 1],
    ]);
    assaultHull(m, [0], 1);
    // 6 + 2 against 1 + 3: beaten by 4.
    expect(m.state.whereabouts[1]).toBe(GONE);
    m.dice.finish();
  });
});

describe('a vehicle of a user', () => {
  const hull = { locomotion: 'tracked', top: 1, front: 2, side: 2, rear: 1, bottom: 1, crew: 2 };
  const own = { id: 'tractor', figures: 2, quality: 'regular', resolve: 'steady', weapons: ['hmg', 'gpmg'] };
  const add = (more: object) => () => squadQuality.extend({ data: { units: [{ ...own, ...more }] } });

  it('has a hull and any weapons, and nobody else has', () => {
    expect(add({ kind: 'vehicle', hull })).not.toThrow();
    expect(add({ kind: 'vehicle' })).toThrow('The vehicle "tractor" has no hull');
    expect(add({ hull })).toThrow('Unit "tractor" is on foot and has a hull');
  });
});
