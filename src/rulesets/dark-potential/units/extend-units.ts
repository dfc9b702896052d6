import { lookUp, readUnits, withUnits } from '../../../rules/assembly/additions.ts';
import { InputError } from '../../../rules/nearest.ts';
import {
  type ArmySpec,
  type Entry,
  type Profile,
  type UnitData,
  unitAdditionsSchema,
  type WeaponSpec,
} from './units.ts';

/** These units with a user's own added; throws InputError when the additions do not fit. */
export function extendUnits(base: UnitData, additions: unknown): UnitData {
  const added = readUnits(unitAdditionsSchema, additions);
  const { weapons, profiles } = withUnits(base, { ...added, armies: [] });
  added.weapons.forEach(checkWeapon);
  for (const unit of added.units) checkUnit(unit, weapons);
  const armies = added.armies.map((army) => ({
    ...army,
    units: army.units.map((entry, i) => entryOf(entry, `entry ${i + 1} of army "${army.id}"`, profiles)),
  }));
  return withUnits(base, { ...added, armies });
}

function checkWeapon(weapon: WeaponSpec): void {
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

function checkUnit(unit: Profile, weapons: Readonly<Record<string, WeaponSpec>>): void {
  for (const name of unit.weapons) {
    const weapon = weapons[name];
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
  if (squad) return { title: title ?? 'Squad', squad, ...(commandPoints !== undefined && { commandPoints }) };
  if (commandPoints !== undefined || title !== undefined) {
    throw new InputError(
      `The ${where} is an independent model; its title and commandPoints stand in its unit.`,
    );
  }
  return { unit: unit! };
}
