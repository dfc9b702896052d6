import seedrandom from 'seedrandom';
import { z } from 'zod';
import { InputError } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { defineCampaign } from '../../asked/design.ts';
import { rulePaths, rulesKey } from '../../asked/rules-asked.ts';
import { type AuditAsks, auditKey, policiesAudited } from '../../audit/audit.ts';
import { type Audited, blocksWithStyles, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { AT_ANY_TIME } from '../../measure/looks.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { exactly, type Stage, singles, upTo } from '../../terms/cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { type Subject, subjectOf } from '../../terms/subject.ts';
import type { Bounds } from '../../terms/values.ts';
import { type ScreenElsewhere, screenAudits } from './screen-audit.ts';
import { type LeftOut, type ScreenFactor, screenFactors } from './screen-factors.ts';
import { type ScreenRow, screenRows, stoppedShare, type Walked } from './screen-row.ts';
import { screenVariance } from './screen-variance.ts';
import { drawTrajectories, playWalks, type WalksAsked } from './screen-walks.ts';

export interface ScreenAsks extends AuditAsks, WalksAsked {
  /** Numbers that cannot be varied here. */
  readonly leftOut: readonly LeftOut[];
}

export interface ScreenResult extends SealedHead<'screen', ScreenAsks>, Audited {
  readonly primary: string;
  /** Trajectories that were played to their end. */
  readonly trajectories: number;
  /** Trajectories drawn anew because some of their numbers cannot be played together. */
  readonly redrawn: number;
  /** The first such reason; null where there was none. */
  readonly clash: string | null;
  /** Share of the matches of these walks that the bench stopped at its cap; null where no walk was finished. */
  readonly stopped: number | null;
  readonly rows: readonly ScreenRow[];
}

/** Metrics beside the primary one. */
const BESIDE = ['rounds', 'margin', 'lead-changes', 'dead-turns'];

/** How far numbers may go from the book towards their bounds. */
export const SPANS: Bounds = { min: 0.05, max: 1 };

/**
 * Which of the many numbers matter? Morris's screening: walks that move one number after another from one of its two
 * values to the other, all points of a walk on the same blocks.
 */
export const screen = defineCampaign({
  id: 'screen',
  block:
    'one match on one table, both sides playing alike, with the same table and luck at every point of a walk',
  keys: {
    rules: rulesKey,
    trajectories: z
      .int()
      .min(2)
      .max(500)
      .optional()
      .describe('walks through all numbers, each of which moves once in each; 6 if not said'),
    span: z
      .number()
      .min(SPANS.min)
      .max(SPANS.max)
      .optional()
      .describe('how far numbers go from the book towards their bounds, 1 for all the way; 0.5 if not said'),
    audit: auditKey,
  },
  blocks: { initial: 6, reserve: 0 },
  refuses: {
    stop: 'A screen ranks numbers over walks that get the same blocks throughout; say how many.',
  },

  ask(said, spec, ruleset): ScreenAsks {
    const rules = rulePaths(said.rules, ruleset) ?? null;
    for (const path of rules ?? []) subjectOf(ruleset.rules, path);
    if (spec.blocks.initial < 2) throw new InputError('A screening needs at least 2 blocks for each point.');
    const { factors, leftOut } = screenFactors(ruleset, spec, rules, said.span ?? 0.5);
    if (factors.length > 0) {
      const audit = policiesAudited(said, spec, ruleset);
      return { factors, leftOut, trajectories: said.trajectories ?? 6, audit };
    }
    const [first] = leftOut;
    throw new InputError(
      first
        ? `No number can be varied here; ${first.path}: ${first.why}`
        : 'There is no number under these rules.',
    );
  },

  variance: screenVariance,

  cost: costOf,

  async play(experiment: Experiment<ScreenAsks>, campaign): Promise<ScreenResult> {
    const { spec, ruleset } = experiment;
    const { factors } = spec.asks;
    const metrics = screened(ruleset);
    const drawn = drawTrajectories(experiment);
    const walked = await playWalks(spec, drawn.trajectories, metrics, campaign);
    const rowsOf = (walks: readonly Walked[]) =>
      screenRows(factors, metrics, walks, spec.alpha, seedrandom.alea(`screen ${spec.seed}, resampling`));
    const rows = rowsOf(walked);
    const policies = rows.some(({ effects }) => effects.some(({ isClear }) => isClear))
      ? spec.asks.audit
      : [];
    campaign.expect(blocksWithStyles(experiment, policies.length * walksBlocks(spec)));
    const elsewhere: ScreenElsewhere[] = [];
    for (const policy of policies) {
      const walks = await playWalks({ ...spec, policy }, drawn.trajectories, metrics, campaign.in('audit'));
      elsewhere.push({ policy, blocks: walks.length * spec.blocks.initial, rows: rowsOf(walks) });
    }
    const subjects = subjectsOf(ruleset, factors);
    const audited = await withStyles(experiment, screenAudits(spec, rows, elsewhere), campaign);
    return sealed({
      ...resultHead('screen', experiment, subjects, campaign.facts(), AT_ANY_TIME, null),
      primary: metrics[0].id,
      trajectories: walked.length,
      redrawn: drawn.redrawn,
      clash: drawn.clash,
      stopped: stoppedShare(walked),
      rows,
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<ScreenAsks>): Stage[] {
  const { spec } = experiment;
  const blocks = walksBlocks(spec);
  return [
    singles('main', exactly(blocks)),
    singles('audit', upTo(spec.asks.audit.length * blocks)),
    stylesStage(experiment),
  ];
}

/** Blocks of all walks by one policy. */
function walksBlocks({ asks: { trajectories, factors }, blocks }: Spec<ScreenAsks>): number {
  return trajectories * (factors.length + 1) * blocks.initial;
}

function screened(ruleset: Ruleset): Metric[] {
  const [primary, ...others] = metricsOf(ruleset);
  return [primary, ...others.filter(({ id }) => BESIDE.includes(id))];
}

function subjectsOf({ rules }: Ruleset, factors: readonly ScreenFactor[]): Subject[] {
  const clauses = factors.map(({ path }) => path.slice(0, path.lastIndexOf('.')));
  return [...new Set(clauses)].map((clause) => subjectOf(rules, clause));
}
