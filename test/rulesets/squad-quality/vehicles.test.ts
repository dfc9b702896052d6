import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { aimAt, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { hullArmour, ratingsOf } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { fire } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { assaultHull } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { GONE, JOINED, ON_TABLE, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { canRush, moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { isDamaged, turnToEnemy } from '../../../src/rulesets/squad-quality/match/hull.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { lossesOf, lossesToTest, triedAt } from '../../../src/rulesets/squad-quality/match/resolve.ts';
import { officerWith } from '../../../src/rulesets/squad-quality/match/status.ts';
import { moveTo } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { mustTest } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { setUp } from '../../../src/rulesets/squad-quality/turn/setup.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { boggedAt, tryToGetFree } from '../../../src/rulesets/squad-quality/ways/bogging.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { first, nearestTo } from '../scene.ts';
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

describe('setting up', () => {
  const BOTH = 'A carrier - | A line - | A tank-officer - | B carrier - | B line -';
  const setUpBy = (player: Player, set = {}, position = BOTH) => {
    const m = stage(position, { set }).scripted([]);
    const players = [player, player] as const;
    const dice = seededDice(m.state.luck);
    setUp({ ...m, players, dice });
    return Array.from(m.state.host);
  };

  it('lets squads ride and cavalry take command, who may as well not', () => {
    const veteran = createPlayer('veteran');
    expect(setUpBy(veteran)).toEqual([-1, 0, 0, -1, 3]);
    expect(setUpBy(first)).toEqual([-1, -1, -1, -1, -1]);
    const onFoot = { 'vehicles.riding': 'off', 'characters-in-vehicles': 'off', 'characters.joining': 'off' };
    expect(setUpBy(veteran, onFoot)).toEqual([-1, -1, -1, -1, -1]);
  });

  it('spreads squads over transports, whom one hit would end together', () => {
    const position = 'A truck - | A truck - | A saboteurs - | A saboteurs - | B levy -';
    expect(setUpBy(createPlayer('veteran'), {}, position)).toEqual([-1, -1, 0, 1, -1]);
  });

  it('leaves out of transports who shoots only where he has not moved (SQ-HW-03, SQ-SNP-03)', () => {
    const ridesIn = (unit: string, set = {}) => {
      const position = `A carrier - | A ${unit} - | B levy -`;
      return setUpBy(createPlayer('veteran'), set, position)[1] === 0;
    };
    expect(['line', 'machine-gun', 'sniper'].map((unit) => ridesIn(unit))).toEqual([true, false, false]);
    expect(ridesIn('machine-gun', { 'heavy-weapons.still': 'off' })).toBe(true);
  });
});

describe('passengers and crew', () => {
  const ride = (position: string, rider: number, vehicle: number, script: Script, set = {}) => {
    const m = stage(position, { set }).scripted(script);
    m.state.host[rider] = vehicle;
    m.state.whereabouts[rider] = JOINED;
    return m;
  };

  it('die, are wounded or get out by a die each (SQ-CORE-VEH-passengers)', () => {
    const m = ride('A carrier 0,-8 | A line - | B line 0,8', 1, 0, [
      ['penetration', 6],
      ['armour', 1],
      ['passenger', 3],
      ['passenger', 4],
      ['leader', 5],
      ['passenger', 5],
      ['passenger', 6],
      ['passenger', 1],
      ['leader', 2],
      ['leader', 2],
    ]);
    strikeHull(m, 0, 1, { single: [], rest: 4 }, 5, { attacker: 2, kind: 'fire' });
    expect([m.state.figures[1], m.state.hurt[1], m.state.whereabouts[1]]).toEqual([3, 1, ON_TABLE]);
    expect(m.state.point[1]).toBe(nearestTo(m.battlefield.ground, [0, -8]));
    m.dice.finish();
  });

  it('fare better in powered armour (SQ-PA-06)', () => {
    const m = ride('A carrier 0,-8 | A armoured - | B line 0,8', 1, 0, [
      ['penetration', 6],
      ['armour', 1],
      ['passenger', 4],
      ['passenger', 4],
      ['passenger', 4],
    ]);
    strikeHull(m, 0, 1, { single: [], rest: 4 }, 5, { attacker: 2, kind: 'fire' });
    expect([m.state.figures[1], m.state.hurt[1]]).toEqual([3, 0]);
    m.dice.finish();
  });

  it('of the character aboard all three dice must pass (SQ-CHR-14)', () => {
    const found = stage('A carrier 0,-8 | A tank-officer - | B line 0,8').distribution((m) => {
      m.state.host[1] = 0;
      m.state.whereabouts[1] = JOINED;
      strikeHull(m, 0, 1, { single: [], rest: 20 }, 5, { attacker: 2, kind: 'fire' });
      return m.state.whereabouts[1] === ON_TABLE ? `alive, done ${m.state.done[1]}` : 'dead';
    });
    // A Regular passes with 3 or more: two thirds, three times.
    expect(fractionText(found.get('alive, done 1')!)).toBe('8/27');
  });

  it('a vehicle of one man does nothing once the character has got out (SQ-CHR-12)', () => {
    const m = ride('A walker 0,-8 | A tank-officer - | B line 0,8', 1, 0, []);
    moveTo(m, 1, nearestTo(m.battlefield.ground, [4, -8]), 'gets out');
    expect([m.state.crew[0], moveOf(m, 0), fire(m, 0, UNMOVED)]).toEqual([0, 0, false]);
    const still = ride('A walker 0,-8 | A tank-officer - | B line 0,8', 1, 0, [], {
      'characters-in-vehicles.inactive': 'off',
    });
    moveTo(still, 1, nearestTo(still.battlefield.ground, [4, -8]), 'gets out');
    expect(moveOf(still, 0)).toBe(6 * 2540);
  });

  it('a cavalry officer leads all vehicles of a kind (SQ-CHR-13)', () => {
    const position = 'A skimmer 0,-8 | A skimmer 5,-8 | A carrier -5,-8 | A tank-officer - | B line 0,8';
    const m = ride(position, 3, 0, []);
    expect([0, 1, 2].map((unit) => officerWith(m, unit))).toEqual([3, 3, -1]);
    const own = ride(position, 3, 0, [], { 'characters-in-vehicles.unit': 'off' });
    expect([0, 1, 2].map((unit) => officerWith(own, unit))).toEqual([3, -1, -1]);
  });

  it('vehicles whose lists name one unit are led together, and others of a kind are not', () => {
    const named = (id: string, platoon: string | null) => {
      const { hull, ...rest } = unitData.profiles[id];
      return { ...rest, hull: hull && { ...hull, platoon } };
    };
    const profiles = {
      ...unitData.profiles,
      skimmer: named('skimmer', 'first'),
      carrier: named('carrier', 'first'),
      truck: named('truck', 'second'),
    };
    const scene = stage(
      'A skimmer 0,-8 | A carrier 5,-8 | A truck -5,-8 | A walker 9,-8 | A tank-officer - | B line 0,8',
      { data: { ...unitData, profiles } },
    );
    scene.start.whereabouts[4] = JOINED;
    scene.start.host[4] = 0;
    const m = scene.scripted([], first);
    expect([0, 1, 2, 3].map((unit) => officerWith(m, unit))).toEqual([4, 4, -1, -1]);
  });
});

describe('bogging (SQ-BOG)', () => {
  const wood = piece(box([-10, -4, 10, 4]), { area: true, difficult: true, height: 3, cover: 'light' });
  const across = (m: Match) =>
    [-6, -5, -3, -1, 1, 3, 5, 6].map((y) => nearestTo(m.battlefield.ground, [0, y]));
  const passes: Script = [
    ['bogging', 6],
    ['bogging', 1],
    ['bogging', 1],
  ];

  it('takes one pass of tracks and two of wheels, for each stretch that is begun', () => {
    const tracked = stage('A light-tank 0,-6 | B line 0,15', { pieces: [wood] }).scripted([
      ...passes,
      ...passes,
    ]);
    expect(boggedAt(tracked, 0, across(tracked))).toBe(7);
    tracked.dice.finish();
    const wheeled = stage('A carrier 0,-6 | B line 0,15', { pieces: [wood] }).scripted(passes);
    expect(boggedAt(wheeled, 0, across(wheeled))).toBeLessThan(4);
    expect([wheeled.state.bogged[0], moveOf(wheeled, 0)]).toEqual([1, 0]);
    wheeled.dice.finish();
  });

  it('tests only once in eight inches where only whole stretches count', () => {
    const set = { 'vehicle-bogging.tests.part': 'full' };
    const m = stage('A light-tank 0,-6 | B line 0,15', { pieces: [wood], set }).scripted(passes);
    boggedAt(m, 0, across(m));
    m.dice.finish();
  });

  it('stops nobody off the ground', () => {
    const m = stage('A skimmer 0,-6 | B line 0,15', { pieces: [wood] }).scripted([]);
    expect(boggedAt(m, 0, across(m))).toBe(7);
  });

  it('is over with the same test', () => {
    const found = stage('A light-tank 0,0 | B line 0,15').distribution((m) => {
      m.state.bogged[0] = 1;
      tryToGetFree(m, 0);
      return m.state.bogged[0];
    });
    // A Regular fails all three dice once in 27.
    expect(fractionText(found.get(1)!)).toBe('1/27');
  });

  it('SQ-P-BOG-tracked: Regulars who need 4 or more pass 7 of 8 tests', () => {
    const set = { 'quality.test.reach': 'exceed' };
    const found = stage('A light-tank 0,0 | B line 0,15', { set }).distribution((m) => {
      m.state.bogged[0] = 1;
      tryToGetFree(m, 0);
      return m.state.bogged[0];
    });
    expect(fractionText(found.get(0)!)).toBe('7/8');
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

it('a team that rides neither slows its vehicle nor counts for its resolve (SQ-HW-02, SQ-HW-06)', () => {
  const m = stage('A carrier 0,0 | A machine-gun + | B levy 0,16').scripted([]);
  m.state.losses[1] = 2;
  expect(canRush(m, 0)).toBe(true);
  expect([lossesOf(m, 0), lossesToTest(m, 0)]).toEqual([0, triedAt(m, 0)]);
});
