import { expect, it } from 'vitest';
import { createArenas } from '../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { toy } from '../toy-ruleset.ts';

it('keeps what variants make of all tables in one room, each table its own', () => {
  const { field } = createArenas(toy);
  const tables = Array.from({ length: 11 }, (_, i) => field({ settings: {}, seed: `${i}` }, DEFAULT_PITCH));
  const make = (table: number, name: string) => tables[table].common(name, () => ({}));
  const first = make(0, 'a');
  expect(make(0, 'a')).toBe(first);
  expect(make(1, 'a')).not.toBe(first);
  for (let i = 0; i < 20; i++) make(2, `${i}`);
  expect(make(0, 'a')).toBe(first);
  const last = make(2, '0');
  for (let i = 1; i < 20; i++) make(2, `${i}`);
  expect(make(2, '0')).toBe(last);
  for (let i = 0; i < 176; i++) make(i % 11, `other ${i}`);
  expect(make(0, 'a')).not.toBe(first);
});
