import { expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { HARM, type Player, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { revealToAct } from '../../../src/rulesets/dark-potential/hidden/revealing.ts';
import { beginHidden } from '../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/match/activation.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { COUNTERS } from '../../../src/rulesets/dark-potential/matchup/counters.ts';
import { actionStep } from '../../../src/rulesets/dark-potential/turn/action-step.ts';
import { table } from '../../kernel/bare-table.ts';
import { hidden } from './hiding.ts';
import { stage } from './stage.ts';

/** A table to stand on, since hidden models reckon with ways. */
const OPEN = table(48, 48, []);

/** Takes what promises most harm, the first of equals. */
const fierce: Player = ({ count, weigh }) => {
  const harms = Array.from({ length: count }, (_, option) => {
    const into = new Float64Array(TACTICS.length);
    weigh(option, into);
    return into[HARM];
  });
  return harms.indexOf(Math.max(...harms));
};

it('DP-STL-04: a hidden model shows itself for no blow without the clause, since it strikes out of hiding', () => {
  const shows = (show: (m: Match, model: number) => unknown, set: Variant) => {
    const { position, model } = hidden('A soldier 0,0', ['0,2', '0,20'], { set, table: OPEN });
    const m = position.scripted([], fierce);
    show(m, model);
    return m.state.hidden[model] === 0;
  };
  for (const show of [beginHidden, (m: Match, model: number) => revealToAct(m, model, false)])
    expect([shows(show, {}), shows(show, { 'stealth.moves': 'off' })]).toEqual([true, false]);
});

it('DP-PER-04: a hidden model that may act does not look for others, but without the clause', () => {
  const looks = (set: Variant) => {
    const position = stage('A assassin 0,8 | B assassin 0,0', {
      set: { 'stealth.moves': 'off', ...set },
      table: OPEN,
    });
    const { start } = position;
    for (const [model, slot] of [
      [0, 0],
      [1, 4],
    ]) {
      start.base[slot] = start.point[model];
      start.point[model] = NOWHERE;
      start.hidden[model] = 1;
      start.real[model] = slot;
    }
    const m = position.scripted([], () => 0);
    actionStep(m, openActivation(m, 1, [1]), 1);
    return m.state.counters[1][COUNTERS.indexOf('legal:perception')];
  };
  expect([looks({}), looks({ 'perception.hidden': 'off' })]).toEqual([0, 1]);
});
