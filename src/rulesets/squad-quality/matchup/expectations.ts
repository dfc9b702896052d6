import { chancesOf, type FireDice } from './fire-dice.ts';

/** Expected hits and the like, worked out when they are first asked for. */
export interface Expectations {
  /** Mean number of hits of a Fire Effect of some dice and what is added to them, no more than so many. */
  hits(dice: FireDice, added: number, per: number, most: number): number;
  /** Mean of what so many hits come to, over all numbers of hits as likely as they are. */
  overHits(dice: FireDice, added: number, per: number, most: number, of: (hits: number) => number): number;
  /** Chance that Fire Effect comes to so much. */
  reaches(dice: FireDice, added: number, least: number): number;
  /** Chance that a die and so much more beats a die, ties included, by at least so much. */
  beats(more: number, by?: number): number;
  /** Chances that the better of two dice with so much more, or their sum, wins, draws and loses against the better of two. */
  contest(more: number, adds?: boolean): readonly [won: number, drawn: number, lost: number];
}

/** More than lies between any two numbers that are added to dice: each of a side's rules may answer up to 1000. */
const SPAN = 100_000;

export function createExpectations(): Expectations {
  const byDice = new Map<number, Float64Array>();
  const byHits = new Map<number, number>();
  const byReach = new Map<number, number>();
  const byLead = new Map<number, readonly [number, number, number]>();
  const dealt = (dice: FireDice) => {
    const key = kindOf(dice);
    return byDice.get(key) ?? kept(byDice, key, chancesOf(dice));
  };
  const overHits: Expectations['overHits'] = (dice, added, per, most, of) => {
    const chances = dealt(dice);
    let mean = 0;
    for (let total = 0; total < chances.length; total++) {
      const chance = chances[total];
      if (chance > 0) mean += chance * of(Math.min(most, Math.max(0, Math.floor((total + added) / per))));
    }
    return mean;
  };
  return {
    hits(dice, added, per, most) {
      const key = ((kindOf(dice) * 16 + per) * 256 + most) * SPAN + added;
      return (
        byHits.get(key) ??
        kept(
          byHits,
          key,
          overHits(dice, added, per, most, (hits) => hits),
        )
      );
    },
    overHits,
    reaches(dice, added, least) {
      const key = kindOf(dice) * SPAN + least - added;
      return byReach.get(key) ?? kept(byReach, key, chanceOfAtLeast(dealt(dice), least - added));
    },
    beats(more, by = 0) {
      const least = Math.ceil(by - more);
      return (least > 0 ? waysApart(least) : 36 - waysApart(1 - least)) / 36;
    },
    contest(more, adds = false) {
      const key = 2 * more + (adds ? 1 : 0);
      return byLead.get(key) ?? kept(byLead, key, chancesOfContest(more, adds));
    },
  };
}

/** Notes what has been worked out. */
function kept<T>(notes: Map<number, T>, key: number, found: T): T {
  notes.set(key, found);
  return found;
}

/** Chance that dice come to so much, by their chances to come to each total. */
function chanceOfAtLeast(chances: Float64Array, least: number): number {
  let chance = 0;
  chances.forEach((share, total) => {
    if (total >= least) chance += share;
  });
  return chance;
}

const BETTER_OF_TWO = chancesOf({ of: 2, keep: 1, added: 0 });
const SUM_OF_TWO = chancesOf({ of: 2, keep: 2, added: 0 });

function chancesOfContest(more: number, adds: boolean): readonly [won: number, drawn: number, lost: number] {
  let [won, drawn, lost] = [0, 0, 0];
  (adds ? SUM_OF_TWO : BETTER_OF_TWO).forEach((a, own) => {
    BETTER_OF_TWO.forEach((b, their) => {
      const chance = a * b;
      if (own + more > their) won += chance;
      else if (own + more === their) drawn += chance;
      else lost += chance;
    });
  });
  return [won, drawn, lost];
}

/** One number for each kind of dice. */
function kindOf({ of, keep, added }: FireDice): number {
  return (added * 8 + of) * 8 + keep;
}

/** In how many of 36 ways a die comes to so much more than another, 1 at least. */
function waysApart(by: number): number {
  return by > 5 ? 0 : ((6 - by) * (7 - by)) / 2;
}
