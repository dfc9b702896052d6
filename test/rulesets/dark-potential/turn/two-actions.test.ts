import { expect, it } from 'vitest';
import { ON_OVERWATCH, SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { activate } from '../../../../src/rulesets/dark-potential/turn/activate.ts';
import { table } from '../../../kernel/bare-table.ts';
import { optionCalled } from '../../scene.ts';
import { type Script, stage } from '../stage.ts';

const OPEN = table(48, 48, []);
const SHOOTERS = 'A soldier 0,0 + soldier 2,0 | B soldier 0,7';
const ACTION = 'DP-D-20';
const MISS: Script[number] = ['hit', 12];

it('DP-ACTN-01: is one of two without the clause, either of which may be to lay Suppressing Fire or to join in it', () => {
  const actions = (...takes: readonly RegExp[]) => {
    const position = stage(SHOOTERS, {
      set: { leadership: 'off', 'actions.one': 'off', 'command-points.specialActions': 'off' },
      table: OPEN,
    });
    let next = 0;
    const m = position.scripted([MISS, MISS], (decision) => {
      if (decision.point !== ACTION) return 0;
      const option = optionCalled(decision, takes[next++] ?? /^shoot/);
      expect(option).toBeGreaterThan(0);
      return option;
    });
    activate(m, 0);
    expect([...m.state.reaction.slice(0, 2)]).toEqual([SUPPRESSING, SUPPRESSING]);
    return position.told.flatMap(({ kind, data }) => (kind === 'attack' ? [data!.attacker] : []));
  };
  expect([actions(/^suppress/), actions(/^shoot/, /^suppress/)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

it('DP-ACTN-01: takes a model that then goes on Overwatch out of Suppressing Fire, without the clause', () => {
  const position = stage(SHOOTERS, {
    set: { 'actions.one': 'off', 'command-points.specialActions': 'off' },
    table: OPEN,
  });
  const takes = [/^suppress/, /^watch/, /^watch/];
  const m = position.scripted([], (decision) =>
    decision.point === ACTION ? Math.max(0, optionCalled(decision, takes.shift()!)) : 0,
  );
  activate(m, 0);
  expect([...m.state.reaction.slice(0, 2)]).toEqual([ON_OVERWATCH, ON_OVERWATCH]);
  expect(m.state.barrages).toEqual([]);
});
