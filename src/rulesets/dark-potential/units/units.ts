import { type UnitDataOf, unitDataOf } from '../../../rules/unit-data.ts';

/** A weapon; lengths in inches. */
export interface WeaponSpec {
  readonly id: string;
  /** As its bearers call it; weapons of different units may share one, as the clubs of Soldier and Sniper do. */
  readonly title: string;
  readonly kind: 'ranged' | 'close-combat';
  /** Width of a distance band; 0 for close combat. */
  readonly range: number;
  readonly strength: number;
  /** Strength against models that its template touches but for the middle one; with `aoe` only. */
  readonly strengthB?: number;
  /** Size of its template. */
  readonly aoe?: number;
  readonly moveOrShoot: boolean;
  readonly inaccurate: boolean;
  readonly suppressing: boolean;
}

/** Attributes of a model; lengths in inches. A skill that is null cannot be used (DP-ATTR-07). */
export interface Profile {
  readonly id: string;
  readonly title: string;
  readonly movement: number;
  readonly defense: number;
  readonly armour: number;
  readonly leadership: number;
  readonly wounds: number;
  /** Of an independent model, or of a squad of such models unless its army says otherwise (DP-Q-20). */
  readonly commandPoints: number;
  readonly ranged: number | null;
  readonly closeCombat: number | null;
  readonly perception: number | null;
  /** Ids of its weapons. */
  readonly weapons: readonly string[];
  readonly commander: boolean;
  readonly dugIn: boolean;
  /** Stealth Level; 0 for none. */
  readonly stealth: number;
  /** Whether it serves in squads; others are Independent Models. */
  readonly squad: boolean;
}

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
