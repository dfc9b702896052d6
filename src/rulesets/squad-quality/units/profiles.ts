import { line } from './line.ts';
import { squads } from './squads.ts';
import type { Profile } from './units.ts';
import { vehicleProfiles } from './vehicle-profiles.ts';

function team(
  id: string,
  title: string,
  points: number,
  figures: number,
  weapons: readonly string[],
): Profile {
  return { ...line, id, title, kind: 'team', figures, weapons, leader: 'none', points };
}

function psionic(
  id: string,
  title: string,
  points: number,
  aptitude: Profile['aptitude'],
  powers: Profile['powers'],
): Profile {
  const alone = { ...line, figures: 1, weapons: ['pistol'], leader: 'none' } as const;
  return { ...alone, id, title, kind: 'psionic', aptitude, powers, points };
}

/** Everybody on foot who is no squad of equal value. */
const others: readonly Profile[] = [
  team('machine-gun', 'Machine Gun Team', 9, 3, ['hmg']),
  {
    ...line,
    id: 'sniper',
    title: 'Sniper',
    kind: 'sniper',
    figures: 1,
    quality: 'elite',
    weapons: ['high-tech-rifle'],
    leader: 'none',
    traits: ['sharpshooter'],
    points: 6,
  },
  {
    ...line,
    id: 'officer',
    title: 'Officer',
    kind: 'character',
    figures: 1,
    resolve: 'determined',
    weapons: ['pistol'],
    leader: 'none',
    leadership: 'experienced',
    points: 6,
  },
  {
    ...line,
    id: 'hero',
    title: 'Hero',
    kind: 'character',
    figures: 1,
    quality: 'elite',
    resolve: 'determined',
    armour: 2,
    weapons: ['smg'],
    leader: 'none',
    leadership: 'heroic',
    traits: ['knife-fighter'],
    points: 12,
  },
  psionic('psionic', 'Psionic', 9, 'competent', [
    'demoralise',
    'enhance',
    'harm',
    'shield',
    'terror',
    'inspire',
  ]),
  psionic('seer', 'Seer', 9, 'expert', ['degrade', 'embolden', 'heal', 'inspire', 'expose']),
  psionic('adept', 'Adept', 12, 'master', ['expose', 'shield', 'inspire']),
  psionic('touched', 'Touched One', 6, 'marginal', ['terror', 'degrade', 'heal']),
  {
    ...line,
    id: 'hackers',
    title: 'Hacker Squad',
    figures: 2,
    quality: 'elite',
    weapons: ['smg'],
    traits: ['hacking'],
    points: 8,
  },
  {
    ...line,
    id: 'saboteurs',
    title: 'Saboteur Squad',
    figures: 2,
    quality: 'elite',
    weapons: ['smg'],
    traits: ['charges'],
    points: 8,
  },
  {
    ...line,
    id: 'civilians',
    title: 'Civilian Group',
    kind: 'civilians',
    figures: 6,
    quality: 'conscript',
    resolve: 'reluctant',
    armour: 0,
    weapons: ['pistol'],
    leader: 'none',
    points: 3,
  },
  team('rocket-team', 'Rocket Team', 9, 2, ['missile-launcher']),
  {
    ...line,
    id: 'tank-officer',
    title: 'Tank Officer',
    kind: 'character',
    figures: 1,
    resolve: 'determined',
    weapons: ['pistol'],
    leader: 'none',
    leadership: 'experienced',
    branch: 'cavalry',
    points: 6,
  },
  team('mortar-team', 'Mortar Team', 7, 3, ['light-mortar']),
  {
    ...line,
    id: 'gunnery-officer',
    title: 'Gunnery Officer',
    kind: 'character',
    figures: 1,
    resolve: 'determined',
    weapons: ['pistol'],
    leader: 'none',
    leadership: 'inspiring',
    branch: 'gunnery',
    points: 8,
  },
];

/** Kinds of unit of ours (SQ-CORE-SCN-profiles). */
export const profiles: readonly Profile[] = [...squads, ...others, ...vehicleProfiles];
