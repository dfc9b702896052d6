import type { Ground } from '../../kernel/ground.ts';
import { thinnedBetweenLandmarks } from '../../kernel/landmarks.ts';
import type { Length } from '../../kernel/length.ts';
import { reachInOwnFrame } from '../../kernel/own-frame.ts';
import { createRecent } from '../../kernel/recent.ts';
import type { Reach } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';

/** The places worth weighing of those that a base gets to alone from a point, in a seat's own frame. */
export type Strides = (from: number, allowance: Length, reach: () => Reach) => Uint16Array;

/** Starts whose places are kept: those that nearly all bases set out from on any table. */
const STARTS = 192;

/** Places found, and the allowance they were found for. */
interface Known {
  readonly allowance: Length;
  readonly places: Uint16Array;
}

/** Strides that are kept for the starts used last, since most of them are asked about again and again. */
export function createStrides(ground: Ground, landmarks: Uint8Array, seat: Seat): Strides {
  const known = createRecent<Known>(ground.count, STARTS);
  return (from, allowance, reach) => {
    const kept = known.get(from);
    if (kept !== undefined && kept.allowance === allowance) return kept.places;
    const places = Uint16Array.from(
      thinnedBetweenLandmarks({ ground, landmarks }, from, reachInOwnFrame(reach(), seat)),
    );
    known.set(from, { allowance, places });
    return places;
  };
}
