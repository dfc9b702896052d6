import type { Settings } from '../rules/index.ts';
import { MOST_ON_A_ROLL } from '../rules/limits.ts';
import { AFFECTED, type ExchangeRules, ROLLER } from './exchange.ts';
import { Means, type UseLimits } from './exchange-means.ts';
import type { RollName } from './rolls.ts';
import type { Throw } from './test-roll.ts';

const UNLIMITED = 99;

/**
 * What each side may do, by its own settings: the roller's uses 3 and 4 (DP-CP-06/07), the affected side's uses 5
 * and 6 (DP-CP-08/09), or 3 and 4 as well where that is the roller's own. Deviation is no test, so limits may not hold
 * for it (DP-Q-30).
 *
 * @param isOwn whoever is affected is of the roller's side
 */
export function exchangeRules(
  roller: Settings,
  affected: Settings,
  roll: RollName,
  { dice, sides }: Pick<Throw, 'dice' | 'sides'>,
  isOwn = false,
): ExchangeRules {
  const { reroll, shift } = roller.commandPoints;
  const { forcedReroll, counterShift, order } = affected.commandPoints;
  const deviation = isDeviation(roll);
  const isFree = ({ commandPoints }: Settings) => deviation && commandPoints.limit.rolls === 'tests';
  const bounded = shift.bounds === 'dice';
  const settle = (total: number) => {
    if (bounded) return Math.min(dice * sides, Math.max(dice, total));
    if (roll === 'scatter-direction') return ((((total - 1) % sides) + sides) % sides) + 1;
    return roll === 'scatter-distance' ? Math.max(0, total) : total;
  };
  const shifts = shift.on ? ownShifts(roller, isFree(roller)) : 0;
  const counters = counterShift.repeats === 'once' ? Math.min(1, counterShift.perTest) : counterShift.perTest;
  const forced = forcedReroll.on ? forcedRerolls(affected, isFree(affected)) : 0;
  const limits: UseLimits = {
    rerolls: reroll.perTest,
    shifts,
    forcedRerolls: isOwn ? reroll.perTest : forced,
    counterShifts: isOwn ? shifts : counters,
    forcePerRoll: !isOwn && forcedReroll.repeats === 'per-roll',
  };
  const steps = [shift.step, isOwn ? shift.step : counterShift.step] as const;
  return {
    means: new Means(limits),
    mostShift: mostShift(limits, steps, deviation),
    steps,
    shiftsSurviveReroll: reroll.replaces === 'keeps-shifts',
    restartOnReroll: order.reroll === 'restart',
    first: order.on ? AFFECTED : ROLLER,
    bothWays: deviation,
    settle,
  };
}

/** How often own rolls are moved; a limit for each owner of points is kept by whoever pays (DP-Q-27). */
function ownShifts({ commandPoints }: Settings, free: boolean): number {
  const { use, perTest } = commandPoints.limit;
  return use === 'own-shift' && !free ? perTest : UNLIMITED;
}

/** Never where there are none in a test; what limits them otherwise may not hold for deviation (DP-Q-28, DP-Q-30). */
function forcedRerolls({ commandPoints }: Settings, free: boolean): number {
  const { forcedReroll, limit } = commandPoints;
  if (forcedReroll.perTest === 0) return 0;
  if (forcedReroll.repeats === 'unlimited' || free) return UNLIMITED;
  return limit.use === 'forced-reroll' ? limit.perTest : forcedReroll.perTest;
}

function mostShift(
  { shifts, counterShifts }: UseLimits,
  steps: readonly [number, number],
  bothWays: boolean,
): readonly [number, number] {
  const down = Math.min(shifts, MOST_ON_A_ROLL) * steps[ROLLER];
  const up = Math.min(counterShifts, MOST_ON_A_ROLL) * steps[AFFECTED];
  return bothWays ? [down + up, down + up] : [down, up];
}

export function isDeviation(roll: RollName): boolean {
  return roll === 'scatter-direction' || roll === 'scatter-distance';
}
