import { type UnitDataOf, unitDataOf } from '../../rules/unit-data.ts';
import type { Band } from './bands.ts';

/** A weapon: its DM, and for ranged ones ROF and the modifier to RC in each band, null where it does not reach. */
export interface Weapon {
  readonly id: string;
  readonly title: string;
  readonly mode: 'ranged' | 'melee';
  /** DM. */
  readonly damage: number;
  /** ROF: shots per action; 1 for melee. */
  readonly rate: number;
  readonly bands: Readonly<Record<Band, number | null>>;
  /** Diameter of its template in inches; 0 without one. */
  readonly template: number;
  /** Magnitude of a power, which is no weapon but strikes like one; 0 for weapons. */
  readonly magnitude: number;
  /** AC that an attack with it costs. */
  readonly actions: number;
}

/** Attributes of a model, as the sheet abbreviates them. */
export interface Profile {
  readonly id: string;
  readonly title: string;
  /** MV in inches. */
  readonly move: number;
  /** CC and RC. */
  readonly close: number;
  readonly ranged: number;
  /** PW; 0 for who has none. */
  readonly power: number;
  /** LD. */
  readonly leadership: number;
  /** AC per activation. */
  readonly actions: number;
  /** WD. */
  readonly wounds: number;
  /** ST, SZ and AR. */
  readonly strength: number;
  readonly size: number;
  readonly armour: number;
  /** Ids of its weapons. */
  readonly weapons: readonly string[];
  /** Levels of Dire and of A.I.; 0 without. */
  readonly dire: number;
  readonly machine: number;
  /** Obeys a channeler of its army, who summoned it. */
  readonly summoned: boolean;
  /** Leads a squad. */
  readonly leader: boolean;
  /** Commands, and belongs to no squad. */
  readonly commander: boolean;
  /** Belongs to no squad. */
  readonly individual: boolean;
  /** Starts concealed. */
  readonly concealed: boolean;
  readonly points: number;
}

/** Models that are activated together. */
export interface SquadSpec {
  readonly title: string;
  /** Ids of its models. */
  readonly models: readonly string[];
}

export interface ArmySpec {
  readonly id: string;
  readonly title: string;
  readonly squads: readonly SquadSpec[];
}

/** Everything armies are made of, by id. */
export type UnitData = UnitDataOf<Weapon, Profile, ArmySpec>;

const NO_BANDS: Weapon['bands'] = { PB: null, SR: null, MR: null, LR: null, ER: null };

const PLAIN = { template: 0, magnitude: 0, actions: 1 } as const;

function gun(
  id: string,
  title: string,
  damage: number,
  rate: number,
  [PB, SR, MR, LR, ER]: readonly (number | null)[],
): Weapon {
  return { id, title, mode: 'ranged', damage, rate, bands: { PB, SR, MR, LR, ER }, ...PLAIN };
}

function blade(id: string, title: string, damage: number): Weapon {
  return { id, title, mode: 'melee', damage, rate: 1, bands: NO_BANDS, ...PLAIN };
}

const weapons: readonly Weapon[] = [
  gun('rifle', 'Rifle', 10, 1, [0, 0, 0, -4, null]),
  gun('smg', 'Submachine Gun', 9, 2, [2, 0, -4, null, null]),
  gun('mg', 'Machine Gun', 11, 2, [-2, 0, 0, -2, -4]),
  gun('longarm', 'Sniper Rifle', 13, 1, [-4, 0, 2, 0, -2]),
  { ...gun('launcher', 'Launcher', 15, 1, [null, 0, 0, -3, null]), template: 3 },
  { ...gun('bolt', 'Bolt', 12, 1, [0, 0, 0, null, null]), magnitude: 2 },
  blade('bayonet', 'Bayonet', 9),
  blade('blade', 'Blade', 11),
  blade('fist', 'Fist', 14),
  blade('claws', 'Claws', 13),
];

const trooper: Profile = {
  id: 'trooper',
  title: 'Trooper',
  move: 5,
  close: 9,
  ranged: 10,
  power: 0,
  leadership: 11,
  actions: 3,
  wounds: 1,
  strength: 2,
  size: 2,
  armour: 20,
  weapons: ['rifle', 'bayonet'],
  dire: 0,
  machine: 0,
  summoned: false,
  leader: false,
  commander: false,
  individual: false,
  concealed: false,
  points: 20,
};

