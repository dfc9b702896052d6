import { DANGER, HARM, OBJECTIVE, TEMPO } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import type { Manner } from '../attack/aim.ts';
import { ON_TABLE } from '../battlefield/state.ts';
import { turnToEnemy } from '../match/hull.ts';
import { choose, type Match, seatOf } from '../match/match.ts';
import { outlookOf } from '../places/outlook.ts';
import type { Point, Unit } from '../units/entities.ts';

/** How a unit may shoot once it has come, and how much of that and of being near the enemy counts. */
interface Entry {
  readonly manner: Manner;
  readonly harm: number;
  readonly tempo: number;
}

/** Where of some places a unit from off the table comes (SQ-D-12). */
export function chooseEntry(
  m: Match,
  unit: Unit,
  doing: string,
  places: readonly Point[],
  { manner, harm, tempo }: Entry,
): Point {
  const outlook = outlookOf(m, unit);
  const weigh = (weighings: Float64Array) => {
    places.forEach((at, i) => {
      weighings[WIDTH * i + DANGER] = outlook.dangerAt(at);
      weighings[WIDTH * i + OBJECTIVE] = outlook.objectiveAt(at);
      weighings[WIDTH * i + HARM] = harm * outlook.harmAt(at, manner);
      weighings[WIDTH * i + TEMPO] = tempo * outlook.tempoAt(at);
    });
  };
  const label = where(doing, m.battlefield.ground, places);
  return places[choose(m, seatOf(m, unit), 'SQ-D-12', unit, places.length, weigh, { label })];
}

/** Puts a unit from off the table on a place of it. */
export function enter(m: Match, unit: Unit, at: Point): void {
  m.state.whereabouts[unit] = ON_TABLE;
  m.state.point[unit] = at;
  m.state.stirred[seatOf(m, unit)] = 1;
  turnToEnemy(m, unit);
}
