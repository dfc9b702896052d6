/** What removing somebody does to the heart of his squad, which is worth something beyond his worth. */
import { describe, expect, it } from 'vitest';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { harmOfHit, unsavedOf } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { heartAtStake, heartTried, worthOfOrder } from '../../../src/rulesets/d20-skirmish/attack/heart.ts';
import { type Staging, stage } from './stage.ts';

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

  it('is none of a squad that is gone before it tests (DX-MOR-01)', () => {
    const four = `${pair} | B1 trooper 4,9 | B1 trooper 6,9`;
    const stake = (share: number) =>
      heartAtStake(stage(four, { set: { 'morale.half.share': share } }).scripted([]), 1);
    expect([0.75, 0.76, 1].map(stake)).toEqual([expect.closeTo(0.06 * 3, 12), 0, 0]);
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
