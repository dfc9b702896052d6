import { BASE_RADIUS, MODEL_HEIGHT } from '../base.ts';
import { meanHeight } from '../heights.ts';
import type { Length } from '../length.ts';
import type { Corridor } from './corridor.ts';

/** Area of a whole silhouette. */
export const SILHOUETTE: number = 2 * BASE_RADIUS * MODEL_HEIGHT;
/** Shadows smaller than this share of a silhouette are rounding. */
const ROUNDING = 1e-9;
/** Around the eye shadows would reach to infinity: the first 1/100 mm of the rays is left out. */
const NEAREST: Length = 1;

/**
 * The model as it is seen from an eye: an upright rectangle through its axis, across the line of sight. Prisms
 * cast their shadows on it. Positions on it are (u, v): u to the left of the axis, v above the feet.
 *
 * A ray to (u, v) meets a height z above the feet at the share t of its way where v = eye + (z - eye) / t, and
 * 1/t runs linearly in u along a straight edge, so that each edge of a prism casts a straight line. A shadow is
 * kept as the corners (u, 1/t) of its prism's outline: counter-clockwise, edges with growing u are far from the eye.
 */
export class Silhouette {
  private distance = 1;
  /** Height of the eye above the feet of the model. */
  eye: Length = 0;
  count = 0;
  /** Shadow s has the corners start[s] .. start[s + 1]. */
  readonly start: Uint32Array;
  readonly u: Float64Array;
  readonly inverse: Float64Array;
  /** The columns of the silhouette it is on. */
  readonly right: Float64Array;
  readonly left: Float64Array;
  /** 1 when it covers those columns from feet to head whatever its outline. */
  readonly tall: Uint8Array;
  /** Heights of the prism above the eye. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** Area of the silhouette in the shadow. */
  readonly area: Float64Array;
  private p: Float64Array;
  private q: Float64Array;
  private spareP: Float64Array;
  private spareQ: Float64Array;

  /** Room for so many prisms with so many corners in all. */
  constructor(prisms: number, corners: number) {
    // Each of the two borders that a prism is cut to can add a corner.
    const room = corners + 2 * prisms;
    this.start = new Uint32Array(prisms + 1);
    this.u = new Float64Array(room);
    this.inverse = new Float64Array(room);
    this.right = new Float64Array(prisms);
    this.left = new Float64Array(prisms);
    this.tall = new Uint8Array(prisms);
    this.from = new Float64Array(prisms);
    this.to = new Float64Array(prisms);
    this.area = new Float64Array(prisms);
    this.p = new Float64Array(room);
    this.q = new Float64Array(room);
    this.spareP = new Float64Array(room);
    this.spareQ = new Float64Array(room);
  }

  /** Starts over with a model at a planar distance, seen from `eye` above its feet. */
  face(distance: Length, eye: Length): void {
    this.distance = distance;
    this.eye = eye;
    this.count = 0;
  }

  /**
   * Casts the shadow of the i-th prism of the corridor to the model, from `from` to `to` above its feet; `turned`
   * tells that the corridor starts at the model. Returns the area that it hides; shadows of 0 are not kept.
   */
  cast(corridor: Corridor, i: number, turned: boolean, from: Length, to: Length): number {
    const s = this.count;
    const { across, p, q, start } = corridor;
    if (this.isBeside(corridor, i, turned)) return 0;
    const isTall = from <= 0 && from <= this.eye && to >= MODEL_HEIGHT && to >= this.eye;
    this.tall[s] = isTall ? 1 : 0;
    this.from[s] = from - this.eye;
    this.to[s] = to - this.eye;
    if (isTall && across[i] === 1) this.coverWhole();
    else if (!this.project(p, q, start[i], start[i + 1], turned)) return 0;
    const area = isTall ? (this.left[s] - this.right[s]) * MODEL_HEIGHT : this.areaOf(s);
    if (area < ROUNDING * SILHOUETTE) return 0;
    this.area[s] = area;
    this.count++;
    return area;
  }

  /** Whether a prism is wholly to one side of the rays to the silhouette, which run apart from the eye on. */
  private isBeside(
    { farthest, leftmost, nearest, rightmost }: Corridor,
    i: number,
    turned: boolean,
  ): boolean {
    const { distance } = this;
    const spread = (BASE_RADIUS * (turned ? distance - nearest[i] : farthest[i])) / distance;
    return rightmost[i] >= spread || leftmost[i] <= -spread;
  }

