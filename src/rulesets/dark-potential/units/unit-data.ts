import { unitDataOf } from '../../../rules/unit-data.ts';
import type { ArmySpec, Profile, UnitData, WeaponSpec } from './units.ts';

const PLAIN = { moveOrShoot: false, inaccurate: false, suppressing: false } as const;

function blow(id: string, title: string, strength: number): WeaponSpec {
  return { id, title, kind: 'close-combat', range: 0, strength, ...PLAIN };
}

function gun(id: string, title: string, range: number, strength: number): WeaponSpec {
  return { id, title, kind: 'ranged', range, strength, ...PLAIN };
}

const weapons: readonly WeaponSpec[] = [
  blow('club', 'Club', 10),
  blow('light-club', 'Club', 9),
  blow('powered-club', 'Powered Club', 11),
  blow('fist', 'Dark Potential Fist', 13),
  gun('pistol', 'Pistol', 8, 10),
  gun('laser-pistol', 'Laser Pistol', 8, 11),
  { ...gun('sniper-rifle', 'Sniper Rifle', 16, 12), moveOrShoot: true, suppressing: true },
  {
    ...gun('rocket-launcher', 'Rocket Launcher', 10, 12),
    strengthB: 8,
    aoe: 3,
    moveOrShoot: true,
    inaccurate: true,
  },
];

const soldier: Profile = {
  id: 'soldier',
  title: 'Soldier',
  movement: 6,
  defense: 2,
  armour: 3,
  leadership: 6,
  wounds: 1,
  commandPoints: 1,
  ranged: 11,
  closeCombat: 10,
  perception: 7,
  weapons: ['club', 'pistol'],
  commander: false,
  dugIn: false,
  stealth: 0,
  squad: true,
};

const profiles: readonly Profile[] = [
  soldier,
  { ...soldier, id: 'rocket', title: 'Rocket Soldier', weapons: ['club', 'pistol', 'rocket-launcher'] },
  { ...soldier, id: 'club-soldier', title: 'Club Soldier', weapons: ['club'] },
  {
    id: 'leader',
    title: 'Leader',
    movement: 6,
    defense: 3,
    armour: 3,
    leadership: 9,
    wounds: 5,
    commandPoints: 5,
    ranged: 12,
    closeCombat: 11,
    perception: 9,
    weapons: ['powered-club', 'laser-pistol'],
    commander: true,
    dugIn: false,
    stealth: 0,
    squad: false,
  },
  {
    id: 'sniper',
    title: 'Sniper',
    movement: 6,
    defense: 3,
    armour: 2,
    leadership: 8,
    wounds: 3,
    commandPoints: 1,
    ranged: 13,
    closeCombat: 9,
    perception: 10,
    weapons: ['light-club', 'sniper-rifle', 'pistol'],
    commander: false,
    dugIn: true,
    stealth: 0,
    squad: false,
  },
  {
    id: 'assassin',
    title: 'Assassin',
    movement: 8,
    defense: 4,
    armour: 2,
    leadership: 7,
    wounds: 3,
    commandPoints: 1,
    ranged: null,
    closeCombat: 12,
    perception: 9,
    weapons: ['fist'],
    commander: false,
    dugIn: false,
    stealth: 3,
    squad: false,
  },
];

const suggested: ArmySpec = {
  id: 'suggested',
  title: 'Suggested army',
  units: [
    { unit: 'leader' },
    {
      title: 'Soldiers',
      squad: ['soldier', 'soldier', 'soldier', 'soldier', 'rocket'],
    },
    { unit: 'assassin' },
    { unit: 'sniper' },
  ],
};

const larger: ArmySpec = {
  id: 'larger',
  title: 'Larger army',
  units: [
    ...suggested.units,
    {
      title: 'Club Soldiers',
      squad: ['club-soldier', 'club-soldier', 'club-soldier', 'club-soldier', 'club-soldier'],
    },
  ],
};

/** The appendix of the document: its weapons, units and armies. */
export const unitData: UnitData = unitDataOf(weapons, profiles, [suggested, larger]);
