import { BASE_RADIUS } from './base.ts';
import { type Outline, squaredToOutline } from './geometry.ts';
import type { Length } from './length.ts';
import type { Prism } from './prism.ts';

const SECTORS = 256;
/** By so much of a quarter turn prisms are listed too widely, so that rounding leaves none out. */
const ROUNDING = 1e-9;

/**
 * Which prisms can come between a point and models in a given direction: those that meet the strip, one base wide,
 * that starts at the point and runs in that direction. Holds the answer for one point at a time.
 */
export class Outlook {
  private readonly prisms: readonly Prism[];
  private readonly order: Uint16Array;
  private readonly sizes = new Uint16Array(SECTORS);
  private readonly listed: Uint16Array;
  /** Distance of each prism from the point. */
  readonly near: Float64Array;

  constructor(prisms: readonly Prism[]) {
    this.prisms = prisms;
    this.order = Uint16Array.from(prisms, (_, k) => k);
    this.near = new Float64Array(prisms.length);
    this.listed = new Uint16Array(SECTORS * prisms.length);
  }

  /** Takes (x, y) as the point. */
  lookFrom(x: Length, y: Length): void {
    const { near, prisms } = this;
    for (let k = 0; k < prisms.length; k++) near[k] = Math.sqrt(squaredToOutline(prisms[k].outline, x, y));
    this.sort();
    this.sizes.fill(0);
    for (const k of this.order) this.list(k, x, y);
  }

  /** By insertion: whoever looks from point to point next to it finds them all but in order. */
  private sort(): void {
    const { near, order } = this;
    for (let i = 1; i < order.length; i++) {
      const k = order[i];
      let j = i - 1;
      for (; j >= 0 && (near[order[j]] > near[k] || (near[order[j]] === near[k] && order[j] > k)); j--)
        order[j + 1] = order[j];
      order[j + 1] = k;
    }
  }

  /** The sector of the direction (dx, dy), which is not (0, 0). */
  sector(dx: number, dy: number): number {
    return Math.floor((quarterTurns(dx, dy) * SECTORS) / 4) % SECTORS;
  }

  /** Number of prisms in a sector. */
  size(sector: number): number {
    return this.sizes[sector];
  }

  /** The i-th prism in a sector, nearest first. */
  prism(sector: number, i: number): number {
    return this.listed[sector * this.prisms.length + i];
  }

  private list(k: number, x: Length, y: Length): void {
    const { sizes, listed, prisms } = this;
    const [first, last] = this.near[k] > BASE_RADIUS ? sectorsOf(prisms[k].outline, x, y) : [0, SECTORS - 1];
    for (let s = first; s <= last; s++) {
      const sector = (s + SECTORS) % SECTORS;
      listed[sector * prisms.length + sizes[sector]++] = k;
    }
  }
}

/**
 * First and last sector that an outline grown by the radius of a base covers as seen from (x, y), which is outside
 * it: its borders are tangents to circles about the corners.
 */
function sectorsOf(outline: Outline, x: Length, y: Length): [number, number] {
  let [leftX, leftY, rightX, rightY] = [0, 0, 0, 0];
  for (let i = 0; i < outline.length; i += 2) {
    const dx = outline[i] - x;
    const dy = outline[i + 1] - y;
    const squared = dx * dx + dy * dy;
    const sine = BASE_RADIUS / Math.sqrt(squared);
    const cosine = Math.sqrt(1 - sine * sine);
    const [lx, ly] = [dx * cosine - dy * sine, dy * cosine + dx * sine];
    const [rx, ry] = [dx * cosine + dy * sine, dy * cosine - dx * sine];
    if (i === 0 || leftX * ly > leftY * lx) [leftX, leftY] = [lx, ly];
    if (i === 0 || rightX * ry < rightY * rx) [rightX, rightY] = [rx, ry];
  }
  const from = quarterTurns(rightX, rightY) - ROUNDING;
  const to = quarterTurns(leftX, leftY) + ROUNDING;
  const perSector = 4 / SECTORS;
  return [Math.floor(from / perSector), Math.floor((to < from ? to + 4 : to) / perSector)];
}

/**
 * A number from 0 up to 4 that grows with the angle of (dx, dy) from the x axis, a whole one per quarter turn; it
 * stands in for the angle itself, which takes functions whose last bits differ between runtimes.
 */
function quarterTurns(dx: number, dy: number): number {
  const share = dy / (Math.abs(dx) + Math.abs(dy));
  if (dx < 0) return 2 - share;
  return share < 0 ? 4 + share : share;
}
