import { describe, expect, it } from 'vitest';
import { type Decision, HARM, TACTICS } from '../../../src/rules/decision.ts';
import { activate } from '../../../src/rulesets/pass-counter/activation.ts';
import { choosing, counted, stage } from './stage.ts';

describe('PC-ACT-06: Charge', () => {
  const charge = choosing({ 'PC-D-03': ({ count }) => (count === 7 ? 4 : 0) });

  it('moves next to its target and strikes at it with a free Focus', () => {
    const scene = stage('A bruiser 0,0 | B trooper 0,8');
    // A bruiser has no gun: charge and focus come after nothing, walk and run after them.
    const m = scene.scripted(
      [
        ['hit', 2],
        ['hit', 6],
        ['armour', 5],
        ['armour', 6],
        ['recovery', 5],
      ],
      choosing({ 'PC-D-03': ({ count }) => (count === 5 ? 2 : 0), 'PC-D-06': 0 }),
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
  // Charges at the trooper and at the sergeant come before walking and running.
  const AT_SERGEANT = -3;

  /** What a bruiser tells who charges a sergeant past a trooper, and what it weighed of each of its actions. */
  function charge(trooper: string, set: Record<string, string> = {}) {
    const weighed: number[] = [];
    const scene = stage(`A bruiser 0,-5 | B trooper ${trooper} | B sergeant 0,3`, { set });
    const look = ({ count, weigh }: Decision) => {
      for (let option = 0; option < count; option++) {
        const into = new Float64Array(TACTICS.length);
        weigh(option, into);
        weighed.push(into[HARM]);
      }
      return count + AT_SERGEANT;
    };
    activate(
      scene.scripted(missed, choosing({ 'PC-D-03': (one) => (weighed.length === 0 ? look(one) : 0) })),
      0,
    );
    return { weighed, told: scene.told.map(({ kind }) => kind) };
  }

  it('leads to a place where nobody else stops it before it strikes', () => {
    const { told, weighed } = charge('2,-1');
    expect(told).toEqual(['activation', 'charge', 'move', 'attack']);
    expect(weighed.at(AT_SERGEANT)).toBeGreaterThan(0.1);
  });

  it('is weighed without a blow where somebody else stops it', () => {
    const { told, weighed } = charge('0,-1');
    expect(told).toEqual(['activation', 'charge', 'move']);
    const nothing = weighed[0];
    expect(weighed.at(AT_SERGEANT)).toBe(nothing);
    expect(weighed.at(AT_SERGEANT - 1)).toBeGreaterThan(nothing);
  });

  it('cannot be named there by the reading that it must reach its target', () => {
    const offered = (trooper: string) => charge(trooper, { 'charge.move.reach': 'reachable' }).weighed.length;
    expect(offered('2,-1') - offered('0,-1')).toBe(1);
  });
});