  /** Makes the next shadow as wide as the silhouette. */
  private coverWhole(): void {
    this.start[this.count + 1] = this.start[this.count];
    this.right[this.count] = -BASE_RADIUS;
    this.left[this.count] = BASE_RADIUS;
  }

  /** Writes down the corners of the next shadow; returns whether any of it is on the silhouette. */
  private project(p: Float64Array, q: Float64Array, first: number, last: number, turned: boolean): boolean {
    const { distance, inverse, u } = this;
    const sense = turned ? -1 : 1;
    const offset = turned ? distance : 0;
    const start = this.start[this.count];
    let right = Infinity;
    let left = -Infinity;
    let end = start;
    for (let i = first; i < last; i++, end++) {
      const along = offset + sense * p[i];
      if (along < NEAREST || along > distance) return this.projectPart(p, q, first, last, turned);
      const ratio = distance / along;
      const aside = sense * q[i] * ratio;
      inverse[end] = ratio;
      u[end] = aside;
      if (aside < right) right = aside;
      if (aside > left) left = aside;
    }
    this.start[this.count + 1] = end;
    this.right[this.count] = Math.max(right, -BASE_RADIUS);
    this.left[this.count] = Math.min(left, BASE_RADIUS);
    return this.right[this.count] < this.left[this.count];
  }

  /** The same for an outline that is not wholly between the eye and the model. */
  private projectPart(
    p: Float64Array,
    q: Float64Array,
    first: number,
    last: number,
    turned: boolean,
  ): boolean {
    const { distance, p: ownP, q: ownQ } = this;
    for (let i = first; i < last; i++) {
      ownP[i - first] = turned ? distance - p[i] : p[i];
      ownQ[i - first] = turned ? -q[i] : q[i];
    }
    const corners = this.keep(this.keep(last - first, -1, -distance), 1, NEAREST);
    // A cut may leave a corner beyond its border by the last bit.
    for (let i = 0; i < corners; i++) this.p[i] = Math.max(NEAREST, Math.min(this.p[i], distance));
    return this.project(this.p, this.q, 0, corners, false);
  }

  /** Keeps of the outline what has sense * p >= least. */
  private keep(corners: number, sense: number, least: number): number {
    const { p, q, spareP, spareQ } = this;
    let kept = 0;
    for (let i = corners - 1, j = 0; j < corners; i = j++) {
      const before = sense * p[i] - least;
      const here = sense * p[j] - least;
      if (here >= 0 !== before >= 0) {
        const share = before / (before - here);
        spareP[kept] = p[i] + (p[j] - p[i]) * share;
        spareQ[kept++] = q[i] + (q[j] - q[i]) * share;
      }
      if (here >= 0) {
        spareP[kept] = p[j];
        spareQ[kept++] = q[j];
      }
    }
    this.p = spareP;
    this.q = spareQ;
    this.spareP = p;
    this.spareQ = q;
    return kept;
  }

  private areaOf(s: number): number {
    const { u, inverse, eye } = this;
    const start = this.start[s];
    const end = this.start[s + 1];
    const from = this.from[s];
    const to = this.to[s];
    let area = 0;
    for (let i = end - 1, j = start; j < end; i = j++) {
      const isNear = u[j] < u[i];
      const right = Math.max(isNear ? u[j] : u[i], -BASE_RADIUS);
      const left = Math.min(isNear ? u[i] : u[j], BASE_RADIUS);
      if (right >= left) continue;
      const slope = (inverse[j] - inverse[i]) / (u[j] - u[i]);
      const atRight = inverse[i] + slope * (right - u[i]);
      const atLeft = inverse[i] + slope * (left - u[i]);
      const width = left - right;
      // What rises above the eye hides highest by its near side, what stays below by its far side; likewise beneath.
      if (to > 0 === isNear) area += width * meanHeight(eye + to * atRight, eye + to * atLeft);
      if (from < 0 === isNear) area -= width * meanHeight(eye + from * atRight, eye + from * atLeft);
    }
    return area;
  }
}
