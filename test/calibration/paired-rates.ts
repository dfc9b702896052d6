import { type Movement, pairedTally } from '../../src/experiments/paired-tally.ts';
import { differenceOf, type PairedBank } from './paired-bank.ts';
import { type Rate, rateOf, times } from './rate.ts';
import { atMost } from './rule.ts';
import { ALPHA, D, LOOKS, SOLE_TABLE } from './trial.ts';

/** How the verdicts of differences between two variants came out, at any look. */
interface PairedRun {
  readonly isWrong: boolean;
  readonly missed: boolean;
  /** Evidence that would refute "it does not move" at the level by itself. */
  readonly refuted: boolean;
}

/** What `ablate`, `compare`, `sweep` and `claims` say of metrics, on pairs of blocks whose difference is known. */
export function pairedRates(bank: PairedBank, runs: number, random: () => number): Rate[] {
  const draw = drawPairs(bank, random);
  const played = times(runs, () => pairedRun(bank, draw));
  const rate = (what: string, of: (run: PairedRun) => boolean) =>
    rateOf(bank.title, what, played.map(of), atMost(ALPHA));
  return [
    rate('wrong verdict of a difference at some look', ({ isWrong }) => isWrong),
    rate('interval of a difference misses at some look', ({ missed }) => missed),
    ...(bank.isNull
      ? [rate('evidence of a movement, where there is none, at some look', ({ refuted }) => refuted)]
      : []),
  ];
}

function pairedRun(bank: PairedBank, draw: () => readonly [number, number]): PairedRun {
  const truth = differenceOf(bank);
  const tally = pairedTally({ ...SOLE_TABLE, alpha: ALPHA, d: D }, bank.metric);
  const run = { isWrong: false, missed: false, refuted: false };
  let blocks = 0;
  for (const look of LOOKS) {
    for (; blocks < look; blocks++) tally.add(0, ...draw());
    const { difference, movement } = tally.row();
    run.isWrong ||= contradicts(movement, truth, bank.metric.unit === 'share' ? D : 0);
    run.missed ||= difference.low > truth || difference.high < truth;
    run.refuted ||= tally.evidence() >= 1 / ALPHA;
  }
  return run;
}

function contradicts(movement: Movement, truth: number, band: number): boolean {
  if (movement === 'rises') return truth <= band;
  if (movement === 'falls') return truth >= -band;
  return movement === 'stays' && Math.abs(truth) > band;
}

function drawPairs(bank: PairedBank, random: () => number): () => readonly [number, number] {
  const all = bank.pairs.flatMap(([first, second, count]) => times(count, () => [first, second] as const));
  const swapped = all.map(([first, second]) => [second, first] as const);
  return () => {
    const place = Math.floor(random() * all.length);
    return bank.isNull && random() < 0.5 ? swapped[place] : all[place];
  };
}
