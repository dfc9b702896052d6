import type { Match } from './match.ts';

/** What a model goes by when it looks about, to be compared with what is later: so many numbers for each model. */
export type Position = readonly number[];

/** Columns of a match that tell where models are and how they stand. */
function columnsOf({ state }: Match): readonly ArrayLike<number>[] {
  const { point, wounds, posture, waiting, concealed } = state;
  return [
    point,
    wounds,
    posture,
    waiting,
    concealed,
    state.markers,
    state.morale,
    state.activated,
    state.tries,
    state.works,
  ];
}

export function positionOf(m: Match): Position {
  return columnsOf(m).flatMap((column) => Array.from(column));
}

/** Whether a position still holds, but for where a model stands and how it holds itself. */
export function sameBut(m: Match, model: number, position: Position): boolean {
  const columns = columnsOf(m);
  const own = [columns[0], columns[2], columns[3], columns[4]];
  let at = 0;
  for (const column of columns) {
    const isOwn = own.includes(column);
    for (let i = 0; i < column.length; i++, at++) {
      if (position[at] !== column[i] && !(isOwn && i === model)) return false;
    }
  }
  return true;
}
