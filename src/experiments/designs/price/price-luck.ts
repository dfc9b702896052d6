import { mean } from 'simple-statistics';
import { logistic, UNIT_RANGE } from '../../../statistics/index.ts';
import { type AcrossTables, acrossTables } from '../../measure/across-tables.ts';
import { addTo, noSums, pairSums } from '../../measure/sums.ts';
import { sideOfEven } from '../../play/break-even.ts';
import type { Share } from '../../terms/verdict.ts';
import { type Meeting, modelOf } from './price-fit.ts';

/** What a fit takes from one meeting. */
interface Pull {
  readonly table: number;
  /** What was scored beyond what was expected, by match. */
  readonly surprises: readonly [number, number];
  /** By unit, how far the share with one more of it moves for so much surprise, times the number of meetings. */
  readonly weights: readonly number[];
}

/** How luck and tables bear on the share that an army takes with one more of a unit. */
export interface WorthLuck {
  /** Variance of the share if the two matches of a pair had luck of their own, over that with common luck; null where there is none. */
  readonly gain: number | null;
  readonly acrossTables: AcrossTables | null;
}

/** Whole numbers in which values of meetings are added up. */
const SCALE = 10_000;

/** What each meeting says about the share of each unit; empty for so few meetings that a fit follows each of them. */
function pullsOf(meetings: readonly Meeting[]): { shares: number[]; pulls: Pull[] } {
  const units = meetings[0]?.differences.length ?? 0;
  if (meetings.length <= 2 * units) return { shares: [], pulls: [] };
  const { coefficients, covariance } = modelOf(meetings, units);
  const shares = coefficients.map(logistic);
  // What is left over after a fit is too small by what the fit has taken up.
  const taken = Math.sqrt(meetings.length / (meetings.length - units));
  const pulls = meetings.map(({ differences, halves: [one, other], table }): Pull => {
    const expected = logistic(differences.reduce((sum, more, i) => sum + more * coefficients[i], 0));
    return {
      table,
      surprises: [taken * (one / 2 - expected), taken * (other / 2 - expected)],
      weights: shares.map((share, unit) => {
        const pull = differences.reduce((sum, more, i) => sum + covariance[unit][i] * more, 0);
        return share * (1 - share) * meetings.length * pull;
      }),
    };
  });
  return { shares, pulls };
}

/**
 * What each meeting says about the share that an army takes with one more of each unit: values by meeting, then by
 * unit, whose mean is about the share and whose variance over the number of meetings is about its squared error. Empty
 * for so few meetings that a fit follows each of them.
 */
export function sharesByMeeting(meetings: readonly Meeting[]): number[][] {
  const { shares, pulls } = pullsOf(meetings);
  return pulls.map((pull) => shares.map((share, unit) => shareBy(pull, share, unit)));
}

/** What a meeting says about the share of a unit. */
function shareBy({ surprises: [one, other], weights }: Pull, share: number, unit: number): number {
  return share + weights[unit] * (one + other);
}

/**
 * By unit; empty for so few meetings that a fit follows each of them.
 *
 * @param tables that took turns
 * @param found what the share was found to be, by unit
 */
export function worthLuck(
  meetings: readonly Meeting[],
  tables: number,
  alpha: number,
  found: readonly Share[],
): WorthLuck[] {
  const { shares, pulls } = pullsOf(meetings);
  return shares.map((share, unit) => {
    const perTable = Array.from({ length: tables }, noSums);
    for (const pull of pulls) addTo(perTable[pull.table], Math.round(SCALE * shareBy(pull, share, unit)));
    const side = sideOfEven(found[unit]);
    return {
      gain: pairedGain(pulls, unit),
      acrossTables: acrossTables(
        perTable,
        SCALE,
        alpha,
        UNIT_RANGE,
        found[unit],
        (own) => sideOfEven(own) === side,
      ),
    };
  });
}

function pairedGain(pulls: readonly Pull[], unit: number): number | null {
  // One seat may be better than the other, and that is no luck.
  const usual = [0, 1].map((seat) => mean(pulls.map(({ surprises }) => surprises[seat])));
  const luck = pairSums();
  for (const { surprises, weights } of pulls) {
    const [one, other] = surprises.map((surprise, seat) =>
      Math.round(SCALE * weights[unit] * (surprise - usual[seat])),
    );
    luck.add(one, other);
  }
  return luck.gain();
}
