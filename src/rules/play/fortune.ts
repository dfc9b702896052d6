/**
 * The fortune of a match: what its dice have done for seat 0 beyond what they do on average, in chances to win. Whatever
 * a throw comes to, its average is taken off before it counts, so that on average fortune is exactly nothing, whoever
 * plays by whatever rules: a control variate, as the corrections for chance of AIVAT (Burch, Schmid, Moravcik, Morrill
 * and Bowling 2018, AAAI-32).
 */
import type { Model, Seat } from '../../kernel/entities.ts';
import { chancePerLead } from './fork.ts';

/** A match's fortune stays between this and its negative. */
export const MOST_FORTUNE = 0.5;

/** What a throw may come to for a side, by its totals from the lowest up. */
interface Prospects {
  /** In how many ways each total comes up, and ways in all. */
  readonly ways: readonly number[];
  readonly all: number;
  /** What a total is worth: the i-th from the lowest. */
  worth(i: number): number;
}

/** What a throw came to beyond its average, and how far beyond it could have come either way. */
interface Gained {
  readonly gained: number;
  readonly most: number;
}

/** @param thrown the total that came up, counted from the lowest */
export function gainedBy({ ways, all, worth }: Prospects, thrown: number): Gained {
  let [expected, least, highest] = [0, Infinity, -Infinity];
  for (let i = 0; i < ways.length; i++) {
    const value = worth(i);
    expected += (ways[i] / all) * value;
    if (value < least) least = value;
    if (value > highest) highest = value;
  }
  return { gained: worth(thrown) - expected, most: Math.max(highest - expected, expected - least) };
}

/**
 * The fortune after a throw. It counts for less where fortune could otherwise leave its bounds, which is settled before
 * the dice fall.
 *
 * @param before fortune so far
 * @param thrown in shares of what one side has, for seat 0
 * @param lead of seat 0 before the throw
 * @param slope log-odds for a lead of everything
 */
export function fortuneAfter(before: number, { gained, most }: Gained, lead: number, slope: number): number {
  const perLead = chancePerLead(lead, slope);
  const room = MOST_FORTUNE - Math.abs(before);
  const scale = perLead * most > room ? room / most : perLead;
  return before + scale * gained;
}

/**
 * Notes throws in the fortune of a ruleset's matches: what they may come to, and the total that came up, counted from the
 * lowest.
 *
 * @param slope log-odds for a lead of everything
 */
export function notingFortune<M extends { readonly state: { fortune: number } }>(
  leadOf: (m: M) => number,
  slope: number,
) {
  return (m: M, prospects: Prospects, thrown: number): void => {
    const { state } = m;
    const gained = gainedBy(prospects, thrown);
    if (gained.most > 0) state.fortune = fortuneAfter(state.fortune, gained, leadOf(m), slope);
  };
}

/** What a loss of a side is to seat 0, as a share of what that side fielded. */
export function shareOfLoss(
  { force }: { readonly force: readonly [readonly Model[], readonly Model[]] },
  seat: Seat,
  worth: ArrayLike<number>,
  lost = 1,
): number {
  let army = 0;
  for (const own of force[seat]) army += worth[own];
  return (seat === 0 ? -lost : lost) / army;
}
