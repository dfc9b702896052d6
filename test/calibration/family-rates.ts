import { contestTally } from '../../src/experiments/measure/contest-tally.ts';
import { judged, NO_EVIDENCE } from '../../src/experiments/measure/evidence.ts';
import { blockQuarters } from '../../src/experiments/terms/arm.ts';
import { isOpen, verdictOf } from '../../src/experiments/terms/verdict.ts';
import { eBenjaminiHochberg, eValue, holm, scoreTest } from '../../src/statistics/index.ts';
import type { Bank } from './bank.ts';
import { type Rate, rateOf, type Sizes, times } from './rate.ts';
import { atMost } from './rule.ts';
import { ALPHA, addUntil, type Draw, drawFrom, LOOKS, PLANNED, SOLE_TABLE } from './trial.ts';

/** Rules of a family. */
const FAMILY = 30;

/** Half-width of a band within which nearly all rules that do nothing are settled at some look, and dropped. */
export const WIDE = 0.04;

/** A family of rules that do nothing, from all nulls in turn. */
export function nullsIn(banks: readonly Bank[], random: () => number): Draw[] {
  const nulls = banks.filter(({ isNull }) => isNull);
  return times(FAMILY, (i) => drawFrom(nulls[i % nulls.length], random));
}

/** After a number of blocks fixed beforehand. */
export function familyRates(draws: readonly Draw[], { runs, atNominal }: Sizes): Rate[] {
  const families = times(atNominal, (run) => onceLooked(draws, LOOKS[0], run < runs));
  return [
    rate(
      `any finding by e-values after ${LOOKS[0]} blocks`,
      families.slice(0, runs).map(({ evidence }) => evidence),
    ),
    rate(
      `any finding by tests after ${LOOKS[0]} blocks (Holm)`,
      families.map(({ fixed }) => fixed),
    ),
  ];
}

/** Looked at again and again, rules with a verdict dropped, as `power` does. */
export function familyOverLooks(draws: readonly Draw[], runs: number): Rate {
  const found = times(runs, () => lookedAt(draws).isFound);
  return rate('any finding by tests at some planned look, settled rules dropped (Holm)', found);
}

function rate(what: string, found: readonly boolean[]): Rate {
  return rateOf(`${FAMILY} nulls together`, what, found, atMost(ALPHA));
}

/** Whether a family of rules without effect yields any finding, by e-values and by the tests of a fixed number of blocks. */
function onceLooked(
  draws: readonly Draw[],
  blocks: number,
  hasEvidence: boolean,
): { evidence: boolean; fixed: boolean } {
  const tallies = draws.map((draw) => {
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < blocks; i++) counts[blockQuarters(draw())]++;
    return counts;
  });
  const eValues = tallies.map((counts) =>
    hasEvidence ? eValue(new Map(counts.map((count, score) => [score / 4, count])), 0.5, 'two-sided') : 0,
  );
  const pValues = tallies.map((counts) => scoreTest(counts, 0.5).p);
  return {
    evidence: eBenjaminiHochberg(eValues, ALPHA).includes(true),
    fixed: holm(pValues, ALPHA).includes(true),
  };
}

/** Whether such a family yields any finding at any look, and how many of its rules had a verdict before the last. */
export function lookedAt(draws: readonly Draw[]): { isFound: boolean; dropped: number } {
  const arms = draws.map((draw) => ({
    draw,
    contest: contestTally(SOLE_TABLE, ALPHA, PLANNED),
    evidence: NO_EVIDENCE,
  }));
  let open = arms;
  let isFound = false;
  for (const look of LOOKS) {
    for (const arm of open) {
      addUntil(arm.contest, look, arm.draw);
      arm.evidence = arm.contest.evidence();
    }
    isFound ||= judged(
      arms.map(({ evidence }) => evidence),
      ALPHA,
    ).includes(true);
    if (look === LOOKS.at(-1)) break;
    open = open.filter(({ contest }) => isOpen(verdictOf('protection', contest.look(), look, WIDE, null)));
  }
  return { isFound, dropped: arms.length - open.length };
}
