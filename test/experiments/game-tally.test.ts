import { describe, expect, it } from 'vitest';
import { gameTally } from '../../src/experiments/measure/game-tally.ts';
import { plannedLooks } from '../../src/experiments/measure/looks.ts';
import type { Metric } from '../../src/experiments/metrics/metrics.ts';
import type { Arm } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';

const tables = ['one', 'two'].map((name) => ({ name }));
const sampling = { tables, alpha: 0.05, d: 0.02, looks: plannedLooks(200, 2000, 2, 0.05) };
const WON: Metric = {
  id: 'won',
  says: 'matches won',
  unit: 'share',
  scale: 2,
  measure: ({ outcome }) => (outcome === 'won' ? 2 : 0),
};

const record = (outcome: 'won' | 'lost') => ({ outcome, rounds: 1, leads: [0] }) as unknown as MatchRecord;

/** After so many blocks, of which the game wins some share and the reference half. */
function played(blocks: number, winsInTen: number) {
  const tally = gameTally(sampling, { tables } as unknown as Arm, [WON], 'verdict');
  for (let block = 0; block < blocks; block++)
    tally.add(block, record(block % 10 < winsInTen ? 'won' : 'lost'), record(block % 2 ? 'won' : 'lost'));
  return tally;
}

describe('a game beside one of reference that stops at a verdict', () => {
  it('needs no more blocks once its difference is told from nothing', () => {
    expect(played(200, 9).differences()[0].movement).toBe('rises');
    expect(played(200, 9).needsMore()).toBe(false);
  });

  it('goes on while that is undecided', () => {
    expect(played(200, 5).differences()[0].movement).toBe('undecided');
    expect(played(200, 5).needsMore()).toBe(true);
  });
});
