/** What whoever attacks weighs: what removing somebody is worth, which attacks go on, and the rules that a side has more of. */
import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { DANGER, HARM, RESERVE, TACTICS, TEMPO } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { shots } from '../../../src/rulesets/d20-skirmish/actions/attacking.ts';
import { smokings } from '../../../src/rulesets/d20-skirmish/actions/smoking.ts';
import { waitingWorth } from '../../../src/rulesets/d20-skirmish/actions/waiting.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { bestBlow, expectedHarm } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { atRisk, blowAt } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import { chanceToRemove, expectedLoss } from '../../../src/rulesets/d20-skirmish/matchup/harm.ts';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import {
  blowBy,
  blowOn,
  chargeBy,
  chargeOn,
  foesOf,
} from '../../../src/rulesets/d20-skirmish/places/foes.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { choosing, nearestTo, stage } from './stage.ts';

it('is removed with the chance that enough dice wound', () => {
  const victim = { worth: 1, left: 2, whole: 3, each: 1 };
  expect(chanceToRemove(victim, 3, 0.5)).toBeCloseTo(0.5, 12);
  expect(chanceToRemove(victim, 1, 0.5)).toBe(0);
  expect(chanceToRemove({ ...victim, each: 2 }, 1, 0.25)).toBeCloseTo(0.25, 12);
  expect(chanceToRemove(victim, 2, 1)).toBe(1);
});

it('is worth as much in all, whether its wounds are taken one by one or at once', () => {
  const victim = { worth: 2, left: 3, whole: 3, each: 1 };
  const losses = [3, 2, 1].map((left) => expectedLoss({ ...victim, left }, 1, 1));
  expect(losses[0]).toBeCloseTo((2 * 0.8) / 3, 12);
  expect(losses.reduce((sum, loss) => sum + loss)).toBeCloseTo(expectedLoss(victim, 3, 1), 12);
  expect(expectedLoss(victim, 5, 1)).toBeCloseTo(2, 12);
});

describe('an enemy who is yet to act', () => {
  const position = 'A1 trooper 0,-6 | B1 trooper -3,6 | B2 trooper 3,6';

  it('is worth two fifths more of a shot', () => {
    const m = stage(position).scripted([]);
    const [rifle] = m.matchup.models[0].ranged;
    const harm = () => expectedHarm(m, strikeOf('ranged', 0, rifle, 2));
    const before = harm();
    m.state.activated[2] = 1;
    expect(before).toBeCloseTo(1.4 * harm(), 12);
  });

  it.each([1, 2])('draws the fire of a veteran rather than one who has acted', (acted) => {
    const misses = [['shot', 19]] as const;
    const scene = stage(position);
    const m = scene.scripted(misses, createPlayer('veteran'));
    m.state.activated[acted] = 1;
    takeAction(m, effortOf(0, 1), plansOf(m, 0));
    expect(scene.told.at(-1)?.text).toContain(`B Trooper ${3 - acted}`);
  });
});

describe('a shot', () => {
  const pieces = [buildPiece({ kind: 'hulk', at: [3, 0], size: [4, 4], turn: 0, height: 5 })];
  const position = 'A1 trooper 0,0 | B1 heavy -2,16 | B2 heavy 0,16 | B3 heavy 2,16';

  function weighed(m: Match, left: number): Float64Array {
    const into = new Float64Array(TACTICS.length);
    shots(m, 0, planOf(m, 0, left))[0].weigh(into);
    return into;
  }

  it('leaves an action to get out of sight where that is worth more than another shot', () => {
    const m = stage(position, { pieces }).scripted([]);
    const [last, first] = [weighed(m, 1), weighed(m, 2)];
    expect(last[DANGER]).toBeGreaterThan(0);
    expect(first[DANGER]).toBe(0);
    // The harm of one shot, and nothing in prospect from where it hides.
    expect(first[HARM]).toBeLessThanOrEqual(last[HARM]);
  });

  it('is followed by others where there is nowhere to hide', () => {
    const m = stage(position).scripted([]);
    const [last, first] = [weighed(m, 1), weighed(m, 2)];
    expect(first[DANGER]).toBeCloseTo(last[DANGER], 12);
    expect(first[HARM]).toBeGreaterThan(last[HARM]);
  });
});

