import { defineRule } from '../../../../rules/rule.ts';
import { attributesOf, weaponNumbers } from './unit-numbers.ts';

/** Attributes that every unit of the appendix has. */
const COMMON = [
  'movement',
  'defense',
  'armour',
  'closeCombat',
  'perception',
  'leadership',
  'wounds',
  'commandPoints',
] as const;

/** The sample units and armies, and the numbers of the units; those of soldiers hold for every kind of them. */
export const units = defineRule({
  id: 'units',
  title: 'Sample units',
  governs: 'owner',
  kind: 'option',
  clauses: {
    soldier: {
      id: 'DP-UNIT-SOLDIER',
      says: 'Generic Soldier: Movement 6, Defense 2, Armour 3, Ranged 11, Close Combat 10, Perception 7, Leadership 6, 1 wound; club and pistol.',
      off: 'armies go without soldiers, but for the one with the launcher',
      params: {
        ...attributesOf('soldier', [...COMMON, 'ranged']),
        ...weaponNumbers('club', { clubStrength: 'strength' }),
        ...weaponNumbers('pistol', { pistolRange: 'range', pistolStrength: 'strength' }),
      },
    },
    rocket: {
      id: 'DP-UNIT-ROCKET',
      says: 'One soldier also has a rocket launcher: Range 10, Strength 12/8, AOE 3, Move or Shoot, Inaccurate.',
      off: 'that soldier has no launcher',
      params: weaponNumbers('rocket-launcher', {
        launcherRange: 'range',
        launcherStrength: 'strength',
        launcherSplash: 'strengthB',
        launcherAoe: 'aoe',
      }),
      questions: {
        sidearm: {
          id: 'DP-Q-15',
          asks: 'Does he keep his pistol and club?',
          stake: 'M',
          readings: { both: 'yes, he also has the launcher', club: 'the launcher replaces the pistol' },
        },
      },
    },
    leader: {
      id: 'DP-UNIT-LEADER',
      says: 'Generic Leader: Movement 6, Defense 3, Armour 3, Ranged 12, Close Combat 11, Perception 9, Leadership 9, 5 wounds, 5 Command Points; powered club and laser pistol; Commander.',
      off: 'armies go without a leader',
      params: {
        ...attributesOf('leader', [...COMMON, 'ranged']),
        ...weaponNumbers('powered-club', { clubStrength: 'strength' }),
        ...weaponNumbers('laser-pistol', { pistolRange: 'range', pistolStrength: 'strength' }),
      },
    },
    sniper: {
      id: 'DP-UNIT-SNIPER',
      says: 'Generic Sniper: Movement 6, Defense 3, Armour 2, Ranged 13, Close Combat 9, Perception 10, Leadership 8, 3 wounds, 1 Command Point; rifle, pistol and club; Dug-In.',
      off: 'armies go without a sniper',
      params: {
        ...attributesOf('sniper', [...COMMON, 'ranged']),
        ...weaponNumbers('light-club', { clubStrength: 'strength' }),
        ...weaponNumbers('sniper-rifle', { rifleRange: 'range', rifleStrength: 'strength' }),
        ...weaponNumbers('pistol', { pistolRange: 'range', pistolStrength: 'strength' }),
      },
    },
    assassin: {
      id: 'DP-UNIT-ASSASSIN',
      says: 'Generic Assassin: Movement 8, Defense 4, Armour 2, Close Combat 12, Perception 9, Leadership 7, 3 wounds, 1 Command Point; fist; Stealth of level 3.',
      off: 'armies go without an assassin',
      params: {
        ...attributesOf('assassin', [...COMMON, 'stealth']),
        ...weaponNumbers('fist', { fistStrength: 'strength' }),
      },
    },
    suggested: {
      id: 'DP-ARMYL-01',
      says: 'The suggested army is a leader, a squad of five soldiers with one launcher, an assassin and a sniper.',
      structural: 'armies are chosen match by match',
    },
    larger: {
      id: 'DP-ARMYL-02',
      says: 'A larger game adds a second squad, without pistols, for close combat only.',
      structural: 'armies are chosen match by match',
    },
  },
});
