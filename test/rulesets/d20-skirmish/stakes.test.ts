/** What removing somebody is worth beyond his worth, and what whoever shoots weighs besides. */
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
import { expectedHarm, harmOfHit, unsavedOf } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { heartAtStake, heartTried, worthOfOrder } from '../../../src/rulesets/d20-skirmish/attack/heart.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { SYSTEMS, type System } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { atRisk } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import { chanceToRemove, expectedLoss } from '../../../src/rulesets/d20-skirmish/matchup/harm.ts';
import {
  blowBy,
  blowOn,
  chargeBy,
  chargeOn,
  foesOf,
} from '../../../src/rulesets/d20-skirmish/places/foes.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { threatTo } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { nearestTo, type Staging, stage } from './stage.ts';

describe('the heart of a squad that is at stake with one of it', () => {
  const [FIRST, STEADY, PANICKED, BROKEN] = [1, 0, 1, 2];
  const pair = 'A1 trooper 0,-9 | B1 trooper 0,9 | B1 trooper 2,9';
  it.each([
    // LD 11 fails in 9 of 20, and half of what is left is lost; Panicked it is LD 8 and all of it.
    ['of two that are steady', pair, STEADY, (9 / 20) * 0.5],
    ['of two that are Panicked', pair, PANICKED, 12 / 20],
    ['of two that are Broken', pair, BROKEN, 0],
    ['of four, who do not test yet', `${pair} | B1 trooper 4,9 | B1 trooper 6,9`, STEADY, 0.06 * 3],
    ['of one, who has no squad', 'A1 trooper 0,-9 | B1 trooper 0,9', STEADY, 0],
  ])('%s', (_, position, state, worth) => {
    const m = stage(position).scripted([]);
    m.state.morale[FIRST] = state;
    expect(heartAtStake(m, 1)).toBeCloseTo(worth, 12);
  });

  it('hangs on who speaks for those who are left: their leader, though another has more LD (DX-MOR-ASM)', () => {
    const profiles = { dull: { like: 'trooper', leadership: 3, leader: true } };
    const three = 'A1 trooper 0,-9 | B1 dull 0,9 | B1 trooper 2,9 | B1 trooper 4,9';
    const m = stage(three, { profiles, set: { 'morale.half.share': 0.1 } }).scripted([]);
    // LD 3 fails in 17 of 20, LD 11 in 9; two are left, who lose half of what they are.
    expect(heartAtStake(m, 2)).toBeCloseTo(17 / 20, 12);
    expect(heartAtStake(m, 1)).toBeCloseTo(9 / 20, 12);
  });

  it('is tested as things are: out of sight of enemies, and near the Dire (DX-MOR-06, DX-MOR-11)', () => {
    const stake = (position: string, staging: Staging = {}) => {
      const m = stage(position, staging).scripted([]);
      m.state.morale[FIRST] = PANICKED;
      return heartAtStake(m, 1);
    };
    const pieces = [buildPiece({ kind: 'hulk', at: [0, 4], size: [12, 2], turn: 0, height: 5 })];
    // Panicked in sight of an enemy it is LD 8, out of it LD 11, and 2 less where a horror of level 2 is near.
    expect(stake(pair)).toBeCloseTo(12 / 20, 12);
    expect(stake(pair, { pieces })).toBeCloseTo(9 / 20, 12);
    expect(stake(pair, { set: { 'morale.test.bonus': 3 } })).toBeCloseTo(9 / 20, 12);
    const beside = 'A1 horror 0,4 | B1 trooper 0,9 | B1 trooper 2,9';
    expect(stake(beside)).toBeCloseTo(14 / 20, 12);
    expect(stake(beside, { set: { 'dire.presence': 'off' } })).toBeCloseTo(12 / 20, 12);
  });

  it('is tried by any wound that a Dire model nearby deals, or a power that asks for it (DX-MOR-03, DX-MOR-04)', () => {
    const others = 'B1 berserk 4,9 | B1 berserk 6,9 | B1 berserk 8,9';
    /** What a blow or a bolt takes beyond the model that it hits, by the chance that it wounds him. */
    const beyond = (attacker: string, set: Variant = {}, inches = 1) => {
      const m = stage(`A1 ${attacker} 0,0 | B1 berserk 0,${inches} | ${others}`, { set }).scripted([]);
      const { melee, powers } = m.matchup.models[0];
      const strike =
        powers.length > 0 ? strikeOf('power', 0, powers[0], 1) : strikeOf('charge', 0, melee[0], 1);
      const harm = harmOfHit(m, strike);
      return harm / unsavedOf(m, strike) - 1.4 * 2 * 0.4;
    };
    // None of two wounds is the last of a berserk: 0.4 of his worth of 2, which counts two fifths more before he acts.
    expect(beyond('horror', { dire: 'off' })).toBeCloseTo(0, 12);
    // LD 12, less 2 for the horror, fails in 10 of 20, and half of the four of them is lost.
    expect(beyond('horror')).toBeCloseTo((10 / 20) * 0.5 * 8, 12);
    // So does whoever is to be struck by a horror that sets out from afar; its LD is what it is until then.
    expect(beyond('horror', {}, 9)).toBeCloseTo((8 / 20) * 0.5 * 8, 12);
    expect(beyond('channeler')).toBeCloseTo(0, 12);
    expect(beyond('channeler', { 'morale.asked.by': 'powers' })).toBeCloseTo((8 / 20) * 0.5 * 8, 12);
  });

  it('of a squad that is a step nearer to half of it is at stake beside the test for a Dire wound (DX-MOR-01, DX-MOR-03)', () => {
    const m = stage(`${pair} | B1 trooper 4,9 | B1 trooper 6,9`).scripted([]);
    expect(heartTried(m, 1, true) - heartTried(m, 1, false)).toBeCloseTo(0.06 * 3 - (9 / 20) * 0.5, 12);
    // Of two the first loss is half of them, for which the same test stands.
    const two = stage(pair).scripted([]);
    expect(heartTried(two, 1, true)).toBeCloseTo((9 / 20) * 0.5, 12);
  });

  it('is nothing where nobody loses heart', () => {
    const m = stage(pair, { set: { morale: 'off' } }).scripted([]);
    expect(heartAtStake(m, 1)).toBe(0);
  });

  it('is what being Panicked and being Broken do (DX-MOR-06 to DX-MOR-10)', () => {
    const stake = (set: Variant, state: number) => {
      const m = stage(pair, { set: { 'sequence.end.counts': 'removed', ...set } }).scripted([]);
      m.state.morale[FIRST] = state;
      return heartAtStake(m, 1);
    };
    expect(stake({ panicked: 'off' }, STEADY)).toBeCloseTo(0.06, 12);
    expect(stake({ panicked: 'off', 'morale.ladder': 'off' }, STEADY)).toBe(0);
    expect(stake({ panicked: 'off', broken: 'off' }, STEADY)).toBe(0);
    expect(stake({ 'panicked.acts': 'off' }, STEADY)).toBe(stake({}, STEADY));
    expect(stake({ broken: 'off' }, PANICKED)).toBe(0);
    expect(stake({ broken: 'off', 'sequence.end.counts': 'broken' }, PANICKED)).toBe(stake({}, PANICKED));
    const unfinished = { broken: 'off', 'sequence.end.counts': 'broken', 'sequence.end': 'off' } as const;
    expect(stake(unfinished, PANICKED)).toBe(0);
    expect(stake({ 'broken.acts': 'off' }, PANICKED)).toBeCloseTo(stake({}, PANICKED) / 2);
    const order = (set: Variant) =>
      worthOfOrder(stage(pair, { set }).scripted([]).matchup.settings[0], PANICKED);
    expect([order({}), order({ panicked: 'off' })]).toEqual([0.35, 0]);
  });

  it('is nothing where nobody tests again, or can be worse than Panicked (DX-MOR-02, DX-MOR-05)', () => {
    const stake = (set: Variant, tested: number, state: number) => {
      const m = stage(pair, { set }).scripted([]);
      m.state.tested[FIRST] = tested;
      m.state.morale[FIRST] = state;
      return heartAtStake(m, 1) > 0;
    };
    const once = { 'morale.later': 'off' };
    expect([stake({}, 1, STEADY), stake(once, 0, STEADY), stake(once, 1, STEADY)]).toEqual([
      true,
      true,
      false,
    ]);
    const flat = { 'morale.ladder': 'off' };
    expect([stake({}, 1, PANICKED), stake(flat, 0, STEADY), stake(flat, 1, PANICKED)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

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

it('knows of powers where it looks for a place, as far as they reach', () => {
  const m = stage('A1 channeler 0,-15 | B1 horror 0,15').scripted([]);
  const { columns, ground, distance } = m.battlefield;
  const { look, rowOf } = scout(m, 0);
  const places = Array.from({ length: ground.count }, (_, at) => at).filter((at) => at % 7 === 0);
  look(places);
  const gap = (at: number) => distance(at, m.state.point[1]);
  const harms = (holds: (inches: number) => boolean) =>
    places.filter((at) => holds(gap(at) / 2540)).map((at) => columns.harm[rowOf(at)]);
  expect(harms((inches) => inches > 24.5)).toSatisfy((all: number[]) => all.every((harm) => harm === 0));
  expect(harms((inches) => inches > 12 && inches < 24)).toSatisfy((all: number[]) =>
    all.every((harm) => harm > 0),
  );
});

it('fears charges as far as the enemy gets as he is (DX-VEH-08, DX-VEH-09)', () => {
  const stride = (system?: System, hits = 1) => {
    const m = stage('A1 trooper 0,-9 | B1 walker 0,9').scripted([]);
    if (system) m.state.systems[SYSTEMS.length + SYSTEMS.indexOf(system)] = hits;
    return foesOf(m, 0)[0].stride;
  };
  expect(stride('engine')).toBe(stride() - 2 * INCH);
  expect([stride('engine', 9), stride('transmission', 3)]).toEqual([0, 0]);
  expect(stride('weapons')).toBe(stride());
});

it('hits on its weapons take off what a vehicle shoots, mover or enemy, and nothing off its blows (DX-VEH-07)', () => {
  const reckoned = (hits: number) => {
    const m = stage('A1 walker 0,-9 | B1 walker 0,9').scripted([]);
    for (const model of [0, 1]) m.state.systems[model * SYSTEMS.length + SYSTEMS.indexOf('weapons')] = hits;
    const [foe] = foesOf(m, 0);
    const into = new Float64Array(TACTICS.length);
    const plan = planOf(m, 0, 1);
    plan.weighStay(0, 0, into);
    const { ground, touch } = m.battlefield;
    const beside = Array.from({ length: ground.count }, (_, at) => at).find((at) => touch(at, foe.point))!;
    return { danger: into[DANGER], blows: plan.chargeTo(1, beside, 1), blow: blowBy(foe) };
  };
  const [whole, hit] = [reckoned(0), reckoned(1)];
  expect(hit.danger).toBeLessThan(whole.danger);
  expect(whole.blows).toBeGreaterThan(0);
  expect([hit.blows, hit.blow]).toEqual([whole.blows, whole.blow]);
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

it('squads are threatened, and Wait is worth, what postures and hits on weapons leave of shots (DX-VEH-07)', () => {
  const found = (how: string, hits: number) => {
    const m = stage(`A1 trooper 0,0${how} | B1 walker 0,9`).scripted([]);
    m.state.systems[SYSTEMS.length + SYSTEMS.indexOf('weapons')] = hits;
    return { threat: threatTo(m, 0), wait: waitingWorth(m, 1, m.state.point[1]) };
  };
  const [whole, hit] = [0, 1].map((hits) => found('', hits));
  expect(hit.threat).toBeLessThan(whole.threat);
  expect(hit.wait).toBeLessThan(whole.wait);
  expect(found(' mp', 0).threat).toBeLessThan(whole.threat);
  expect(found(' prone', 0).threat).toBeGreaterThan(whole.threat);
});

it('whoever is hurt is judged by the AR that it has left, mover or enemy (DX-VEH-11)', () => {
  const { loss } = stage('A1 walker 0,-9').matchup.settings[0].systemFailures.structure;
  const armour = stage('A1 walker 0,-9').matchup.models[0].profile.armour - 2 * loss;
  const judged = (kind: string, hits: number) => {
    const profiles = { worn: { like: 'walker', armour } };
    const m = stage(`A1 ${kind} 0,-9 | B1 ${kind} 0,9`, { profiles }).scripted([]);
    for (const model of [0, 1]) m.state.systems[model * SYSTEMS.length + SYSTEMS.indexOf('structure')] = hits;
    const [{ shots, answers, blows, countercharges }] = foesOf(m, 0);
    const worth = m.matchup.worth[0];
    return [...shots, ...answers, ...blows, ...countercharges].map((harm) => harm / worth);
  };
  const [hit, worn, whole] = [judged('walker', 2), judged('worn', 0), judged('walker', 0)];
  hit.forEach((harm, i) => {
    expect(harm).toBeCloseTo(worn[i], 12);
  });
  expect(hit).not.toEqual(whole);
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

  it('secondary attacks by what they are at, of the mover and of its enemy (DX-CM-09)', () => {
    const at = (penalty: number) =>
      foe({ 'close-combat.secondary.penalty': penalty }, { 'close-combat.secondary.penalty': 4 });
    const [free, book, hopeless] = [0, 4, 10].map(at);
    expect([blowOn(free) > blowOn(book), blowOn(book) > blowOn(hopeless)]).toEqual([true, true]);
    expect(blowOn(hopeless)).toBeGreaterThan(0);
    expect(blowBy(hopeless)).toBe(blowBy(book));
  });

  it('crawling by how much it slows (DX-CRW-01)', () => {
    const cost = (factor: number) => {
      const into = new Float64Array(TACTICS.length);
      const set = { 'moving.crawl.factor': factor };
      planOf(stage('A1 trooper 0,-9 mp | B1 trooper 0,9', { set }).scripted([]), 0, 1).weighStay(1, 0, into);
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

it('whoever waits reckons with charges as far as they go, and with none where there are none (DX-CHG-ASM)', () => {
  const worth = (set: Readonly<Record<string, string | number>>) => {
    const m = stage('A1 berserk 0,0 | B1 berserk 0,10', { set }).scripted([]);
    return waitingWorth(m, 0, m.state.point[0]);
  };
  expect(worth({})).toBe(0);
  expect(worth({ 'charge.move.factor': 2 })).toBeGreaterThan(0);
  expect(worth({ 'charge.move.factor': 2, 'charge.move': 'off' })).toBe(0);
});

it('whoever waits reckons with a countercharge only where one may be made (DX-WAI-02)', () => {
  const worth = (set: Variant) => {
    const m = stage('A1 berserk 0,0 | B1 berserk 0,5', { set }).scripted([]);
    return waitingWorth(m, 0, m.state.point[0]);
  };
  expect(worth({})).toBeGreaterThan(0);
  expect(worth({ 'wait.reactions': 'off' })).toBe(0);
});

describe('close combat keeps from shots those of whom the rules of the firer say so (DX-ENG-ASM)', () => {
  const OFF = { 'ranged.engaged': 'off' };
  const dangerAt = (position: string, staging: Staging) => {
    const m = stage(position, staging).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 0).weighStay(0, 0, into);
    return into[DANGER];
  };

  it('whoever is in contact fears whoever may shoot at him all the same', () => {
    const position = 'A1 trooper 0,0 | B1 berserk 0,1 | B2 trooper 6,9';
    const usual = dangerAt(position, {});
    expect(dangerAt(position, { set: OFF, setB: { 'ranged.engaged': 'on' } })).toBe(usual);
    expect(dangerAt(position, { setB: OFF })).toBeGreaterThan(usual);
  });

  it('an enemy in contact shoots, and is shot at, by the rules of either', () => {
    const foe = (staging: Staging) => {
      const position = 'A1 trooper 0,-9 | A1 trooper 0,8 | B1 trooper 0,9';
      const { shielded, bound } = foesOf(stage(position, staging).scripted([]), 0)[0];
      return [shielded, bound];
    };
    expect(foe({})).toEqual([true, true]);
    expect(foe({ setB: OFF })).toEqual([true, false]);
    expect(foe({ set: OFF, setB: { 'ranged.engaged': 'on' } })).toEqual([false, true]);
  });
});

it('an unconscious enemy is feared as likely as it comes round (DX-BKL-01)', () => {
  const readiness = (unconscious: number) => {
    const m = stage('A1 trooper 0,-6 | B1 channeler 0,6').scripted([]);
    m.state.unconscious[1] = unconscious;
    return foesOf(m, 0)[0].readiness;
  };
  // LD 13, less 4.
  expect([readiness(0), readiness(1)]).toEqual([1, 9 / 20]);
});

it('a machine with a recognition fault is feared as likely as it knows its enemies, in reactions whole (DX-AMK-01)', () => {
  const found = (confused: number, acted = 0) => {
    const m = stage('A1 trooper 0,-6 | B1 drone 0,6 wait', { set: { 'wait.test': 'off' } }).scripted([]);
    m.state.confused[1] = confused;
    m.state.activated[1] = acted;
    return { readiness: foesOf(m, 0)[0].readiness, threat: threatTo(m, 0) };
  };
  const [clear, hazy] = [0, 1].map((confused) => found(confused));
  // LD 10.
  expect([clear.readiness, hazy.readiness]).toEqual([1, 10 / 20]);
  expect(hazy.threat).toBeCloseTo((10 / 20) * clear.threat, 12);
  expect(clear.threat).toBeGreaterThan(0);
  expect(found(1, 1).readiness).toBe(1);
});

it('enemies on Wait are feared as likely as they react in time, or act later (DX-WAI-LD)', () => {
  const readiness = (set: Variant, round = 1) => {
    const m = stage('A1 trooper 0,-6 | B1 trooper 0,6 wait', { set }).scripted([]);
    m.state.activated[1] = 1;
    m.state.round = round;
    return foesOf(m, 0)[0].readiness;
  };
  // LD 11 is in time in 11 of 20, and who has acted counts 0.6 but in the last turn.
  expect(readiness({})).toBeCloseTo(11 / 20 + (9 / 20) * 0.6, 12);
  expect(readiness({}, 6)).toBeCloseTo(11 / 20, 12);
  expect(readiness({ 'wait.test.bonus': 5 }, 6)).toBeCloseTo(16 / 20, 12);
  expect(readiness({ 'wait.test': 'off' }, 6)).toBe(1);
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

it('Broken enemies who do not flee are feared and waited for (DX-MOR-10)', () => {
  const found = (set: Variant) => {
    const m = stage('A1 trooper 0,-6 | B1 trooper 0,6 | B1 trooper 2,6', { set }).scripted([]);
    m.state.morale[1] = 2;
    const [foe] = foesOf(m, 0);
    return [foe.readiness, waitingWorth(m, 0, m.state.point[0]) > 0];
  };
  expect(found({})).toEqual([0.25, false]);
  expect(found({ 'broken.acts': 'off' })).toEqual([1, true]);
});
