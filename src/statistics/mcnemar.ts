import { gammaln } from 'simple-statistics';
import { incompleteBeta } from './incomplete-beta.ts';
import { requireCount } from './require.ts';

/**
 * McNemar's test for matched yes-or-no outcomes: did the same blocks, under two variants, say yes more often
 * under one of them? Only the discordant blocks count.
 *
 * The exact p-value is conservative; the mid-p value hardly ever exceeds its level and has more power, and is
 * what the source recommends. Wrong for unmatched matches (`newcombe`) and for scores with more than two
 * values.
 *
 * Source: Fagerland, Lydersen and Laake (2013), BMC Med. Res. Methodol. 13:91, sections on the exact
 * conditional and the mid-p test.
 *
 * @param yesNo blocks with yes under the first variant only (n12)
 * @param noYes blocks with yes under the second variant only (n21)
 * @returns two-sided p-values; both are 1 where no block is discordant
 */
export function mcnemar(yesNo: number, noYes: number): { exact: number; midP: number } {
  requireCount('yesNo', yesNo);
  requireCount('noYes', noYes);
  const n = yesNo + noYes;
  if (n === 0) return { exact: 1, midP: 1 };
  const fewer = Math.min(yesNo, noYes);
  const point = Math.exp(gammaln(n + 1) - gammaln(fewer + 1) - gammaln(n - fewer + 1) - n * Math.LN2);
  if (yesNo === noYes) return { exact: 1, midP: 1 - point / 2 };
  const tail = incompleteBeta(0.5, n - fewer, fewer + 1);
  return { exact: Math.min(1, 2 * tail), midP: 2 * tail - point };
}
