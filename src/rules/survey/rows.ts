import type { Point } from '../../kernel/entities.ts';

/** Which points whoever looks about has rows for in columns of what he finds there, until somebody else looks about. */
interface Rows {
  /** Whose rows they are: everybody who looks about has a number of his own. */
  owner: number;
  /** Rows in use. */
  count: number;
  /** By point: whose row it last had, and which row it was. */
  readonly ownerOf: Uint32Array;
  readonly rowOf: Uint16Array;
  /** By row: the point. */
  readonly place: Uint16Array;
}

/** Room for all points of a table. */
export function createRows(points: number): Rows {
  return {
    owner: 0,
    count: 0,
    ownerOf: new Uint32Array(points),
    rowOf: new Uint16Array(points),
    place: new Uint16Array(points),
  };
}

/** Somebody who looks about. */
export interface Looker {
  /** Surveys those of some points that have not been, all at once. */
  look(points: readonly Point[]): void;
  /** The row of a point, until somebody else looks about. */
  rowOf(point: Point): number;
}

/** @param survey fills the rows from one on */
export function lookerAbout(rows: Rows, survey: (first: number) => void): Looker {
  const { ownerOf, rowOf, place } = rows;
  let owner: number | undefined;

  function look(points: readonly Point[]): void {
    if (rows.owner !== owner) {
      rows.count = 0;
      owner = ++rows.owner;
    }
    const first = rows.count;
    for (const point of points) {
      if (ownerOf[point] === owner) continue;
      ownerOf[point] = owner;
      rowOf[point] = rows.count;
      place[rows.count++] = point;
    }
    if (rows.count > first) survey(first);
  }

  return {
    look,
    rowOf(point) {
      if (rows.owner !== owner || ownerOf[point] !== owner) look([point]);
      return rowOf[point];
    },
  };
}
