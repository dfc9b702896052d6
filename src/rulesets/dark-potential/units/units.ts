import { z } from 'zod';
import {
  flag,
  id,
  inches,
  type Spec,
  title,
  unitAdditions,
  weaponIds,
  whole,
} from '../../../rules/assembly/unit-fields.ts';
import type { UnitDataOf } from '../../../rules/unit-data.ts';

const skill = whole(0, 20).nullable().default(null).describe('left out when the unit has no such skill');

const weaponSchema = z.strictObject({
  id,
  /** As its bearers call it; weapons of different units may share one, as the clubs of Soldier and Sniper do. */
  title,
  kind: z.enum(['ranged', 'close-combat']),
  range: inches(0, 96).default(0).describe('inches of a distance band; for ranged weapons only'),
  strength: whole(0, 20),
  /** With `aoe` only. */
  strengthB: whole(0, 20).exactOptional().describe('Strength against the others its template touches'),
  aoe: inches(0.5, 12).exactOptional().describe('size of its template in inches'),
  moveOrShoot: flag,
  inaccurate: flag,
  suppressing: flag,
});

const unitSchema = z.strictObject({
  id,
  title,
  movement: inches(0, 12),
  defense: whole(0, 12),
  armour: whole(0, 12),
  leadership: whole(0, 20),
  wounds: whole(1, 20),
  /** Of an independent model, or of a squad of such models unless its army says otherwise (DP-Q-20). */
  commandPoints: whole(0, 9),
  ranged: skill,
  closeCombat: skill,
  perception: skill,
  weapons: weaponIds,
  commander: flag,
  dugIn: flag,
  stealth: whole(0, 6).default(0).describe('Stealth Level'),
  squad: flag.describe('whether it serves in squads'),
});

const entrySchema = z.strictObject({
  unit: z.string().exactOptional().describe('id of an independent model'),
  squad: z.array(z.string()).min(2).max(20).exactOptional().describe('ids of the members of a squad'),
  title,
  commandPoints: whole(0, 9)
    .exactOptional()
    .describe('of the squad; when left out the most that one of its members lists'),
});

const armySchema = z.strictObject({ id, title, units: z.array(entrySchema).min(1).max(20) });

/** Units, weapons and armies of a user's own, as a file lists them. */
export const unitAdditionsSchema = unitAdditions(weaponSchema, unitSchema, armySchema);

export type Entry = z.infer<typeof entrySchema>;

/** A weapon; lengths in inches. */
export type WeaponSpec = Spec<typeof weaponSchema>;

/** Attributes of a model; lengths in inches. A skill that is null cannot be used (DP-ATTR-07). */
export type Profile = Spec<typeof unitSchema>;

interface IndependentEntry {
  readonly unit: string;
}

interface SquadEntry {
  readonly title: string;
  /** Ids of its members; the first leads it unless its player names another. */
  readonly squad: readonly string[];
  /** Absent where the squad has what one of its members' profiles lists (DP-Q-20). */
  readonly commandPoints?: number;
}

export interface ArmySpec {
  readonly id: string;
  readonly title: string;
  readonly units: readonly (IndependentEntry | SquadEntry)[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<WeaponSpec, Profile, ArmySpec>;
