import { AFFECTED, type ExchangeRules, ROLLER } from './exchange.ts';
import type { RollName } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import type { Throw } from './test-roll.ts';

const UNLIMITED = 99;

/**
 * What each side may do, by its own settings: the roller's uses 3 and 4 (DP-CP-06/07), the affected side's uses 5
 * and 6 (DP-CP-08/09). Deviation is no test, so limits may not hold for it (DP-Q-30).
 */
export function exchangeRules(
  roller: Settings,
  affected: Settings,
  roll: RollName,
  { dice, sides }: Throw,
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
  return {
    rerolls: reroll.perTest,
    shifts: shift.on ? ownShifts(roller, isFree(roller)) : 0,
    forcedRerolls: forcedReroll.on ? forcedRerolls(affected, isFree(affected)) : 0,
    counterShifts: counterShift.repeats === 'once' ? Math.min(1, counterShift.perTest) : counterShift.perTest,
    steps: [shift.step, counterShift.step],
    shiftsSurviveReroll: reroll.replaces === 'keeps-shifts',
    forcePerRoll: forcedReroll.repeats === 'per-roll',
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

function forcedRerolls({ commandPoints }: Settings, free: boolean): number {
  const { forcedReroll, limit } = commandPoints;
  if (forcedReroll.repeats === 'unlimited' || free) return UNLIMITED;
  return limit.use === 'forced-reroll' ? limit.perTest : forcedReroll.perTest;
}

export function isDeviation(roll: RollName): boolean {
  return roll === 'scatter-direction' || roll === 'scatter-distance';
}
