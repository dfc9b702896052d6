import type { Settings } from '../rules/index.ts';

/** Whether the margin of an attack adds to the wounds that it removes (V-05). */
export function countsHitMargin({ wounding: { several }, rolls }: Settings): boolean {
  return several.margin === 'attack' && several.perMargin > 0 && rolls.margin.on;
}

/** What hits come to on average, by the chance to hit by a margin at least: over their margins where these count (V-05). */
export function overMargins(
  own: Settings,
  chance: (margin: number) => number,
  harm: (margin: number) => number,
): number {
  if (!countsHitMargin(own)) return chance(0) * harm(0);
  let sum = 0;
  for (let margin = 0; chance(margin) > 0; margin++)
    sum += (chance(margin) - chance(margin + 1)) * harm(margin);
  return sum;
}

/** Wounds a Strength roll that succeeds removes, not more than are left, by its margin or that of the attack (DP-WND-03, V-05). */
export function woundsRemoved(own: Settings, left: number, margin: number, hitMargin: number): number {
  const { base, perMargin, margin: which } = own.wounding.several;
  const counted = own.rolls.margin.on ? Math.max(0, which === 'attack' ? hitMargin : margin) : 0;
  return Math.min(left, Math.floor(base + perMargin * counted));
}
