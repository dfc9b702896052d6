import { type Model, NOBODY } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** Columns in which a model differs from itself by its own doing: its place, posture, Wait and concealment. */
const OWN: readonly boolean[] = [true, false, true, true, true];

/** Columns of a match that tell where models are and how they stand. */
function columnsOf({ state, matchup }: Match): readonly Int16Array[] {
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

/**
 * Tells, each time it is asked, whether anything has changed since the time before, but for where a model stands and how
 * it holds itself; the first time everything has.
 */
export function changesAround(m: Match, model: Model): () => boolean {
  const columns = columnsOf(m);
  let known: Int16Array | undefined;
  return () => {
    let hasChanged = known === undefined;
    known ??= new Int16Array(columns.reduce((length, column) => length + column.length, 0));
    let first = 0;
    for (let nth = 0; nth < columns.length; nth++) {
      const column = columns[nth];
      const spared = OWN[nth] ? model : NOBODY;
      for (let i = 0; i < column.length; i++) {
        if (known[first + i] === column[i]) continue;
        known[first + i] = column[i];
        if (i !== spared) hasChanged = true;
      }
      first += column.length;
    }
    return hasChanged;
  };
}
