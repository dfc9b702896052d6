import type { Hull, Profile } from './units.ts';

type Armour = readonly [top: number, front: number, side: number, rear: number, bottom: number];

function hullOf(
  locomotion: Hull['locomotion'],
  [top, front, side, rear, bottom]: Armour,
  crew: number,
  seats = 0,
): Hull {
  return { locomotion, top, front, side, rear, bottom, crew, seats, platoon: null };
}

/** A vehicle of regular soldiers. */
const VEHICLE = {
  kind: 'vehicle',
  figures: 2,
  quality: 'regular',
  resolve: 'steady',
  armour: 0,
  leader: 'none',
  leadership: 'novice',
  branch: 'cavalry',
  traits: [],
  aptitude: 'competent',
  powers: [],
} as const;

/** Vehicles of every class that is printed; how they move, their weapons, seats and values are ours (SQ-CORE-SCN-profiles). */
export const vehicleProfiles: readonly Profile[] = [
  {
    ...VEHICLE,
    id: 'truck',
    title: 'Light Transport',
    weapons: ['gpmg'],
    hull: hullOf('wheeled', [0, 0, 0, 0, 0], 1, 6),
    points: 6,
  },
  {
    ...VEHICLE,
    id: 'carrier',
    title: 'Personnel Carrier',
    weapons: ['hmg'],
    hull: hullOf('wheeled', [3, 5, 4, 3, 3], 2, 8),
    points: 15,
  },
  {
    ...VEHICLE,
    id: 'fighting-vehicle',
    title: 'Fighting Vehicle',
    weapons: ['light-autocannon', 'gpmg'],
    hull: hullOf('tracked', [4, 6, 5, 4, 4], 3, 6),
    points: 22,
  },
  {
    ...VEHICLE,
    id: 'light-tank',
    title: 'Light Tank',
    weapons: ['light-cannon', 'gpmg'],
    hull: hullOf('tracked', [5, 7, 6, 5, 5], 3),
    points: 24,
  },
  {
    ...VEHICLE,
    id: 'medium-tank',
    title: 'Medium Tank',
    weapons: ['medium-cannon', 'gpmg'],
    hull: hullOf('tracked', [6, 8, 7, 6, 6], 4),
    points: 30,
  },
  {
    ...VEHICLE,
    id: 'battle-tank',
    title: 'Main Battle Tank',
    resolve: 'determined',
    weapons: ['heavy-cannon', 'gpmg'],
    hull: hullOf('tracked', [7, 9, 8, 7, 7], 5),
    points: 38,
  },
  {
    ...VEHICLE,
    id: 'walker',
    traits: ['high-tech'],
    title: 'Heavy Walker',
    resolve: 'determined',
    weapons: ['heavy-chain-gun', 'missile-launcher'],
    hull: hullOf('walker', [7, 9, 8, 7, 7], 1),
    points: 36,
  },
  {
    ...VEHICLE,
    id: 'skimmer',
    traits: ['high-tech'],
    title: 'Skimmer',
    weapons: ['light-rail-gun'],
    hull: hullOf('hover', [3, 5, 4, 3, 3], 2),
    points: 20,
  },
  {
    ...VEHICLE,
    id: 'gunship',
    traits: ['high-tech'],
    title: 'Gunship',
    weapons: ['light-chain-gun', 'missile-launcher'],
    hull: hullOf('flyer', [0, 0, 0, 0, 0], 2),
    points: 16,
  },
  {
    ...VEHICLE,
    id: 'mortar-carrier',
    title: 'Mortar Carrier',
    weapons: ['heavy-mortar', 'hmg'],
    hull: hullOf('wheeled', [3, 5, 4, 3, 3], 2),
    points: 17,
  },
  {
    ...VEHICLE,
    id: 'autocannon-carrier',
    title: 'Autocannon Carrier',
    weapons: ['heavy-autocannon'],
    hull: hullOf('tracked', [4, 6, 5, 4, 4], 3),
    points: 24,
  },
  {
    ...VEHICLE,
    id: 'beam-tank',
    title: 'Beam Tank',
    traits: ['high-tech'],
    weapons: ['light-beam'],
    hull: hullOf('hover', [5, 7, 6, 5, 5], 3),
    points: 25,
  },
  {
    ...VEHICLE,
    id: 'tank-destroyer',
    title: 'Tank Destroyer',
    weapons: ['heavy-rail-gun'],
    hull: hullOf('tracked', [6, 8, 7, 6, 6], 4),
    points: 31,
  },
  {
    ...VEHICLE,
    id: 'beam-walker',
    title: 'Beam Walker',
    traits: ['high-tech'],
    resolve: 'determined',
    weapons: ['heavy-beam'],
    hull: hullOf('walker', [7, 9, 8, 7, 7], 1),
    points: 35,
  },
];
