import { eloOfShare } from './elo-of-share.ts';
import { requireBounds } from './likelihood-ratio.ts';
import { llrLogistic } from './llr-logistic.ts';
import { type ResultCounts, regularised } from './regularised.ts';
import { requireLength } from './require.ts';
import { shareOfElo } from './share-of-elo.ts';

/**
 * LLR for bounds in BayesElo: the draw parameter is taken from the results of single matches, the bounds are turned
 * into logistic Elo with it, and the rest is `llrLogistic` on the counts, of matches or of pairs.
 * Source: Coulom's BayesElo model P(win) = 1 / (1 + 10^((drawElo - elo) / 400)), as Fishtest converts it for both kinds
 * of counts (`update_SPRT` in stat_util.py).
 *
 * @param matches [L, D, W] behind counts of pairs, which do not tell two draws from a win and a loss
 */
export function llrBayesElo(
  elo0: number,
  elo1: number,
  counts: ResultCounts,
  matches?: ResultCounts,
): number {
  requireBounds(elo0, elo1);
  const [loss, , win] = regularised(matchesBehind(counts, matches)).observed.shares;
  const drawElo = 200 * Math.log10(((1 - loss) / loss) * ((1 - win) / win));
  const logistic = (elo: number) => {
    const wins = shareOfElo(elo - drawElo);
    const losses = shareOfElo(-elo - drawElo);
    return eloOfShare((1 + wins - losses) / 2);
  };
  return llrLogistic(logistic(elo0), logistic(elo1), counts);
}

/** The results of single matches: the counts themselves, or those that go with counts of pairs. */
function matchesBehind(counts: ResultCounts, matches: ResultCounts | undefined): ResultCounts {
  requireLength('counts', counts, 3);
  if (counts.length !== 5) {
    if (matches === undefined) return counts;
    throw new RangeError(
      'The counts are of matches already; only counts of pairs take those of matches beside them.',
    );
  }
  if (matches === undefined)
    throw new RangeError(
      'Counts of pairs do not tell how many matches were drawn; BayesElo needs the counts [L, D, W] of matches, too.',
    );
  requireLength('matches', matches, 3);
  if (matches.length !== 3)
    throw new RangeError(`${matches.length} counts of matches were given; 3 are needed: [L, D, W].`);
  return matches;
}
