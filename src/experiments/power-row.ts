import { tableTitle } from '../match/spec.ts';
import { blocksNeeded, eloOfShare, eValue, PENTANOMIAL_SCORES, UNIT_RANGE } from '../statistics/index.ts';
import { acrossTables, type Sums, varianceOf } from './across-tables.ts';
import { rounded } from './digest.ts';
import type { PowerTally, QuarterCounts } from './power-tally.ts';
import type { PowerRow } from './result.ts';
import type { Spec } from './spec.ts';
import { type Subject, sharedClauses } from './subject.ts';
import { LEAST_BLOCKS, type Share, type Verdict, verdictOf } from './verdict.ts';

/** Evidence is cut here, where it is beyond doubt and still fits into JSON. */
const MOST_EVIDENCE = 1e300;

/** What a rule's blocks have shown so far; whether it is a finding is a matter of the whole family. */
export function powerRow(
  spec: Spec,
  subject: Subject,
  tally: PowerTally,
  look: Share,
): Omit<PowerRow, 'found'> {
  const total = totalOf(tally.counts);
  const tables = tally.counts.map(sumsOf);
  const verdict = verdictFor(spec, subject, tally, look);
  const sameWord = (other: Share) =>
    verdictOf(subject.kind, other, tally.blocks, spec.d, used(tally)).word === verdict.word;
  return {
    path: subject.path,
    title: subject.title,
    kind: subject.kind,
    governs: subject.governs,
    blocks: tally.blocks,
    share: roundedShare(look),
    elo: { mean: elo(look.mean), low: elo(look.low), high: elo(look.high) },
    acrossTables: acrossTables(tables, 4, spec.alpha, UNIT_RANGE, sameWord),
    eValue: evidence(total),
    verdict,
    blocksNeeded: verdict.word === 'undecided' ? needed(spec, total, look.mean, tally.blocks) : null,
    adoption: adoptionOf(tally),
    actsPerMatch: tally.blocks === 0 ? 0 : rounded(tally.acts / (2 * tally.blocks)),
    outcomes: { ...tally.outcomes },
    counts: total,
    kept: sharedClauses(subject),
    perTable: tally.counts.map((counts, i) => ({
      table: tableTitle(spec.tables[i]),
      blocks: tables[i].n,
      share: tables[i].n === 0 ? null : rounded(tables[i].sum / tables[i].n / 4),
      counts: [...counts] as QuarterCounts,
    })),
  };
}

export function verdictFor(spec: Spec, subject: Subject, tally: PowerTally, look: Share): Verdict {
  return verdictOf(subject.kind, look, tally.blocks, spec.d, used(tally));
}

export function roundedShare({ mean, low, high }: Share): Share {
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) };
}

/** Cut where JSON ends. */
export function cutEvidence(value: number): number {
  return value >= MOST_EVIDENCE ? MOST_EVIDENCE : Number(value.toPrecision(6));
}

function evidence(counts: QuarterCounts): number {
  const tally = new Map(counts.map((count, i) => [PENTANOMIAL_SCORES[i], count] as const));
  return cutEvidence(eValue(tally, 0.5, 'two-sided'));
}

/** Blocks at which the interval would clear the nearer end of the band, or fit inside it, at the variance seen. */
function needed(spec: Spec, counts: QuarterCounts, mean: number, blocks: number): number {
  const fromEnd = Math.abs(Math.abs(mean - 0.5) - spec.d);
  // An effect right at the end of the band is never told from it; a tenth of the band is as near as is asked.
  const distance = Math.max(fromEnd, spec.d / 10);
  const variance = Math.min(0.25, varianceOf(sumsOf(counts)) / 16);
  return Math.max(LEAST_BLOCKS, blocks + 1, blocksNeeded(variance, distance, spec.alpha));
}

function adoptionOf(tally: PowerTally): PowerRow['adoption'] {
  if (!tally.counted) return null;
  const { legal, chosen } = tally;
  const share = used(tally);
  return { legal, chosen, share: share === null ? null : rounded(share) };
}

function used({ legal, chosen }: PowerTally): number | null {
  return legal === 0 ? null : chosen / legal;
}

function elo(share: number): number | null {
  return share <= 0 || share >= 1 ? null : rounded(eloOfShare(share));
}

function totalOf(counts: readonly QuarterCounts[]): QuarterCounts {
  return [0, 1, 2, 3, 4].map((score) =>
    counts.reduce((sum, table) => sum + table[score], 0),
  ) as unknown as QuarterCounts;
}

function sumsOf(counts: QuarterCounts): Sums {
  return counts.reduce(
    ({ n, sum, squares }, count, score) => ({
      n: n + count,
      sum: sum + count * score,
      squares: squares + count * score * score,
    }),
    { n: 0, sum: 0, squares: 0 },
  );
}
