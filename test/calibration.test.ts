import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { createInline } from '../src/execution/inline.ts';
import { normalise } from '../src/experiments/normalise.ts';
import { blocksOf, coinBank, playBanks } from './calibration/bank.ts';
import { ratesOf } from './calibration/rates.ts';
import { truthOf } from './calibration/trial.ts';
import { toy } from './toy-ruleset.ts';

const PATIENCE = 240_000;

/** The short form of `npm run calibrate`: fewer runs, on the toy and on coins. */
describe('the verdicts err as seldom as they promise', { timeout: PATIENCE }, () => {
  it('on banked blocks of matches that were played', async () => {
    const { spec, ruleset } = normalise({ design: 'power', ruleset: toy, tables: { generated: 3 } });
    const arms = [{ title: 'sword', tested: {}, other: { sword: 'off' }, inTwenty: 10 }];
    const banks = await playBanks(spec, 1, arms, 1000, createInline({ spec, ruleset }), () => {});
    expect(banks.map(blocksOf)).toEqual([1000, 1000]);
    // Other luck in the second match: the null varies.
    expect(banks[0].counts.filter((count) => count > 0).length).toBeGreaterThan(2);
    expect(truthOf(banks[1])).toBeGreaterThan(0.55);
    const broken = ratesOf(banks, RUNS, seedrandom.alea('toy'), () => {}).filter(({ high, low, required }) =>
      isFar(low, high, required),
    );
    expect(broken).toEqual([]);
  });

  it('on coins', () => {
    const random = seedrandom.alea('coins');
    const banks = [coinBank(50), coinBank(56)];
    const broken = ratesOf(banks, RUNS, random, () => {}).filter(({ high, low, required }) =>
      isFar(low, high, required),
    );
    expect(broken).toEqual([]);
  });
});

const RUNS = 150;

/** With few runs only a rate whose whole interval lies outside what is required is a fault. */
function isFar(low: number, high: number, required: string): boolean {
  const [first, second] = required.match(/[\d.]+/g)!.map(Number);
  if (required.startsWith('at most')) return low > first;
  return required.startsWith('at least') ? high < first : high < first || low > second;
}
