/** What the policies of an audit do: a style that does what others do says nothing that they have not said. */
import { isForeseeing } from '../../policies/index.ts';
import type { Mix } from '../../rules/tallies.ts';
import { linearisedDifference, type Ratio, ratioInterval, studentQuantile } from '../../statistics/index.ts';
import { coverageAt, onceAt } from '../measure/looks.ts';
import { addTo, noSums, varianceOf } from '../measure/sums.ts';
import type { Campaign } from '../play/campaign.ts';
import { mirror, sideOf } from '../terms/arm.ts';
import { exactly, type Stage, singles, upTo } from '../terms/cost.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Experiment, Spec } from '../terms/spec.ts';
import type { Share } from '../terms/verdict.ts';
import type { Audit, AuditAsks } from './audit.ts';

/** Matches that each policy plays against itself by the book; those that look ahead play none. */
const MATCHES = 60;
/** The mix that tells styles apart. */
const ACTIONS = 'action';

/** A kind of action of a policy. */
interface PartPlayed {
  readonly part: string;
  readonly share: Share;
  /** Whether its share is told from the run's own policy's, all kinds of all policies together. */
  readonly differs: boolean;
}

export interface StylePlayed {
  readonly policy: string;
  readonly matches: number;
  /** In the order of the ruleset. */
  readonly parts: readonly PartPlayed[];
}

/** What policies do of all that models do, the run's own first. */
export interface StylesPlayed {
  /** What parts are shares of. */
  readonly says: string;
  readonly styles: readonly StylePlayed[];
}

/** What results say of the other policies by which their headlines were played. */
export interface Audited {
  readonly audits: readonly Audit[];
  /** Null where nothing was audited, or nobody counts what models do. */
  readonly styles: StylesPlayed | null;
}

/** The audits of a run, with what their policies do. */
export async function withStyles(
  experiment: Experiment<AuditAsks>,
  audits: readonly Audit[],
  campaign: Campaign,
): Promise<Audited> {
  const mix = mixOf(experiment);
  return {
    audits,
    styles: audits.length === 0 || mix === undefined ? null : await playStyles(experiment, mix, campaign),
  };
}

/** What it takes to see what policies do. */
export function stylesStage(experiment: Experiment<AuditAsks>): Stage {
  const played = mixOf(experiment) ? policiesOf(experiment.spec).length * MATCHES : 0;
  return singles('styles', experiment.spec.asks.audit.length === 0 ? exactly(0) : upTo(played));
}

/** Blocks that the audits of a run take, and what their policies do, once it is known how many are repeated; for progress. */
export function blocksWithStyles(experiment: Experiment<AuditAsks>, repeated: number): number {
  return repeated === 0 ? 0 : repeated + stylesStage(experiment).blocks.most;
}

function mixOf({ ruleset }: Experiment): Mix | undefined {
  return ruleset.tallies.mixes.find(({ id }) => id === ACTIONS);
}

function policiesOf({ policy, asks }: Spec<AuditAsks>): string[] {
  return [policy, ...asks.audit].filter((one) => !isForeseeing(one));
}

async function playStyles(
  { spec, ruleset }: Experiment<AuditAsks>,
  { says, parts }: Mix,
  campaign: Campaign,
): Promise<StylesPlayed> {
  const policies = policiesOf(spec);
  const names = Object.keys(parts);
  const counters = names.map((part) => ruleset.counters.indexOf(parts[part]));
  const arms = policies.map((policy) => mirror(spec, policy, sideOf(spec, { policy })));
  /** By policy and part, what of all was of that part, block by block. */
  const seen = policies.map(() => names.map((): Ratio[] => []));
  await campaign.in('styles').play(
    arms,
    arms.map((_, arm) => ({ arm, blocks: MATCHES })),
    (arm, _, [record]) => {
      const counts = counters.map((counter) => record.counters[0][counter] + record.counters[1][counter]);
      const whole = counts.reduce((sum, count) => sum + count, 0);
      counts.forEach((count, part) => {
        seen[arm][part].push([count, whole]);
      });
    },
  );
  const told = spec.alpha / Math.max(1, (policies.length - 1) * names.length);
  return {
    says,
    styles: policies.flatMap((policy, i) => {
      const shown = names.flatMap((part, k) => partOf(spec, part, seen[i][k], seen[0][k], told));
      return shown.length === 0 ? [] : [{ policy, matches: seen[i][0].length, parts: shown }];
    }),
  };
}

/** Nothing where no action was counted. */
function partOf(
  { alpha }: Spec,
  part: string,
  own: readonly Ratio[],
  usual: readonly Ratio[],
  told: number,
): PartPlayed[] {
  const { length } = own;
  const share =
    length === 0 ? null : ratioInterval(own, coverageAt({ looks: onceAt(length, alpha), alpha }, length));
  if (share === null) return [];
  return [{ part, share: roundedShare(share), differs: isApart(own, usual.slice(0, length), told) }];
}

/** By Student's t on differences of the linearised shares, block by block. */
function isApart(own: readonly Ratio[], usual: readonly Ratio[], level: number): boolean {
  const difference = linearisedDifference(own, usual);
  if (difference === null || own.length < 2) return false;
  const sums = noSums();
  for (const value of difference.values) addTo(sums, value);
  const error = Math.sqrt(varianceOf(sums) / sums.n);
  return Math.abs(sums.sum / sums.n) > studentQuantile(1 - level / 2, sums.n - 1) * error;
}
