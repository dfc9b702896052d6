import { MODEL_HEIGHT } from './base.ts';

/** Mean of a height that runs linearly from `a` to `b`, kept between the feet and the head of the model. */
export function meanHeight(a: number, b: number): number {
  if (a <= 0 && b <= 0) return 0;
  if (a >= MODEL_HEIGHT && b >= MODEL_HEIGHT) return MODEL_HEIGHT;
  const change = b - a;
  if ((a >= 0 && b >= 0 && a <= MODEL_HEIGHT && b <= MODEL_HEIGHT) || Math.abs(change) < 1e-3) {
    return clamped((a + b) / 2);
  }
  return (areaBelow(b) - areaBelow(a)) / change;
}

/** A height kept between the feet and the head of a model. */
export function clamped(height: number): number {
  return Math.max(0, Math.min(height, MODEL_HEIGHT));
}

/** Integral of the clamped height from 0 to `height`. */
function areaBelow(height: number): number {
  if (height <= 0) return 0;
  if (height <= MODEL_HEIGHT) return (height * height) / 2;
  return MODEL_HEIGHT * (height - MODEL_HEIGHT / 2);
}
