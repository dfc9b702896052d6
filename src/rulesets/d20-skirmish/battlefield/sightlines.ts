import { createLruCache } from '../../../kernel/caches/lru-cache.ts';
import type { Point } from '../../../kernel/entities.ts';
import { outlineOf } from '../../../kernel/geometry/outline.ts';
import { spanInOutline } from '../../../kernel/geometry/spans.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import { createObstacles } from '../../../kernel/sight/obstacles.ts';
import type { Sight } from '../../../kernel/sight/sight-record.ts';
import { piecesThat } from '../../../kernel/terrain.ts';
import {
  type BothLooks,
  bothLooks,
  HARD,
  lookBack,
  lookThere,
  NEAR,
  NEITHER,
  SEEN,
  SOFT,
  UNKNOWN,
} from '../matchup/looks.ts';

/** Lines of sight as these rules read them, between models that are so far above their points. */
export interface Sightlines {
  /** How a model on `from` sees one on `at`, as bits; 0 where it does not. */
  look(from: Point, at: Point): number;
  /** How they see each other. */
  both(from: Point, at: Point): BothLooks;
  /** The same of a point and all others; UNKNOWN where nobody has looked. */
  row(from: Point): Uint16Array;
}

/** Lines between models that are so far above their points. */
type SightlinesAbove = (above: Length, aboveAt: Length) => Sightlines;

/** Lines that are kept by how far both ends are above ground: 8 a height of altitudes, which variants may differ in. */
const ABOVE_KEPT = 64;

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
  const woods = piecesThat(ground.spec, ({ area }) => area);
  const outlines = ground.spec.pieces.map(({ area, outline }) => (area ? outlineOf(outline) : undefined));

  /** Whether a model is in growth, or touches some that is across the line to it (DX-COV-ASM). */
  function isInGrowth(from: Point, at: Point): boolean {
    if ((ground.inside[at] & woods) !== 0) return true;
    const { x, y } = ground;
    for (let touched = ground.touches[at] & woods; touched !== 0; touched &= touched - 1) {
      const outline = outlines[31 - Math.clz32(touched & -touched)];
      const span = outline && spanInOutline(outline, x[from], y[from], x[at], y[at]);
      if (span && span[1] > span[0]) return true;
    }
    return false;
  }

  function coverOf(from: Point, at: Point, above: Length): number {
    let bits = isInGrowth(from, at) ? SOFT : 0;
    for (const cover of obstacles.shelters(from, at, above)) bits |= cover === 'light' ? SOFT : HARD;
    return bits | (obstacles.isScreened(from, at, within, above) ? NEAR : 0);
  }

  const lines = createLooks(
    ground,
    true,
    (from, at) => sight.sees(from, at),
    (from, at) => (from === at ? 0 : coverOf(from, at, 0)),
  );
  const kept = createLruCache<Sightlines>(ABOVE_KEPT);

  function between(above: Length, aboveAt: Length): Sightlines {
    return createLooks(
      ground,
      above === aboveAt,
      (from, at) => obstacles.isOpen(from, at, above, aboveAt),
      // Terrain below a model is no cover to it.
      (from, at) => (aboveAt > 0 ? 0 : coverOf(from, at, above)),
      (from, at) => (above > 0 ? 0 : coverOf(from, at, aboveAt)),
    );
  }

  return {
    lines,
    linesAbove(above, aboveAt) {
      if (above === 0 && aboveAt === 0) return lines;
      return kept.take(`${above} ${aboveAt}`, () => between(above, aboveAt));
    },
  };
}

/** What holds of a model on the first point and one on the second. */
type OfPair<T> = (from: Point, at: Point) => T;

/**
 * Looks at each pair of points once, when somebody first asks.
 *
 * @param isLevel both models are as far above their points
 * @param sees whether two models see each other
 * @param cover bits of what the second has against the first, whoever sees it
 * @param coverBack the same of models whose heights are the other way round
 */
function createLooks(
  ground: Ground,
  isLevel: boolean,
  sees: OfPair<boolean>,
  cover: OfPair<number>,
  coverBack: OfPair<number> = cover,
): Sightlines {
  const { count } = ground;
  const rows: (Uint16Array | undefined)[] = new Array(count);
  /** On a symmetric table each pair of points has an opposite one with the same look; the lower numbers are judged. */
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  function row(from: Point): Uint16Array {
    rows[from] ??= new Uint16Array(count);
    return rows[from];
  }

  function judged<T>(judge: OfPair<T>, from: Point, at: Point): T {
    const twin = opposite?.[from] ?? from;
    const atTwin = opposite?.[at] ?? at;
    return twin < from || (twin === from && atTwin < at) ? judge(twin, atTwin) : judge(from, at);
  }

  function judgeOnce(from: Point, at: Point): BothLooks {
    // Whoever asks first, what is seen is judged from the lower number.
    const isSeen = isLevel && at < from ? judged(sees, at, from) : judged(sees, from, at);
    const both = isSeen
      ? bothLooks(SEEN | judged(cover, from, at), SEEN | judged(coverBack, at, from))
      : NEITHER;
    keep(from, at, both);
    if (opposite) keep(opposite[from], opposite[at], both);
    return both;
  }

  function keep(from: Point, at: Point, both: BothLooks): void {
    row(from)[at] = both;
    if (isLevel) row(at)[from] = bothLooks(lookBack(both), lookThere(both));
  }

  function both(from: Point, at: Point): BothLooks {
    const known = rows[from]?.[at] ?? UNKNOWN;
    return known === UNKNOWN ? judgeOnce(from, at) : known;
  }

  return { both, row, look: (from, at) => lookThere(both(from, at)) };
}
