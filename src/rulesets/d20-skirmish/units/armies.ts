import { irregularArmies } from './irregulars.ts';
import { machineArmies } from './machines.ts';
import type { ArmySpec } from './units.ts';

const four = (id: string) => [id, id, id, id];

/** Armies of ours, the usual one first (DX-PRF-ASM). */
export const armies: readonly ArmySpec[] = [
  {
    id: 'company',
    title: 'Company',
    squads: [
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'heavy', 'grenadier'] },
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
      { title: 'Berserks', models: four('berserk') },
      { title: 'Stalker', models: ['stalker'] },
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
    id: 'motors',
    title: 'Motors',
    squads: [
      { title: 'Carrier', models: ['carrier'] },
      { title: 'Riders', models: ['sergeant', 'trooper', 'trooper', 'grenadier'], mounted: true },
      { title: 'Walker', models: ['walker'] },
      { title: 'Bikes', models: ['biker', 'biker'] },
    ],
    works: ['teeth', 'reinforced-metal', 'metal', 'straw'],
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
    works: ['trench', 'stone', 'reinforced-timber', 'light-wood'],
  },
  ...machineArmies,
  ...irregularArmies,
];
