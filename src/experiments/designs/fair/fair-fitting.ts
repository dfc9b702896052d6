import { optionRaced } from '../../asked/adapt-asked.ts';
import type { Campaign } from '../../play/campaign.ts';
import { type ValuesAsked, valueArms } from '../../play/fair-arms.ts';
import { type Fitting, fitArms, type OptionRaced } from '../../play/fit-arms.ts';
import type { Arm } from '../../terms/arm.ts';
import type { Experiment } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';

/** What sides are fitted by. */
export interface FittingAsked extends ValuesAsked {
  /** Blocks that the race for an appetite may take at most; 0 where sides play as they weigh. */
  readonly adapt: number;
}

/** The option that sides are fitted to, at each value. */
export function optionsRaced(
  { spec, ruleset }: Experiment<FittingAsked>,
  subject: Subject,
): (OptionRaced | null)[] {
  const { adapt, values } = spec.asks;
  return values.map(() => (adapt > 0 ? optionRaced(ruleset, spec, subject) : null));
}

/** Fits the sides to the option at each value of the one that has the rule. */
export function fittedArms(
  experiment: Experiment<FittingAsked>,
  subject: Subject,
  campaign: Campaign,
): Promise<(Fitting & { readonly arm: Arm })[]> {
  const { spec } = experiment;
  const options = optionsRaced(experiment, subject);
  const meetings = valueArms(spec, subject).map((arm, i) => ({ arm, option: options[i] }));
  return fitArms(spec, meetings, spec.asks.adapt, campaign);
}
