import { expect, it } from 'vitest';
import { faultsOf } from '../../../src/rulesets/d20-skirmish/match/faults.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
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

it('of passengers from a wreck leaves free where a mover past it is going (DX-TRN-OUT-ASM)', () => {
  const set = {
    'wait.test': 'off',
    wrecks: 'off',
    'transports.destroyed': 'off',
    'system-failures': 'off',
    'saves.wounds.wounds': 3,
  };
  const scene = stage('A1 trooper 4,5 | A2 carrier 2,4 | A3 trooper 9,9 | B1 grenadier 0,15 wait', { set });
  scene.start.aboard[2] = 1;
  scene.start.point[2] = -1;
  const shoots = choosing({ 'DX-D-05': 1 });
  const first = scene.scripted([]);
  const { places, costs } = endsOf(first, 0, reachOf(first, 0, 'plain', moveOf(first, 0), []));
  let out = 0;
  places.forEach((to, i) => {
    if (i === 0) return;
    const m = scene.scripted([], shoots);
    // The mover, first in its army, is saved.
    let saves = 0;
    const roll = (name: number) => {
      if (name === ROLL.shot) return 2;
      return saves++ === 0 ? 1 : 20;
    };
    makeMove({ ...m, dice: { roll } }, 0, to, costs[i], 'plain');
    if (m.state.point[2] !== -1) out++;
    expect(faultsOf(m)).toEqual([]);
  });
  expect(out).toBeGreaterThan(0);
});

it('is no way out of close combat, not from another charge either (DX-CC-ASM)', () => {
  const withdraws = (position: string) => {
    const m = stage(position, { set: { 'wait.test': 'off' } }).scripted([], choosing({ 'DX-D-05': -1 }));
    return withdrawFrom(m, 0, 1);
  };
  expect(withdraws('A1 trooper 0,0 wait | B1 berserk 5,0 | B2 berserk 0,6')).toBe(true);
  expect(withdraws('A1 trooper 0,0 wait | B1 berserk 5,0 | B2 berserk 0,1')).toBe(false);
});
