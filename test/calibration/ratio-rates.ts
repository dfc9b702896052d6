import { type Ratio, ratioDifference, ratioInterval } from '../../src/statistics/index.ts';
import { type Rate, rateOf, times } from './rate.ts';
import { atMost } from './rule.ts';
import { ALPHA, LOOKS, PLANNED } from './trial.ts';

/** What blocks of chances are called on the page. */
export const CHANCES = 'chances taken';

/** Blocks with few chances, seldom taken, and with many, taken more often: 14 of 40 on average. */
const KINDS = [
  { chances: 2, taken: 0.1 },
  { chances: 38, taken: 0.3632 },
] as const;
const TRUTH = KINDS.reduce((sum, { chances, taken }) => sum + chances * taken, 0) / 40;

/** Shares of chances over all blocks together, such as adoption, and how far two of them lie apart. */
export function ratioRates(runs: number, random: () => number): Rate[] {
  const played = times(runs, () => ratioRun(random));
  const rate = (what: string, missed: readonly boolean[]) => rateOf(CHANCES, what, missed, atMost(ALPHA));
  return [
    rate(
      'interval of a ratio misses at some planned look',
      played.map(({ level }) => level),
    ),
    rate(
      'interval of a difference of ratios misses at some planned look',
      played.map(({ difference }) => difference),
    ),
  ];
}

/** Two arms with the same share of chances taken, and as many chances in blocks of the same index. */
function ratioRun(random: () => number): { level: boolean; difference: boolean } {
  const [first, second]: [Ratio[], Ratio[]] = [[], []];
  const missed = { level: false, difference: false };
  for (const look of LOOKS) {
    while (first.length < look) {
      const kind = KINDS[random() < 0.5 ? 0 : 1];
      first.push(takenIn(kind, random));
      second.push(takenIn(kind, random));
    }
    const level = ratioInterval(first, PLANNED)!;
    const difference = ratioDifference(first, second, PLANNED)!;
    missed.level ||= level.low > TRUTH || level.high < TRUTH;
    missed.difference ||= difference.low > 0 || difference.high < 0;
  }
  return missed;
}

function takenIn({ chances, taken }: (typeof KINDS)[number], random: () => number): Ratio {
  let count = 0;
  for (let i = 0; i < chances; i++) if (random() < taken) count++;
  return [count, chances];
}
