import { type Model, NONE, NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** Points of works and wrecks that a model cannot move through. */
export function worksInTheWay(m: Match, model: Model): Point[] {
  const isOnFoot = m.matchup.models[model].profile.locomotion === 'foot';
  return Array.from(m.state.works).filter(
    (at, work) => at !== NOWHERE && !(isOnFoot && m.matchup.works[work].material.lets),
  );
}

/** Takes note of where bases, markers, works and wrecks stand before a model looks for room. */
export function followBases(m: Match, but: number): void {
  const { point, markers, works } = m.state;
  const { hasMarkers } = m.matchup;
  m.battlefield.occupancy.follow(point, but, works, NONE, hasMarkers ? markers : undefined);
}
