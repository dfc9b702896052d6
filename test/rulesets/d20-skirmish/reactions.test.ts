import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { MOST_MARKERS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { optionCalled } from '../scene.ts';
import { choosing, counted, nearestTo, type Script, type Staging, spotOf, stage } from './stage.ts';

describe('Wait', () => {
  const crossing = 'A1 trooper -4,0 | B1 trooper 0,9 wait';

  function cross(script: Script, staging: Staging = {}) {
    const m = stage(crossing, staging).scripted(script, choosing({ 'DX-D-05': 1 }));
    const to = nearestTo(m.battlefield.ground, [-1, 0]);
    makeMove(m, 0, to, 4 * INCH, 'plain');
    m.dice.finish();
    return m;
  }

  it('fires at an enemy that moves after an LD test (DX-WAI-01)', () => {
    const m = cross([
      ['leadership', 11],
      ['shot', 10],
      ['armour', 20],
    ]);
    expect([m.state.wounds[0], m.state.waiting[1], counted(m, 1, 'kills:reaction')]).toEqual([0, 0, 1]);
  });

  it('fires at a charger on its way, before contact keeps it from that (DX-WAI-WHEN)', () => {
    const m = stage('A1 trooper 0,3 | B1 trooper 0,-1 wait').scripted(
      [
        ['leadership', 11],
        ['shot', 10],
        ['armour', 20],
      ],
      choosing({ 'DX-D-05': 1 }),
    );
    const to = nearestTo(m.battlefield.ground, [0, 0]);
    expect(m.battlefield.touch(to, m.state.point[1])).toBe(true);
    expect(makeMove(m, 0, to, 3 * INCH, 'plain', 1)).toBe(false);
    m.dice.finish();
    expect([m.state.wounds[0], counted(m, 1, 'kills:reaction')]).toEqual([0, 1]);
  });

  it('is braced for a charge only where that takes a bonus off it (DX-BRC-ASM, DX-CM-02)', () => {
    const braces = (set: NonNullable<Staging['set']>) => {
      let offered = false;
      const asked = choosing({
        'DX-D-05': ({ count, label }) => {
          for (let i = 0; i < count; i++) offered ||= /^brace/.test(label!(i));
          return 0;
        },
      });
      const m = stage('A1 berserk 0,4 | B1 berserk 0,-1 wait', { set }).scripted([], asked);
      makeMove(m, 0, nearestTo(m.battlefield.ground, [0, 0]), 4 * INCH, 'plain', 1);
      return offered;
    };
    expect([braces({}), braces({ 'charge.bonus': 'off' })]).toEqual([true, false]);
  });

  it('may be used to spot instead (DX-SPT-08)', () => {
    const spotting = choosing({ 'DX-D-05': (decision) => optionCalled(decision, /^spot/) });
    const beside = 'A1 trooper -4,0 | A2 sniper 6,0 marker | B1 trooper 0,9 wait';
    const m = stage(beside).scripted(
      [
        ['leadership', 11],
        ['spot', 5],
      ],
      spotting,
    );
    const at = m.state.markers[MOST_MARKERS];
    makeMove(m, 0, nearestTo(m.battlefield.ground, [-1, 0]), 4 * INCH, 'plain');
    m.dice.finish();
    expect([m.state.point[1], m.state.waiting[2]]).toEqual([at, 0]);
    expect(m.state.acts[CLAUSE.spotting.waiting]).toBe(1);
  });

  it('is wasted by a failed test, which a clause less does without (DX-WAI-LD)', () => {
    const m = cross([['leadership', 12]]);
    expect([m.state.waiting[1], counted(m, 1, 'reactions:wasted'), spotOf(m, 0)[0] > -2]).toEqual([
      0,
      1,
      true,
    ]);
    cross([['shot', 11]], { set: { 'wait.test': 'off' } });
  });
});
