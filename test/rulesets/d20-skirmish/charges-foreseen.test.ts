import { expect, it } from 'vitest';
import { DANGER, HARM, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { waitingWorth } from '../../../src/rulesets/d20-skirmish/actions/waiting.ts';
import { PANICKED } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { blowBy } from '../../../src/rulesets/d20-skirmish/places/foes.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { promise } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { stage } from './stage.ts';

it('knows of a charge that another move leads to', () => {
  const harm = (attacks: number, y: number) => {
    const m = stage(`A1 berserk 0,${y} | B1 trooper 0,9`).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, attacks).weighAt(m.state.point[0], attacks, into);
    return into[HARM];
  };
  // He charges six inches: at once, after a move, or next time.
  const [near, far, farther] = [4, -1, -7];
  expect(harm(1, far)).toBeCloseTo(harm(1, farther), 12);
  expect(harm(2, far) - harm(1, far)).toBeCloseTo(harm(1, near) - harm(0, near), 12);
  expect(harm(2, farther)).toBeCloseTo(harm(0, farther), 12);
});

it('sees no charges in what a model without heart does, or may do to it (DX-MOR-08)', () => {
  const weighed = (unit: string, panicked: number | undefined) => {
    const m = stage(`A1 ${unit} 0,4 | B1 berserk 0,9`).scripted([]);
    if (panicked !== undefined) m.state.morale[panicked] = PANICKED;
    const { look, rowOf } = scout(m, 0);
    const at = m.state.point[0];
    look([at]);
    const { harm, soon, later, danger } = m.battlefield.columns;
    return [harm, soon, later, danger].map((column) => column[rowOf(at)]);
  };
  const [harm, , , danger] = weighed('stalker', undefined);
  expect([harm > 0, danger > 0]).toEqual([true, true]);
  expect(weighed('stalker', 0)).toEqual([0, 0, 0, danger]);
  expect(weighed('trooper', 1)[3]).toBe(0);
});

it('promises no charges of such a model, nor any to whoever waits for it (DX-MOR-08)', () => {
  const m = stage('A1 berserk 0,4 | A1 berserk 3,4 | B1 berserk 0,9').scripted([]);
  const worth = () => [promise(m, 0), waitingWorth(m, 2, m.state.point[2])];
  expect(worth().every((one) => one > 0)).toBe(true);
  m.state.morale[0] = PANICKED;
  expect(worth()).toEqual([0, 0]);
});

it.each(['charge', 'charge.move'])('sees and fears no charges where %s is off (DX-CHG-ASM)', (off) => {
  const weighed = (set: Variant) => {
    const m = stage('A1 berserk 0,4 | B1 berserk 0,9', { set }).scripted([]);
    const { look, rowOf } = scout(m, 0);
    const at = m.state.point[0];
    look([at]);
    const { harm, soon, later, danger } = m.battlefield.columns;
    return [...[harm, soon, later, danger].map((column) => column[rowOf(at)]), promise(m, 0)];
  };
  const [charge, , , danger, promised] = weighed({});
  expect([charge, danger, promised].every((one) => one > 0)).toBe(true);
  expect(weighed({ [off]: 'off' })).toEqual([0, 0, 0, 0, 0]);
});

it('has a fighter fear whom it is going to charge more than those who see where it charges from', () => {
  const m = stage('A1 berserk 0,-9 | B1 trooper 0,-4 | B2 heavy 9,9').scripted([]);
  const dangerWith = (attacks: number) => {
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, attacks).weighAt(m.state.point[0], attacks, into);
    return into[DANGER];
  };
  const [trooper] = scout(m, 0).foes();
  const there = dangerWith(0);
  expect(there).toBeGreaterThan(2 * blowBy(trooper));
  // A charge in reach comes about seven times in ten.
  expect(dangerWith(2)).toBeCloseTo(0.3 * there + 0.7 * blowBy(trooper), 9);
});
