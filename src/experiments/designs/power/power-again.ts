import { type ContestTally, contestTally } from '../../measure/contest-tally.ts';
import { onceAt } from '../../measure/looks.ts';
import type { Campaign } from '../../play/campaign.ts';
import { blocksToRepeat } from '../../play/schedule.ts';
import { type Arm, blockHalves, contest, type Halves } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';

/** A rule by itself on luck that all rules share and that had no part in picking any of them. */
export interface Again {
  readonly subject: Subject;
  readonly arm: Arm;
  readonly tally: ContestTally;
  /** Points in both matches, in halves of a match, by block index. */
  readonly scores: Halves[];
}

/** The seed of what is played once rules have been picked by the blocks of the run's own. */
export function freshSeed({ seed }: Spec): string {
  return `${seed}/fresh`;
}

export function againOf(spec: Spec, subject: Subject, { title, tested, other }: Arm): Again {
  const arm = contest(spec, title, tested, other, { seed: freshSeed(spec) });
  const tally = contestTally(arm, spec.alpha, onceAt(blocksToRepeat(spec), spec.alpha));
  return { subject, arm, tally, scores: [] };
}

/** Plays rules again, those left out that have been. */
export async function playAgain(spec: Spec, rules: readonly Again[], campaign: Campaign): Promise<void> {
  const left = rules.filter(({ tally }) => tally.blocks === 0);
  await campaign.play(
    left.map(({ arm }) => arm),
    left.map((_, arm) => ({ arm, blocks: blocksToRepeat(spec) })),
    (arm, index, records) => {
      left[arm].tally.add(index, records);
      left[arm].scores[index] = blockHalves(records);
    },
  );
}
