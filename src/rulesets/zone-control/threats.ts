import { CONTACT_GAP } from '../../kernel/base.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import type { HarmTables } from './harm.ts';
import { isSeen } from './looks.ts';
import type { ModelSpec } from './muster.ts';
import type { Settings } from './rules/index.ts';
import type { Weapon } from './units.ts';

/** A way to attack: what may take from it, and how many faces of the die hit by how much is taken. */
export interface Threat {
  readonly weapon: number;
  readonly melee: boolean;
  readonly range: Length;
  /** Distance from which it is hampered, by so much; and by so much after moving. */
  readonly farFrom: Length;
  readonly far: number;
  readonly moved: number;
  readonly faces: Int32Array;
}

/** Least distance of shooting, reach of melee, and whether melee goes on unseen. */
export interface Reach {
  readonly least: Length;
  readonly melee: Length;
  readonly blind: boolean;
}

export function threatsOf(
  { ranged, melee, profile, seat }: ModelSpec,
  weapons: readonly Weapon[],
  own: Settings,
  harm: HarmTables,
  shoots: boolean,
): Threat[] {
  const { moved, far } = own.shooting;
  const threat = (weapon: number, skill: number): Threat => {
    const { range, heavy, mode } = weapons[weapon];
    return {
      weapon,
      melee: mode === 'melee',
      range: range * INCH,
      farFrom: range * INCH * far.share,
      far: far.points,
      moved: heavy ? moved.heavy : moved.points,
      faces: harm.facesBySkill(seat, skill),
    };
  };
  return [
    ...(own.shooting.on && shoots ? ranged.map((weapon) => threat(weapon, profile.ballistic)) : []),
    ...(own.melee.on ? melee.map((weapon) => threat(weapon, profile.melee)) : []),
  ];
}

/** How far a model strikes in melee, from base to base. */
export function meleeReach({ melee }: Settings): Length {
  return melee.target.on ? melee.target.inches * INCH : CONTACT_GAP;
}

export function reachOf(own: Settings): Reach {
  const { target } = own.shooting;
  return {
    least: target.on ? target.inches * INCH : -1,
    melee: meleeReach(own),
    blind: own.melee.target.seen === 'no',
  };
}

/** Distances at which a weapon begins or ceases to serve, or is hampered. */
export function edgesOf(threats: readonly Threat[], { least, melee }: Reach): Float64Array {
  const edges = threats.flatMap((threat) => (threat.melee ? [melee] : [least, threat.farFrom, threat.range]));
  return Float64Array.from(new Set(edges.filter((edge) => edge >= 0))).sort();
}

/** What is taken from the skill of an attack, undefined where it cannot be made. */
export function takenAt(
  { melee, range, farFrom, far, moved }: Threat,
  reach: Reach,
  gap: Length,
  look: number,
  hasMoved: boolean,
): number | undefined {
  const seen = isSeen(look);
  if (melee) return gap > reach.melee || (!seen && !reach.blind) ? undefined : 0;
  if (!seen || gap > range || gap <= reach.least) return undefined;
  return look + (hasMoved ? moved : 0) + (gap > farFrom ? far : 0);
}
