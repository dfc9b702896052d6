import { INCH, type Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Settings } from '../rules/index.ts';

/** A factor times some SP, and some inches more. */
export function allowance(speed: number, factor: number, more = 0): Length {
  return Math.min(LONGEST_MOVE, Math.floor((speed * factor + more) * INCH));
}

/** The longest move of a model with some SP. */
export function longestMove({ broken, charge, moving }: Settings, speed: number): Length {
  const factors = [moving.walk.factor, moving.run.factor, broken.fallback.factor, broken.lying.factor];
  return Math.max(allowance(speed, 1, charge.move.inches), allowance(speed, Math.max(...factors)));
}
