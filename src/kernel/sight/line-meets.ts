import { EYE_HEIGHT } from '../base.ts';
import type { Point } from '../entities.ts';
import type { Prism } from '../geometry/prism.ts';
import { spanInOutline } from '../geometry/spans.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';

/** Lines that graze a piece by less do not meet it. */
export const GRAZE: Length = 1;

/**
 * Whether prisms are across the line from an eye to a spot beside the axis of a model and above its feet.
 *
 * @param above how much higher the eye is than that of a model on the point
 */
export function lineMeets(
  { x, y, z }: Ground,
  screens: readonly Prism[],
  from: Point,
  at: Point,
  beside: Length,
  height: Length,
  above: Length = 0,
): boolean {
  const dx = x[at] - x[from];
  const dy = y[at] - y[from];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const tx = x[at] - (dy / length) * beside;
  const ty = y[at] + (dx / length) * beside;
  const eye = z[from] + EYE_HEIGHT + above;
  const rise = z[at] + height - eye;
  for (const { outline, from: bottom, to: top } of screens) {
    const span = spanInOutline(outline, x[from], y[from], tx, ty);
    if (!span || (span[1] - span[0]) * length < GRAZE) continue;
    const one = eye + rise * span[0];
    const other = eye + rise * span[1];
    if (Math.max(one, other) > bottom && Math.min(one, other) < top) return true;
  }
  return false;
}
