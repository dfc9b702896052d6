import { expect, it } from 'vitest';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { withdrawFrom } from '../../../src/rulesets/d20-skirmish/moves/withdrawal.ts';
import { endsOf, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { optionCalled } from '../scene.ts';
import { choosing, stage } from './stage.ts';

it('leaves free where whoever it interrupts is going, be it through another withdrawal', () => {
  const withdraws = choosing({ 'DX-D-05': (decision) => optionCalled(decision, 'withdraw') });
  const scene = stage('A1 trooper 0,9 wait | B1 trooper 2,-3 | B2 trooper 0,0 wait', {
    set: { 'wait.test': 'off' },
  });
  const first = scene.scripted([]);
  const { places, costs } = endsOf(first, 1, reachOf(first, 1, 'plain', moveOf(first, 1), []));
  let met = 0;
  places.forEach((to, i) => {
    const m = scene.scripted([], withdraws);
    makeMove(m, 1, to, costs[i], 'plain');
    const { point } = m.state;
    if (point[2] !== first.state.point[2]) met++;
    expect(m.battlefield.overlap(point[1], point[2])).toBe(false);
  });
  expect(met).toBeGreaterThan(0);
});

it('is no way out of close combat, not from another charge either (DX-CC-ASM)', () => {
  const withdraws = (position: string) => {
    const m = stage(position, { set: { 'wait.test': 'off' } }).scripted([], choosing({ 'DX-D-05': -1 }));
    return withdrawFrom(m, 0, 1);
  };
  expect(withdraws('A1 trooper 0,0 wait | B1 berserk 5,0 | B2 berserk 0,6')).toBe(true);
  expect(withdraws('A1 trooper 0,0 wait | B1 berserk 5,0 | B2 berserk 0,1')).toBe(false);
});
