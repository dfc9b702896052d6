import type { Model } from '../../../kernel/entities.ts';
import { inches } from '../../../kernel/length.ts';
import { count, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { bestEndOf, narrowsOf } from '../ways/narrows.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';

/** Moves a model out of harm's way as far as a dive goes (DX-DIV-02). */
export function dive(m: Match, model: Model, endsProne: boolean): void {
  const { away } = settingsOf(m, model).templates;
  const far = Math.max(0, moveOf(m, model) - (endsProne ? 0 : inches(away.inches)));
  const from = m.state.point[model];
  const ends = endsOf(m, model, reachOf(m, model, 'plain', far, enemiesInTheWay(m, model)));
  const gap = (i: number) => m.battlefield.distance(ends.places[i], from);
  m.state.point[model] = ends.places[bestEndOf(ends, gap, narrowsOf(m, model, 'plain'))];
  if (endsProne) m.state.posture[model] = PRONE;
  count(m, seatOf(m, model), 'dives');
  tellOf(m, 'dive', model, 'dives for cover');
}
