import type { Settings } from '../rules/index.ts';

/** Faces of the die that everything is rolled with. */
export const SIDES = 20;

/** The AR and DM of the save that follows a hit. */
interface Save {
  readonly armour: number;
  readonly damage: number;
  /** Shots gain DM by a 1; blows do by a reading (DX-AMB-06). */
  readonly isShot: boolean;
}

/** The same, and the number that the attack die must not exceed. */
interface Odds extends Save {
  readonly need: number;
}

/** Whether an attack die hits (DX-CRIT-01, DX-CRIT-06). */
export function hits({ criticals }: Settings, face: number, need: number): boolean {
  if (face === 1 && criticals.success.on) return true;
  if (face === SIDES && criticals.failure.on) return false;
  return face <= need;
}

/** What a hit by a face adds to DM (DX-CRIT-02). */
export function criticalDamage({ criticals }: Settings, face: number, isShot: boolean): number {
  if (face !== 1 || !(isShot || criticals.damage.blows === 'yes')) return 0;
  return criticals.damage.dm;
}

/** Whether an armour die saves where at most `need` does (DX-CRIT-04, DX-CRIT-07). */
export function protects({ criticals }: Settings, face: number, need: number): boolean {
  if (face === 1 && criticals.saves.on) return true;
  if (face === SIDES && !criticals.armour.on && criticals.on) return false;
  return face <= need;
}

/** Whether a test of a trait passes; it avoids misfortune (DX-CRIT-04, DX-CRIT-06). */
export function passes({ criticals }: Settings, face: number, need: number): boolean {
  if (face === 1 && criticals.saves.on) return true;
  if (face === SIDES && criticals.failure.on) return false;
  return face <= need;
}

/** How many faces of the die something holds of. */
export function facesThat(holds: (face: number) => boolean): number {
  let faces = 0;
  for (let face = 1; face <= SIDES; face++) if (holds(face)) faces++;
  return faces;
}

/** Share of the faces of the die. */
export function share(holds: (face: number) => boolean): number {
  return facesThat(holds) / SIDES;
}

/** Chance that an attack die hits. */
export function chanceToHit(own: Settings, need: number): number {
  return share((face) => hits(own, face, need));
}

/** Chance to pass a test of a trait. */
export function chanceToPass(own: Settings, need: number): number {
  return share((face) => passes(own, face, need));
}

/** Chance that a save fails which needs at most a number. */
export function chanceUnsaved(theirs: Settings, need: number): number {
  return 1 - share((face) => protects(theirs, face, need));
}

/** Chance that one attack die wounds. */
export function chanceToWound(own: Settings, theirs: Settings, { need, ...save }: Odds): number {
  return chancesToWound(own, theirs, save)(need);
}

/** The same of one save, by the number that the attack die must not exceed. */
export function chancesToWound(
  own: Settings,
  theirs: Settings,
  { armour, damage, isShot }: Save,
): (need: number) => number {
  const unsaved = (dm: number) => chanceUnsaved(theirs, armour - dm);
  const plain = unsaved(damage);
  const byFace = Float64Array.from({ length: SIDES }, (_, i) => {
    const more = criticalDamage(own, i + 1, isShot);
    return more === 0 ? plain : unsaved(damage + more);
  });
  return (need) => {
    let sum = 0;
    for (let face = 1; face <= SIDES; face++) if (hits(own, face, need)) sum += byFace[face - 1];
    return sum / SIDES;
  };
}
