/** How far templates that miss deviate, whatever the table (DX-DEV-ASM). */
import { BASE_RADIUS } from '../../../kernel/base.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';
import type { WeaponSpec } from '../units/units.ts';
import { facesThat, SIDES } from './wounding.ts';

/** Whether a weapon strikes everybody under a template. */
export function strikesAll({ templates }: Settings, { template }: WeaponSpec): boolean {
  return template > 0 && templates.on && templates.area.on;
}

/** How far a template that misses goes by the face of a die. */
export function deviationBy({ templates }: Settings, face: number): Length {
  return Math.ceil(face * templates.deviation.share) * INCH;
}

/** A length by which templates that miss deviate, and on how many faces of the die. */
export interface Deviation {
  readonly far: Length;
  readonly faces: number;
}

/** All of a side, the shortest first. */
export function deviationsOf(own: Settings): Deviation[] {
  const faces = Array.from({ length: SIDES }, (_, side) => side + 1);
  const alike = Map.groupBy(faces, (face) => deviationBy(own, face));
  return Array.from(alike, ([far, { length }]) => ({ far, faces: length }));
}

/** Faces of the die at which a template that misses catches its target all the same; 0 for what is none. */
export function facesToCatch(own: Settings, weapon: WeaponSpec): number {
  if (!strikesAll(own, weapon) || !own.templates.deviation.on) return 0;
  const reach = inches(weapon.template / 2) + BASE_RADIUS;
  return facesThat((face) => deviationBy(own, face) <= reach);
}

/** The chance of that. */
export function chanceToCatch(own: Settings, weapon: WeaponSpec): number {
  return facesToCatch(own, weapon) / SIDES;
}
