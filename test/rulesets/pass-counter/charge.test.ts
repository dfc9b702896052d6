import { describe, expect, it } from 'vitest';
import { type Decision, HARM, labelsOf, TACTICS } from '../../../src/rules/decision.ts';
import { type Attack, defineRule } from '../../../src/rulesets/pass-counter/matchup/timing.ts';
import { CLAUSE } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { activate } from '../../../src/rulesets/pass-counter/turn/activation.ts';
import { optionCalled } from '../scene.ts';
import { choosing, counted, stage } from './stage.ts';

describe('PC-ACT-06: Charge', () => {
  const charge = choosing({ 'PC-D-03': 'charge B Trooper' });

  it('moves next to its target and strikes at it with a free Focus', () => {
    const scene = stage('A bruiser 0,0 | B trooper 0,8');
    const m = scene.scripted(
      [
        ['hit', 2],
        ['hit', 6],
        ['armour', 5],
        ['armour', 6],
        ['recovery', 5],
      ],
      choosing({ 'PC-D-03': 'charge B Trooper', 'PC-D-06': 'put 1 on hitting, 0 on AP' }),
    );
    activate(m, 0);
    m.dice.finish();
    expect(m.battlefield.near(m.state.point[0], m.state.point[1])).toBe(true);
    expect(m.state.dashed[0]).toBe(1);
    // MA 3 with Focus on hitting: 2 and 6 both hit. Armour 5 against AP 1 stops one of them with a 6.
    const attacked = scene.told.find(({ kind }) => kind === 'attack');
    expect(attacked?.data).toMatchObject({ kind: 'charge', hits: 2 });
    expect(m.state.down[1]).toBe(1);
  });

  it('has no bonus to place where nothing comes of Focus', () => {
    for (const off of ['focus', 'focus.bonus']) {
      const m = stage('A bruiser 0,0 | B trooper 0,8', { set: { [off]: 'off' } }).scripted(
        [
          ['hit', 2],
          ['hit', 2],
        ],
        choosing({
          'PC-D-03': 'charge B Trooper',
          'PC-D-06': () => expect.fail('It is asked where a bonus goes.'),
        }),
      );
      activate(m, 0);
      m.dice.finish();
      expect([m.state.acts[CLAUSE.charge.focus], m.state.acts[CLAUSE.focus.bonus]], off).toEqual([0, 0]);
    }
  });

  it('cannot be named beyond its reach by one reading', () => {
    const offered = (reading: string) => {
      let count = 0;
      const look = choosing({
        'PC-D-03': (decision) => {
          count = decision.count;
          return 0;
        },
      });
      const m = stage('A bruiser 0,-5 | B trooper 0,8', { set: { 'charge.move.reach': reading } }).scripted(
        [],
        look,
      );
      activate(m, 0);
      return count;
    };
    expect(offered('any') - offered('reachable')).toBe(1);
  });

  it('can be at somebody the model is engaged with, or not by a reading', () => {
    const offered = (engaged: string) => {
      const m = stage('A bruiser 0,0 | B trooper 0,1', { set: { 'charge.move.engaged': engaged } }).scripted(
        [],
      );
      activate(m, 0);
      return counted(m, 0, 'legal:charge');
    };
    expect([offered('yes'), offered('no')]).toEqual([1, 0]);
  });

  it("is weighed with what users' rules do where it ends", () => {
    const weighed = (dice: (attack: Attack) => number) => {
      const spurs = defineRule({
        id: 'spurs',
        title: 'Spurs',
        governs: 'actor',
        kind: 'option',
        off: 'there are none',
        clauses: { dice: { id: 'HOUSE-01', basis: 'assumed', says: 'Dice more.', off: 'none' } },
        timing: { dice },
      });
      let harm = 0;
      const look = (decision: Decision) => {
        const into = new Float64Array(TACTICS.length);
        decision.weigh(optionCalled(decision, 'charge B Sergeant'), into);
        harm = into[HARM];
        return 0;
      };
      const m = stage('A bruiser 0,0 | B sergeant 0,8', { added: [spurs] }).scripted(
        [],
        choosing({ 'PC-D-03': look }),
      );
      activate(m, 0);
      return harm;
    };
    const plain = weighed(() => 0);
    const more = weighed(({ kind }) => (kind === 'charge' ? 4 : 0));
    expect(more).toBeGreaterThan(plain);
    expect(weighed(({ distance }) => (distance <= 1 ? 4 : 0))).toBe(more);
    expect(weighed(({ distance }) => (distance > 1 ? 4 : 0))).toBe(plain);
  });

  it('of somebody with a gun too comes after attack, aim and focus', () => {
    const m = stage('A trooper 0,0 | B trooper 0,8').scripted([['hit', 1]], charge);
    activate(m, 0);
    expect(counted(m, 0, 'action:charge')).toBe(1);
  });
});

