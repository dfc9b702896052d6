import { BASE_RADIUS, CONTACT_GAP } from '../base.ts';
import { squaredToOutline } from '../geometry/distances.ts';
import { hullOf, isBeside, type Prism, reachesInto, slabsOf, solidsOf } from '../geometry/prism.ts';
import { isNear, type Shape, shapeOf } from '../geometry/shape.ts';
import type { Length } from '../length.ts';
import type { TableSpec } from '../terrain.ts';

/** Centres nearer than this to an outline have their base over it; half a hundredth of a millimetre is rounding. */
const OVERLAP: Length = BASE_RADIUS - 0.5;
const TOUCH: Length = BASE_RADIUS + CONTACT_GAP;

/** Where on a table bases have room to stand. */
export interface Standing {
  /** Heights of the surfaces with room for a base centred on (x, y), lowest first. */
  levels(x: Length, y: Length): Length[];
  /** Bit p is set when (x, y) is inside the footprint of piece p. */
  inside(x: Length, y: Length): number;
  /**
   * Bit p is set when a base standing there is at most 3 mm from a wall or floor of piece p at its level; of area terrain
   * without either, from its footprint.
   */
  touches(x: Length, y: Length, z: Length): number;
}

/** A prism with the box around it, which rules most of them out at once. */
interface Block extends Prism {
  readonly shape: Shape;
}

interface Place {
  /** The footprint, up to the top of the piece. */
  readonly hull: Block;
  readonly solids: readonly Block[];
  readonly slabs: readonly Block[];
}

/** The standing room of a table that `checkTable` let pass. */
export function standingOn(spec: TableSpec): Standing {
  const places = spec.pieces.map(
    (piece): Place => ({
      hull: blockOf(hullOf(piece)),
      solids: solidsOf(piece).map(blockOf),
      slabs: slabsOf(piece).map(blockOf),
    }),
  );
  const solids = places.flatMap((place) => place.solids);
  const slabs = places.flatMap((place) => place.slabs);
  const closed = spec.pieces
    .filter((piece) => piece.impassable || piece.kind === 'linear')
    .map((piece) => blockOf(hullOf(piece)));

  const isFree = (x: Length, y: Length, z: Length) => {
    const overlaps = (block: Block) => squaredTo(block, OVERLAP, x, y) < OVERLAP * OVERLAP;
    return (
      !solids.some((solid) => reachesInto(solid, z) && overlaps(solid)) &&
      !slabs.some((slab) => slab.to > z && reachesInto(slab, z) && overlaps(slab)) &&
      !(z === 0 && closed.some(overlaps))
    );
  };

  return {
    levels(x, y) {
      const heights = [0];
      for (const slab of slabs) {
        if (!heights.includes(slab.to) && squaredTo(slab, 0, x, y) === 0) heights.push(slab.to);
      }
      return heights.sort((a, b) => a - b).filter((z) => isFree(x, y, z));
    },
    inside: (x, y) => bitsOf(places, ({ hull }) => squaredTo(hull, 0, x, y) === 0),
    touches(x, y, z) {
      const near = (block: Block) => squaredTo(block, TOUCH, x, y) <= TOUCH * TOUCH;
      const touched = (block: Block) => isBeside(block, z) && near(block);
      return bitsOf(places, ({ hull, solids, slabs }) =>
        solids.length + slabs.length === 0 ? touched(hull) : solids.some(touched) || slabs.some(touched),
      );
    },
  };
}

function blockOf(prism: Prism): Block {
  return { ...prism, shape: shapeOf(prism.outline) };
}

/** Squared distance of a place from the outline of a block; Infinity where it is plainly further than `reach`. */
function squaredTo({ outline, shape }: Block, reach: Length, x: Length, y: Length): number {
  return isNear(shape, reach, x, y, x, y) ? squaredToOutline(outline, x, y) : Infinity;
}

function bitsOf(places: readonly Place[], holds: (place: Place) => boolean): number {
  return places.reduce((bits, place, p) => (holds(place) ? bits | (1 << p) : bits), 0) >>> 0;
}
