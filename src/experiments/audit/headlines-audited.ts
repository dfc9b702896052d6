import type { Campaign } from '../play/campaign.ts';
import { blocksToRepeat } from '../play/schedule.ts';
import type { Experiment } from '../terms/spec.ts';
import type { AuditAsks } from './audit.ts';
import { type ContestHeadline, playContestAudits } from './contest-audit.ts';
import { auditedArms, type MetricHeadline, playMetricAudits } from './metric-audit.ts';
import { type Audited, blocksWithStyles, withStyles } from './styles-played.ts';

/** Plays what metrics do and contests come to once more under each policy of an audit, and sees what those do. */
export async function headlinesAudited(
  experiment: Experiment<AuditAsks>,
  moved: readonly MetricHeadline[],
  won: readonly ContestHeadline[],
  campaign: Campaign,
): Promise<Audited> {
  const { spec } = experiment;
  const { audit } = spec.asks;
  const arms = auditedArms(moved).length + won.length;
  campaign.expect(blocksWithStyles(experiment, audit.length * arms * blocksToRepeat(spec)));
  const audits = [
    ...(await playContestAudits(spec, audit, won, campaign)),
    ...(await playMetricAudits(spec, audit, moved, campaign)),
  ];
  return withStyles(experiment, audits, campaign);
}
