import { burstHarm } from './area-harm.ts';
import { type Burst, isInBurst } from './burst.ts';
import { exchange } from './contest.ts';
import { throwHand } from './hand.ts';
import { acted, enemiesOf, isOnTable, type Match, settingsOf, tell } from './match.ts';
import type { Affected, Contest } from './roll-asked.ts';
import { CLAUSE } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import { diceOf, strayed } from './stray.ts';
import { NOBODY, type Strike } from './strike.ts';
import { throwOf } from './test-roll.ts';

/** Direction, then length, each open to Command Points of the shooter and of whoever it might touch (DP-CP-13). */
export function scatter(m: Match, strike: Strike, burst: Burst): Burst {
  const { directions } = settingsOf(m, strike.attacker).areaEffect.deviation;
  const dice = diceOf(m, strike);
  const lengths = Array.from({ length: 5 * dice + 1 }, (_, i) => dice + i);
  const at = (direction: number, inches: number) => strayed(m, strike, burst, direction, inches);
  const everywhere = Array.from({ length: directions }, (_, i) => lengths.map((n) => at(i + 1, n)));
  const worth: number[] = [];
  const worthOf = (total: number) => {
    worth[total] ??= mean(everywhere[total - 1].map((one) => burstHarm(m, strike, one, false)));
    return worth[total];
  };
  const direction = roll(m, strike, 'scatter-direction', [1, directions], everywhere.flat(), worthOf);
  const length = roll(m, strike, 'scatter-distance', [dice, 6], everywhere[direction - 1], (total) =>
    burstHarm(m, strike, at(direction, total), false),
  );
  acted(m, CLAUSE.areaEffect.scatter);
  tell(
    m,
    'scatter',
    () => `The template goes ${length} inch${length === 1 ? '' : 'es'} in direction ${direction}.`,
    () => ({ direction, length, dice }),
  );
  return at(direction, length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function roll(
  m: Match,
  strike: Strike,
  name: 'scatter-direction' | 'scatter-distance',
  [dice, sides]: readonly [number, number],
  bursts: readonly Burst[],
  worth: (total: number) => number,
): number {
  const contest: Contest = {
    roll: name,
    roller: strike.attacker,
    rollerAt: strike.from,
    ...whomItAffects(m, strike, bursts),
    target: 0,
    wounds: 1,
    stake: 1,
    worth,
  };
  const thrown = throwOf(dice, sides);
  const hand = throwHand(m, contest, thrown);
  return exchange(m, contest, thrown, hand).total;
}

/** Models that the template could touch, or its target only in a reading of DP-Q-78. */
function whomItAffects(
  m: Match,
  { attacker, target, at: aim }: Strike,
  bursts: readonly Burst[],
): Pick<Contest, 'affected' | 'affectedAt' | 'others'> {
  if (settingsOf(m, attacker).areaEffect.hit.points === 'target')
    return { affected: target, affectedAt: aim };
  const others: Affected[] = [];
  for (const model of enemiesOf(m, attacker)) {
    const places = isOnTable(m, model)
      ? [m.state.point[model]]
      : m.book.models[model].bases.map((slot) => m.state.base[slot]);
    const at = places.find(
      (place) => place !== NOWHERE && bursts.some((burst) => isInBurst(m, place, burst)),
    );
    if (at !== undefined) others.push({ model, at });
  }
  return { affected: NOBODY, affectedAt: NOWHERE, others };
}
