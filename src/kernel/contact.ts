import { CONTACT_GAP, MODEL_HEIGHT } from './base.ts';
import { type Outline, spanInOutline } from './geometry.ts';
import type { Ground } from './ground.ts';
import { INCH } from './length.ts';
import { hullOf, type Prism, reachesInto, solidsOf } from './prism.ts';
import { LINEAR_LIMIT_INCHES, type TableSpec } from './terrain.ts';

/** Models on surfaces an inch or more apart are out of each other's reach. */
const LEVEL_LIMIT = INCH;
/** A line that runs further than this within a linear obstacle goes along it, not across. */
const ACROSS_LIMIT = LINEAR_LIMIT_INCHES * INCH;

type Points = Pick<
  Ground,
  'spec' | 'pitch' | 'radius' | 'count' | 'x' | 'y' | 'z' | 'column' | 'row' | 'columns' | 'rows' | 'cell'
>;

type Contacts = Pick<Ground, 'touchingStart' | 'touching' | 'acrossStart' | 'across'>;

/** Which bases touch, and which would but for a linear obstacle between them. */
export function contactsOn(points: Points): Contacts {
  const contactOf = contactRule(points);
  const near = neighboursOf(points);
  const touchingStart = new Uint32Array(points.count + 1);
  const acrossStart = new Uint32Array(points.count + 1);
  const touching: number[] = [];
  const across: number[] = [];
  for (let a = 0; a < points.count; a++) {
    for (const b of near(a)) {
      const contact = contactOf(a, b);
      if (contact === 'touching') touching.push(b);
      else if (contact === 'across') across.push(b);
    }
    touchingStart[a + 1] = touching.length;
    acrossStart[a + 1] = across.length;
  }
  return {
    touchingStart,
    touching: Uint16Array.from(touching),
    acrossStart,
    across: Uint16Array.from(across),
  };
}

/** Points close enough to matter, in order of their numbers. */
function neighboursOf(points: Points): (a: number) => Iterable<number> {
  const { pitch, radius, column, row, columns, rows, cell, count } = points;
  const reach = Math.floor((2 * radius + ACROSS_LIMIT + pitch) / pitch);
  return function* near(a) {
    for (let r = Math.max(0, row[a] - reach); r <= Math.min(rows - 1, row[a] + reach); r++) {
      for (let c = Math.max(0, column[a] - reach); c <= Math.min(columns - 1, column[a] + reach); c++) {
        const first = cell[r * columns + c];
        if (first < 0) continue;
        for (let b = first; b < count && column[b] === c && row[b] === r; b++) yield b;
      }
    }
  };
}

function contactRule(points: Points): (a: number, b: number) => 'touching' | 'across' | 'apart' {
  const { pitch, radius, x, y, z } = points;
  const { walls, hurdles } = barriersOf(points.spec);
  return (a, b) => {
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const length = Math.sqrt(dx * dx + dy * dy);
    const gap = length - 2 * radius;
    const low = Math.min(z[a], z[b]);
    const high = Math.max(z[a], z[b]);
    // Bases that overlap cannot both be there.
    if (gap < 0 || gap > ACROSS_LIMIT + pitch || high - low >= LEVEL_LIMIT) return 'apart';

    const within = (outline: Outline) => {
      const span = spanInOutline(outline, x[a], y[a], x[b], y[b]);
      return span ? (span[1] - span[0]) * length : 0;
    };
    const between = (prism: Prism) => reachesInto(prism, high, low + MODEL_HEIGHT);
    const thickness = hurdles.reduce(
      (sum, hurdle) => sum + (between(hurdle) ? within(hurdle.outline) : 0),
      0,
    );
    const reached = thickness > 0 ? thickness < ACROSS_LIMIT && gap <= thickness + pitch : gap <= CONTACT_GAP;
    if (!reached || walls.some((wall) => between(wall) && within(wall.outline) > 0)) return 'apart';
    return thickness > 0 ? 'across' : 'touching';
  };
}

/** Linear obstacles, and the solids of all other pieces. */
function barriersOf({ pieces }: TableSpec): { walls: Prism[]; hurdles: Prism[] } {
  return {
    walls: pieces.filter((piece) => piece.kind !== 'linear').flatMap(solidsOf),
    hurdles: pieces.filter((piece) => piece.kind === 'linear').map(hullOf),
  };
}
