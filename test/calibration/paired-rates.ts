import { type Movement, pairedTally } from '../../src/experiments/measure/paired-tally.ts';
import { differenceOf, type PairedBank } from './paired-bank.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { atMost } from './rule.ts';
import { ALPHA, D, LOOKS, PLANNED, SOLE_TABLE } from './trial.ts';

/** How the verdicts of differences between two variants came out, at any look. */
interface PairedRun {
  readonly isWrong: boolean;
  readonly missed: boolean;
  /** Whether an e-value would refute "it does not move" at the level by itself. */
  readonly bet: boolean;
}

/** What `ablate`, `compare`, `sweep` and `claims` say of metrics, on pairs of blocks whose difference is known. */
export function pairedRates(bank: PairedBank, { runs, atNominal }: Sizes, random: () => number): Rate[] {
  const draw = drawPairs(bank, random);
  const played = times(atNominal, (run) => pairedRun(bank, draw, run < runs));
  const rate = (what: string, of: (run: PairedRun) => boolean, from: readonly PairedRun[] = played) =>
    rateOf(bank.title, what, from.map(of), atMost(ALPHA));
  return [
    rate('wrong verdict of a difference at some planned look', ({ isWrong }) => isWrong),
    rate('interval of a difference misses at some planned look', ({ missed }) => missed),
    ...(bank.isNull
      ? [
          rate(
            'e-value of a movement, where there is none, at some look',
            ({ bet }) => bet,
            played.slice(0, runs),
          ),
        ]
      : []),
  ];
}

/** @param hasEvidence whether e-values are worked out, too, which takes longer than all the rest */
function pairedRun(bank: PairedBank, draw: () => readonly [number, number], hasEvidence: boolean): PairedRun {
  const truth = differenceOf(bank);
  const tally = pairedTally({ ...SOLE_TABLE, alpha: ALPHA, d: D, looks: PLANNED }, bank.metric);
  const run = { isWrong: false, missed: false, bet: false };
  let blocks = 0;
  for (const look of LOOKS) {
    for (; blocks < look; blocks++) {
      const [first, second] = draw();
      tally.add(0, [first, bank.metric.scale], [second, bank.metric.scale]);
    }
    const { difference, movement } = tally.row();
    run.isWrong ||= contradicts(movement, truth, bank.metric.unit === 'share' ? D : 0);
    run.missed ||= difference.low > truth || difference.high < truth;
    if (hasEvidence) run.bet ||= tally.evidence().eValue >= 1 / ALPHA;
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