const profiles: readonly Profile[] = [
  trooper,
  {
    ...trooper,
    id: 'sergeant',
    title: 'Sergeant',
    close: 11,
    ranged: 11,
    leadership: 13,
    actions: 4,
    armour: 21,
    weapons: ['smg', 'blade'],
    leader: true,
    points: 34,
  },
  {
    ...trooper,
    id: 'heavy',
    title: 'Heavy',
    move: 4,
    close: 8,
    strength: 3,
    weapons: ['mg', 'bayonet'],
    points: 32,
  },
  {
    ...trooper,
    id: 'sniper',
    title: 'Sniper',
    close: 8,
    ranged: 13,
    leadership: 12,
    armour: 19,
    weapons: ['longarm', 'bayonet'],
    individual: true,
    concealed: true,
    points: 36,
  },
  {
    ...trooper,
    id: 'commander',
    title: 'Commander',
    close: 12,
    ranged: 12,
    leadership: 15,
    actions: 4,
    wounds: 2,
    strength: 3,
    armour: 22,
    weapons: ['smg', 'blade'],
    commander: true,
    individual: true,
    points: 60,
  },
  {
    ...trooper,
    id: 'channeler',
    title: 'Channeler',
    ranged: 8,
    power: 12,
    leadership: 13,
    wounds: 2,
    weapons: ['bolt', 'bayonet'],
    individual: true,
    points: 50,
  },
  {
    ...trooper,
    id: 'horror',
    title: 'Horror',
    move: 6,
    close: 14,
    ranged: 0,
    leadership: 12,
    wounds: 3,
    strength: 7,
    size: 4,
    armour: 23,
    weapons: ['claws', 'fist'],
    dire: 2,
    summoned: true,
    individual: true,
    points: 90,
  },
  {
    ...trooper,
    id: 'drone',
    title: 'Drone',
    move: 4,
    close: 8,
    leadership: 10,
    armour: 22,
    weapons: ['rifle', 'fist'],
    machine: 2,
    points: 26,
  },
  {
    ...trooper,
    id: 'grenadier',
    title: 'Grenadier',
    close: 8,
    strength: 3,
    weapons: ['launcher', 'bayonet'],
    points: 34,
  },
  {
    ...trooper,
    id: 'berserk',
    title: 'Berserk',
    move: 6,
    close: 12,
    ranged: 6,
    leadership: 12,
    wounds: 2,
    strength: 5,
    size: 3,
    armour: 22,
    weapons: ['fist', 'blade'],
    points: 40,
  },
];

const four = (id: string) => [id, id, id, id];

const armies: readonly ArmySpec[] = [
  {
    id: 'company',
    title: 'Company',
    squads: [
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'heavy'] },
      { title: 'Berserks', models: ['berserk', 'berserk'] },
      { title: 'Channeler', models: ['channeler'] },
      { title: 'Sniper', models: ['sniper'] },
      { title: 'Command', models: ['commander'] },
    ],
  },
  {
    id: 'rifles',
    title: 'Rifles',
    squads: [
      { title: 'First Squad', models: ['sergeant', 'trooper', 'trooper', 'trooper', 'heavy'] },
      { title: 'Second Squad', models: ['sergeant', 'trooper', 'trooper', 'trooper'] },
      { title: 'Command', models: ['commander'] },
    ],
  },
  {
    id: 'shock',
    title: 'Shock Troops',
    squads: [
      { title: 'Squad', models: ['sergeant', ...four('trooper')] },
      { title: 'Berserks', models: ['berserk', 'berserk'] },
      { title: 'Sniper', models: ['sniper'] },
      { title: 'Channeler', models: ['channeler'] },
    ],
  },
  {
    id: 'cult',
    title: 'Cult',
    squads: [
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'trooper'] },
      { title: 'Horror', models: ['horror'] },
      { title: 'Channeler', models: ['channeler'] },
    ],
  },
  {
    id: 'machines',
    title: 'Machines',
    squads: [
      { title: 'First Drones', models: ['drone', 'drone', 'drone', 'drone'] },
      { title: 'Second Drones', models: ['drone', 'drone', 'drone'] },
      { title: 'Command', models: ['commander'] },
    ],
  },
  {
    id: 'guns',
    title: 'Guns',
    squads: [
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'grenadier', 'heavy'] },
      { title: 'Support', models: ['heavy', 'grenadier'] },
      { title: 'Channeler', models: ['channeler'] },
      { title: 'Sniper', models: ['sniper'] },
    ],
  },
];

/** Profiles, weapons and armies of ours, for the sheet prints none (DX-PRF-ASM). */
export const unitData: UnitData = unitDataOf(weapons, profiles, armies);
