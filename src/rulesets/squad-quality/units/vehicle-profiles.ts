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

const HIGH_TECH = { traits: ['high-tech'] } as const;

function vehicle(
  id: string,
  title: string,
  points: number,
  weapons: readonly string[],
  hull: Hull,
  more: Partial<Profile> = {},
): Profile {
  return { ...VEHICLE, id, title, weapons, hull, points, ...more };
}

/** Vehicles of every class that is printed; how they move, their weapons, seats and values are ours (SQ-CORE-SCN-profiles). */
export const vehicleProfiles: readonly Profile[] = [
  vehicle('truck', 'Light Transport', 6, ['gpmg'], hullOf('wheeled', [0, 0, 0, 0, 0], 1, 6)),
  vehicle('carrier', 'Personnel Carrier', 15, ['hmg'], hullOf('wheeled', [3, 5, 4, 3, 3], 2, 8)),
  vehicle(
    'fighting-vehicle',
    'Fighting Vehicle',
    22,
    ['light-autocannon', 'gpmg'],
    hullOf('tracked', [4, 6, 5, 4, 4], 3, 6),
  ),
  vehicle('light-tank', 'Light Tank', 24, ['light-cannon', 'gpmg'], hullOf('tracked', [5, 7, 6, 5, 5], 3)),
  vehicle('medium-tank', 'Medium Tank', 30, ['medium-cannon', 'gpmg'], hullOf('tracked', [6, 8, 7, 6, 6], 4)),
  vehicle(
    'battle-tank',
    'Main Battle Tank',
    38,
    ['heavy-cannon', 'gpmg'],
    hullOf('tracked', [7, 9, 8, 7, 7], 5),
    { resolve: 'determined' },
  ),
  vehicle(
    'walker',
    'Heavy Walker',
    36,
    ['heavy-chain-gun', 'missile-launcher'],
    hullOf('walker', [7, 9, 8, 7, 7], 1),
    { resolve: 'determined', ...HIGH_TECH },
  ),
  vehicle('skimmer', 'Skimmer', 20, ['light-rail-gun'], hullOf('hover', [3, 5, 4, 3, 3], 2), HIGH_TECH),
  vehicle(
    'gunship',
    'Gunship',
    16,
    ['light-chain-gun', 'missile-launcher'],
    hullOf('flyer', [0, 0, 0, 0, 0], 2),
    HIGH_TECH,
  ),
  vehicle(
    'mortar-carrier',
    'Mortar Carrier',
    17,
    ['heavy-mortar', 'hmg'],
    hullOf('wheeled', [3, 5, 4, 3, 3], 2),
  ),
  vehicle(
    'autocannon-carrier',
    'Autocannon Carrier',
    24,
    ['heavy-autocannon'],
    hullOf('tracked', [4, 6, 5, 4, 4], 3),
  ),
  vehicle('beam-tank', 'Beam Tank', 25, ['light-beam'], hullOf('hover', [5, 7, 6, 5, 5], 3), HIGH_TECH),
  vehicle('tank-destroyer', 'Tank Destroyer', 31, ['heavy-rail-gun'], hullOf('tracked', [6, 8, 7, 6, 6], 4)),
  vehicle('beam-walker', 'Beam Walker', 35, ['heavy-beam'], hullOf('walker', [7, 9, 8, 7, 7], 1), {
    resolve: 'determined',
    traits: ['high-tech'],
  }),
];
