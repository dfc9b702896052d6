import type { MatchRecord } from '../match/record.ts';
import { mirror, type Side, tableOf } from './arm.ts';
import { type Audit, auditOf, type Headline, type Repeat } from './audit.ts';
import type { Campaign } from './campaign.ts';
import type { Metric } from './metrics.ts';
import { pairedTally } from './paired-tally.ts';
import type { Spec } from './spec.ts';

/** How far a metric moves from the games of one side against its like to those of another. */
export interface MetricHeadline extends Headline {
  readonly metric: Metric;
  readonly first: Side;
  readonly second: Side;
}

/** Plays games once more under each of some policies; headlines that share a side share its matches. */
export async function playMetricAudits(
  spec: Spec,
  policies: readonly string[],
  headlines: readonly MetricHeadline[],
  campaign: Campaign,
): Promise<Audit[]> {
  const repeats: (readonly Repeat[])[] = [];
  if (headlines.length > 0) {
    for (const policy of policies) repeats.push(await repeatedBy(spec, policy, headlines, campaign));
  }
  return headlines.map((headline, i) =>
    auditOf(
      spec,
      headline,
      headline.metric,
      repeats.map((own) => own[i]),
    ),
  );
}

/** Distinct sides, each of which plays a match in every block. */
export function sidesOf(headlines: readonly MetricHeadline[]): Side[] {
  return [...new Set(headlines.flatMap(({ first, second }) => [first, second]))];
}

async function repeatedBy(
  spec: Spec,
  policy: string,
  headlines: readonly MetricHeadline[],
  campaign: Campaign,
): Promise<Repeat[]> {
  const sides = sidesOf(headlines);
  const arms = sides.map((side) => mirror(spec, `headlines by ${policy}`, { ...side, policy }));
  const tallies = headlines.map(({ metric }) => pairedTally(spec, metric));
  const records: MatchRecord[] = [];
  await campaign.playTogether(arms, spec.blocks.initial, (arm, index, [record]) => {
    records[arm] = record;
    if (arm < arms.length - 1) return;
    headlines.forEach(({ metric, first, second }, i) => {
      const [one, other] = [first, second].map((side) => metric.measure(records[sides.indexOf(side)]));
      if (one !== null && other !== null) tallies[i].add(tableOf(spec, index), one, other);
    });
  });
  return tallies.map((tally) => {
    const { blocks, difference, movement } = tally.row();
    return { policy, blocks, effect: difference, word: movement };
  });
}
