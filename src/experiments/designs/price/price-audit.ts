import { type Audit, auditOf, type Repeat } from '../../audit/audit.ts';
import { worthAt } from '../../measure/fair-curve.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';
import type { Worth } from './price-fit.ts';

/** What units are worth under another policy, in the order of the rows. */
export interface WorthsElsewhere {
  readonly policy: string;
  readonly pairings: number;
  /** Null when the run was stopped before. */
  readonly worths: readonly Worth[] | null;
}

/** A unit, and what it is worth by the policy of the run. */
export interface PricedUnit {
  readonly unit: string;
  readonly title: string;
  /** Printed, in units of the yardstick; null where none is. */
  readonly cost: number | null;
  /** From random armies; null when the run was stopped before. */
  readonly worth: Worth | null;
}

/** A statement about the worth of a unit, by its place. */
interface Statement {
  readonly place: number;
  readonly title: string;
  shareIn(worths: readonly Worth[]): Share;
}

const NOTHING_KNOWN: Share = { mean: 0.5, low: 0, high: 1 };

/** Places of units by worth, the dearest first. */
export function inOrderOfWorth(worths: readonly Worth[]): number[] {
  return worths.map((_, place) => place).sort((a, b) => worths[b].share.mean - worths[a].share.mean);
}

/**
 * Headline verdicts under other policies: that a unit is worth more than the next in order, and that it is worth more
 * or less than it costs.
 */
export function priceAudits(
  spec: Spec,
  rows: readonly PricedUnit[],
  yardstick: string,
  pairings: number,
  elsewhere: readonly WorthsElsewhere[],
): Audit[] {
  const own = rows.flatMap(({ worth }) => worth ?? []);
  if (elsewhere.length === 0 || own.length < rows.length) return [];
  return [...aboutOrder(rows, own), ...aboutCosts(rows, yardstick)].flatMap(({ place, title, shareIn }) => {
    const share = shareIn(own);
    if (!['more', 'less'].includes(worthAt(share, pairings, spec.d))) return [];
    const repeats = elsewhere.map(({ policy, pairings: blocks, worths }): Repeat => {
      const effect = worths === null ? NOTHING_KNOWN : shareIn(worths);
      return { policy, blocks, effect, word: worthAt(effect, blocks, spec.d) };
    });
    return [auditOf(spec, { path: rows[place].unit, title, mean: share.mean }, null, repeats)];
  });
}

function aboutOrder(rows: readonly PricedUnit[], own: readonly Worth[]): Statement[] {
  const order = inOrderOfWorth(own);
  return order.slice(1).map((next, i) => ({
    place: order[i],
    title: `${rows[order[i]].title} against ${rows[next].title}`,
    shareIn: (worths) => worths[order[i]].instead[next],
  }));
}

function aboutCosts(rows: readonly PricedUnit[], yardstick: string): Statement[] {
  return rows.flatMap(({ title, cost }, place) =>
    cost === null || rows[place].unit === yardstick
      ? []
      : [
          {
            place,
            title: `${title} against its printed cost`,
            shareIn: (worths: readonly Worth[]) => worths[place].insteadOfCost!,
          },
        ],
  );
}