describe('what rules that a side has more of are weighed by', () => {
  const foe = (set = {}, setB = {}) =>
    foesOf(stage('A1 berserk 0,-9 | B1 berserk 0,9', { set, setB }).scripted([]), 0)[0];

  it('the bonus of a charge, of the mover and of its enemy (DX-CM-02)', () => {
    const usual = foe();
    expect([chargeOn(usual) > blowOn(usual), chargeBy(usual) > blowBy(usual)]).toEqual([true, true]);
    const none = foe({ 'charge.bonus': 'off' });
    expect([chargeOn(none), chargeBy(none)]).toEqual([blowOn(none), blowBy(none)]);
    const theirs = foe({}, { 'charge.bonus.modifier': 6 });
    expect(chargeOn(theirs)).toBe(chargeOn(usual));
    expect(chargeBy(theirs)).toBeGreaterThan(chargeBy(usual));
  });

  it('the bonus of a charge and of a countercharge by the first blow alone (DX-CM-02, DX-BRC-ASM)', () => {
    const gained = (attacks: number, set: Variant = {}) => {
      const position = 'A1 berserk 0,-9 | B1 horror 0,9';
      const { gunnery } = stage(position, { set: { 'charge.bonus.modifier': 4, ...set } }).matchup;
      const plain = blowAt(gunnery.blows(0, 1, 3), attacks, 0);
      return [gunnery.charges, gunnery.countercharges].map(
        (table) => blowAt(table(0, 1, 3), attacks, 0) - plain,
      );
    };
    // While a horror has wounds left each counts as much.
    const alone: Variant = { 'close-combat.secondary': 'off' };
    const [bonus, counter] = gained(1, alone);
    expect([bonus > 0, counter]).toEqual([true, bonus]);
    const once = [expect.closeTo(bonus, 12), expect.closeTo(bonus, 12)];
    expect([gained(2, alone), gained(1)]).toEqual([once, once]);
  });

  it('secondary attacks by what they are at, of the mover and of its enemy (DX-CM-09)', () => {
    const at = (penalty: number) =>
      foe({ 'close-combat.secondary.penalty': penalty }, { 'close-combat.secondary.penalty': 4 });
    const [free, book, hopeless] = [0, 4, 10].map(at);
    expect([blowOn(free) > blowOn(book), blowOn(book) > blowOn(hopeless)]).toEqual([true, true]);
    expect(blowOn(hopeless)).toBeGreaterThan(0);
    expect(blowBy(hopeless)).toBe(blowBy(book));
  });

  it('blows by the blade that does most, whichever is listed first', () => {
    const most = (weapons: readonly string[]) => {
      const profiles = { brute: { like: 'berserk', weapons } };
      const m = stage('A1 brute 0,0 | B1 horror 0,1', { profiles }).scripted([]);
      return m.matchup.weapons[bestBlow(m, 'melee', 0, 1)!.weapon].id;
    };
    expect([most(['fist', 'blade']), most(['blade', 'fist'])]).toEqual(['fist', 'fist']);
  });

  it.each([
    ['berserk', 4],
    ['duellist', 10],
    ['duellist', 0],
  ])('blows of a %s, the secondary at -%i, as the dice have them', (unit, penalty) => {
    const staging = {
      set: { 'close-combat.secondary.penalty': penalty },
      profiles: { duellist: { like: 'berserk', close: 19, weapons: ['fist', 'bayonet'] } },
    } as const;
    const m = stage(`A1 ${unit} 0,0 | B1 horror 0,1`, staging).scripted([]);
    m.state.activated[1] = 1;
    expect(m.battlefield.touch(m.state.point[0], m.state.point[1])).toBe(true);
    expect(blowOn(foesOf(m, 0)[0])).toBeCloseTo(expectedHarm(m, bestBlow(m, 'melee', 0, 1)!, 2), 12);
  });

  it('bracing for a charge by the bonus that it takes off it (DX-BRC-ASM)', () => {
    const spared = (modifier: number) => {
      let worth = 0;
      const asked = choosing({
        'DX-D-05': ({ count, label, weigh }) => {
          for (let i = 0; i < count; i++) {
            const into = new Float64Array(TACTICS.length);
            if (!/^brace/.test(label!(i))) continue;
            weigh(i, into);
            worth = -into[DANGER];
          }
          return 0;
        },
      });
      const set = { 'charge.bonus.modifier': modifier, 'wait.test': 'off' };
      const m = stage('A1 berserk 0,4 | B1 berserk 0,-1 wait', { set }).scripted([], asked);
      makeMove(m, 0, nearestTo(m.battlefield.ground, [0, 0]), 4 * INCH, 'plain', 1);
      return worth;
    };
    // Each point of the bonus is one face more that hits.
    expect(spared(1)).toBeGreaterThan(0);
    expect(spared(4)).toBeCloseTo(4 * spared(1), 1);
  });

  it('crawling by how much it slows (DX-CRW-01)', () => {
    const cost = (factor: number) => {
      const into = new Float64Array(TACTICS.length);
      const set = { 'moving.crawl.factor': factor };
      planOf(stage('A1 trooper 0,-9 mp | B1 trooper 0,9', { set }).scripted([]), 0, 1).weighStay(0, into, 1);
      return 0 - into[RESERVE];
    };
    expect([cost(0.5), cost(0.75), cost(1)]).toEqual([0.03, 0.015, 0]);
  });

  it('powers by how likely they turn on their channeler (DX-BKL-ASM)', () => {
    const counts = (set = {}) => atRisk(stage('A1 channeler 0,0', { set }).matchup.settings[0]);
    expect(counts()).toBeCloseTo(0.8, 12);
    expect(counts({ 'powers.fumble.from': 19 })).toBeCloseTo(0.6, 12);
    expect(counts({ 'powers.fumble.from': 11 })).toBe(0);
    expect(counts({ 'powers.backlash': 'off' })).toBe(1);
  });

  it('Wait by enemies who have acted too, half as much, but in the last turn (DX-WAI-ASM)', () => {
    const worth = (acted: number, round: number) => {
      const m = stage('A1 trooper 0,0 | B1 trooper 0,9').scripted([]);
      m.state.activated[1] = acted;
      m.state.round = round;
      return waitingWorth(m, 0, m.state.point[0]);
    };
    expect(worth(0, 1)).toBeGreaterThan(0);
    expect(worth(1, 1)).toBeCloseTo(worth(0, 1) / 2, 12);
    expect([worth(1, 6), worth(0, 6)]).toEqual([0, worth(0, 1)]);
  });
});

