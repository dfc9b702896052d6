/** Characters and psionics who are with a squad, and officers in vehicles: who leads, what hits them, what they may do. */

import { describe, expect, it } from 'vitest';
import { DANGER, labelsOf, RESERVE } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { charge } from '../../../src/rulesets/squad-quality/actions/charging.ts';
import {
  companyIn,
  joinAfterActing,
  joinAtSetUp,
} from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { call } from '../../../src/rulesets/squad-quality/actions/strike.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { aimAt, placeShot } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { destroyBunker } from '../../../src/rulesets/squad-quality/attack/bunkers.ts';
import { mannerInPassing } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { wreck } from '../../../src/rulesets/squad-quality/attack/wreck.ts';
import { ON_TABLE, PINNED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { faultsOf } from '../../../src/rulesets/squad-quality/match/faults.ts';
import { turnToEnemy } from '../../../src/rulesets/squad-quality/match/hull.ts';
import { isLeft, type Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { officerWith, resolveOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { moveTo } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { crewStakes, ledWorth } from '../../../src/rulesets/squad-quality/places/crew-stakes.ts';
import { isAssault } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { finish } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { waitingOf } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { NO_UNIT } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { interrupt, mayInterrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { last, nearestTo, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

it('a squad is led by the best officer of its own branch, whoever else is with it (SQ-CHR-05, SQ-CHR-06)', () => {
  const led = (set = {}) => {
    const m = stage('A line 0,0 | A officer + | A gunnery-officer + | B levy 0,8', { set }).scripted([]);
    m.state.host[2] = 0;
    return officerWith(m, 0);
  };
  expect(led()).toBe(1);
  expect(led({ 'characters.branches': 'off' })).toBe(2);
});

describe('who is with a squad (SQ-CHR-02-shelter)', () => {
  it('is hurt in its bunker as everybody in there (SQ-FORT-09)', () => {
    const set = { 'fortifications.works.lightBunkers': 1 };
    const scene = stage('A levy 0,-9 | B guard 0,3 | B officer +', { set });
    const m = scene.scripted(rolls('passenger', ...Array(scene.start.figures[1]).fill(1), 2));
    m.state.fortified[1] = m.state.point[1];
    destroyBunker(m, 1, { attacker: 0, kind: 'fire' });
    m.dice.finish();
    expect([m.state.marker[1], m.state.marker[2]]).toEqual([PINNED, PINNED]);
  });

  it('is hit by a strike as everybody in its blast (SQ-ART-06)', () => {
    const set = { 'recover-wounded': 'off', 'artillery.timing': 'off', 'artillery.accuracy': 'off' };
    const scene = stage('A officer 0,-9 | B sniper 0,3 | B officer +', { set });
    const hit: Script = [...rolls('damage', 6), ...rolls('armour', 1)];
    const m = scene.scripted([...hit, ...hit]);
    call(m, 0, 1);
    m.dice.finish();
    expect([m.state.figures[1], m.state.figures[2]]).toEqual([0, 0]);
  });

  it('may fire in passing by himself as any unit may (SQ-OP-01, SQ-CHR-03)', () => {
    const asked: string[] = [];
    const scene = stage('A line 0,-5 | B mortar-team 0,0 | B officer +');
    const m = scene.scripted([], (decision) => {
      asked.push(...labelsOf(decision));
      return 0;
    });
    const to = nearestTo(m.battlefield.ground, [0, -4]);
    interrupt(m, { unit: 0, path: [m.state.point[0], to], to });
    expect(asked).toEqual(['let it pass', 'fire with B Mortar Team', 'fire with B Officer']);
  });

  it('is rid of a marker by and by, as others are (SQ-CORE-UF-fades)', () => {
    const m = stage('A line 0,0 | A officer + | B levy 0,12').scripted([]);
    m.state.marker[1] = PINNED;
    finish(m, 1);
    expect(m.state.marker[1]).toBe(UNDER_FIRE);
  });
});

describe('whoever has called for a strike in the turn (SQ-ART-01)', () => {
  /** Who is asked whether he fires at a squad on the move, and with how many figures the first shot is taken. */
  const fires = (caller: string, hasCalled: boolean) => {
    const asked: string[] = [];
    const scene = stage(`A line 0,-8 | B ${caller} 0,0`);
    const garbled: Script = rolls('battery', 6, 1, 1);
    const m = scene.scripted(hasCalled ? garbled : [], (decision) => {
      asked.push(...labelsOf(decision));
      return 0;
    });
    if (hasCalled) call(m, 1, 0);
    const to = nearestTo(m.battlefield.ground, [0, -7]);
    interrupt(m, { unit: 0, path: [m.state.point[0], to], to });
    const fired = aimAt(m, 1, 0);
    placeShot(m, fired, m.state.point[1], to, mannerInPassing(m, 1), []);
    return [asked.length > 0, fired.shot.attack.figures];
  };

  it('is too busy to fire in passing: an officer, or the leader of a squad', () => {
    expect([fires('officer', false)[0], fires('officer', true)[0]]).toEqual([true, false]);
    expect([fires('line', false), fires('line', true)]).toEqual([
      [true, 5],
      [true, 4],
    ]);
  });
});

it('an officer calls for strikes from his vehicle, too, and others who ride do not (SQ-ART-01)', () => {
  const calls = (position: string) => {
    const m: Match = stage(position, { set: { 'artillery.batteries.number': 1 } }).scripted([]);
    return offerTo(m, 1, outlookOf(m, 1), FREE).options.some(({ action }) => action === 'call');
  };
  expect(calls('A truck 0,0 | A tank-officer + | B levy 0,12')).toBe(true);
  expect(calls('A truck 0,0 | A line + | B levy 0,12')).toBe(false);
});

it('squads that get out of a wreck stand by themselves, and act (SQ-CORE-VEH-passengers)', () => {
  const scene = stage('A truck 0,0 | A saboteurs + | A line + | A touched + | B levy 0,12');
  scene.start.host.set([0, 0, 0], 1);
  const m = scene.scripted(rolls('passenger', ...Array(8).fill(1)));
  wreck(m, 0, { attacker: 4, kind: 'fire' });
  expect(faultsOf(m)).toEqual([]);
  expect([1, 2].map((unit) => m.state.whereabouts[unit])).toEqual([ON_TABLE, ON_TABLE]);
  expect(m.state.point[1]).not.toBe(m.state.point[2]);
  expect(m.state.host[3]).toBe(1);
  expect(waitingOf(m, 0)).toEqual([1, 2, 3]);
});

it('an officer reckons that he is with whom he would lead, and stays with whom he is', () => {
  const m = stage(
    'A line 0,0 | A rocket-team 4,0 | A gunnery-officer + | A officer 2,4 | B levy 0,15',
  ).scripted([]);
  const near = nearestTo(m.battlefield.ground, [2, 0]);
  expect([companyIn(m, 2)(near), companyIn(m, 3)(near)]).toEqual([1, 0]);
  expect(companyIn(m, 2)(m.state.point[1])).toBe(1);
  m.state.host[2] = 0;
  expect(companyIn(m, 2)(m.state.point[0])).toBe(0);
});

it('an officer is worth more to whom he leads the better he leads (SQ-T13)', () => {
  const worth = (officer: string, set = {}) => {
    const m = stage(`A line 0,0 | A ${officer} + | B levy 0,15`, { set }).scripted([]);
    return ledWorth(m, 1, 0) / m.matchup.worth[0];
  };
  expect(worth('hero')).toBeCloseTo(2 * worth('officer'));
  expect(worth('gunnery-officer')).toBe(0);
  expect(worth('gunnery-officer', { 'characters.branches': 'off' })).toBeGreaterThan(0);
  expect(worth('officer', { characters: 'off' })).toBe(0);
});

it('psionics hide behind different squads (SQ-PSI-01)', () => {
  const scene = stage('A line -6,0 | A seer + | A line 6,0 | A psionic 0,-3 | B levy 0,15');
  const worth: number[] = [];
  const m = scene.scripted([], (decision) => {
    for (let option = 0; option < decision.count; option++) {
      const into = new Float64Array(8);
      decision.weigh(option, into);
      worth.push(into[RESERVE]);
    }
    return 0;
  });
  joinAtSetUp(m, 3);
  const [alone, first, second] = worth.slice(-3);
  expect([alone < first, first < second]).toEqual([true, true]);
});

it('a squad that rides reckons with the end of its vehicle, and not as if it stood there (SQ-CORE-VEH-passengers)', () => {
  const danger = (enemy: string, set = {}, squad = 'line') => {
    const m = stage(`A carrier 0,0 | A ${squad} + | B ${enemy} 0,16`, { set }).scripted([]);
    turnToEnemy(m, 0);
    const into = new Float64Array(8);
    const outlook = outlookOf(m, 1);
    weighingOf(m, 1, outlook, offerTo(m, 1, outlook, FREE).options).weigh(0, into);
    return [into[DANGER], outlook.dangerAt(m.state.point[0])];
  };
  const [rifles, onFoot] = danger('line');
  const [rockets] = danger('rocket-team');
  expect([rifles < onFoot / 4, rockets > rifles]).toEqual([true, true]);
  const safe = { 'vehicles.passengers': 'off' };
  expect(['line', 'armoured'].map((squad) => danger('rocket-team', safe, squad)[0])).toEqual([0, 0]);
});

it('a character who joins nobody gets into a vehicle all the same, as he deploys in one (SQ-CHR-02, SQ-CHR-11)', () => {
  const host = (set = {}) => {
    const m = stage('A line 3,0 | A truck 0,3.2 | A tank-officer 0,0 | B levy 0,16', { set }).scripted(
      [],
      last,
    );
    joinAfterActing(m, 2 as never);
    return m.state.host[2];
  };
  const apart = { 'characters.joining': 'off' };
  expect([host(), host(apart)]).toEqual([1, 1]);
  expect(host({ ...apart, 'characters-in-vehicles': 'off' })).toBe(-1);
});

it('resolve that an officer has left behind stays whoever joins after him (SQ-CHR-08)', () => {
  const resolve = (set = {}) => {
    const m = stage('A line 0,0 | A officer + | A psionic 3,0 | B levy 0,16', { set }).scripted([], last);
    const led = resolveOf(m, 0);
    moveTo(m, 1, nearestTo(m.battlefield.ground, [-9, 0]), 'goes');
    joinAfterActing(m, 2 as never);
    expect(m.state.host[2]).toBe(0);
    return resolveOf(m, 0) - led;
  };
  expect([resolve(), resolve({ 'characters.leaving': 'off' })]).toEqual([-1, 0]);
});

describe('an officer in a vehicle (SQ-CHR-11)', () => {
  it('does more for it the longer the game still lasts', () => {
    const m = stage('A battle-tank 0,0 | A tank-officer + | B levy 0,12').scripted([]);
    const service = (round: number) => {
      m.state.round = round;
      return crewStakes(m, 1).service;
    };
    expect(service(4)).toBeCloseTo(3 * service(6));
  });

  it('does more for it if it is of his branch, and for others of its unit where that counts (SQ-CHR-13)', () => {
    const service = (officer: string, set = {}) =>
      crewStakes(stage(`A truck 0,0 | A ${officer} + | A truck 6,0 | B levy 0,12`, { set }).scripted([]), 1)
        .service;
    expect(service('officer')).toBeLessThan(service('officer', { 'characters.branches': 'off' }));
    const alone = { 'characters-in-vehicles.unit': 'off' };
    expect(service('tank-officer', alone)).toBeLessThan(service('tank-officer'));
    expect(service('tank-officer', alone)).toBeGreaterThan(service('officer'));
  });
});

it('whoever has given up gets out of no wreck (SQ-CHR-14, SQ-LOSE-03)', () => {
  const officer = { ...unitData.profiles['officer'], resolve: 'reluctant' as const };
  const data = { ...unitData, profiles: { ...unitData.profiles, officer } };
  const scene = stage('A line 0,-9 | B truck 0,6 | B hackers + | B officer +', {
    data,
    set: { 'losing-heart.half.share': 0.3, 'recover-wounded': 'off', 'squad-leaders': 'off' },
  });
  scene.start.host[3] = 1;
  const m = scene.scripted(rolls('passenger', 6, 6));
  wreck(m, 1, { attacker: 0, kind: 'fire' });
  m.dice.finish();
  expect(scene.told.filter(({ kind }) => kind === 'survives')).toEqual([]);
});

it.each([
  ['an officer with his squad (SQ-CHR-03)', 'A line 0,0 | A officer + | B levy 0,3'],
  ['whoever rides (SQ-CORE-VEH-riding)', 'A carrier 0,0 | A guard + | B levy 0,3'],
])('%s assaults who is in contact with them, and steps off for it', (_, position) => {
  const scene = stage(position, { set: { 'opportunity-fire': 'off' } });
  const m = scene.scripted([]);
  m.dice.roll = () => 1;
  const option = offerTo(m, 1, outlookOf(m, 1), FREE).options.find(isAssault)!;
  charge(m, 1, option);
  expect(scene.told.filter(({ kind }) => kind === 'assault')).toHaveLength(1);
  expect([m.state.whereabouts[1], m.state.host[1]]).toEqual([ON_TABLE, NO_UNIT]);
  expect(faultsOf(m)).toEqual([]);
});

it('whoever gets out of a wreck stands by it as a single figure, whoever else does (SQ-CHR-14, SQ-CHR-02)', () => {
  const hosts = (rider: string, set: Variant, script: Script = []) => {
    const scene = stage(`A line 0,-9 | B carrier 0,6 | B ${rider} + | B line +`, {
      set: { 'vehicles.passengers': 'off', ...set },
    });
    scene.start.host[3] = 1;
    const m = scene.scripted(script);
    wreck(m, 1, { attacker: 0, kind: 'fire' });
    m.dice.finish();
    expect(faultsOf(m)).toEqual([]);
    return [m.state.host[2], m.state.host[3]];
  };
  for (const set of [{}, { 'characters.joining': 'off' }] as const)
    expect(hosts('officer', set, rolls('survival', 6, 6, 6))).toEqual([NO_UNIT, NO_UNIT]);
  expect(hosts('psionic', {})).toEqual([3, NO_UNIT]);
  expect(hosts('psionic', { psionics: 'off' })).toEqual([NO_UNIT, NO_UNIT]);
});

it('whoever gets out of a wreck fires at nobody in passing in that turn (SQ-CHR-14)', () => {
  const scene = stage('A line 0,-9 | B truck 0,6 | B officer +');
  const m = scene.scripted(rolls('survival', 6, 6, 6));
  expect(mayInterrupt(m, 2)).toBe(true);
  wreck(m, 1, { attacker: 0, kind: 'fire' });
  m.dice.finish();
  expect(isLeft(m, 2)).toBe(true);
  expect(mayInterrupt(m, 2)).toBe(false);
});
