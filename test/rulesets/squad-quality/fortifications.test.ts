import { describe, expect, it } from 'vitest';
import { fractionText, fractionValue } from '../../../src/kernel/fraction.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { DANGER } from '../../../src/rules/decision.ts';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { jetOptions } from '../../../src/rulesets/squad-quality/actions/jets.ts';
import { joinAtSetUp } from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { aimAt, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fighterOf, modifyAssault } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import {
  armourAbout,
  armourOf,
  fireBonus,
  wornBy,
} from '../../../src/rulesets/squad-quality/attack/shots.ts';
import type { State } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { leavesShelter } from '../../../src/rulesets/squad-quality/match/fortification.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { moraleOdds } from '../../../src/rulesets/squad-quality/match/resolve.ts';
import { DESTROYED } from '../../../src/rulesets/squad-quality/matchup/fortification-kinds.ts';
import { passesMorale } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { NO_UNIT, type Point } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { interrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { last, nearestTo } from '../scene.ts';
import { dugIn, settle } from './fortified.ts';
import { stage } from './stage.ts';

/** How the shot of the first unit at the last is met; undefined where it cannot be taken. */
function met(m: Match): readonly [cover: number, armour: number] | undefined {
  const target = m.matchup.models.length - 1;
  const aim = aimAt(m, 0, target);
  const { point } = m.state;
  if (!placeShot(m, aim, point[0], point[target], UNMOVED, [])) return undefined;
  return [aim.shot.attack.cover, armourOf(m, aim)];
}

describe('a fortification', () => {
  it.each([
    ['foxholes', 1],
    ['sandbags', 2],
    ['trenches', 3],
    ['lightBunkers', 4],
    ['mediumBunkers', 4],
    ['heavyBunkers', 4],
  ])('of kind %s is heavy cover and adds %i to an armour of 1', (kind, bonus) => {
    expect(met(settle(dugIn(kind).scripted([])))).toEqual([2, 1 + bonus]);
    const bare = { 'fortifications.cover': 'off', 'fortifications.armour': 'off' };
    expect(met(settle(dugIn(kind, undefined, bare).scripted([])))).toEqual([0, 1]);
  });

  it('protects no more than the armour that it is added to (SQ-FORT-02, SQ-POW-09, SQ-CORE-DMG-armour)', () => {
    const m = settle(dugIn('foxholes', undefined, { 'damage.armour': 'off' }).scripted([]));
    m.state.ward[1] = 2;
    expect(met(m)).toEqual([2, 0]);
    expect([armourAbout(m, 1 as never), wornBy(m, 1 as never)]).toEqual([0, 0]);
    expect([EFFECTS.shield.worth(m, 1 as never), EFFECTS.expose.worth(m, 1 as never)]).toEqual([0, 0]);
  });

  it('makes the better armour in a close assault of whoever is in it, not of whoever comes out (SQ-FORT-02)', () => {
    const m = settle(dugIn('foxholes').scripted([]));
    const armour = { 'close-assault.armour': 'off' } as const;
    const plain = settle(dugIn('foxholes', undefined, armour).scripted([]));
    const bonus = (of: Match, unit: number, foe: number, charging: boolean) => {
      const list = createModifiers();
      modifyAssault(of, list, fighterOf(of, unit, charging), fighterOf(of, foe, !charging));
      return list.total;
    };
    const more = (unit: number, foe: number, charging: boolean) =>
      bonus(m, unit, foe, charging) - bonus(plain, unit, foe, charging);
    expect([more(1, 0, false), more(0, 1, true)]).toEqual([1, 0]);
    expect([more(1, 0, true), more(0, 1, false)]).toEqual([0, 0]);
  });

  it('does nothing for a vehicle, and nothing any more once it is destroyed', () => {
    const m = settle(dugIn('heavyBunkers', 'A line 0,-3 | B carrier 0,3').scripted([]));
    expect(met(m)?.[0]).toBe(0);
    const ruin = settle(dugIn('heavyBunkers').scripted([]));
    ruin.state.ruin[1] = DESTROYED;
    expect(met(ruin)).toEqual([0, 1]);
  });

  it('hides troops in a trench from beyond 12 inches until they move or shoot (SQ-FORT-03)', () => {
    const far = 'A line 0,-8 | B line 0,8';
    const m = settle(dugIn('trenches', far).scripted([]));
    expect(met(m)).toBeUndefined();
    m.state.fired[1] = 1;
    expect(met(m)).toBeDefined();
    expect(met(settle(dugIn('sandbags', far).scripted([])))).toBeDefined();
    expect(
      met(settle(dugIn('trenches', far, { 'fortifications.hidden': 'off' }).scripted([]))),
    ).toBeDefined();
  });

  it('hides them no more once they have taken an opportunity to fire (SQ-FORT-03, SQ-OP-01)', () => {
    const far = 'A line 0,-8 | B line 0,8';
    const m = settle(
      dugIn('trenches', far).scripted(
        [
          ['fire', 1],
          ['fire', 1],
          ['damage', 1],
          ['armour', 6],
        ],
        last,
      ),
    );
    const to = m.state.point[0];
    interrupt(m, { unit: 0, path: [to, to], to });
    m.dice.finish();
    expect(met(m)).toBeDefined();
  });

  it('costs 4 inches to leave if it is a trench (SQ-FORT-04)', () => {
    const inches = (kind: string, set = {}) =>
      moveOf(settle(dugIn(kind, undefined, set).scripted([])), 1) / 2540;
    expect([inches('trenches'), inches('sandbags')]).toEqual([2, 6]);
    expect(inches('trenches', { 'fortifications.leaving': 'off' })).toBe(6);
  });

  it('is nothing to whoever rides in a vehicle that stands on it (SQ-FORT-works)', () => {
    const m = settle(dugIn('trenches', 'A guard 0,15 | B carrier 0,0 | B line +').scripted([]));
    m.state.fortified[1] = m.state.point[1];
    const far = nearestTo(m.battlefield.ground, [0, 6]);
    expect([moveOf(m, 2) / INCH, leavesShelter(m, 2)(far)]).toEqual([6, false]);
  });

  it('costs as much to bound or leap out of (SQ-FORT-04, SQ-JET-01)', () => {
    const farthest = (action: string, set = {}) => {
      const m = settle(dugIn('trenches', 'A guard 0,15 | B jumpers 0,0', set).scripted([]));
      const { between } = m.battlefield;
      const gaps = jetOptions(m, 1, []).map((one) =>
        one.action === action ? between(one.at, m.state.point[1]) : 0,
      );
      return Math.max(...gaps) / INCH;
    };
    const free = { 'fortifications.leaving': 'off' };
    for (const action of ['bound', 'leap'])
      expect(farthest(action, free) - farthest(action)).toBeCloseTo(4, 0);
  });

  it('is armed if it is a bunker, for whoever shoots out of it', () => {
    const added = (kind: string, from: number) => {
      const m = settle(dugIn(kind, 'A line 0,0 | B line 0,6 | B line 6,0').scripted([]));
      const { point } = m.state;
      const aim = aimAt(m, 2, 0);
      placeShot(m, aim, point[from], point[0], UNMOVED, []);
      return fireBonus(m, aim);
    };
    expect(added('lightBunkers', 2) - added('lightBunkers', 1)).toBe(2);
    expect(added('trenches', 2) - added('trenches', 1)).toBe(0);
  });

  it('is where its side deploys first of all', () => {
    const arenas = createArenas(squadQuality);
    const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
    for (const seed of ['1', '2', '3', '4']) {
      const works = { 'fortifications.works.heavyBunkers': 1 };
      const game = arenas.game({
        ruleset: 'squad-quality',
        table: { name: 'sq-hamlet' },
        variants: [works, works],
        armies: ['line*3', 'line*3'],
        policies: ['veteran', 'veteran'],
        seed,
        pitch: DEFAULT_PITCH,
      });
      const { point, fortified } = game.start(seedWords(seed), players) as State;
      for (const at of fortified) expect(point.includes(at)).toBe(true);
    }
  });
});

it('whoever leaves a fortification reckons with the worst danger out there in all turns to come', () => {
  const leaving = (round: number) => {
    const m = settle(dugIn('foxholes', 'A guard 0,-6 | B line 0,3').scripted([]));
    m.state.round = round;
    const outlook = outlookOf(m, 1);
    const { options } = offerTo(m, 1, outlook, FREE);
    const isOutside = (at: Point) => m.battlefield.between(at, m.state.point[1]) > 2 * INCH;
    const dangers = options.filter(({ at }) => isOutside(at)).map(({ at }) => outlook.dangerAt(at));
    const [least, most] = [Math.min(...dangers), Math.max(...dangers)];
    const out = options.findIndex(
      ({ action, at }) => action === 'engage' && isOutside(at) && outlook.dangerAt(at) === least,
    );
    const into = new Float64Array(8);
    weighingOf(m, 1, outlook, options).weigh(out, into);
    return { least, most, weighed: into[DANGER] };
  };
  for (const [round, toCome] of [
    [1, 5],
    [4, 2],
    [6, 0],
  ] as const) {
    const { least, most, weighed } = leaving(round);
    expect(most).toBeGreaterThan(1.1 * least);
    expect(weighed).toBeCloseTo(least + toCome * most);
  }
});

describe('morale in bunkers and trenches (SQ-FORT-05)', () => {
  const holds = (kind: string, set = {}) =>
    fractionText(
      dugIn(kind, undefined, set)
        .distribution((m) => (passesMorale(settle(m), 1) ? 'holds' : 'fails'))
        .get('holds')!,
    );

  it('SQ-P-MOR-bunker: Regulars who need 4 or more pass 3 of 4 tests', () => {
    const exceed = { 'quality.test.reach': 'exceed' };
    expect(holds('trenches', exceed)).toBe('3/4');
    expect(holds('lightBunkers', exceed)).toBe('3/4');
    expect(holds('sandbags', exceed)).toBe('1/2');
    expect(holds('trenches', { ...exceed, 'fortifications.nerve': 'off' })).toBe('1/2');
  });

  it('may let a die pass that was rolled and failed (SQ-AMB-15)', () => {
    const after = { 'quality.test.reach': 'exceed', 'fortifications.nerve.order': 'after' };
    // One of three dice is enough.
    expect(holds('trenches', after)).toBe('7/8');
  });

  it('is reckoned with as it is rolled (SQ-AMB-15)', () => {
    for (const order of ['before', 'after']) {
      const set = { 'quality.test.reach': 'exceed', 'fortifications.nerve.order': order };
      const scene = dugIn('trenches', undefined, set);
      const fails = scene.distribution((m) => (passesMorale(settle(m), 1) ? 'holds' : 'fails')).get('fails')!;
      const { rout, flight } = moraleOdds(settle(scene.scripted([])), 1);
      expect(rout + flight).toBeCloseTo(fractionValue(fails), 12);
    }
  });
});

it('a team shares a bunker rather than have a trench for itself, unless that is as good (SQ-HW-05)', () => {
  const host = (set: Variant) => {
    const works = { 'fortifications.works.heavyBunkers': 1, 'fortifications.works.trenches': 1 };
    const scene = stage('A line 0,0 | A machine-gun 0,-3 | B levy 0,15', { set: { ...works, ...set } });
    const m = scene.scripted([], createPlayer('veteran'));
    m.state.fortified.set([m.state.point[0], nearestTo(m.battlefield.ground, [8, 0])]);
    joinAtSetUp(m, 1);
    return m.state.host[1];
  };
  expect([host({}), host({ 'fortifications.ratings.trench': 4 })]).toEqual([0, NO_UNIT]);
});
