import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/kernel/dice.ts';
import { enumerateRolls } from '../../../src/kernel/enumerate.ts';
import { fraction, fractionText, minus, ONE, times } from '../../../src/kernel/fraction.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { chargeReach } from '../../../src/rulesets/dark-potential/charging.ts';
import { setUp } from '../../../src/rulesets/dark-potential/setup.ts';
import { allowanceOf } from '../../../src/rulesets/dark-potential/ways-out.ts';
import { expected } from './checks.ts';
import { stage } from './stage.ts';

/** Who wins the first pair of the roll-off, up to the choice of the winner or the next roll. */
function firstPair(dice: Dice): string {
  let rolls = 0;
  const asks: Player = ({ seat, point }) => {
    throw new Settled(`${point} ${seat}`);
  };
  const m = stage('A soldier 0,0 | B soldier 0,9').scripted([], [asks, asks]);
  const counted: Dice = {
    roll(...asked) {
      if (++rolls > 2) throw new Settled('tie');
      return dice.roll(...asked);
    },
  };
  try {
    setUp({ ...m, dice: counted });
  } catch (stopped) {
    if (stopped instanceof Settled) return stopped.message;
    throw stopped;
  }
  throw new Error('The roll-off was not settled.');
}

class Settled extends Error {}

it('DP-X-39: the roll-off is fair; ties are rolled again (DP-SCEN-01)', () => {
  const spread = enumerateRolls(firstPair);
  const tie = spread.get('tie')!;
  const { over, under } = minus(ONE, tie);
  const pairs = fraction(under, over);
  expect([...spread.keys()].sort()).toEqual(['DP-D-01 0', 'DP-D-01 1', 'tie']);
  for (const seat of [0, 1]) {
    expect({
      pTie: fractionText(tie),
      pWin: fractionText(times(spread.get(`DP-D-01 ${seat}`)!, pairs)),
      expectedPairs: fractionText(pairs),
    }).toEqual(expected('DP-X-39'));
  }
});

describe('DP-X-40: how far a threat reaches', () => {
  const reach = (unit: string, set: Variant = {}) => {
    const m = stage(`A ${unit} 0,0 | B soldier 0,9`, { set }).scripted([]);
    const inches = (length: number) => length / m.book.inch;
    const own = m.book.settings[0];
    const [move, again] = [1, own.secondMove.move.fraction].map((share) => inches(allowanceOf(m, 0, share)));
    const charge = inches(chargeReach(m, 0));
    return { moveCC: move, moveCharge: move + charge, doubleMove: move + again, ready: charge };
  };
  const like = expected<{ soldier: object; assassin: object; combatReadyReach: Record<string, number> }>(
    'DP-X-40',
  );

  it.each(['soldier', 'assassin'] as const)('by a %s in the open', (unit) => {
    const { ready, ...moves } = reach(unit);
    expect(moves).toEqual(like[unit]);
    expect(ready).toBe(like.combatReadyReach[unit]);
  });

  it('by whoever is Combat Ready (DP-CR-04)', () => {
    const all = Object.keys(like.combatReadyReach).map((unit) => [unit, reach(unit).ready]);
    expect(Object.fromEntries(all)).toEqual(like.combatReadyReach);
  });

  it('DP-CHG-01: by another share of Movement, and by its readings of odd halves', () => {
    expect(reach('assassin', { 'charge.move.fraction': 1 }).ready).toBe(8);
    const third = { 'charge.move.fraction': 0.4 };
    expect(reach('soldier', third).ready).toBeCloseTo(2.4, 3);
    expect(reach('soldier', { ...third, 'charge.move.odd': 'down' }).ready).toBe(2);
    expect(reach('soldier', { ...third, 'charge.move.odd': 'up' }).ready).toBe(3);
  });
});
