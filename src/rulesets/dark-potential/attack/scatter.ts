import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { acted, enemiesOf, isOnTable, type Match, settingsOf, tell } from '../match/match.ts';
import type { Strike } from '../match/strike.ts';
import type { Scattering } from '../matchup/scattering.ts';
import { playExchange } from '../points/exchanging.ts';
import { rollDice } from '../points/rolled-dice.ts';
import type { Affected, OpposedTest } from '../rolls/roll-asked.ts';
import { throwOf } from '../rolls/test-roll.ts';
import { CLAUSE } from '../rules/index.ts';
import { scatterHarm } from './area-harm.ts';
import { type Burst, isLevel, isUnder } from './burst.ts';
import { diceOf, isInReach, lookIn, scatteringOf, scatterX, scatterY } from './scatter-distance.ts';

/** Direction, then length, each open to Command Points of the shooter and of whoever it might touch (DP-CP-13). */
export function scatter(m: Match, strike: Strike, burst: Burst): Burst {
  const dice = diceOf(m, strike);
  const all = scatteringOf(m, strike, burst, dice);
  const { directions } = all;
  const direction = roll(
    m,
    strike,
    'scatter-direction',
    [1, directions],
    whomItAffects(m, strike, all, 1, directions),
    (total) => meanHarm(m, strike, all, total),
  );
  lookIn(m, strike, all, direction);
  const length = roll(
    m,
    strike,
    'scatter-distance',
    [dice, 6],
    whomItAffects(m, strike, all, direction, direction),
    (total) => scatterHarm(m, strike, all, total),
  );
  acted(m, CLAUSE.areaEffect.scatter);
  tell(m, 'scatter', () => [
    `The template goes ${length} inch${length === 1 ? '' : 'es'} in direction ${direction}.`,
    { direction, length, dice },
  ]);
  const x = scatterX(m, all, direction, length);
  const y = scatterY(m, all, direction, length);
  return { x, y, z: m.battlefield.surface(x, y), radius: burst.radius };
}

/** Over all lengths alike, whatever their chances. */
function meanHarm(m: Match, strike: Strike, all: Scattering, direction: number): number {
  lookIn(m, strike, all, direction);
  let sum = 0;
  for (let inches = all.first; inches <= all.last; inches++) sum += scatterHarm(m, strike, all, inches);
  return sum / (5 * all.dice + 1);
}

function roll(
  m: Match,
  strike: Strike,
  name: 'scatter-direction' | 'scatter-distance',
  [dice, sides]: readonly [number, number],
  affected: Affecting,
  worth: (total: number) => number,
): number {
  const opposed: OpposedTest = {
    roll: name,
    roller: strike.attacker,
    rollerAt: strike.from,
    ...affected,
    target: 0,
    wounds: 1,
    stake: 1,
    worth,
  };
  const thrown = throwOf(dice, sides);
  const rolled = rollDice(m, opposed, thrown);
  return playExchange(m, opposed, thrown, rolled).total;
}

type Affecting = Pick<OpposedTest, 'affected' | 'affectedAt' | 'others'>;

/** Models that the template could touch in some of the directions, or its target only in a reading of DP-Q-78. */
function whomItAffects(
  m: Match,
  { attacker, target, at: aim }: Strike,
  all: Scattering,
  first: number,
  last: number,
): Affecting {
  if (settingsOf(m, attacker).areaEffect.hit.points === 'target')
    return { affected: target, affectedAt: aim };
  const others: Affected[] = [];
  for (const model of enemiesOf(m, attacker)) {
    const at = placeTouched(m, model, all, first, last);
    if (at !== NOWHERE) others.push({ model, at });
  }
  return { affected: NOBODY, affectedAt: NOWHERE, others };
}

/** Where a model, or the first of its bases, stands that the template could touch; NOWHERE if it could not. */
function placeTouched(m: Match, model: Model, all: Scattering, first: number, last: number): number {
  const { point, base } = m.state;
  if (isOnTable(m, model)) return mayTouch(m, all, point[model], first, last) ? point[model] : NOWHERE;
  for (const slot of m.matchup.models[model].bases)
    if (base[slot] !== NOWHERE && mayTouch(m, all, base[slot], first, last)) return base[slot];
  return NOWHERE;
}

/** Whether the template touches a base on a place anywhere that it may end up in some of the directions. */
function mayTouch(m: Match, all: Scattering, at: Point, first: number, last: number): boolean {
  if (!isInReach(m, all, at)) return false;
  for (let direction = first; direction <= last; direction++) {
    for (let inches = all.dice; inches <= 6 * all.dice; inches++) {
      const x = scatterX(m, all, direction, inches);
      const y = scatterY(m, all, direction, inches);
      if (isUnder(m, at, x, y, all.radius) && isLevel(m, at, m.battlefield.surface(x, y))) return true;
    }
  }
  return false;
}
