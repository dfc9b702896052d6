import type { WeaponSpec } from './units.ts';

const NO_BANDS: WeaponSpec['bands'] = { PB: null, SR: null, MR: null, LR: null, ER: null };

const PLAIN = { template: 0, magnitude: 0, antiVehicle: false, effect: 'plain', actions: 1 } as const;

const BURSTING = { antiVehicle: true, effect: 'concussive' } as const;

function gun(
  id: string,
  title: string,
  damage: number,
  rate: number,
  [PB, SR, MR, LR, ER]: readonly (number | null)[],
): WeaponSpec {
  return { id, title, mode: 'ranged', damage, rate, bands: { PB, SR, MR, LR, ER }, ...PLAIN };
}

function blade(id: string, title: string, damage: number): WeaponSpec {
  return { id, title, mode: 'melee', damage, rate: 1, bands: NO_BANDS, ...PLAIN };
}

/** Weapons and powers of ours (DX-PRF-ASM). */
export const weapons: readonly WeaponSpec[] = [
  gun('rifle', 'Rifle', 10, 1, [0, 0, 0, -4, null]),
  gun('smg', 'Submachine Gun', 9, 2, [2, 0, -4, null, null]),
  gun('mg', 'Machine Gun', 11, 2, [-2, 0, 0, -2, -4]),
  gun('longarm', 'Sniper Rifle', 13, 1, [-4, 0, 2, 0, -2]),
  { ...gun('launcher', 'Launcher', 15, 1, [null, 0, 0, -3, null]), template: 3, ...BURSTING },
  { ...gun('autocannon', 'Autocannon', 13, 2, [0, 0, 0, 0, -3]), antiVehicle: true },
  gun('hmg', 'Heavy Machine Gun', 12, 2, [-2, 0, 0, -1, -3]),
  { ...gun('cannon', 'Tank Gun', 18, 1, [-4, 0, 0, 0, -2]), ...BURSTING },
  { ...gun('railgun', 'Rail Gun', 20, 1, [-4, 0, 2, 2, 0]), antiVehicle: true },
  { ...gun('missile', 'Missile', 15, 1, [null, 0, 0, -3, null]), ...BURSTING },
  { ...gun('beam', 'Beam Projector', 14, 1, [0, 0, 0, -2, null]), antiVehicle: true, effect: 'radiant' },
  { ...gun('bolt', 'Bolt', 12, 1, [0, 0, 0, null, null]), magnitude: 2 },
  { ...gun('lance', 'Lance', 20, 1, [0, 0, 0, null, null]), magnitude: 3, actions: 2 },
  blade('bayonet', 'Bayonet', 9),
  blade('blade', 'Blade', 11),
  blade('fist', 'Fist', 14),
  { ...blade('claws', 'Claws', 13), effect: 'rending' },
];
