import type { MatchRecord } from '../../match/record.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Arm, contest, sideOf, tableOf } from '../arm.ts';
import type { ContestFigures, ContestTally } from '../contest-tally.ts';
import { roundedShare } from '../digest.ts';
import { metricTally } from '../metric-tally.ts';
import type { Metric } from '../metrics.ts';
import type { Spec } from '../spec.ts';
import { canBeHeld, type Subject, subjectOf, without } from '../subject.ts';
import type { Share } from '../verdict.ts';
import { isOn } from './rules-asked.ts';

/** One thing that a resource is spent on. */
export interface UseRow extends Pick<ContestFigures, 'acrossTables' | 'gain'> {
  readonly path: string;
  readonly title: string;
  /** Of the side that has it against one that has not. */
  readonly share: Share;
  readonly blocks: number;
  /** What the side that has it spends on it per match, with its interval; null where no block was played. */
  readonly spentPerMatch: Share | null;
}

/** What the side under test has spent. */
interface Spent {
  add(index: number, records: readonly MatchRecord[]): void;
  perMatch(): Share | null;
}

interface Use {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly spent: Spent;
}

/** What the resource of a rule can be spent on, the rule itself first; nothing where the ruleset does not tell. */
export function otherUses(
  ruleset: Ruleset,
  spec: Spec,
  { path }: Subject,
): { readonly resource: string | null; readonly uses: readonly Use[] } {
  const spending = ruleset.tallies.spending?.find(({ uses }) => uses[path] !== undefined);
  if (!spending) return { resource: null, uses: [] };
  const paths = [path, ...Object.keys(spending.uses).filter((other) => other !== path)];
  const subjects = paths.map((other) => subjectOf(ruleset.rules, other));
  const playable = subjects.filter((subject) => canBeHeld(subject) && isOn(ruleset, spec, subject));
  return {
    resource: spending.resource,
    uses: playable.map((subject) => {
      const lacking = sideOf(spec, { variant: without(subject, spec.variant, true) });
      const counter = ruleset.counters.indexOf(spending.uses[subject.path]);
      return {
        subject,
        arm: contest(spec, subject.path, sideOf(spec), lacking),
        spent: spentOn(spec, counter),
      };
    }),
  };
}

export function useRow({ subject, spent, tally }: Use & { readonly tally: ContestTally }): UseRow {
  const { blocks } = tally;
  const { acrossTables, gain } = tally.figures(() => true);
  return {
    path: subject.path,
    title: subject.title,
    share: roundedShare(tally.look()),
    blocks,
    acrossTables,
    gain,
    spentPerMatch: spent.perMatch(),
  };
}

/** Counted in halves, since a block is two matches. */
function spentOn(spec: Pick<Spec, 'tables' | 'alpha'>, counter: number): Spent {
  const metric: Metric = { id: 'spent', says: 'spent', unit: 'count', scale: 2, measure: () => null };
  const tally = metricTally(spec, metric);
  return {
    add(index, [first, second]) {
      const spent = first.counters[0][counter] + second.counters[1][counter];
      tally.add(tableOf(spec, index), [spent, metric.scale]);
    },
    perMatch: () => tally.level().level,
  };
}
