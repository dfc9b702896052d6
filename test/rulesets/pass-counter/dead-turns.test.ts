import { expect, it } from 'vitest';
import { countDead, gapOf } from '../../../src/rulesets/pass-counter/match/dead-turns.ts';
import type { Kind } from '../../../src/rulesets/pass-counter/match/effort.ts';
import { activate } from '../../../src/rulesets/pass-counter/turn/activation.ts';
import { counted, stage } from './stage.ts';

/** Dead activations of a trooper that used some actions and began at another distance from its enemy, in inches. */
function dead(used: readonly Kind[], nearer: number): number {
  const m = stage('A trooper 0,0 | B trooper 0,10').scripted([]);
  countDead(m, 0, used, gapOf(m, 0) + nearer * 2540);
  return counted(m, 0, 'dead-turns');
}

it('an activation is dead that brings no action but moves, and not nearer to an enemy', () => {
  expect([dead([], 0), dead(['walk'], 0), dead(['run'], -3)]).toEqual([1, 1, 1]);
  expect([dead(['walk'], 1), dead(['attack'], 0), dead(['walk', 'aim'], -2)]).toEqual([0, 0, 0]);
});

it('an activation in which nothing is done is dead, and one action of the mix', () => {
  const m = stage('A trooper 0,0 | B trooper 0,10').scripted([]);
  activate(m, 0);
  expect([counted(m, 0, 'activations'), counted(m, 0, 'dead-turns'), counted(m, 0, 'action:none')]).toEqual([
    1, 1, 1,
  ]);
});
