import type { Model, Point } from '../../../kernel/entities.ts';
import { inches, type Length } from '../../../kernel/length.ts';
import { harmNow } from '../attack/harm-now.ts';
import { areLevel } from '../match/engagement.ts';
import { enemiesOf, type Match, seatOf, settingsOf, stands } from '../match/match.ts';
import { strikesAll } from '../matchup/deviation.ts';

/**
 * What shots of a model at an enemy somewhere do, as places are judged by them: with a template all count that it covers
 * about him, friends against it, as if each were its target (DX-TPL-ASM). What it catches where it deviates to is his
 * alone.
 */
export function blastsOf(m: Match, model: Model): (enemy: Model, at: Point) => Float64Array {
  const across = templateOf(m, model);
  if (across === 0) return (enemy) => harmNow(m, 'judged', model, enemy);
  const seat = seatOf(m, model);
  return (enemy, at) => {
    const alone = harmNow(m, 'judged', model, enemy);
    const others = othersUnder(m, model, enemy, at, across);
    if (others.length === 0) return alone;
    const all = alone.slice();
    for (const other of others) {
      const sign = seatOf(m, other) === seat ? -1 : 1;
      harmNow(m, 'judged', model, other).forEach((harm, i) => {
        all[i] += sign * harm;
      });
    }
    return all;
  };
}

/**
 * All but the target whom a template would cover that is put on it, enemies first, so that sums come out alike for both
 * seats.
 */
function othersUnder(m: Match, model: Model, enemy: Model, at: Point, across: Length): Model[] {
  const { distance, ground } = m.battlefield;
  const within = across / 2 - ground.radius;
  const found: Model[] = [];
  for (const one of [...enemiesOf(m, model), ...m.matchup.force[seatOf(m, model)]]) {
    if (one === enemy || one === model || !stands(m, one) || !areLevel(m, one, enemy)) continue;
    if (distance(at, m.state.point[one]) <= within) found.push(one);
  }
  return found;
}

/** How large the templates are by which all shots of a model strike; 0 for any other, who may have another gun, too. */
function templateOf(m: Match, model: Model): Length {
  const own = settingsOf(m, model);
  const guns = m.matchup.models[model].ranged.map((gun) => m.matchup.weapons[gun]);
  if (guns.length === 0 || !guns.every((gun) => strikesAll(own, gun))) return 0;
  return inches(Math.min(...guns.map(({ template }) => template)));
}
