import type { Model } from '../../../kernel/entities.ts';
import { inches } from '../../../kernel/length.ts';
import { reveal } from '../match/concealment.ts';
import { isHeld } from '../match/engagement.ts';
import { count, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { bringRound, startsToMove } from '../ways/driving.ts';
import { goesOnFoot, notePace } from '../ways/going.ts';
import { bestEnd } from '../ways/narrows.ts';
import { moveOf } from '../ways/reach.ts';

/** Whether a model is on Wait and free to dive: whoever is locked has to break away first (DX-CC-ASM). */
export function mayDive(m: Match, model: Model): boolean {
  const { templates, wait } = settingsOf(m, model);
  return m.state.waiting[model] > 0 && templates.dive.on && wait.reactions.on && !isHeld(m, model);
}

/**
 * Moves a model out of harm's way as far as a dive goes (DX-DIV-02), which shows where it is (DX-CNC-ASM); a vehicle does
 * as far as it still moves.
 */
export function dive(m: Match, model: Model, endsProne: boolean): void {
  if (!startsToMove(m, model)) return;
  notePace(m, model);
  const { away } = settingsOf(m, model).templates;
  const far = Math.max(0, moveOf(m, model) - (endsProne ? 0 : inches(away.inches)));
  const from = m.state.point[model];
  const { point: to } = bestEnd(m, model, (at) => m.battlefield.distance(at, from), far);
  if (to !== from) reveal(m, model);
  m.state.point[model] = to;
  if (to !== from && !goesOnFoot(m, model)) bringRound(m, model, from);
  m.state.jammed[model] = 0;
  if (endsProne) m.state.posture[model] = PRONE;
  count(m, seatOf(m, model), 'dives');
  tellOf(m, 'dive', model, 'dives for cover');
}
