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
import { type UnitDataOf, unitDataOf } from '../../../rules/unit-data.ts';

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

const PLAIN = { moveOrShoot: false, inaccurate: false, suppressing: false } as const;

function blow(id: string, title: string, strength: number): WeaponSpec {
  return { id, title, kind: 'close-combat', range: 0, strength, ...PLAIN };
}

function gun(id: string, title: string, range: number, strength: number): WeaponSpec {
  return { id, title, kind: 'ranged', range, strength, ...PLAIN };
}

const weapons: readonly WeaponSpec[] = [
  blow('club', 'Club', 10),
  blow('light-club', 'Club', 9),
  blow('powered-club', 'Powered Club', 11),
  blow('fist', 'Dark Potential Fist', 13),
  gun('pistol', 'Pistol', 8, 10),
  gun('laser-pistol', 'Laser Pistol', 8, 11),
  { ...gun('sniper-rifle', 'Sniper Rifle', 16, 12), moveOrShoot: true, suppressing: true },
  {
    ...gun('rocket-launcher', 'Rocket Launcher', 10, 12),
    strengthB: 8,
    aoe: 3,
    moveOrShoot: true,
    inaccurate: true,
  },
];

const soldier: Profile = {
  id: 'soldier',
  title: 'Soldier',
  movement: 6,
  defense: 2,
  armour: 3,
  leadership: 6,
  wounds: 1,
  commandPoints: 1,
  ranged: 11,
  closeCombat: 10,
  perception: 7,
  weapons: ['club', 'pistol'],
  commander: false,
  dugIn: false,
  stealth: 0,
  squad: true,
};

const profiles: readonly Profile[] = [
  soldier,
  { ...soldier, id: 'rocket', title: 'Rocket Soldier', weapons: ['club', 'pistol', 'rocket-launcher'] },
  { ...soldier, id: 'club-soldier', title: 'Club Soldier', weapons: ['club'] },
  {
    id: 'leader',
    title: 'Leader',
    movement: 6,
    defense: 3,
    armour: 3,
    leadership: 9,
    wounds: 5,
    commandPoints: 5,
    ranged: 12,
    closeCombat: 11,
    perception: 9,
    weapons: ['powered-club', 'laser-pistol'],
    commander: true,
    dugIn: false,
    stealth: 0,
    squad: false,
  },
  {
    id: 'sniper',
    title: 'Sniper',
    movement: 6,
    defense: 3,
    armour: 2,
    leadership: 8,
    wounds: 3,
    commandPoints: 1,
    ranged: 13,
    closeCombat: 9,
    perception: 10,
    weapons: ['light-club', 'sniper-rifle', 'pistol'],
    commander: false,
    dugIn: true,
    stealth: 0,
    squad: false,
  },
  {
    id: 'assassin',
    title: 'Assassin',
    movement: 8,
    defense: 4,
    armour: 2,
    leadership: 7,
    wounds: 3,
    commandPoints: 1,
    ranged: null,
    closeCombat: 12,
    perception: 9,
    weapons: ['fist'],
    commander: false,
    dugIn: false,
    stealth: 3,
    squad: false,
  },
];

const suggested: ArmySpec = {
  id: 'suggested',
  title: 'Suggested army',
  units: [
    { unit: 'leader' },
    {
      title: 'Soldiers',
      squad: ['soldier', 'soldier', 'soldier', 'soldier', 'rocket'],
    },
    { unit: 'assassin' },
    { unit: 'sniper' },
  ],
};

const larger: ArmySpec = {
  id: 'larger',
  title: 'Larger army',
  units: [
    ...suggested.units,
    {
      title: 'Club Soldiers',
      squad: ['club-soldier', 'club-soldier', 'club-soldier', 'club-soldier', 'club-soldier'],
    },
  ],
};

/** The appendix of the document: its weapons, units and armies. */
export const unitData: UnitData = unitDataOf(weapons, profiles, [suggested, larger]);
