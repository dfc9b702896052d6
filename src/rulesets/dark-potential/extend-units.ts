import type { z } from 'zod';
import { lookUp, titled, withNew } from '../../rules/additions.ts';
import { InputError, nearest } from '../../rules/nearest.ts';
import { type Entry, entrySchema, LISTS, unitAdditionsSchema } from './unit-schema.ts';
import type { ArmySpec, Profile, UnitData, Weapon } from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const parsed = unitAdditionsSchema.safeParse(additions);
  if (!parsed.success) throw new InputError(complaint(parsed.error.issues[0], additions));
  const weapons = withNew('weapon', base.weapons, parsed.data.weapons.map(titled));
  const profiles = withNew('unit', base.profiles, parsed.data.units.map(titled));
  parsed.data.weapons.forEach(checkWeapon);
  for (const unit of parsed.data.units) checkUnit(unit, weapons);
  const armies = parsed.data.armies.map((army) => ({
    ...titled(army),
    units: army.units.map((entry, i) => entryOf(entry, `entry ${i + 1} of army "${army.id}"`, profiles)),
  }));
  return { weapons, profiles, armies: withNew<ArmySpec>('army', base.armies, armies) };
}

function checkWeapon(weapon: Omit<Weapon, 'title'>): void {
  const { kind, range, aoe, strengthB } = weapon;
  if (kind === 'ranged' && range === 0) {
    throw new InputError(`The weapon "${weapon.id}" is ranged and has no range; give it one from 1 inch up.`);
  }
  if (kind === 'close-combat' && (range !== 0 || aoe !== undefined)) {
    throw new InputError(`The weapon "${weapon.id}" is for close combat; leave out its range and aoe.`);
  }
  if ((aoe === undefined) !== (strengthB === undefined)) {
    throw new InputError(`The weapon "${weapon.id}" needs aoe and strengthB together, or neither.`);
  }
}

function checkUnit(unit: Omit<Profile, 'title'>, weapons: Readonly<Record<string, Weapon>>): void {
  for (const name of unit.weapons) {
    const weapon = lookUp('weapon', name, `unit "${unit.id}"`, weapons);
    const has = weapon.kind === 'ranged' ? unit.ranged : unit.closeCombat;
    if (has === null) {
      const missing = weapon.kind === 'ranged' ? 'ranged' : 'closeCombat';
      throw new InputError(
        `The unit "${unit.id}" has the weapon "${name}" but no ${missing}; give it that skill.`,
      );
    }
  }
}

function entryOf(
  entry: Entry,
  where: string,
  profiles: Readonly<Record<string, Profile>>,
): ArmySpec['units'][number] {
  const { unit, squad, commandPoints, title } = entry;
  if ((unit === undefined) === (squad === undefined)) {
    throw new InputError(`The ${where} needs either unit or squad, and not both.`);
  }
  const members = squad ?? [unit!];
  for (const name of members) {
    const profile = lookUp('unit', name, where, profiles);
    if (profile.squad !== (squad !== undefined)) {
      const place = profile.squad
        ? 'serves in squads; list it under squad'
        : 'is independent; list it under unit';
      throw new InputError(`The unit "${name}" in ${where} ${place}.`);
    }
  }
  if (squad) return { title: title ?? 'Squad', squad, commandPoints: commandPoints ?? 1 };
  if (commandPoints !== undefined || title !== undefined) {
    throw new InputError(
      `The ${where} is an independent model; its title and commandPoints stand in its unit.`,
    );
  }
  return { unit: unit! };
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
};

/** `In unit 2 ("archer"), movement: 30 is too much; at most 12.` */
function complaint(issue: z.core.$ZodIssue, data: unknown): string {
  const where = whereabouts(issue.path, data);
  const value = at(data, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [word] = issue.keys;
      return `There is no "${word}" in ${where}; the nearest is "${nearest(word, fieldsAt(issue.path))}".`;
    }
    case 'invalid_value': {
      const choices = issue.values.map(String);
      return `In ${where}: "${value}" is none of ${choices.join(', ')}; the nearest is "${nearest(String(value), choices)}".`;
    }
    case 'too_small':
      return `In ${where}: ${counted(value)} is too little; at least ${issue.minimum}.`;
    case 'too_big':
      return `In ${where}: ${counted(value)} is too much; at most ${issue.maximum}.`;
    case 'invalid_format':
      return `In ${where}: "${value}" ${issue.message}.`;
    case 'invalid_type': {
      const type = TYPES[issue.expected] ?? issue.expected;
      return value === undefined
        ? `In ${where}: nothing is given; it takes ${type}.`
        : `In ${where}: ${JSON.stringify(value)} is not ${type}.`;
    }
    default:
      return `In ${where}: ${issue.message}.`;
  }
}

/** `army 1 ("archers"), units 2, squad`, counting from 1. */
function whereabouts(path: readonly PropertyKey[], data: unknown): string {
  const [list, index, ...rest] = path;
  if (index === undefined) return ['the additions', ...path].join(', ');
  const name = at(data, [list, index, 'id']);
  const start = `${LISTS[list as keyof typeof LISTS].one} ${Number(index) + 1}${typeof name === 'string' ? ` ("${name}")` : ''}`;
  return rest.reduce<string>(
    (words, step) => (typeof step === 'number' ? `${words} ${step + 1}` : `${words}, ${String(step)}`),
    start,
  );
}

function fieldsAt(path: readonly PropertyKey[]): string[] {
  const [list, , ...rest] = path;
  if (list === undefined) return Object.keys(LISTS);
  return Object.keys((rest.length > 0 ? entrySchema : LISTS[list as keyof typeof LISTS].schema).shape);
}

function counted(value: unknown): string {
  return Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value);
}

function at(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );
}