it('nobody throws smoke that is no matter (DX-RM-05)', () => {
  const throws = (set: Variant) => {
    const m = stage('A1 commander 0,-9 | B1 trooper 0,9', { set }).scripted([]);
    return smokings(m, 0, planOf(m, 0, 2)).length;
  };
  expect([throws({}), throws({ 'smoke.penalty': 'off' })]).toEqual([1, 0]);
});

it('nobody whom close combat keeps from being shot at throws smoke (DX-ENG-ASM)', () => {
  const throws = (setB: Variant) => {
    const m = stage('A1 commander 0,-9 | B1 trooper 0,-8 | B2 trooper 0,9', { setB }).scripted([]);
    return smokings(m, 0, planOf(m, 0, 2)).length;
  };
  expect([throws({}), throws({ 'ranged.engaged': 'off' })]).toEqual([0, 1]);
});

it('nothing comes of being somewhere after the last turn, nor of coming nearer with the last action of it (DX-END-ASM)', () => {
  const weighed = (round: number, attacks: number) => {
    const m = stage('A1 trooper 0,-15 | B1 trooper 0,9').scripted([]);
    m.state.round = round;
    const near = nearestTo(m.battlefield.ground, [0, -9]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, attacks).weighAt(near, attacks, into);
    return [into[HARM], into[TEMPO]];
  };
  const [shots, haste] = weighed(6, 1);
  expect(weighed(6, 0)).toEqual([0, 0]);
  expect([shots > 0, haste > 0]).toEqual([true, true]);
  const [next, nearer] = weighed(5, 0);
  expect([next > 0, nearer > 0, weighed(5, 1)[0] > shots]).toEqual([true, true, true]);
});

it('a charge is weighed by what it does where it ends: its bonus for one blow, a Dire wound as from nearby (DX-CM-02, DX-MOR-03)', () => {
  const charge = (blows: number, set: Variant = {}, how = '') => {
    const others = 'B1 berserk 4,9 | B1 berserk 6,9 | B1 berserk 8,9';
    const m = stage(`A1 horror 0,0${how} | B1 berserk 0,6 | ${others}`, { set }).scripted([]);
    const { ground, touch } = m.battlefield;
    const beside = Array.from({ length: ground.count }, (_, at) => at).find((at) =>
      touch(at, m.state.point[1]),
    )!;
    return planOf(m, 0, 3).chargeTo(1, beside, blows);
  };
  const plain: Variant = { dire: 'off', morale: 'off' };
  const bonus = (blows: number) => charge(blows, plain) - charge(blows, { ...plain, 'charge.bonus': 'off' });
  expect(bonus(1)).toBeGreaterThan(0);
  expect(bonus(2)).toBeCloseTo(bonus(1), 12);
  expect(charge(1)).toBeGreaterThan(charge(1, { 'dire.wounds': 'off' }) + 0.5);
  expect(charge(1, plain, ' mp')).toBeLessThan(charge(1, plain));
});
