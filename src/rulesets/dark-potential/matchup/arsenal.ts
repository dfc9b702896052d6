import { InputError } from '../../../rules/nearest.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';

/** Weapons that the bits of one number can tell apart. */
const MOST_WEAPONS = 32;

type Numbers = Partial<Pick<WeaponSpec, 'range' | 'strength' | 'strengthB' | 'aoe'>>;

type Armament = (units: Settings['units']) => Readonly<Record<string, Numbers>>;

/** Numbers of the weapons that a unit of the appendix carries, as the settings of its side have them. */
const ARMAMENTS: Readonly<Record<string, Armament>> = {
  soldier: soldiers,
  rocket: soldiers,
  'club-soldier': soldiers,
  leader: ({ leader }) => ({
    'powered-club': { strength: leader.clubStrength },
    'laser-pistol': { range: leader.pistolRange, strength: leader.pistolStrength },
  }),
  sniper: ({ sniper }) => ({
    'light-club': { strength: sniper.clubStrength },
    'sniper-rifle': { range: sniper.rifleRange, strength: sniper.rifleStrength },
    pistol: { range: sniper.pistolRange, strength: sniper.pistolStrength },
  }),
  assassin: ({ assassin }) => ({ fist: { strength: assassin.fistStrength } }),
};

function soldiers({ soldier, rocket }: Settings['units']): Readonly<Record<string, Numbers>> {
  return {
    club: { strength: soldier.clubStrength },
    pistol: { range: soldier.pistolRange, strength: soldier.pistolStrength },
    'rocket-launcher': {
      range: rocket.launcherRange,
      strength: rocket.launcherStrength,
      strengthB: rocket.launcherSplash,
      aoe: rocket.launcherAoe,
    },
  };
}

/** The weapons of both sides in one list: the printed ones, then those that a side's rules read otherwise. */
interface Arsenal {
  readonly weapons: readonly WeaponSpec[];
  /** What a model starts with under its side's rules, as bits of the list; throws InputError where it is too long. */
  issue(profile: Profile, own: Settings): number;
}

export function arsenalOf(data: UnitData): Arsenal {
  const weapons: WeaponSpec[] = Object.values(data.weapons);
  const known = new Map(weapons.map((weapon, w) => [JSON.stringify(weapon), w]));
  const numberOf = (weapon: WeaponSpec) => {
    const key = JSON.stringify(weapon);
    const number = known.get(key) ?? weapons.push(weapon) - 1;
    if (weapons.length > MOST_WEAPONS) {
      throw new InputError(
        `There are ${weapons.length} kinds of weapon, each that a setting changes counted anew, and the bench tells at most ${MOST_WEAPONS} apart; bring or change fewer.`,
      );
    }
    known.set(key, number);
    return number;
  };
  return {
    weapons,
    issue: ({ id, weapons: carried }, { units }) => {
      const numbers = Object.hasOwn(ARMAMENTS, id) ? ARMAMENTS[id](units) : {};
      const read = carried.map((name) => ({ ...data.weapons[name], ...numbers[name] }));
      return read.reduce((bits, weapon) => bits | (1 << numberOf(weapon)), 0);
    },
  };
}
