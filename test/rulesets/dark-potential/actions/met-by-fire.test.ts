import { describe, expect, it } from 'vitest';
import { NO_REACTION, SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { table } from '../../../kernel/bare-table.ts';
import { choosing } from '../../scene.ts';
import { type Script, stage, weapon } from '../stage.ts';

const OPEN = table(48, 48, []);
const KILLED: Script = [
  ['hit', 2],
  ['wound', 2],
];

/** A squad with one Command Point acts under a template of two enemies, who shoot at its first member alone. */
function underFire(takes: RegExp, rolls: Script) {
  const position = stage('A soldier 0,0 + soldier 1,0 | B soldier 1,12 + soldier 2,12', {
    set: { leadership: 'off' },
    table: OPEN,
  });
  const { start } = position;
  start.points[0] = 1;
  start.reaction.fill(SUPPRESSING, 2);
  start.named.fill(weapon('pistol'), 2);
  const { x, y } = position.scripted([]).battlefield.ground;
  const [at] = start.point;
  const [participants, attacked] = [[2, 3], [1]];
  start.barrages.push({ seat: 1, x: x[at], y: y[at], z: 0, laidBy: 2, participants, attacked });
  const offered: boolean[] = [];
  const choices = choosing({ 'DP-D-20': takes, 'DP-D-34': /shoot/, 'DP-D-36': /roll again/ });
  const m = position.scripted(rolls, (decision) => {
    if (decision.point === 'DP-D-36') offered.push(true);
    return choices(decision);
  });
  activate(m, 0);
  m.dice.finish();
  return { m, offered, told: position.told.map(({ kind }) => kind) };
}

describe.each([
  ['Overwatch', /^watch/],
  ['Combat Ready', /^get Combat Ready/],
])('%s declared under fire', (_, takes) => {
  it('DP-CP-04, DP-Q-108: is paid for before the shot, on which that point cannot be spent any more', () => {
    const { m, offered, told } = underFire(takes, [['hit', 12]]);
    expect([m.state.points[0], offered]).toEqual([0, []]);
    expect(m.state.reaction[0]).not.toBe(NO_REACTION);
    expect(told.indexOf('points')).toBeLessThan(told.indexOf('attack'));
  });

  it('DP-Q-108: is paid for by whoever is killed by that shot, too', () => {
    const { m } = underFire(takes, KILLED);
    expect([m.state.points[0], m.state.reaction[0], m.state.wounds[0]]).toEqual([0, NO_REACTION, 0]);
  });
});
