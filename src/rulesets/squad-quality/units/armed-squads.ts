import { line } from './line.ts';
import type { Profile } from './units.ts';

/** Squads of equal value with the weapons of the sheets that others lack, and the squad that the sheets have as their example. */
export const armedSquads: readonly Profile[] = [
  { ...line, id: 'rifles', title: 'Rifle Squad', armour: 2, weapons: ['assault-rifle'] },
  {
    ...line,
    id: 'breachers',
    title: 'Breacher Squad',
    figures: 7,
    weapons: ['smg', 'shotgun', 'flamethrower'],
  },
  {
    ...line,
    id: 'lasers',
    title: 'Laser Squad',
    figures: 4,
    armour: 0,
    weapons: ['laser-rifle', 'beam-rifle'],
  },
  {
    ...line,
    id: 'gauss-militia',
    title: 'Gauss Militia',
    figures: 4,
    quality: 'conscript',
    armour: 0,
    leader: 'experienced',
    weapons: ['gauss-carbine'],
  },
  { ...line, id: 'gauss-squad', title: 'Gauss Squad', figures: 3, armour: 0, weapons: ['gauss-rifle'] },
  {
    ...line,
    id: 'raiders',
    title: 'Raider Squad',
    figures: 4,
    quality: 'conscript',
    resolve: 'uncertain',
    armour: 0,
    weapons: ['blaster'],
  },
];
