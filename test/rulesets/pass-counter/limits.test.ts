import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSUMPTIONS } from '../../../src/rulesets/pass-counter/about/assumptions.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { costOf, type Kind } from '../../../src/rulesets/pass-counter/match/effort.ts';
import { gainPoints } from '../../../src/rulesets/pass-counter/match/income.ts';
import { alike } from '../scene.ts';
import { choosing, counted, type Script, stage } from './stage.ts';
import { strike } from './strike.ts';

const README = readFileSync('src/rulesets/pass-counter/README.md', 'utf8');

/** So many dice that miss. */
function misses(dice: number): Script {
  return alike(dice, 'hit', 1);
}

/** A limit as found in play is told in the README and, as said there, by every report. */
function told(most: number, row: string, report: string): void {
  expect(README).toContain(`| ${row} | ${most} |`);
  expect(ASSUMPTIONS.join()).toContain(report);
}

describe('limits of the bench', () => {
  it('end re-rolls of a roll that are free and may be of the same die', () => {
    const set = { 'reroll.buy.cost': 0, 'reroll.buy.again': 'twice' };
    const m = stage('A trooper 0,0 | B trooper 0,9', { set }).scripted(
      misses(2 + 24),
      choosing({ 'PC-D-07': /rolled again$/ }),
    );
    attack(m, strike(m, 'ranged'));
    m.dice.finish();
    told(24, 'dice of a roll that a side has rolled again', 'a side has 24 dice of a roll rolled again');
  });

  it('end blows in answer to one another that are free', () => {
    const set = { reroll: 'off', 'retaliate.buy.cost': 0, 'retaliate.buy.chain': 'yes' };
    const m = stage('A sergeant 0,0 | B sergeant 0,1', { set }).scripted(
      misses(2 * (1 + 12)),
      choosing({ 'PC-D-08': 'strike back' }),
    );
    attack(m, strike(m, 'melee'));
    m.dice.finish();
    expect(counted(m, 0, 'chosen:retaliate') + counted(m, 1, 'chosen:retaliate')).toBe(12);
    told(12, 'blows in answer to one another', '12 blows answer one another');
  });

  it('end actions that are free and repeat', () => {
    const set = { 'activation.unique': 'off', 'extra-action.buy.cost': 0 };
    const m = stage('A trooper 0,0 | B trooper 0,10', { set }).scripted([]);
    const costAfter = (actions: number) => {
      const used = new Array<Kind>(actions).fill('aim');
      return costOf(
        m,
        { model: 0, shorts: 2, long: true, mayBuy: true, used, offered: new Set(), bought: 0 },
        'aim',
      );
    };
    expect([costAfter(11), costAfter(12)]).toEqual([0, Infinity]);
    told(12, 'actions of a model in an activation', 'a model takes 12 actions in an activation');
  });

  it('end command points that are kept', () => {
    const scene = stage('A trooper 0,0 | B trooper 0,10');
    scene.start.points[0] = 998;
    const m = scene.scripted([]);
    gainPoints(m, 0, 'round');
    expect(m.state.points[0]).toBe(999);
    told(999, 'command points of a side', 'A side keeps 999 command points');
  });
});
