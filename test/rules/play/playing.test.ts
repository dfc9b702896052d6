import { expect, it } from 'vitest';
import type { Model, Point } from '../../../src/kernel/entities.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { type Playing, tellAt, tellOf, tellSide } from '../../../src/rules/play/playing.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';

const ground = {
  spec: { width: 24, depth: 36 },
  x: Int32Array.of(2540),
  y: Int32Array.of(-5080),
  z: Int32Array.of(0),
} as unknown as Ground;

function told(tell: (m: Playing & { readonly battlefield: { readonly ground: Ground } }) => void) {
  const events: MatchEvent[] = [];
  const match = { matchup: { models: [{ name: 'A Scout' }] }, battlefield: { ground } };
  tell({ ...match, log: (event: MatchEvent) => events.push(event) } as unknown as Parameters<typeof tell>[0]);
  return events;
}

it('tells what a model does and what else there is to know', () => {
  expect(told((m) => tellOf(m, 'nerve', 0 as Model, () => ['keeps its nerve', { passed: true }]))).toEqual([
    { kind: 'nerve', text: 'A Scout keeps its nerve.', data: { model: 0, passed: true } },
  ]);
});

it('tells where a model does something, and what a side does', () => {
  expect(told((m) => tellAt(m, 'deploy', 0 as Model, 'deploys at', 0 as Point))).toEqual([
    { kind: 'deploy', text: 'A Scout deploys at 13.0,16.0.', data: { model: 0, at: 0, inches: [13, 16, 0] } },
  ]);
  expect(told((m) => tellSide(m, 'pass', 1, 'passes', { counters: 2 }))).toEqual([
    { kind: 'pass', text: 'B passes.', data: { seat: 1, counters: 2 } },
  ]);
});

it('works nothing out where nobody listens', () => {
  const silent = { matchup: { models: [{ name: 'A Scout' }] } } as unknown as Playing;
  const refuse = () => {
    throw new Error('asked');
  };
  expect(() => tellOf(silent, 'nerve', 0 as Model, refuse)).not.toThrow();
});
