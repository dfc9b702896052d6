import type { TestRoll } from '../rolls/test-roll.ts';
import { woundsRemoved } from '../rolls/wounds-removed.ts';
import type { Settings } from '../rules/index.ts';

/** By number of wounds, the chance that a hit removes them, and that it removes all (DP-WND-03); Infinity rolls nothing. */
export function wounding(
  { thrown, facing, judge }: TestRoll,
  own: Settings,
  needed: number,
  left: number,
  hitMargin = 0,
): { chances: readonly number[]; killed: number } {
  const chances = new Array<number>(left + 1).fill(0);
  if (needed === Infinity) chances[woundsRemoved(own, left, 0, 0)] = 1;
  else
    thrown.ways.forEach((ways, i) => {
      const { success, margin } = judge(facing(needed), thrown.dice + i);
      chances[success ? woundsRemoved(own, left, margin, hitMargin) : 0] += ways / thrown.all;
    });
  return { chances, killed: chances[left] };
}
