import { BASE_RADIUS, CONTACT_GAP } from './base.ts';
import { containsPoint, type Outline, squaredToOutline } from './geometry.ts';
import type { Length } from './length.ts';
import { hullOf, type Prism, reachesInto, slabsOf, solidsOf } from './prism.ts';
import type { TableSpec } from './terrain.ts';

/** Centres nearer than this to an outline have their base over it; half a hundredth of a millimetre is rounding. */
const OVERLAP: Length = BASE_RADIUS - 0.5;
const TOUCH: Length = BASE_RADIUS + CONTACT_GAP;

/** Where on a table bases have room to stand. */
export interface Standing {
  /** Heights of the surfaces with room for a base centred on (x, y), lowest first. */
  levels(x: Length, y: Length): Length[];
  /** Bit p is set when (x, y) is inside the footprint of piece p. */
  inside(x: Length, y: Length): number;
  /** Bit p is set when a base standing there is at most 3 mm from the footprint or a solid of piece p at its level. */
  touches(x: Length, y: Length, z: Length): number;
}

interface Place {
  /** The footprint, up to the top of the piece. */
  readonly hull: Prism;
  readonly solids: readonly Prism[];
}

/** The standing room of a table that `checkTable` let pass. */
export function standingOn(spec: TableSpec): Standing {
  const places = spec.pieces.map((piece): Place => ({ hull: hullOf(piece), solids: solidsOf(piece) }));
  const solids = places.flatMap((place) => place.solids);
  const slabs = spec.pieces.flatMap(slabsOf);
  const closed = spec.pieces.filter((piece) => piece.impassable || piece.kind === 'linear').map(hullOf);

  const isFree = (x: Length, y: Length, z: Length) => {
    const overlaps = ({ outline }: Prism) => squaredToOutline(outline, x, y) < OVERLAP * OVERLAP;
    return (
      !solids.some((solid) => reachesInto(solid, z) && overlaps(solid)) &&
      !slabs.some((slab) => slab.to > z && reachesInto(slab, z) && overlaps(slab)) &&
      !(z === 0 && closed.some(overlaps))
    );
  };

  return {
    levels(x, y) {
      const surfaces = slabs.filter((slab) => containsPoint(slab.outline, x, y)).map((slab) => slab.to);
      return [...new Set([0, ...surfaces])].sort((a, b) => a - b).filter((z) => isFree(x, y, z));
    },
    inside: (x, y) => bitsOf(places, (place) => containsPoint(place.hull.outline, x, y)),
    touches(x, y, z) {
      const near = (outline: Outline) => squaredToOutline(outline, x, y) <= TOUCH * TOUCH;
      return bitsOf(
        places,
        ({ hull, solids }) =>
          (z <= hull.to && near(hull.outline)) ||
          solids.some((solid) => reachesInto(solid, z) && near(solid.outline)),
      );
    },
  };
}

function bitsOf(places: readonly Place[], holds: (place: Place) => boolean): number {
  return places.reduce((bits, place, p) => (holds(place) ? bits | (1 << p) : bits), 0) >>> 0;
}
