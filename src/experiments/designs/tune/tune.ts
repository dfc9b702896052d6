import { z } from 'zod';
import { InputError, requireOnce } from '../../../rules/nearest.ts';
import { defineCampaign } from '../../asked/design.ts';
import { auditKey, policiesAudited } from '../../audit/audit.ts';
import { type Audited, blocksWithStyles, stylesStage, withStyles } from '../../audit/styles-played.ts';
import { AT_ANY_TIME } from '../../measure/looks.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import { mostBlocks, type Stage, seldom, singles, upTo } from '../../terms/cost.ts';
import type { Experiment } from '../../terms/spec.ts';
import { axesAsked, axesOf, type TuneAsks, targetOf, wantedSchema } from './tune-asked.ts';
import { placesAudited, playTuneAudits } from './tune-audit.ts';
import { addBlock, blocksOf, type Candidate, lossOf, playsLike } from './tune-candidate.ts';
import { mostPoints, neighbours, type Point, usualPoints } from './tune-grid.ts';
import {
  candidateAt,
  type Finalist,
  finalistOf,
  requireCandidate,
  type TriedPoint,
  triedPoint,
} from './tune-points.ts';
import { hunt } from './tune-search.ts';
import type { Target } from './tune-target.ts';
import { tuneVariance } from './tune-variance.ts';

/** Of the points that do best in the search, this many are played again. */
const FINALISTS = 2;

export interface TuneResult extends SealedHead<'tune', TuneAsks>, Audited {
  readonly tried: readonly TriedPoint[];
  /** The book first, then the best points of the search. */
  readonly finalists: readonly Finalist[];
  /** In words, by path. */
  readonly says: Readonly<Record<string, string>>;
  readonly units: readonly Metric['unit'][];
}

/**
 * Which numbers give the game that is wanted? A search with common luck over the numbers that may change, drawn back
 * towards the book; what it finds is played again on fresh luck beside the book.
 */
export const tune = defineCampaign({
  id: 'tune',
  block:
    'one match on one table, both sides playing under the numbers of one point, with the same tables and luck at every point',
  keys: {
    targets: z
      .record(z.string(), wantedSchema, {
        error: 'takes a number, or value, tolerance and of, for each metric',
      })
      .describe('metrics and where they are wanted: a number, or value, tolerance, and of: mean or median'),
    parameters: z.array(z.string().min(1)).min(1).describe('paths of the numbers that may be changed'),
    audit: auditKey,
  },
  blocks: { initial: 200, reserve: 400 },
  refuses: {
    stop: 'A search goes on from one point to the next and drops by itself what misses the targets; say how many blocks a point gets.',
  },

  ask(said, spec, ruleset): TuneAsks {
    const targets = Object.entries(said.targets).map(([id, wanted]) => targetOf(ruleset, spec, id, wanted));
    if (targets.length === 0) throw new InputError('No target is named; say which metric is wanted where.');
    requireOnce(said.parameters, (twice) => `"${twice}" is named twice among the parameters.`);
    const axes = axesOf(ruleset, spec, said.parameters);
    const parameters = axes.map(({ factor, book }) => ({ path: factor.path, book }));
    const asks = { targets, parameters, audit: policiesAudited(said, spec, ruleset) };
    // What cannot be moved alone by a step either way cannot be searched; a point further off may be passed over.
    for (const point of neighbours(
      axes,
      axes.map(({ book }) => book),
      axes.map(() => 1),
    )) {
      requireCandidate({ spec: { ...spec, asks }, ruleset }, axes, point, spec.seed);
    }
    return asks;
  },

  reaches: 'A tune takes no half-width: each target has a tolerance, as in rounds=6:0.5.',
  variance: tuneVariance,

  cost: costOf,

  async play(experiment: Experiment<TuneAsks>, campaign): Promise<TuneResult> {
    const { spec, ruleset } = experiment;
    const { targets } = spec.asks;
    const metrics = targets.map(({ metric }) => metricsOf(ruleset).find(({ id }) => id === metric)!);
    const axes = axesAsked(experiment);
    const setup = { axes, metrics, targets, blocks: spec.blocks.initial, alpha: spec.alpha, seed: spec.seed };
    const open = (point: Point) => candidateAt(experiment, axes, point, spec.seed);
    const [, ...later] = costOf(experiment);
    const tried = await hunt({ ...setup, later: mostBlocks(later), open }, campaign);
    const again = finalistsOf(tried, targets, spec.blocks.initial).map(
      ({ point }) => candidateAt(experiment, axes, point, `${spec.seed}/fresh`)!,
    );
    campaign.expect(again.length * spec.blocks.reserve + mostBlocks(later.slice(1)));
    await campaign.in('confirmation').playTogether(
      again.map(({ arm }) => arm),
      spec.blocks.reserve,
      (arm, index, records) => addBlock(again[arm], metrics, index, records),
    );
    const finalists = again.map((candidate) => finalistOf(spec, metrics, axes, candidate, again));
    const repeated = spec.asks.audit.length * placesAudited(spec, finalists).length * spec.blocks.reserve;
    campaign.expect(blocksWithStyles(experiment, repeated));
    const audits = await playTuneAudits(spec, { axes, metrics, candidates: again, finalists }, campaign);
    const subjects = axes.flatMap(({ factor }) => factor.subject ?? []);
    const audited = await withStyles(experiment, audits, campaign);
    return sealed({
      ...resultHead('tune', experiment, subjects, campaign.facts(), AT_ANY_TIME, null),
      tried: tried
        .filter((candidate) => blocksOf(candidate) > 0)
        .map((candidate) => triedPoint(axes, targets, candidate, tried, spec.seed)),
      finalists,
      says: Object.fromEntries(axes.map(({ factor }) => [factor.path, factor.says])),
      units: metrics.map(({ unit }) => unit),
      ...audited,
    });
  },
});

function costOf(experiment: Experiment<TuneAsks>): Stage[] {
  const { spec } = experiment;
  const { initial, reserve } = spec.blocks;
  const axes = axesAsked(experiment);
  return [
    singles('main', seldom(mostPoints(axes) * initial, usualPoints(axes) * initial, initial)),
    singles('confirmation', upTo((1 + FINALISTS) * reserve, reserve)),
    singles('audit', upTo(2 * spec.asks.audit.length * reserve)),
    stylesStage(experiment),
  ];
}

/** The book, and of the others those that lose least over all their blocks, no two of which play alike. */
function finalistsOf(tried: readonly Candidate[], targets: readonly Target[], blocks: number): Candidate[] {
  const [book, ...others] = tried;
  if (blocksOf(book) < blocks) return [book];
  const loss = (candidate: Candidate) => lossOf(targets, candidate, blocks);
  const better = others
    .filter((candidate) => blocksOf(candidate) >= blocks && loss(candidate) < loss(book))
    .sort((a, b) => loss(a) - loss(b));
  const different = better.filter((one, i) => !better.slice(0, i).some((other) => playsLike(one, other)));
  return [book, ...different.slice(0, FINALISTS)];
}
