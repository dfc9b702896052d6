import type { Profile } from './units.ts';

/** Squads of equal value: fifteen less the upgrades that each title is followed by. */
const SQUAD = {
  kind: 'infantry',
  points: 15,
  leader: 'regular',
  leadership: 'novice',
  branch: 'infantry',
  hull: null,
  traits: [],
  aptitude: 'competent',
  powers: [],
} as const;

export const line: Profile = {
  ...SQUAD,
  id: 'line',
  title: 'Line Squad',
  figures: 5,
  quality: 'regular',
  resolve: 'steady',
  armour: 1,
  weapons: ['assault-rifle', 'saw'],
};
