import { z } from 'zod';
import { metricsOf } from '../metrics.ts';
import { createPilot } from '../pilot.ts';
import { type PlanRow, type PlanTotal, planRow, planTotal } from '../plan-row.ts';
import { type ResultHead, type Sealed, sealed } from '../result.ts';
import { resultHead } from '../result-head.ts';
import type { Experiment, Spec } from '../spec.ts';
import { type AnyDesign, defineDesign } from './design.ts';

export interface PlanAsks {
  /** Id of the design that is planned. */
  readonly of: string;
  /** What that design asks. */
  readonly asks: unknown;
  /** Half of the width of an interval, in shares or units of the primary metric. */
  readonly halfWidth: number;
}

export interface PlanHead extends ResultHead<'plan', PlanAsks> {
  readonly primary: string;
  readonly rows: readonly PlanRow[];
  /** Whether all arms of the design play as many blocks. */
  readonly alike: boolean;
  readonly total: { readonly forHalfWidth: PlanTotal; readonly forD: PlanTotal };
}

export type PlanResult = Sealed<PlanHead>;

/** A design with its own keys. */
type Planned = { readonly design: string; readonly [key: string]: unknown };

/**
 * How many blocks does an experiment need? Plays a small pilot of its arms and measures how much their blocks vary.
 * Made from the designs that can be planned: those whose arms do not depend on what is found.
 */
export function planning(designs: readonly AnyDesign[]) {
  const named = (id: string) => designs.find((design) => design.id === id) as AnyDesign;
  const forms = designs.map(({ id, keys }) => z.strictObject({ design: z.literal(id), ...keys }));
  const ids = designs.map(({ id }) => id);
  const of = z
    .discriminatedUnion('design', forms as unknown as [(typeof forms)[number]], {
      error: `takes a design that can be planned (${ids.join(', ')}) with its own keys`,
    })
    .describe('the experiment to plan: its design and the keys of that design') as unknown as z.ZodType<
    Planned,
    Planned
  >;

  return defineDesign({
    id: 'plan',
    keys: {
      of,
      halfWidth: z
        .number()
        .min(0.0001)
        .max(100)
        .optional()
        .describe('half of the width that intervals are to have; d if not said'),
    },
    blocks: { initial: 40, reserve: 0 },
    refuses: {
      audit:
        'A plan gives no verdict that other policies could contradict; audit the experiment that is planned.',
    },

    generatedOnly: ({ of: { design, ...said } }, ruleset) =>
      named(design).generatedOnly?.(said, ruleset) ?? false,

    ask({ of: { design, ...said }, halfWidth }, spec, ruleset): PlanAsks {
      const asks = named(design).ask(said, { ...spec, design }, ruleset);
      return { of: design, asks, halfWidth: halfWidth ?? spec.d };
    },

    async run(experiment: Experiment<PlanAsks>, executor, onProgress, signal): Promise<PlanResult> {
      const { spec, ruleset } = experiment;
      const design = named(spec.asks.of);
      const [primary] = metricsOf(ruleset);
      const pilot = createPilot(executor, spec, primary);
      const planned: Spec = { ...spec, design: design.id, asks: spec.asks.asks };
      const facts = await design.run({ spec: planned, ruleset }, pilot.executor, onProgress, signal);
      const precision = { halfWidth: spec.asks.halfWidth, d: spec.d, alpha: spec.alpha };
      const rows = pilot.arms().map((arm) => planRow(arm, primary, precision));
      const alike = design.blocks.reserve === 0;
      return sealed({
        ...resultHead('plan', experiment, [], facts, null),
        primary: primary.id,
        rows,
        alike,
        total: {
          forHalfWidth: planTotal(rows, alike, 'forHalfWidth'),
          forD: planTotal(rows, alike, 'forD'),
        },
      });
    },
  });
}
