import type { Profile } from './units.ts';

/** Squads of equal value: fifteen less the upgrades that each title is followed by. */
const SQUAD = { kind: 'infantry', points: 15 } as const;

const line: Profile = {
  ...SQUAD,
  id: 'line',
  title: 'Line Squad',
  figures: 5,
  quality: 'regular',
  resolve: 'steady',
  armour: 1,
  weapons: ['assault-rifle', 'saw'],
};

/** Kinds of unit of ours (SQ-CORE-SCN-profiles). */
export const profiles: readonly Profile[] = [
  line,
  {
    ...line,
    id: 'levy',
    title: 'Levy Squad',
    figures: 8,
    quality: 'conscript',
    resolve: 'uncertain',
    armour: 0,
    weapons: ['low-tech-rifle', 'saw', 'saw'],
  },
  {
    ...line,
    id: 'mob',
    title: 'Mob',
    figures: 11,
    quality: 'rabble',
    resolve: 'uncertain',
    armour: 0,
    weapons: ['low-tech-rifle'],
  },
  {
    ...line,
    id: 'guard',
    title: 'Guard Squad',
    figures: 4,
    quality: 'elite',
    resolve: 'determined',
    weapons: ['assault-rifle'],
  },
];
