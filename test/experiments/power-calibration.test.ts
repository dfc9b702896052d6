import { describe, expect, it } from 'vitest';
import { power } from '../../src/experiments/designs/power/power.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

const RUNS = 150;

/** Matches that the side with the rule wins with a given chance, so that the truth is known. */
function coin(chance: number) {
  return drawn((match, place) => luckOf(match, place, chance * 10_000) === (place === 0));
}

async function verdicts(chance: number) {
  const seen: Record<string, number> = { found: 0 };
  for (let seed = 0; seed < RUNS; seed++) {
    const experiment = normalise({
      design: 'power',
      ruleset: toy,
      rules: ['banner'],
      tables: { generated: 4 },
      blocks: { initial: 200, reserve: 400 },
      interactions: 0,
      confirm: false,
      seed,
    });
    const { rows } = await power.run(experiment, coin(chance));
    const { word } = rows[0].verdict;
    seen[word] = (seen[word] ?? 0) + 1;
    if (rows[0].found) seen.found++;
  }
  return seen;
}

/** Most of RUNS that an error of 5 % may come to, but for 1 case in 1,000. */
const MOST_FALSE = Math.floor(RUNS * 0.05 + 3.1 * Math.sqrt(RUNS * 0.05 * 0.95));

describe('a run that looks again and again', () => {
  it('seldom says that a rule helps when its share is 1/2 + d and no more', async () => {
    const { helps = 0, strong = 0, dominant = 0, harms = 0 } = await verdicts(0.52);
    expect(helps + strong + dominant + harms).toBeLessThanOrEqual(MOST_FALSE);
  });

  it('seldom finds what is not there', async () => {
    const { found } = await verdicts(0.5);
    expect(found).toBeLessThanOrEqual(MOST_FALSE);
  });

  it('finds a planted effect nearly always, and hardly ever calls it more than it is', async () => {
    const { found, helps = 0, strong = 0, dominant = 0 } = await verdicts(0.6);
    expect(found).toBeGreaterThan(RUNS * 0.95);
    expect(helps + strong).toBeGreaterThan(RUNS * 0.9);
    expect(dominant).toBeLessThanOrEqual(MOST_FALSE);
  });
});
