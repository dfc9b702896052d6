import { type Model, NOBODY } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** What a model goes by when it looks about, to be compared with what is later: so many numbers for each model. */
export type Position = Int16Array;

/** Columns in which a model differs from itself by its own doing: its place, posture, Wait and concealment. */
const OWN: readonly boolean[] = [true, false, true, true, true];

/** Columns of a match that tell where models are and how they stand. */
function columnsOf({ state, matchup }: Match): readonly ArrayLike<number>[] {
  const { point, wounds, posture, waiting, concealed } = state;
  const all = [
    point,
    wounds,
    posture,
    waiting,
    concealed,
    state.morale,
    state.activated,
    state.works,
    state.altitude,
  ];
  return matchup.hasMarkers ? [...all, state.markers, state.tries, state.sought] : all;
}

/** @param last one of the same match that is not needed any more, to be written over */
export function positionOf(m: Match, last?: Position): Position {
  const columns = columnsOf(m);
  const position = last ?? new Int16Array(columns.reduce((length, column) => length + column.length, 0));
  let at = 0;
  for (const column of columns) {
    position.set(column, at);
    at += column.length;
  }
  return position;
}

/** Whether a position still holds, but for where a model stands and how it holds itself. */
export function sameBut(m: Match, model: Model, position: Position): boolean {
  const columns = columnsOf(m);
  let first = 0;
  for (let nth = 0; nth < columns.length; nth++) {
    const column = columns[nth];
    const spared = OWN[nth] ? model : NOBODY;
    for (let i = 0; i < column.length; i++)
      if (position[first + i] !== column[i] && i !== spared) return false;
    first += column.length;
  }
  return true;
}
