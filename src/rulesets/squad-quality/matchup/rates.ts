import type { Locomotion, Profile } from '../units/units.ts';

/** Inches that whoever is on foot moves and rushes, and a vehicle (SQ-CORE-MOVE, SQ-CORE-VEH). */
const ON_FOOT = [6, 12] as const;
const RATES: Readonly<Record<Locomotion, readonly [move: number, rush: number]>> = {
  wheeled: [18, 24],
  tracked: [12, 18],
  walker: [6, 12],
  hover: [10, 16],
  flyer: [14, 20],
};

export function ratesOf({ hull }: Profile): readonly [move: number, rush: number] {
  return hull === null ? ON_FOOT : RATES[hull.locomotion];
}
