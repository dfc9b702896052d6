import { z } from 'zod';
import { InputError } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { type AnyDesign, defineDesign, inCampaign, type Run } from '../../asked/design.ts';
import { AT_ANY_TIME, coveragePlanned } from '../../measure/looks.ts';
import { metricsOf } from '../../metrics/metrics.ts';
import type { Turn, VarianceEstimate } from '../../play/variance-estimate.ts';
import { type SealedHead, sealed } from '../../result/result.ts';
import { resultHead } from '../../result/result-head.ts';
import type { Experiment } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import { LEAST_BLOCKS } from '../../terms/verdict.ts';
import { createPilot } from './pilot.ts';
import { type PlanRow, type PlanTotal, planRow, planTotal } from './plan-row.ts';

export interface PlanAsks {
  /** Id of the design that is planned. */
  readonly of: string;
  /** What that design asks. */
  readonly asks: unknown;
  /** When arms of it have had enough. */
  readonly stop: Stop;
  /** How far intervals may reach either way, in shares or units of the primary metric; null where rows say it. */
  readonly halfWidth: number | null;
  /** Share of the runs that are to tell an effect of d from none. */
  readonly power: number;
}

export interface PlanResult extends SealedHead<'plan', PlanAsks> {
  readonly primary: string;
  readonly rows: readonly PlanRow[];
  /** What is played at once where all figures come from the same blocks; null where each has blocks of its own. */
  readonly turn: Turn | null;
  /** What the blocks leave out, as a sentence. */
  readonly note: string | null;
  readonly total: { readonly forHalfWidth: PlanTotal; readonly forD: PlanTotal };
}

/** Half-widths that can be planned for; figures that are no shares can be wanted less exactly. */
export const PLANNED_HALF_WIDTHS = { min: 0.0001, max: 100 };

/** Of shares, an interval that reaches so far either way says nothing. */
const HALF_OF_ALL = 0.5;

/** Shares of runs that can be planned to tell what matters from none. */
export const PLANNED_POWER = { min: 0.5, max: 0.99 };
const USUAL_POWER = 0.8;

/** A design with its own keys. */
type Planned = { readonly design: string; readonly [key: string]: unknown };

const KEYS = {
  halfWidth: z
    .number()
    .min(PLANNED_HALF_WIDTHS.min)
    .max(PLANNED_HALF_WIDTHS.max)
    .optional()
    .describe('half of the width that intervals are to have; d if not said'),
  power: z
    .number()
    .min(PLANNED_POWER.min)
    .max(PLANNED_POWER.max)
    .optional()
    .describe('share of the runs that are to tell an effect of d from none; 0.8 if not said'),
};

/** The key that takes any of some designs with its own keys. */
function keyOf(designs: readonly AnyDesign[]): z.ZodType<Planned, Planned> {
  const forms = designs.map(({ id, keys }) => z.strictObject({ design: z.literal(id), ...keys }));
  const ids = designs.map(({ id }) => id);
  return z
    .discriminatedUnion('design', forms as unknown as [(typeof forms)[number]], {
      error: `takes a design that can be planned (${ids.join(', ')}) with its own keys`,
    })
    .describe('the experiment to plan: its design and the keys of that design') as unknown as z.ZodType<
    Planned,
    Planned
  >;
}

/**
 * How many blocks does an experiment need? Plays a small pilot of it and measures how much its blocks vary.
 *
 * @param designs those that can be planned
 */
