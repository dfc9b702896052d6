import type { MatchRecord } from '../../../match/record.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { isOn } from '../../asked/rules-asked.ts';
import type { ContestFigures, ContestTally } from '../../measure/contest-tally.ts';
import { onceAt } from '../../measure/looks.ts';
import { type PerMatch, perMatch } from '../../measure/per-match.ts';
import { type Arm, contest, sideOf } from '../../terms/arm.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { Spec } from '../../terms/spec.ts';
import { canBeHeld, type Subject, subjectOf, without } from '../../terms/subject.ts';
import type { Share } from '../../terms/verdict.ts';

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

export interface Use {
  readonly subject: Subject;
  readonly arm: Arm;
  /** What the side that has it spends on it, in a block of both its matches. */
  readonly spent: PerMatch;
  spentIn(records: readonly MatchRecord[]): number;
}

/** A use with what its contest came to. */
export interface TalliedUse extends Use {
  readonly tally: ContestTally;
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
        spent: perMatch({ ...spec, looks: onceAt(spec.blocks.initial, spec.alpha) }, 2),
        spentIn: ([first, second]) => first.counters[0][counter] + second.counters[1][counter],
      };
    }),
  };
}

export function useRow({ subject, spent, tally }: TalliedUse): UseRow {
  const { blocks } = tally;
  const { acrossTables, gain } = tally.figures(() => true);
  return {
    path: subject.path,
    title: subject.title,
    share: roundedShare(tally.look()),
    blocks,
    acrossTables,
    gain,
    spentPerMatch: spent.read(),
  };
}