describe('PC-ACT-06: a charge past another enemy', () => {
  const missed = [
    ['hit', 1],
    ['hit', 1],
  ] as const;

  /** What a bruiser tells who charges a sergeant past a trooper if he may, and the harm he saw in each of his actions. */
  function charge(trooper: string, set: Record<string, string> = {}) {
    const harm = new Map<string, number>();
    const scene = stage(`A bruiser 0,-5 | B trooper ${trooper} | B sergeant 0,3`, { set });
    const look = (decision: Decision) => {
      for (const [option, label] of labelsOf(decision).entries()) {
        const into = new Float64Array(TACTICS.length);
        decision.weigh(option, into);
        harm.set(label, into[HARM]);
      }
      return Math.max(0, optionCalled(decision, 'charge B Sergeant'));
    };
    const once = (decision: Decision) => (harm.size === 0 ? look(decision) : 0);
    activate(scene.scripted(missed, choosing({ 'PC-D-03': once })), 0);
    return { harm, told: scene.told.map(({ kind }) => kind) };
  }

  it('leads to a place where nobody else stops it before it strikes', () => {
    const { told, harm } = charge('2,-1');
    expect(told).toEqual(['activation', 'charge', 'move', 'attack']);
    expect(harm.get('charge B Sergeant')).toBeGreaterThan(0.1);
  });

  it('is weighed without a blow where somebody else stops it', () => {
    const { told, harm } = charge('0,-1');
    expect(told).toEqual(['activation', 'charge', 'move']);
    expect(harm.get('charge B Sergeant')).toBe(harm.get('stop'));
    expect(harm.get('charge B Trooper')).toBeGreaterThan(harm.get('stop')!);
  });

  it('cannot be named there by the reading that it must reach its target', () => {
    const isOffered = (trooper: string) =>
      charge(trooper, { 'charge.move.reach': 'reachable' }).harm.has('charge B Sergeant');
    expect([isOffered('2,-1'), isOffered('0,-1')]).toEqual([true, false]);
  });
});

describe('PC-MEL-03, PC-AMB-07: Focus before a Charge', () => {
  /** The harm of actions to a bruiser who can charge, as they come: at first, and after he has focused. */
  function harms(set: Record<string, string>, more = '') {
    const seen: Map<string, number>[] = [];
    const look = (decision: Decision) => {
      const harm = new Map<string, number>();
      for (const [option, label] of labelsOf(decision).entries()) {
        const into = new Float64Array(TACTICS.length);
        decision.weigh(option, into);
        harm.set(label, into[HARM]);
      }
      seen.push(harm);
      return seen.length === 1 ? optionCalled(decision, 'focus') : 0;
    };
    const scene = stage(`A bruiser 0,0 | B sergeant 0,8${more}`, { set });
    scene.start.points[0] = 1;
    activate(scene.scripted([], choosing({ 'PC-D-03': look })), 0);
    return seen.map((harm) => ({ focus: harm.get('focus'), charge: harm.get('charge B Sergeant') }));
  }

  it('is weighed by the Charge where it adds to it, and the Charge by the Focus taken', () => {
    for (const set of [{ 'charge.focus.stacks': 'yes' }, { 'charge.focus': 'off' }]) {
      const [before, after] = harms(set);
      expect(before.focus).toBeGreaterThan(before.charge!);
      expect(after.charge).toBeCloseTo(before.focus!, 12);
    }
  });

  it('is not credited with what the Charge has without it, such as dice for outnumbering (PC-MEL-05)', () => {
    const set = { 'charge.focus.stacks': 'yes' };
    const [alone] = harms(set);
    const [helped] = harms(set, ' | A trooper 0,9');
    expect(helped.charge).toBeGreaterThan(alone.charge!);
    expect(helped.focus).toBeGreaterThan(helped.charge!);
  });

  it('adds nothing by the book, where a Charge has the bonus by itself', () => {
    const [before, after] = harms({});
    expect(before.focus).toBeLessThan(before.charge!);
    expect(after.charge).toBe(before.charge);
  });
});
