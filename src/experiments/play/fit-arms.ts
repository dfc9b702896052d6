/** Fits the sides of contests to their options before any verdict is read from them. */
import { type AppetiteWord, AS_WEIGHED } from '../../policies/appetite.ts';
import { withAppetites } from '../../policies/policy-text.ts';
import type { Arm, Side } from '../terms/arm.ts';
import type { Stage } from '../terms/cost.ts';
import type { Spec } from '../terms/spec.ts';
import { type Adaptation, type Contender, raceAppetites, raceBlocks } from './appetite-race.ts';
import type { Campaign } from './campaign.ts';

/** An option that sides are fitted to. */
export interface OptionRaced {
  /** Id of the heading. */
  readonly rule: string;
  /** Whether the side without what is measured has the option as well, under a variant of its own. */
  readonly both: boolean;
}

/** By which appetites the sides of a contest play; null for a side that nothing raced for. */
export interface Fitting {
  readonly adaptation: Adaptation | null;
  /** Of the side without what is measured, for what it has of the option. */
  readonly against: Adaptation | null;
}

/** A contest, and the option that its sides are fitted to; null where there is none. */
interface Meeting {
  readonly arm: Arm;
  readonly option: OptionRaced | null;
}

/** What it takes to fit the sides of contests about some options. */
export function fittingBlocks(options: readonly (OptionRaced | null)[], most: number): Stage {
  const races = options.reduce((sum, option) => sum + (option === null ? 0 : option.both ? 2 : 1), 0);
  return raceBlocks(races, most);
}

/**
 * Fits both sides of each contest to what they have of its option, each against the other as it weighs.
 *
 * @param most blocks that one race may take
 */
export async function fitArms(
  spec: Spec,
  meetings: readonly Meeting[],
  most: number,
  campaign: Campaign,
): Promise<(Fitting & { readonly arm: Arm })[]> {
  const contenders = meetings.flatMap(contendersOf);
  const races = await raceAppetites(spec, contenders, most, campaign);
  const left = races.values();
  return meetings.map(({ arm, option }) => {
    if (option === null) return { arm, adaptation: null, against: null };
    const adaptation = left.next().value ?? null;
    const against = option.both ? (left.next().value ?? null) : null;
    const tested = playing(arm.tested, option, adaptation?.appetite);
    const other = playing(arm.other, option, against?.appetite);
    return { arm: { ...arm, tested, other }, adaptation, against };
  });
}

function contendersOf({ arm, option }: Meeting): Contender[] {
  if (option === null) return [];
  const { rule, both } = option;
  const turned = { ...arm, title: `${arm.title}, the other side`, tested: arm.other, other: arm.tested };
  return [{ rule, arm }, ...(both ? [{ rule, arm: turned }] : [])];
}

function playing(side: Side, { rule }: OptionRaced, appetite: AppetiteWord = AS_WEIGHED): Side {
  if (appetite === AS_WEIGHED) return side;
  return { ...side, policy: withAppetites(side.policy, { [rule]: appetite }) };
}
