import { describe, expect, it } from 'vitest';
import { extraDice } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { CLAUSE } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { choosing, counted, last, type Script, type Staging, stage } from './stage.ts';
import { strike } from './strike.ts';

describe('PC-CP-05: dice rolled again', () => {
  /** Buys a re-roll whenever it can. */
  const always = choosing({ 'PC-D-07': last });

  function shoot(script: Script, points: readonly [number, number], set: Staging['set'] = {}) {
    const scene = stage('A trooper 0,0 | B trooper 0,9', { set });
    scene.start.points.set(points);
    const m = scene.scripted(script, always);
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    return [...m.state.points];
  }

  it('costs a point a die, hit dice the attacker and armour dice the defender', () => {
    expect(
      shoot(
        [
          ['hit', 1],
          ['hit', 1],
          ['hit', 4],
          ['hit', 1],
          ['armour', 1],
          ['armour', 5],
        ],
        [2, 1],
      ),
    ).toEqual([0, 0]);
  });

  it('is once for each die, or as often as it is paid for (PC-AMB-10)', () => {
    const misses: Script = [
      ['hit', 1],
      ['hit', 1],
      ['hit', 1],
      ['hit', 1],
    ];
    expect(shoot(misses, [5, 0])).toEqual([3, 0]);
    expect(
      shoot([...misses, ['hit', 1], ['hit', 1], ['hit', 1]], [5, 0], { 'reroll.buy.again': 'twice' }),
    ).toEqual([0, 0]);
  });

  it("is for the enemy's successes too by a reading (PC-AMB-22)", () => {
    const script: Script = [
      ['hit', 1],
      ['hit', 6],
      ['hit', 1],
    ];
    expect(shoot(script, [0, 1], { 'reroll.buy.whose': 'any' })).toEqual([0, 0]);
  });
});

describe('PC-CP-07: Retaliate', () => {
  function strikes(staging: Staging, script: Script, position = 'A sergeant 0,0 | B sergeant 0,1') {
    const scene = stage(position, staging);
    scene.start.points.set([3, 3]);
    const m = scene.scripted(script, choosing({ 'PC-D-08': 'strike back' }));
    attack(m, strike(m, 'melee'));
    m.dice.finish();
    return [counted(m, 0, 'points:retaliate'), counted(m, 1, 'points:retaliate')];
  }
  const missed: Script = [
    ['hit', 1],
    ['hit', 1],
  ];

  it('lets a survivor strike back once, for a point', () => {
    expect(strikes({ set: { reroll: 'off' } }, [...missed, ...missed])).toEqual([0, 1]);
    expect(strikes({ set: { reroll: 'off' }, setB: { retaliate: 'off' } }, missed)).toEqual([0, 0]);
  });

  it('uses up a Focus that counts for it, and no other (PC-AMB-11)', () => {
    const left = (modifiers: string) => {
      const scene = stage('A sergeant 0,0 | B sergeant 0,1', {
        set: { reroll: 'off', 'retaliate.buy.modifiers': modifiers },
      });
      scene.start.points.set([0, 1]);
      scene.start.focused[1] = 1;
      const m = scene.scripted([...missed, ...missed], choosing({ 'PC-D-08': 'strike back' }));
      attack(m, strike(m, 'melee'));
      m.dice.finish();
      return m.state.focused[1];
    };
    expect([left('normal'), left('plain')]).toEqual([0, 1]);
  });

  it('is answered in turn by a reading (PC-AMB-12)', () => {
    const chain = { set: { reroll: 'off', 'retaliate.buy.chain': 'yes' } };
    expect(strikes(chain, Array.from({ length: 7 }, () => missed).flat())).toEqual([3, 3]);
  });

  it('is not for somebody on the ground (PC-CP-08)', () => {
    const down = 'A sergeant 0,0 | B sergeant 0,1 down';
    expect(strikes({ set: { reroll: 'off' } }, missed, down)).toEqual([0, 0]);
    // That keeps nobody from anything who could not pay.
    const barred = (points: number) => {
      const scene = stage(down, { set: { reroll: 'off' } });
      scene.start.points.set([0, points]);
      const m = scene.scripted(missed);
      attack(m, strike(m, 'melee'));
      return m.state.acts[CLAUSE.retaliate.able];
    };
    expect([barred(1), barred(0)]).toEqual([1, 0]);
  });

  it('counts friends who help, or not, by a reading (PC-AMB-11)', () => {
    const position = 'A sergeant 0,0 | B sergeant 0,1 | B trooper 1,0';
    const dice = (modifiers: string) => {
      const m = stage(position, { set: { 'retaliate.buy.modifiers': modifiers } }).scripted([]);
      return extraDice(m, strike(m, 'retaliation', 1, 0));
    };
    expect([dice('normal'), dice('plain')]).toEqual([1, 0]);
  });
});
