import { BASE_RADIUS, MODEL_HEIGHT } from '../base.ts';
import { clamped, meanHeight } from '../heights.ts';
import type { Silhouette } from './silhouette.ts';

/** Strips and parts of strips narrower than this are rounding. */
const NARROW = 1e-7;

/**
 * The area of a silhouette that several of its shadows cover together, exactly: between the corners of shadows all
 * their borders are straight, and between the crossings of borders so is the length they cover of a column.
 */
export class Covered {
  private readonly breaks: Float64Array;
  /** Borders of the shadows in a strip, in pairs of lower and upper, at its left and right side. */
  private readonly left: Float64Array;
  private readonly right: Float64Array;
  private borders = 0;
  private readonly cuts: Float64Array;
  private readonly low: Float64Array;
  private readonly high: Float64Array;

  /** Room for so many prisms with so many corners in all. */
  constructor(prisms: number, corners: number) {
    const lines = 2 * prisms + 2;
    this.breaks = new Float64Array(corners + 4 * prisms);
    this.left = new Float64Array(lines);
    this.right = new Float64Array(lines);
    this.cuts = new Float64Array((lines * (lines - 1)) / 2 + 2);
    this.low = new Float64Array(prisms);
    this.high = new Float64Array(prisms);
  }

  /** The area that the first `count` shadows listed in `chosen` cover. */
  area(silhouette: Silhouette, chosen: Uint16Array, count: number): number {
    const { breaks } = this;
    const { left, right, start, tall, u } = silhouette;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const s = chosen[i];
      found = insert(breaks, found, left[s]);
      found = insert(breaks, found, right[s]);
      if (tall[s] === 1) continue;
      for (let c = start[s]; c < start[s + 1]; c++) {
        if (u[c] > -BASE_RADIUS && u[c] < BASE_RADIUS) found = insert(breaks, found, u[c]);
      }
    }
    let area = 0;
    for (let i = 1; i < found; i++) {
      const width = breaks[i] - breaks[i - 1];
      if (width > NARROW) area += width * this.strip(silhouette, chosen, count, breaks[i - 1], breaks[i]);
    }
    return area;
  }

  /** Mean height covered between two positions with no corner between them. */
  private strip(
    silhouette: Silhouette,
    chosen: Uint16Array,
    count: number,
    from: number,
    to: number,
  ): number {
    const { left, right } = this;
    this.borders = 0;
    for (let i = 0; i < count; i++) {
      if (this.shade(silhouette, chosen[i], from, to)) return MODEL_HEIGHT;
    }
    if (this.borders === 0) return 0;
    if (this.borders === 2) return meanHeight(left[1], right[1]) - meanHeight(left[0], right[0]);
    return this.overlaid();
  }

  /** Adds the borders of a shadow within a strip, if it is there; returns whether it hides the whole strip. */
  private shade(silhouette: Silhouette, s: number, from: number, to: number): boolean {
    const { start, u, inverse, eye } = silhouette;
    const middle = (from + to) / 2;
    if (middle < silhouette.right[s] || middle > silhouette.left[s]) return false;
    if (silhouette.tall[s] === 1) return true;
    const bottom = silhouette.from[s];
    const top = silhouette.to[s];
    const { left, right, borders } = this;
    for (let i = start[s + 1] - 1, j = start[s]; j < start[s + 1]; i = j++) {
      if (u[i] < middle === u[j] < middle) continue;
      const isNear = u[j] < u[i];
      const slope = (inverse[j] - inverse[i]) / (u[j] - u[i]);
      const atLeft = inverse[i] + slope * (from - u[i]);
      const atRight = inverse[i] + slope * (to - u[i]);
      if (bottom < 0 === isNear) {
        left[borders] = eye + bottom * atLeft;
        right[borders] = eye + bottom * atRight;
      }
      if (top > 0 === isNear) {
        left[borders + 1] = eye + top * atLeft;
        right[borders + 1] = eye + top * atRight;
      }
    }
    const leastTop = Math.min(left[borders + 1], right[borders + 1]);
    const mostTop = Math.max(left[borders + 1], right[borders + 1]);
    const leastBottom = Math.min(left[borders], right[borders]);
    const mostBottom = Math.max(left[borders], right[borders]);
    if (mostBottom <= 0 && leastTop >= MODEL_HEIGHT) return true;
    if (mostTop > 0 && leastBottom < MODEL_HEIGHT) this.borders += 2;
    return false;
  }

  /** Mean height that the shadows of a strip cover together. */
  private overlaid(): number {
    const { left, right, cuts, borders } = this;
    left[borders] = right[borders] = 0;
    left[borders + 1] = right[borders + 1] = MODEL_HEIGHT;
    cuts[0] = 0;
    let found = insert(cuts, 1, 1);
    for (let i = 1; i < borders + 2; i++) {
      for (let j = 0; j < i; j++) {
        const before = left[i] - left[j];
        const after = right[i] - right[j];
        if (before * after < 0) found = insert(cuts, found, before / (before - after));
      }
    }
    let mean = 0;
    for (let i = 1; i < found; i++) {
      const width = cuts[i] - cuts[i - 1];
      if (width > NARROW) mean += width * this.column((cuts[i] + cuts[i - 1]) / 2);
    }
    return mean;
  }

  /** Height covered at a share of the way through a strip. */
  private column(share: number): number {
    const { left, right, low, high } = this;
    const bars = this.borders / 2;
    for (let b = 0; b < bars; b++) {
      const bottom = clamped(left[2 * b] + (right[2 * b] - left[2 * b]) * share);
      const top = clamped(left[2 * b + 1] + (right[2 * b + 1] - left[2 * b + 1]) * share);
      let i = b;
      for (; i > 0 && low[i - 1] > bottom; i--) {
        low[i] = low[i - 1];
        high[i] = high[i - 1];
      }
      low[i] = bottom;
      high[i] = top;
    }
    let covered = 0;
    let reached = 0;
    for (let b = 0; b < bars; b++) {
      if (high[b] <= reached) continue;
      covered += high[b] - Math.max(low[b], reached);
      reached = high[b];
    }
    return covered;
  }
}

/** Puts a value in its place among the first `count`, which are sorted; returns how many there are then. */
function insert(sorted: Float64Array, count: number, value: number): number {
  let i = count;
  for (; i > 0 && sorted[i - 1] > value; i--) sorted[i] = sorted[i - 1];
  sorted[i] = value;
  return count + 1;
}
