import type { AnyDesign } from '../asked/design.ts';
import type { Executor, OnProgress } from '../terms/executor.ts';
import type { Experiment } from '../terms/spec.ts';
import { ablate } from './ablate/ablate.ts';
import { attribute } from './attribute/attribute.ts';
import { claims } from './claims/claims.ts';
import { compare } from './compare/compare.ts';
import { fair } from './fair/fair.ts';
import { planning } from './plan/plan.ts';
import { power } from './power/power.ts';
import { price } from './price/price.ts';
import { questions } from './questions/questions.ts';
import { screen } from './screen/screen.ts';
import { sweep } from './sweep/sweep.ts';
import { tournament } from './tournament/tournament.ts';
import { tune } from './tune/tune.ts';

/** What a plan can be made for. */
const PLANNED = [
  power,
  ablate,
  sweep,
  price,
  compare,
  attribute,
  questions,
  claims,
  fair,
  tournament,
  screen,
  tune,
] as const;

const plan = planning(PLANNED as unknown as readonly AnyDesign[]);

/** All questions that can be asked of a ruleset. */
export const DESIGNS = [...PLANNED, plan] as const;

type DesignNamed<Id> = Extract<(typeof DESIGNS)[number], { id: Id }>;

export type DesignId = (typeof DESIGNS)[number]['id'];

/** What a design asks, as data. */
export type AsksOf<Id extends DesignId> = ReturnType<DesignNamed<Id>['ask']>;

/** What came of an experiment, by design. */
export type ResultOf<Id extends DesignId> = Awaited<ReturnType<DesignNamed<Id>['run']>>;

export type ExperimentResult = ResultOf<DesignId>;

/** The design of an id that has been checked. */
export function designOf(id: string): AnyDesign {
  return DESIGNS.find((design) => design.id === id) as unknown as AnyDesign;
}

/** Plays an experiment, whatever its design. Aborted, it returns what was done. */
export async function runExperiment(
  experiment: Experiment,
  executor: Executor,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<ExperimentResult> {
  const { run } = designOf(experiment.spec.design);
  return (await run(experiment, executor, onProgress, signal)) as ExperimentResult;
}
