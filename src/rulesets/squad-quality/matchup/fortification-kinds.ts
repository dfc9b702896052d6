import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';

/** Kinds of fortification (SQ-T16). */
type FortificationKind =
  | 'foxhole'
  | 'sandbags'
  | 'trench'
  | 'light bunker'
  | 'medium bunker'
  | 'heavy bunker';

/** Sides of the dice of damage and of armour, and by how much a usual weapon is better than the armour of a figure. */
const SIDES = 6;
const USUAL = 1;

/** A fortification of a side. */
export interface Fortification {
  readonly seat: Seat;
  readonly kind: FortificationKind;
}

/** What becomes of a bunker. */
export const DESTROYED = 1;

/** The fortifications of both sides, by number (SQ-FORT-works). */
export function fortificationsOf(settings: readonly [Settings, Settings]): Fortification[] {
  return ([0, 1] as const).flatMap((seat) => {
    const own = settings[seat].fortifications;
    if (!own.on) return [];
    const { foxholes, sandbags, trenches, lightBunkers, mediumBunkers, heavyBunkers } = own.works;
    const some = (kind: FortificationKind, number: number) =>
      Array.from({ length: number }, (): Fortification => ({ seat, kind }));
    return [
      ...some('heavy bunker', heavyBunkers),
      ...some('medium bunker', mediumBunkers),
      ...some('light bunker', lightBunkers),
      ...some('trench', trenches),
      ...some('sandbags', sandbags),
      ...some('foxhole', foxholes),
    ];
  });
}

export function isBunker(kind: FortificationKind): boolean {
  return kind.endsWith('bunker');
}

/** What a fortification adds to armour (SQ-FORT-02). */
export function armourBonus({ fortifications: own }: Settings, kind: FortificationKind): number {
  if (!own.armour.on) return 0;
  const { foxhole, sandbags, trench, bunker } = own.ratings;
  return kind === 'foxhole' ? foxhole : kind === 'sandbags' ? sandbags : kind === 'trench' ? trench : bunker;
}

/** How often a usual hit beats a figure with so much armour of a fortification: armour that nothing beats needs no more. */
export function chanceToBeat(armour: number): number {
  let beats = 0;
  for (let face = 1; face <= SIDES; face++) beats += Math.min(SIDES, Math.max(0, face + USUAL - armour));
  return beats / (SIDES * SIDES);
}

/** The Armour Value of a bunker (SQ-FORT-06). */
export function bunkerArmour({ fortifications: { ratings } }: Settings, kind: FortificationKind): number {
  return kind === 'light bunker' ? ratings.light : kind === 'medium bunker' ? ratings.medium : ratings.heavy;
}
