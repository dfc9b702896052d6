import type { Ground } from '../../kernel/ground.ts';
import { thinnedBetweenLandmarks } from '../../kernel/landmarks.ts';
import { reachInOwnFrame } from '../../kernel/own-frame.ts';
import type { Reach } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';

/** The places worth weighing of those within reach of a point, in a seat's own frame. */
export type Strides = (reach: Reach) => Uint16Array;

/** Strides of lists that are asked about again and again; what it finds is forgotten with them. */
export function createStrides(ground: Ground, landmarks: Uint8Array, seat: Seat): Strides {
  const known = new WeakMap<Reach, Uint16Array>();
  return (reach) => {
    let places = known.get(reach);
    if (places === undefined) {
      const own = reachInOwnFrame(reach, seat);
      places = Uint16Array.from(thinnedBetweenLandmarks({ ground, landmarks }, reach.point[0], own));
      known.set(reach, places);
    }
    return places;
  };
}
