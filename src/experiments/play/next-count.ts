/** Which number of units a search tries next, and how many may follow. */

/** What a number of units was found to be. */
export interface Standing {
  readonly count: number;
  /** Whether what is under test is worth more or less than so many units. */
  readonly worth: 'more' | 'less' | 'undecided';
}

/** Which numbers may be tried. */
export interface CountsAsked {
  readonly guess: number;
  /** Numbers from -most to most are tried. */
  readonly most: number;
}

/** No search among up to 16 units either way takes more contests, whatever comes of them. */
export const MOST_CONTESTS = 17;

/**
 * Contests that may follow one, at most, whatever comes of it.
 *
 * @param trials in ascending order; what the contest's own standing is so far does not matter
 */
export function contestsAfter(trials: readonly Standing[], count: number, asked: CountsAsked): number {
  const others = trials.filter((trial) => trial.count !== count);
  const further = (['more', 'less', 'undecided'] as const).map((worth) => {
    const all = [...others, { count, worth }].sort((a, b) => a.count - b.count);
    const next = nextCount(all, asked);
    return next === null ? 0 : 1 + contestsAfter(all, next, asked);
  });
  return Math.max(...further);
}

/** The greatest number it is worth more than, and the least it is worth less than. */
export function bracket(trials: readonly Standing[]): { low: number | null; high: number | null } {
  const high = trials.find(({ worth }) => worth === 'less')?.count ?? null;
  const low = trials.findLast(({ worth, count }) => worth === 'more' && (high === null || count < high));
  return { low: low?.count ?? null, high };
}

/** The number to try next: the guess, then further and further out until it is enclosed, then halfway. */
export function nextCount(trials: readonly Standing[], { guess, most }: CountsAsked): number | null {
  if (trials.length === 0) return Math.max(-most, Math.min(most, Math.round(guess)));
  const { low, high } = bracket(trials);
  const inside = trials.filter(
    ({ count }) => (low === null || count > low) && (high === null || count < high),
  );
  const first = inside[0]?.count ?? high;
  const last = inside.at(-1)?.count ?? low;
  return between(low, first, -most, trials.length) ?? between(high, last, most, trials.length);
}

/** A number between a known end and what is nearest to it; beyond the latter where no end is known. Null if none is left. */
function between(end: number | null, near: number | null, limit: number, tried: number): number | null {
  if (near === null) return null;
  if (end !== null) return Math.abs(end - near) <= 1 ? null : Math.trunc((end + near) / 2);
  if (near === limit) return null;
  const further = near + Math.sign(limit) * (1 << Math.max(0, tried - 1));
  return limit < 0 ? Math.max(limit, further) : Math.min(limit, further);
}
