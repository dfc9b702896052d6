import { BASE_RADIUS, CONTACT_GAP } from '../../../kernel/base.ts';
import type { Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { bothCodes, type SightRecord } from '../../../kernel/sight/sight-record.ts';
import type { Field } from '../../../rules/ruleset.ts';

/** Where a model stands. */
interface Spot {
  readonly x: Length;
  readonly y: Length;
  readonly z?: Length;
}

export const OPEN_VIEW: SightRecord = { seen: true, shown: 4, hidden: 0, centreClear: true, pieces: [] };

/** Edge of the table in inches: far beyond anything that is asked. */
const SIDE = 1000;

/**
 * A table with nothing on it but the spots named, in their order, and what each sees of the others; for working out
 * attacks and tests that no movement enters. Its ways throw.
 */
export function bareField(
  spots: readonly Spot[],
  view: (from: Point, at: Point) => SightRecord = () => OPEN_VIEW,
): Field {
  const records: SightRecord[] = [];
  /** Codes count from 1, for 0 is UNKNOWN. */
  const code = (record: SightRecord) => {
    const at = records.findIndex((known) => JSON.stringify(known) === JSON.stringify(record));
    return at < 0 ? records.push(record) : at + 1;
  };
  const codes = spots.map((_, from) => spots.map((_, at) => code(view(from, at))));
  return {
    ground: bareGround(spots),
    sight: {
      code: (from, at) => codes[from][at],
      both: (point, places, count, into) => {
        for (let i = 0; i < count; i++) into[i] = bothCodes(codes[point][places[i]], codes[places[i]][point]);
      },
      sees: (from, at) => records[codes[from][at] - 1].seen,
      record: (known) => records[known - 1],
      size: records.length + 1,
    },
    ways: () => noMoves,
    guide: () => ({ far: unmoved, field: unmoved }),
    common: (_, make) => make(),
  };
}

function unmoved(): never {
  throw new Error('Nobody moves on a bare field.');
}

const noMoves = {
  costs: { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' },
  reach: unmoved,
  reachAs: unmoved,
  listed: unmoved,
  cutOff: unmoved,
  isCut: unmoved,
  cost: unmoved,
  path: unmoved,
} as const;

function bareGround(spots: readonly Spot[]): Ground {
  const count = spots.length;
  const touching = spots.map((spot, i) =>
    spots.flatMap((other, j) => (i !== j && touch(spot, other) ? [j] : [])),
  );
  const start = Uint32Array.from({ length: count + 1 }, (_, i) =>
    touching.slice(0, i).reduce((sum, list) => sum + list.length, 0),
  );
  return {
    spec: { name: 'bare', title: 'Bare field', width: SIDE, depth: SIDE, symmetric: true, pieces: [] },
    // One row of cells a hair apart, so that a search for the nearest point looks at all of them.
    pitch: 1,
    radius: BASE_RADIUS,
    count,
    x: Int32Array.from(spots, ({ x }) => x),
    y: Int32Array.from(spots, ({ y }) => y),
    z: Int32Array.from(spots, ({ z }) => z ?? 0),
    mirror: Uint16Array.from(spots, (_, i) => i),
    inside: new Uint32Array(count),
    touches: new Uint32Array(count),
    column: Uint16Array.from(spots, (_, i) => i),
    row: new Uint16Array(count),
    columns: count,
    rows: 1,
    cell: Int32Array.from(spots, (_, i) => i),
    touchingStart: start,
    touching: Uint16Array.from(touching.flat()),
    acrossStart: new Uint32Array(count + 1),
    across: new Uint16Array(0),
  };
}

function touch(a: Spot, b: Spot): boolean {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const reach = 2 * BASE_RADIUS + CONTACT_GAP;
  return dx * dx + dy * dy <= reach * reach && Math.abs((a.z ?? 0) - (b.z ?? 0)) < INCH;
}
