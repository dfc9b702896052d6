import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { type Foe, foesOf } from './foes.ts';
import { survey } from './survey.ts';

/** What a model finds at the places it could go to, as long as nobody else stirs. */
export interface Scouting {
  readonly foes: readonly Foe[];
  /** Surveys those of some points that have not been, all at once. */
  look(points: readonly number[]): void;
  /** The row of a point in the columns of the battlefield, until somebody else looks about. */
  rowOf(point: Point): number;
}

/** Where a shooter likes to be: within the first range. */
const CLOSE = 12 * INCH;

export function scout(m: Match, model: Model): Scouting {
  const { columns, ground } = m.battlefield;
  const { x, y, z } = ground;
  const { ownerOf, rowOf, place } = columns;
  const { ranged } = settingsOf(m, model);
  const foes = foesOf(m, model);
  const eyes = {
    seat: m.matchup.models[model].seat,
    down: m.state.down[model] > 0,
    // Within the range of its best gun, and not farther than it likes.
    wanted: Math.min(CLOSE, m.matchup.range[model]),
    bound: ranged.whileEngaged.on,
    sheltered: ranged.atEngaged.on,
  };
  let owner: number | undefined;

  function look(points: readonly number[]): void {
    if (columns.owner !== owner) {
      columns.count = 0;
      owner = ++columns.owner;
    }
    const first = columns.count;
    for (const point of points) {
      if (ownerOf[point] === owner) continue;
      const row = columns.count++;
      ownerOf[point] = owner;
      rowOf[point] = row;
      place[row] = point;
      columns.x[row] = x[point];
      columns.y[row] = y[point];
      columns.z[row] = z[point];
    }
    if (columns.count > first) survey(m.battlefield, eyes, foes, first);
  }

  return {
    foes,
    look,
    rowOf(point) {
      if (columns.owner !== owner || ownerOf[point] !== owner) look([point]);
      return rowOf[point];
    },
  };
}
