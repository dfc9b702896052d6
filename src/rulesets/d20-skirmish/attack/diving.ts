import type { Model, Point } from '../../../kernel/entities.ts';
import { inches } from '../../../kernel/length.ts';
import { count, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';

/** Moves a model out of harm's way as far as a dive goes (DX-DIV-02). */
export function dive(m: Match, model: Model, endsProne: boolean): void {
  const { away } = settingsOf(m, model).templates;
  const far = Math.max(0, moveOf(m, model) - (endsProne ? 0 : inches(away.inches)));
  const from = m.state.point[model];
  const { places } = endsOf(m, model, reachOf(m, model, 'plain', far, enemiesInTheWay(m, model)));
  const gap = (place: Point) => m.battlefield.distance(place, from);
  m.state.point[model] = places.reduce((best, place) => (gap(place) > gap(best) ? place : best), from);
  if (endsProne) m.state.posture[model] = PRONE;
  count(m, seatOf(m, model), 'dives');
  tellOf(m, 'dive', model, 'dives for cover');
}
