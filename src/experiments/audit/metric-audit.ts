import type { MatchRecord } from '../../match/record.ts';
import { onceAt } from '../measure/looks.ts';
import { pairedMetric } from '../measure/paired-metrics.ts';
import { type Metric, seenBy } from '../metrics/metrics.ts';
import type { Campaign } from '../play/campaign.ts';
import { blocksToRepeat } from '../play/schedule.ts';
import { type Arm, playedBy, tableOf } from '../terms/arm.ts';
import type { Spec } from '../terms/spec.ts';
import { type Audit, auditOf, type Headline, type Repeat } from './audit.ts';

/** How far a metric moves from the games of one arm to those of another, in both of which a side meets its like. */
export interface MetricHeadline extends Headline {
  readonly metric: Metric;
  readonly first: Arm;
  readonly second: Arm;
}

/** Plays games once more under each of some policies; headlines that share an arm share its matches. */
export async function playMetricAudits(
  spec: Spec,
  policies: readonly string[],
  headlines: readonly MetricHeadline[],
  campaign: Campaign,
): Promise<Audit[]> {
  if (policies.length === 0 || headlines.length === 0) return [];
  const repeats: (readonly Repeat[])[] = [];
  for (const policy of policies) repeats.push(await repeatedBy(spec, policy, headlines, campaign));
  return headlines.map((headline, i) =>
    auditOf(
      spec,
      headline,
      headline.metric,
      repeats.map((own) => own[i]),
    ),
  );
}

/** Distinct arms, each of which plays a match in every block. */
export function auditedArms(headlines: readonly MetricHeadline[]): Arm[] {
  return [...new Set(headlines.flatMap(({ first, second }) => [first, second]))];
}

async function repeatedBy(
  spec: Spec,
  policy: string,
  headlines: readonly MetricHeadline[],
  campaign: Campaign,
): Promise<Repeat[]> {
  const own = auditedArms(headlines);
  const arms = own.map((arm) => playedBy(arm, policy));
  const looks = onceAt(blocksToRepeat(spec), spec.alpha);
  const tallies = headlines.map(({ metric }) => pairedMetric({ ...spec, looks }, metric));
  const records: MatchRecord[] = [];
  await campaign.in('audit').playTogether(arms, blocksToRepeat(spec), (arm, index, [record]) => {
    records[arm] = record;
    if (arm < arms.length - 1) return;
    headlines.forEach(({ metric, first, second }, i) => {
      const seen = (played: Arm) => seenBy(metric, records[own.indexOf(played)]);
      tallies[i].add(tableOf(spec, index), seen(first), seen(second));
    });
  });
  return tallies.map((tally) => {
    const { blocks, difference, movement } = tally.row();
    return { policy, blocks, effect: difference, word: movement };
  });
}
