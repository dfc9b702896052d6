import { BASE_RADIUS, MODEL_HEIGHT } from '../base.ts';
import { type Circle, circleAbout } from '../geometry/circle.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { createCirclesBetween } from './circles-between.ts';
import type { Obscurer } from './obscurer.ts';

/** Overlaps smaller than this are rounding. */
const ROUNDING: Length = 1e-6;

/** An outline whose box along a corridor meets it has its circle's middle nearer than the diagonal of both. */
export function reachOf({ x, y, radius }: Circle): Circle {
  return { x, y, radius: (radius + BASE_RADIUS) * Math.SQRT2 };
}

/**
 * The strip, one base wide, that holds all lines between the models on two points, and the prisms that reach into
 * it. Places in it are (p, q): p from point `a` along the line to point `b`, q to the left of it.
 */
export class Corridor {
  private readonly ground: Ground;
  private readonly obscurers: readonly Obscurer[];
  private readonly between: ReturnType<typeof createCirclesBetween>;
  /** Circles about the obscurers, by as much as half a base wider than they are. */
  private readonly middleX: Float64Array;
  private readonly middleY: Float64Array;
  private readonly radius: Float64Array;
  /** The obscurer that closed a corridor last; -1 before. */
  private closer = -1;
  length: Length = 0;
  count = 0;
  /** Which obscurers reach in, and their corners start[i] .. start[i + 1]. */
  readonly obscurer: Uint16Array;
  readonly start: Uint32Array;
  readonly p: Float64Array;
  readonly q: Float64Array;
  /** How far they extend along and to either side, also beyond the corridor. */
  readonly nearest: Float64Array;
  readonly farthest: Float64Array;
  readonly rightmost: Float64Array;
  readonly leftmost: Float64Array;
  /** 1 for those that reach from side to side between the two axes. */
  readonly across: Uint8Array;
  /** The part of the middle line that is inside; enters >= leaves when it passes by. */
  readonly enters: Float64Array;
  readonly leaves: Float64Array;

  constructor(ground: Ground, obscurers: readonly Obscurer[], corners: number) {
    this.ground = ground;
    this.obscurers = obscurers;
    const circles = obscurers.map(({ outline }) => circleAbout(outline));
    this.between = createCirclesBetween(ground, circles.map(reachOf));
    this.middleX = Float64Array.from(circles, ({ x }) => x);
    this.middleY = Float64Array.from(circles, ({ y }) => y);
    this.radius = Float64Array.from(circles, ({ radius }) => radius + BASE_RADIUS + ROUNDING);
    this.obscurer = new Uint16Array(obscurers.length);
    this.start = new Uint32Array(obscurers.length + 1);
    this.p = new Float64Array(corners);
    this.q = new Float64Array(corners);
    this.nearest = new Float64Array(obscurers.length);
    this.farthest = new Float64Array(obscurers.length);
    this.rightmost = new Float64Array(obscurers.length);
    this.leftmost = new Float64Array(obscurers.length);
    this.across = new Uint8Array(obscurers.length);
    this.enters = new Float64Array(obscurers.length);
    this.leaves = new Float64Array(obscurers.length);
  }