export function planning(designs: readonly AnyDesign[]) {
  const named = (id: string) => designs.find((design) => design.id === id) as AnyDesign;

  return defineDesign({
    id: 'plan',
    block:
      'one match on one table where both sides play alike, and two with the same luck, seats swapped, where they differ, as in the experiment that is planned',
    keys: { of: keyOf(designs), ...KEYS },
    blocks: { initial: 40, reserve: 0 },
    refuses: {
      stop: 'A plan plays a pilot of a number of blocks; it is the experiment planned that can stop sooner.',
      audit:
        'A plan gives no verdict that other policies could contradict; audit the experiment that is planned.',
    },

    generatedOnly: ({ of: { design, ...said } }, ruleset) =>
      named(design).generatedOnly?.(said, ruleset) ?? false,

    ask({ of: { design: id, audit: _, stop, ...said }, halfWidth: asked, power }, spec, ruleset): PlanAsks {
      const design = named(id);
      const planned = (stop as Stop | undefined) ?? (design.blocks.reserve > 0 ? 'verdict' : 'fixed');
      const halfWidth = asked ?? halfWidthOf(planned);
      if (design.reaches !== undefined && halfWidth !== undefined) throw new InputError(design.reaches);
      if (halfWidth !== undefined && halfWidth >= HALF_OF_ALL && measuresShares(design, ruleset))
        throw new InputError(
          `A half-width of ${halfWidth} is ${100 * halfWidth} points, and shares lie between 0 and 100; 0.02 is two points.`,
        );
      // When the experiment planned can stop goes by its own blocks and not by those of the pilot.
      const own = { ...spec, design: id, blocks: design.blocks };
      const asks = design.ask({ ...said, ...unadapted(design) }, own, ruleset);
      return {
        of: id,
        asks: design.further?.leftOut(asks) ?? asks,
        stop: planned,
        halfWidth: design.reaches === undefined ? (halfWidth ?? spec.d) : null,
        power: power ?? USUAL_POWER,
      };
    },

    cost(experiment: Experiment<PlanAsks>) {
      const design = named(experiment.spec.asks.of);
      return (design.variance ?? design).cost(plannedBy(experiment));
    },

    async run(experiment: Experiment<PlanAsks>, executor, onProgress, signal): Promise<PlanResult> {
      const { of: id, stop } = experiment.spec.asks;
      const design = named(id);
      const pilot = design.variance ? inCampaign(design.variance) : lookingOn(design, stop);
      const estimate = await pilot(plannedBy(experiment), executor, onProgress, signal);
      return resultOf(experiment, estimate);
    },
  });
}

/** Whether all that a design plans for are shares; not every primary metric is one. */
function measuresShares({ ownUnit }: AnyDesign, ruleset: Ruleset): boolean {
  return !ownUnit && metricsOf(ruleset)[0].unit === 'share';
}

/** What the pilot of an experiment makes of it. */
function resultOf(
  experiment: Experiment<PlanAsks>,
  { facts, figures, turn, alpha, note }: VarianceEstimate,
): PlanResult {
  const { spec, ruleset } = experiment;
  const { asks, d } = spec;
  const wanted = {
    halfWidth: asks.halfWidth ?? d,
    d,
    alpha,
    power: asks.power,
    least: turn?.least ?? LEAST_BLOCKS,
  };
  const rows = figures.map((figure) => {
    const coverage = coveragePlanned(figure.isOnce ? 'fixed' : asks.stop, alpha);
    return planRow(figure, { ...wanted, coverage });
  });
  return sealed({
    ...resultHead('plan', experiment, [], facts, AT_ANY_TIME, null),
    primary: metricsOf(ruleset)[0].id,
    rows,
    turn,
    note,
    total: {
      forHalfWidth: planTotal(rows, turn, 'forHalfWidth'),
      forD: planTotal(rows, turn, 'forD'),
    },
  });
}

/** The experiment that is planned, with the blocks of the pilot. */
function plannedBy({ spec, ruleset }: Experiment<PlanAsks>): Experiment {
  return { spec: { ...spec, design: spec.asks.of, asks: spec.asks.asks }, ruleset };
}

/** Races for an appetite have a number of blocks of their own, and a pilot is too small for them. */
function unadapted({ keys }: AnyDesign): { readonly adapt?: false } {
  return 'adapt' in keys ? { adapt: false } : {};
}

/** The half-width at which the experiment planned would stop. */
function halfWidthOf(stop: Stop): number | undefined {
  return typeof stop === 'object' && !isTest(stop) ? stop.halfWidth : undefined;
}

/** Runs a design and looks on: what its arms show is what varies. For designs whose arms do not depend on what is found. */
function lookingOn(design: AnyDesign, stop: Stop): Run<unknown, VarianceEstimate> {
  return async (experiment, executor, onProgress, signal) => {
    const { spec, ruleset } = experiment;
    const takesLuckOff = !design.keepsLuck && !isTest(stop);
    const pilot = createPilot(executor, spec, ruleset, takesLuckOff);
    const facts = await design.run(experiment, pilot.executor, onProgress && pilot.heard(onProgress), signal);
    const figures = pilot.figures();
    const matches = figures.reduce((sum, { matchesPerBlock }) => sum + matchesPerBlock, 0);
    const isAlike = design.blocks.reserve === 0;
    return {
      facts: { ...facts, variants: pilot.variants() },
      figures,
      turn: isAlike ? { of: 'block', blocks: figures.length, matches, least: LEAST_BLOCKS } : null,
      alpha: design.alphaOf?.(experiment) ?? spec.alpha,
      note: design.further?.says ?? design.roughly ?? null,
    };
  };
}
