import type { Ground } from '../../kernel/ground.ts';
import { thinnedBetweenLandmarks } from '../../kernel/landmarks.ts';
import { reachInOwnFrame } from '../../kernel/own-frame.ts';
import { createRecent } from '../../kernel/recent.ts';
import type { Reach } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';

/** The places worth weighing of those within reach of a point, in a seat's own frame. */
export type Strides = (from: number, reach: Reach) => Uint16Array;

/** Starts whose places are kept: those that nearly all bases set out from on any table. */
const STARTS = 192;

/** Places found, and the beginning of the list they were found in. */
interface Known {
  readonly point: Uint16Array;
  readonly count: number;
  readonly places: Uint16Array;
}

/** Strides that are kept for the starts used last, since most of them are asked about again and again. */
export function createStrides(ground: Ground, landmarks: Uint8Array, seat: Seat): Strides {
  const known = createRecent<Known>(ground.count, STARTS);
  return (from, reach) => {
    const { count, point } = reach;
    const kept = known.get(from);
    // A list that is kept is the same each time; one around blockers is new.
    if (kept !== undefined && kept.point === point && kept.count === count) return kept.places;
    const places = Uint16Array.from(
      thinnedBetweenLandmarks({ ground, landmarks }, from, reachInOwnFrame(reach, seat)),
    );
    known.set(from, { point, count, places });
    return places;
  };
}
