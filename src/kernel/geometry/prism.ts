import { MODEL_HEIGHT } from '../base.ts';
import { inches, type Length, MILLIMETRE } from '../length.ts';
import type { Piece } from '../terrain.ts';
import { type Outline, outlineOf } from './outline.ts';

/** A floor is a slab this thick just under its surface. */
const SLAB: Length = 5 * MILLIMETRE;

/** An upright convex prism. */
export interface Prism {
  readonly outline: Outline;
  readonly from: Length;
  readonly to: Length;
}

/** The solids of a piece. */
export function solidsOf(piece: Piece): Prism[] {
  return piece.solids.map(({ outline, from, to }) => ({
    outline: outlineOf(outline),
    from: inches(from),
    to: inches(to),
  }));
}

/** The floors of a piece; models stand at `to`. */
export function slabsOf(piece: Piece): Prism[] {
  return piece.floors.map(({ outline, height }) => {
    const to = inches(height);
    return { outline: outlineOf(outline), from: to - SLAB, to };
  });
}

/** The space over the footprint of a piece, up to the highest of its parts. */
export function hullOf(piece: Piece): Prism {
  const tops = [...solidsOf(piece), ...slabsOf(piece)].map((part) => part.to);
  return { outline: outlineOf(piece.outline), from: 0, to: Math.max(inches(piece.height), ...tops) };
}

/**
 * Whether a prism is beside the body of a model that stands at `z`, or under its feet: what its base can touch.
 */
export function isBeside(prism: Prism, z: Length): boolean {
  return prism.from < z + MODEL_HEIGHT && prism.to >= z;
}

/** Whether anything of the prism is between the feet and the head of a model that stands at `z`. */
export function reachesInto(prism: Prism, z: Length, head: Length = z + MODEL_HEIGHT): boolean {
  return prism.from < head && prism.to > z;
}
