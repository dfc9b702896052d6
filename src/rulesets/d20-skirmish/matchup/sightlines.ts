import type { Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import { createObstacles } from '../../../kernel/sight/obstacles.ts';
import type { Sight } from '../../../kernel/sight/sight-record.ts';

/** Bits of a look: the target is seen, is near obscurement, touches soft cover, touches hard cover. */
export const SEEN = 1;
export const NEAR = 2;
export const SOFT = 4;
export const HARD = 8;
/** More than any look. */
export const LOOKS = 16;
/** Where looks are kept each is one more than its bits, so that nothing is a line nobody has looked at yet. */
export const UNKNOWN = 0;
export const KNOWN = 1;

/** Lines of sight as these rules read them. */
export interface Sightlines {
  /** How a model on `from` sees one on `at`, as bits; 0 where it does not. */
  look(from: Point, at: Point): number;
  /** Looks from a point at all others, and from all others at a point, KNOWN more; UNKNOWN where nobody has looked. */
  from(point: Point): Uint8Array;
  at(point: Point): Uint8Array;
}

/** Lines between models that are so far above their points. */
export type SightlinesAbove = (above: Length, aboveAt: Length) => Sightlines;

/**
 * The lines of sight of a table.
 *
 * @param within how near obscurement is near (DX-RM-01)
 */
export function createSightlines(
  ground: Ground,
  sight: Sight,
  within: Length,
): { readonly lines: Sightlines; readonly linesAbove: SightlinesAbove } {
  const obstacles = createObstacles(ground);
  const woods = ground.spec.pieces.reduce((bits, piece, p) => (piece.area ? bits | (1 << p) : bits), 0);
  const growth = Uint8Array.from(ground.inside, (inside, at) =>
    (inside | ground.touches[at]) & woods ? 1 : 0,
  );

  function coverOf(from: Point, at: Point, above: Length): number {
    let bits = growth[at] > 0 ? SOFT : 0;
    for (const cover of obstacles.shelters(from, at, above)) bits |= cover === 'light' ? SOFT : HARD;
    return bits | (obstacles.isScreened(from, at, within, above) ? NEAR : 0);
  }

  const lines = createLooks(ground, true, (from, at) => {
    if (!sight.sees(from, at)) return 0;
    return from === at ? SEEN : SEEN | coverOf(from, at, 0);
  });
  const kept = new Map<string, Sightlines>();

  function between(above: Length, aboveAt: Length): Sightlines {
    return createLooks(ground, above === aboveAt, (from, at) => {
      if (!obstacles.isOpen(from, at, above, aboveAt)) return 0;
      // Terrain below a model is no cover to it.
      return aboveAt > 0 ? SEEN : SEEN | coverOf(from, at, above);
    });
  }

  return {
    lines,
    linesAbove(above, aboveAt) {
      if (above === 0 && aboveAt === 0) return lines;
      const key = `${above} ${aboveAt}`;
      const known = kept.get(key) ?? between(above, aboveAt);
      kept.set(key, known);
      return known;
    },
  };
}

/**
 * Looks at each pair of points once, when somebody first asks.
 *
 * @param isMutual whoever is not seen does not see either
 */
function createLooks(
  ground: Ground,
  isMutual: boolean,
  judge: (from: Point, at: Point) => number,
): Sightlines {
  const { count } = ground;
  const byViewer: (Uint8Array | undefined)[] = new Array(count);
  const byTarget: (Uint8Array | undefined)[] = new Array(count);
  /** On a symmetric table each pair of points has an opposite one with the same look; the lower numbers are judged. */
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  function row(rows: (Uint8Array | undefined)[], point: Point): Uint8Array {
    rows[point] ??= new Uint8Array(count);
    return rows[point];
  }

  function judgeOnce(from: Point, at: Point): number {
    const twin = opposite?.[from] ?? from;
    const atTwin = opposite?.[at] ?? at;
    const isTwin = twin < from || (twin === from && atTwin < at);
    const look = isTwin ? judge(twin, atTwin) : judge(from, at);
    keep(from, at, look);
    keep(twin, atTwin, look);
    if (look === 0 && isMutual) {
      keep(at, from, look);
      keep(atTwin, twin, look);
    }
    return look;
  }

  function keep(from: Point, at: Point, look: number): void {
    row(byViewer, from)[at] = look + KNOWN;
    row(byTarget, at)[from] = look + KNOWN;
  }

  return {
    look(from, at) {
      const known = byViewer[from]?.[at] ?? UNKNOWN;
      return known === UNKNOWN ? judgeOnce(from, at) : known - KNOWN;
    },
    from: (point) => row(byViewer, point),
    at: (point) => row(byTarget, point),
  };
}
