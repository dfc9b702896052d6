import { expect, it } from 'vitest';
import { playoutLine, playoutPace } from './bench-playouts.ts';

it('counts the playouts of matches, the same whoever counts them', () => {
  const policy = 'strategist[playouts=2]';
  const one = playoutPace('zone-control', policy, 1);
  expect(one.playouts).toBeGreaterThan(20);
  expect(playoutPace('zone-control', policy, 1).playouts).toBe(one.playouts);
  expect(playoutPace('zone-control', 'veteran', 1).playouts).toBe(0);
});

it('is told in a line', () => {
  expect(playoutLine('strategist', { matches: 4, playouts: 2000, seconds: 8 })).toBe(
    'strategist against veterans: 250 playouts a second of processor time, 500 and 2.0 s a match (4 matches)',
  );
});
