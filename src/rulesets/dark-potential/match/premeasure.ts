import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { type Match, settingsOf } from './match.ts';

/** The distance between two places as a player knows it who chooses for a model (DP-MEAS-03). */
export function judgedDistance(m: Match, model: Model, from: Point, at: Point): Length {
  return judged(m, model, m.battlefield.distance(from, at));
}

/** A distance rounded to what can be judged by eye; exact where everything may be measured. */
export function judged(m: Match, model: Model, distance: Length): Length {
  return inGrains(distance, grainOf(m, model));
}

/** What a player who chooses for a model judges distances to; 0 for exactly. */
export function grainOf(m: Match, model: Model): Length {
  return settingsOf(m, model).measurement.premeasure.grain * m.matchup.inch;
}

export function inGrains(distance: Length, grain: Length): Length {
  return grain > 0 ? Math.round(distance / grain) * grain : distance;
}
