import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { HARM, TACTICS } from '../../../src/rules/decision.ts';
import { spot, spotNumber } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { SMALL } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { promiseOfSpot } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { optionCalled } from '../scene.ts';
import { choosing, nearestTo, type Staging, stage } from './stage.ts';

const WATCH = 'A1 trooper 0,-5 | A1 trooper 4,-5 | B1 sniper 0,5 hidden | B2 sniper 3,5 hidden';

/** A Spot of the first model at one who is where he stands. */
function spotAt(m: Match, model: number): number {
  return promiseOfSpot(m, 0, { model, at: m.state.point[model] });
}

describe('a Spot', () => {
  it('is weighed from its marker by whoever waits unseen (DX-SPT-08)', () => {
    const worth = (how: 'hidden' | 'marker') => {
      let found = -1;
      const position = `A1 trooper -4,0 | A2 sniper 6,0 marker | B1 heavy 0,9 ${how} wait`;
      const m = stage(position).scripted(
        [],
        choosing({
          'DX-D-05': (decision) => {
            const into = new Float64Array(TACTICS.length);
            decision.weigh(optionCalled(decision, /^spot/), into);
            found = into[HARM];
            return 0;
          },
        }),
      );
      makeMove(m, 0, nearestTo(m.battlefield.ground, [-1, 0]), 4 * INCH, 'plain');
      return found;
    };
    expect(worth('hidden')).toBeGreaterThan(0);
    expect(worth('marker')).toBe(worth('hidden'));
  });

  it('at another model has no bonus for attempts at the last one (DX-SPT-03)', () => {
    const m = stage(WATCH).scripted([['spot', 20]]);
    const other = { model: 3, at: m.state.point[3] };
    const before = spotNumber(m, 0, other);
    spot(m, 0, { model: 2, at: m.state.point[2] });
    expect(spotNumber(m, 0, other)).toBe(before);
    expect(spotNumber(m, 0, { model: 2, at: m.state.point[2] })).toBe(before + 2);
  });

  it('is harder for somebody in MP, and at somebody in MP (DX-SPT-05)', () => {
    const rolled = (low: readonly number[]) => {
      const m = stage(WATCH).scripted([['spot', 1]]);
      for (const model of low) m.state.posture[model] = SMALL;
      spot(m, 0, { model: 2, at: m.state.point[2] });
      return [m.matchup.list.total, m.state.acts[CLAUSE.spotting.presence] > 0];
    };
    // A trooper of LD 11.
    expect([rolled([]), rolled([0]), rolled([2]), rolled([0, 2])]).toEqual([
      [11, false],
      [9, true],
      [9, true],
      [7, true],
    ]);
  });

  it('is weighed by the LD that is rolled against', () => {
    const m = stage(WATCH + ' | B3 trooper 0,9', { set: { 'spotting.limits': 'off' } }).scripted([
      ['spot', 1],
    ]);
    m.state.morale[0] = 1;
    const hideout = { model: 2, at: m.state.point[2] };
    const need = spotNumber(m, 0, hideout);
    spot(m, 0, hideout);
    // A trooper of LD 11 who is Panicked in sight of an enemy.
    expect([need, m.matchup.list.total]).toEqual([8, 8]);
  });

  it('is worth nothing where the model may be shot at unseen, and what it adds where others know it', () => {
    const open = (set: NonNullable<Staging['set']>) => stage(WATCH, { set }).scripted([]);
    expect(spotAt(open({ 'spotting.unseen': 'off' }), 2)).toBe(0);
    const m = open({ 'spotting.shared': 'off' });
    const alone = spotAt(m, 2);
    expect(alone).toBeGreaterThan(0);
    m.state.spotted[1 * 4 + 2] = 1;
    expect(spotAt(m, 2)).toBeCloseTo(alone, 12);
  });

  it('shows a model whom it finds what it can do to him, whoever it looked for before', () => {
    const m = stage(WATCH).scripted([
      ['spot', 20],
      ['spot', 5],
    ]);
    spot(m, 0, { model: 2, at: m.state.point[2] });
    const plans = plansOf(m, 0);
    const at = m.state.point[0];
    const harm = (plan: ReturnType<typeof planOf>) => {
      const into = new Float64Array(TACTICS.length);
      plan.weighAt(at, 2, into);
      return into[HARM];
    };
    const blind = harm(plans(2));
    spot(m, 0, { model: 3, at: m.state.point[3] });
    expect(harm(plans(2))).toBe(harm(planOf(m, 0, 2)));
    expect(harm(plans(2))).toBeGreaterThan(blind);
  });
});
