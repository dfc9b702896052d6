import { isRaced } from '../../asked/adapt-asked.ts';
import { type Adaptation, adaptedPolicy, raceAppetites } from '../../play/appetite-race.ts';
import type { Campaign } from '../../play/campaign.ts';
import { type ValuesAsked, valueArms } from '../../play/fair-arms.ts';
import type { Arm } from '../../terms/arm.ts';
import type { Experiment } from '../../terms/spec.ts';
import type { Subject } from '../../terms/subject.ts';

/** What a side is fitted by. */
export interface FittingAsked extends ValuesAsked {
  /** Blocks that the race for an appetite may take at most; 0 where the side plays as it weighs. */
  readonly adapt: number;
}

/** The contest at a value, and by which appetite its side plays; null where none raced. */
interface Fitted {
  readonly arm: Arm;
  readonly adaptation: Adaptation | null;
}

/** How many races it takes to fit the side that has the rule to it: one at each value. */
export function racesOf({ spec, ruleset }: Experiment<FittingAsked>, subject: Subject): number {
  const { adapt, values } = spec.asks;
  return adapt > 0 && isRaced(ruleset, spec, subject) ? values.length : 0;
}

/** Fits the side that has the rule to it at each of its values. */
export async function fittedArms(
  experiment: Experiment<FittingAsked>,
  subject: Subject,
  campaign: Campaign,
): Promise<Fitted[]> {
  const { spec } = experiment;
  const arms = valueArms(spec, subject);
  const contenders = arms.slice(0, racesOf(experiment, subject)).map((arm) => ({ rule: subject.path, arm }));
  const races = await raceAppetites(spec, contenders, spec.asks.adapt, campaign);
  return arms.map((arm, i) => {
    const adaptation = races[i] ?? null;
    const tested = { ...arm.tested, policy: adaptedPolicy(spec, subject, adaptation) };
    return { arm: { ...arm, tested }, adaptation };
  });
}