  /**
   * Finds what reaches into the corridor between points `a` and `b`, which are at different places. Returns false
   * when a single solid closes it, so that no line passes either way.
   */
  open(a: number, b: number): boolean {
    const { ground, middleX, middleY, obscurers, radius } = this;
    const x = ground.x[a];
    const y = ground.y[a];
    const dx = ground.x[b] - x;
    const dy = ground.y[b] - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const alongX = dx / length;
    const alongY = dy / length;
    const low = Math.min(ground.z[a], ground.z[b]);
    const high = Math.max(ground.z[a], ground.z[b]) + MODEL_HEIGHT;
    this.length = length;
    this.count = 0;
    const candidates = this.between(a, b);
    // What closed the corridor before often closes the next one: it is tried by itself at first.
    for (let i = this.closer < 0 ? 0 : -1; i < candidates.length; i++) {
      const k = i < 0 ? this.closer : candidates[i];
      const toX = middleX[k] - x;
      const toY = middleY[k] - y;
      const aside = toY * alongX - toX * alongY;
      if (aside > radius[k] || aside < -radius[k]) continue;
      const along = toX * alongX + toY * alongY;
      if (along > length + radius[k] || along < -radius[k]) continue;
      const { from, to, stops } = obscurers[k];
      if (from >= high || to <= low) continue;
      const found = this.count;
      this.enter(k, x, y, alongX, alongY);
      if (this.count > found && this.across[found] === 1 && stops && from <= low && to >= high) {
        this.closer = k;
        return false;
      }
      if (i < 0) this.count = 0;
    }
    return true;
  }

  /** Adds an obscurer if it reaches in. */
  private enter(k: number, x: Length, y: Length, alongX: number, alongY: number): void {
    const { p, q, length } = this;
    const { outline } = this.obscurers[k];
    const first = this.start[this.count];
    let nearest = Infinity;
    let farthest = -Infinity;
    let rightmost = Infinity;
    let leftmost = -Infinity;
    let end = first;
    for (let i = 0; i < outline.length; i += 2, end++) {
      const dx = outline[i] - x;
      const dy = outline[i + 1] - y;
      const along = dx * alongX + dy * alongY;
      const aside = dy * alongX - dx * alongY;
      p[end] = along;
      q[end] = aside;
      if (along < nearest) nearest = along;
      if (along > farthest) farthest = along;
      if (aside < rightmost) rightmost = aside;
      if (aside > leftmost) leftmost = aside;
    }
    if (farthest <= 0 || nearest >= length || leftmost <= -BASE_RADIUS || rightmost >= BASE_RADIUS) return;
    const i = this.count++;
    this.obscurer[i] = k;
    this.start[i + 1] = end;
    this.nearest[i] = nearest;
    this.farthest[i] = farthest;
    this.rightmost[i] = rightmost;
    this.leftmost[i] = leftmost;
    const isWide = rightmost <= -BASE_RADIUS && leftmost >= BASE_RADIUS;
    const isBetween = nearest >= 0 && farthest <= length;
    this.across[i] =
      isWide && (isBetween || (this.meets(i, BASE_RADIUS) && this.meets(i, -BASE_RADIUS))) ? 1 : 0;
    this.enters[i] = this.leaves[i] = 0;
    if (this.obscurers[k].stops && rightmost < -ROUNDING && leftmost > ROUNDING) this.crossMiddle(i);
  }

  /** Whether the i-th obscurer meets the line at `aside` from the middle line between the two axes. */
  private meets(i: number, aside: Length): boolean {
    const { p, q } = this;
    let enters = Infinity;
    let leaves = -Infinity;
    for (let from = this.start[i + 1] - 1, to = this.start[i]; to < this.start[i + 1]; from = to++) {
      if (q[from] > aside === q[to] > aside) continue;
      const at = p[from] + ((p[to] - p[from]) * (q[from] - aside)) / (q[from] - q[to]);
      if (at < enters) enters = at;
      if (at > leaves) leaves = at;
    }
    return enters < this.length && leaves > 0;
  }

  /** Notes where the middle line enters and leaves the i-th obscurer. */
  private crossMiddle(i: number): void {
    const { p, q, length } = this;
    let enters = length;
    let leaves = 0;
    for (let from = this.start[i + 1] - 1, to = this.start[i]; to < this.start[i + 1]; from = to++) {
      if (q[from] > 0 === q[to] > 0) continue;
      const at = p[from] + ((p[to] - p[from]) * q[from]) / (q[from] - q[to]);
      if (at < enters) enters = at;
      if (at > leaves) leaves = at;
    }
    this.enters[i] = Math.max(0, enters);
    this.leaves[i] = Math.min(leaves, length);
  }
}
