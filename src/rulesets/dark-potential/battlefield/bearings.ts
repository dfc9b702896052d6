import type { Point } from '../../../kernel/entities.ts';
import { type Offsets, offsetsOf } from '../../../kernel/field/offsets.ts';
import { arcOf, inArc } from '../../../kernel/geometry/arc.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';
import { FACINGS, facingTo } from './facings.ts';

/** Facings whose arc holds a base on a point, as seen by a base on another: a bit for each of them. */
type ArcsOn = (from: Point, at: Point) => number;

/** Which way places lie from each other; worked out when it is first asked for, once for all places that lie alike. */
export interface Bearings {
  /** The facing that looks most nearly from one point at another. */
  facing(from: Point, at: Point): number;
  /** Arcs of models of a seat that are on Overwatch (DP-OW-02), and of those that are Combat Ready (DP-CR-02). */
  readonly watched: readonly [ArcsOn, ArcsOn];
  readonly answered: readonly [ArcsOn, ArcsOn];
}

/** @param base radius of a base as arcs reckon with it */
export function createBearings(
  ground: Ground,
  base: Length,
  settings: readonly [Settings, Settings],
): Bearings {
  const offsets = offsetsOf(ground);
  const { x, y } = ground;
  /** By offset, one more than the facing; 0 where nobody asked. */
  const looks = new Uint8Array(offsets.size);
  const known = new Map<string, ArcsOn>();

  function arcs(own: Settings, degrees: number): ArcsOn {
    const { geometry } = own.overwatch.arc;
    const tip = geometry === 'centre' ? 0 : base;
    const part = geometry === 'target-centre' ? 0 : base;
    const key = `${degrees} ${tip} ${part}`;
    const found = known.get(key) ?? arcsOf(ground, offsets, tip, degrees, part);
    known.set(key, found);
    return found;
  }

  const [ours, theirs] = settings;
  return {
    facing(from, at) {
      const offset = offsets.between(from, at);
      if (looks[offset] === 0) looks[offset] = 1 + facingTo(x[at] - x[from], y[at] - y[from]);
      return looks[offset] - 1;
    },
    watched: [arcs(ours, ours.overwatch.arc.degrees), arcs(theirs, theirs.overwatch.arc.degrees)],
    answered: [arcs(ours, ours.combatReady.arc.degrees), arcs(theirs, theirs.combatReady.arc.degrees)],
  };
}

/** @param part of the base that the arc has to hold some of, as a radius: 0 for its centre (DP-Q-91) */
function arcsOf(
  { x, y }: Ground,
  { size, between }: Offsets,
  tip: Length,
  degrees: number,
  part: Length,
): ArcsOn {
  const arcs = FACINGS.map((facing) => arcOf(0, 0, tip, facing, degrees));
  const holding = new Int32Array(size);
  const isKnown = new Uint8Array(size);
  return (from, at) => {
    const offset = between(from, at);
    if (isKnown[offset] === 0) {
      isKnown[offset] = 1;
      for (let facing = 0; facing < arcs.length; facing++)
        if (inArc(arcs[facing], x[at] - x[from], y[at] - y[from], part)) holding[offset] |= 1 << facing;
    }
    return holding[offset];
  };
}
