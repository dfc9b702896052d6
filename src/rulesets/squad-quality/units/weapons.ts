import type { WeaponSpec } from './units.ts';

type Stats = readonly [range: number, damage: number, fireEffect: number, antiTank: number];

const PLAIN = { assault: 0, dice: 0, support: false, blast: 0, smoke: false } as const;

function arm(
  id: string,
  title: string,
  [range, damage, fireEffect, antiTank]: Stats,
  more: Partial<WeaponSpec> = {},
): WeaponSpec {
  return { id, title, range, damage, fireEffect, antiTank, ...PLAIN, ...more };
}

/** Weapons as the reference sheets print them. */
export const weapons: readonly WeaponSpec[] = [
  arm('pistol', 'Pistols', [1, 1, 0, 0], { assault: 1 }),
  arm('smg', 'Submachine Guns', [2, 2, 0, 0], { assault: 1 }),
  arm('carbine', 'Assault Carbines', [4, 2, 0, 0]),
  arm('low-tech-rifle', 'Low-tech Rifles', [5, 1, 0, 0]),
  arm('assault-rifle', 'Assault Rifles', [5, 2, 0, 0]),
  arm('high-tech-rifle', 'High-tech Rifles', [6, 2, 0, 0]),
  arm('laser-rifle', 'Laser Rifles', [7, 2, 0, 0]),
  arm('gauss-carbine', 'Gauss Carbines', [5, 3, 0, 0]),
  arm('gauss-rifle', 'Gauss Rifles', [6, 3, 0, 0]),
  arm('blaster', 'Blasters', [3, 4, 0, 0]),
  arm('shotgun', 'Shotgun', [2, 2, 2, 0], { support: true }),
  arm('flamethrower', 'Flamethrower', [1, 2, 0, 2], { support: true, dice: 1 }),
  arm('grenade-launcher', 'Grenade Launcher', [2, 2, 0, 1], { support: true, dice: 1, smoke: true }),
  arm('saw', 'Squad Automatic Weapon', [6, 2, 2, 0], { support: true }),
  arm('fusion-gun', 'Fusion Gun', [2, 2, 0, 3], { support: true }),
  arm('plasma-rifle', 'Plasma Rifle', [5, 2, 1, 1], { support: true }),
  arm('beam-rifle', 'Beam Rifle', [7, 2, 0, 1], { support: true }),
  arm('gpmg', 'General-purpose Machine Gun', [7, 2, 3, 0]),
  arm('hmg', 'Heavy Machine Gun', [8, 4, 2, 1]),
  arm('missile-launcher', 'Missile Launcher', [8, 2, 1, 5], { blast: 2 }),
  arm('light-mortar', 'Light Mortar', [10, 1, 0, 0], { blast: 2 }),
  arm('heavy-mortar', 'Heavy Mortar', [12, 2, 1, 0], { blast: 3 }),
  arm('light-cannon', 'Light Cannon', [10, 2, 0, 3], { blast: 2 }),
  arm('light-autocannon', 'Light Autocannon', [10, 6, 0, 2]),
  arm('heavy-autocannon', 'Heavy Autocannon', [13, 6, 0, 4]),
  arm('light-chain-gun', 'Light Chain Gun', [4, 2, 5, 0]),
  arm('heavy-chain-gun', 'Heavy Chain Gun', [7, 2, 7, 0]),
  arm('light-rail-gun', 'Light Rail Gun', [12, 4, 0, 5]),
  arm('heavy-rail-gun', 'Heavy Rail Gun', [15, 4, 0, 7]),
  arm('medium-cannon', 'Medium Cannon', [12, 3, 1, 4], { blast: 3 }),
  arm('heavy-cannon', 'Heavy Cannon', [15, 3, 3, 5], { blast: 4 }),
  arm('light-beam', 'Light Beam', [15, 2, 0, 3]),
  arm('heavy-beam', 'Heavy Beam', [20, 3, 0, 5]),
];
