import type { Settings } from '../rules/index.ts';
import type { Profile } from '../units/units.ts';

/** Clauses that have the attributes of a unit of the appendix, by unit. */
const CLAUSES = {
  soldier: 'soldier',
  rocket: 'soldier',
  'club-soldier': 'soldier',
  leader: 'leader',
  sniper: 'sniper',
  assassin: 'assassin',
} as const satisfies Readonly<Record<string, keyof Settings['units']>>;

/** Attributes that settings can change; a unit has those of them that its clause names. */
const ATTRIBUTES = [
  ...['movement', 'defense', 'armour', 'leadership', 'wounds', 'commandPoints'],
  ...['ranged', 'closeCombat', 'perception', 'stealth'],
] as const;

/** Whether a side fields a unit at all; the one with the launcher only loses that (DP-UNIT-ROCKET). */
export function takesPart({ id }: Profile, { units }: Settings): boolean {
  return id === 'rocket' || !isPrinted(id) || units[CLAUSES[id]].on;
}

/** A profile as a side's rules read it (DP-UNIT-SOLDIER to DP-UNIT-ASSASSIN, DP-ATTR-02, 03, 05, 06, DP-Q-15). */
export function profileUnder(printed: Profile, { army, units }: Settings): Profile {
  const { rocket } = units;
  const dropped = (weapon: string) =>
    printed.id === 'rocket' &&
    ((weapon === 'rocket-launcher' && !rocket.on) || (weapon === 'pistol' && rocket.sidearm === 'club'));
  const varied = isPrinted(printed.id)
    ? { ...printed, ...attributesIn(units[CLAUSES[printed.id]]) }
    : printed;
  return {
    ...varied,
    defense: army.defense.on ? varied.defense : 0,
    armour: army.armour.on ? varied.armour : 0,
    wounds: army.wounds.on ? varied.wounds : 1,
    commandPoints: army.commandPoints.on ? varied.commandPoints : 0,
    weapons: varied.weapons.filter((weapon) => !dropped(weapon)),
  };
}

function isPrinted(id: string): id is keyof typeof CLAUSES {
  return Object.hasOwn(CLAUSES, id);
}

function attributesIn(clause: object): Partial<Profile> {
  const settings = clause as Readonly<Record<string, number | undefined>>;
  return Object.fromEntries(
    ATTRIBUTES.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
}
