import type { Model, Unit } from '../../../kernel/entities.ts';
import { rollerOf } from '../../../kernel/luck.ts';
import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import type { Mustered } from '../../../rules/assembly/mustering.ts';
import type { Seat } from '../../../rules/decision.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Settings } from '../rules/index.ts';
import { armyOf } from '../units/army-of.ts';
import { type Names, namesOf } from '../units/names-of.ts';
import type { ArmySpec, Profile, UnitData, WeaponSpec } from '../units/units.ts';
import { arsenalOf } from './arsenal.ts';
import { profileUnder, takesPart } from './profile-under.ts';
import type { Slot } from './slot.ts';

/** The profile is as the side's rules read it. */
export interface ModelSpec extends Mustered<Profile> {
  readonly unit: Unit;
  /** Models that are activated together with it. */
  readonly group: number;
  /** Weapons it starts with, as bits. */
  readonly weapons: number;
  /** Command Points of its own as a squad member, under the reading that each holds his (DP-Q-20). */
  readonly held: number;
  /** Slots of its stealth bases. */
  readonly bases: readonly Slot[];
}

export interface UnitSpec {
  readonly seat: Seat;
  readonly title: string;
  /** Side and title, numbered where several of a side would have the same. */
  readonly name: string;
  readonly squad: boolean;
  readonly members: readonly Model[];
  readonly basePoints: number;
  readonly startPoints: number;
}

/** Models that are activated together: a unit, or each of its members without DP-ACT-03. */
export interface Group {
  readonly seat: Seat;
  readonly unit: Unit;
  readonly members: readonly Model[];
}

/** Both armies as they take the field. */
interface Roster {
  readonly models: readonly ModelSpec[];
  readonly units: readonly UnitSpec[];
  readonly groups: readonly Group[];
  /** Weapons of both sides; models carry them as bits of this list. */
  readonly weapons: readonly WeaponSpec[];
  /** Model of each slot for a stealth base. */
  readonly baseOwner: readonly Model[];
}

/** Musters an army for each side under that side's rules; throws InputError for an army that cannot be played. */
export function muster(
  data: UnitData,
  ids: readonly [string, string],
  settings: readonly [Settings, Settings],
): Roster {
  if (ids[0] !== ids[1] && settings[0].army.mirror.on) {
    throw new InputError(
      `Both sides field the same army, not "${ids[0]}" against "${ids[1]}"; switch army.mirror off to let them differ.`,
    );
  }
  const { weapons, issue } = arsenalOf(data);
  const models: ModelSpec[] = [];
  const units: UnitSpec[] = [];
  const groups: Group[] = [];
  const baseOwner: Model[] = [];
  for (const seat of [0, 1] as const) {
    const army = armyOf(data, ids[seat]);
    const before = models.length;
    const entries = entriesOf(data, army, settings[seat]);
    const names = namesOf(seat, entries);
    for (const [i, entry] of entries.entries()) enlist(seat, entry, settings[seat], names[i]);
    checkSize(army, models.length - before);
  }
  return { models, units, groups, weapons, baseOwner };

  function enlist(seat: Seat, { title, squad, places, points }: Entry, own: Settings, names: Names): void {
    const unit = units.length;
    const members = places.map(({ profile, ordinal }, i) => {
      const bases = Array.from(
        { length: stealthBases(profile, own) },
        () => baseOwner.push(models.length) - 1,
      );
      models.push({
        seat,
        ordinal,
        roller: rollerOf(seat, ordinal),
        unit,
        group: own.turn.together.on ? groups.length : groups.length + i,
        profile,
        weapons: issue(profile, own),
        held: squad && own.squads.sharing.pool === 'per-model' ? profile.commandPoints : 0,
        name: names.models[i],
        bases,
      });
      return models.length - 1;
    });
    const together = own.turn.together.on ? [members] : members.map((model) => [model]);
    for (const group of together) groups.push({ seat, unit, members: group });
    const startPoints = own.regeneration.gain.start === 'zero' ? 0 : points;
    units.push({ seat, title, name: names.unit, squad, members, basePoints: points, startPoints });
  }
}

function checkSize({ id }: ArmySpec, models: number): void {
  refuseCrowd(id, models);
  if (models === 0) {
    throw new InputError(`Under these rules nobody of the army "${id}" is left; leave a unit of it on.`);
  }
}

/** A unit that takes the field. */
interface Entry {
  readonly title: string;
  readonly squad: boolean;
  readonly places: readonly Place[];
  /** Command Points the unit shares. */
  readonly points: number;
}

interface Place {
  readonly profile: Profile;
  readonly ordinal: number;
}

function entriesOf(data: UnitData, army: ArmySpec, own: Settings): Entry[] {
  let next = 0;
  const entries: Entry[] = [];
  for (const entry of army.units) {
    const squad = 'squad' in entry;
    const ids = squad ? entry.squad : [entry.unit];
    const listed = ids.map((id) => ({ profile: profileUnder(data.profiles[id], own), ordinal: next++ }));
    const places = listed.filter(({ profile }) => takesPart(profile, own));
    if (places.length === 0) continue;
    if (squad && own.squads.members.on) {
      const points = squadPoints(entry.commandPoints, places, own);
      entries.push({ title: entry.title, squad, places, points });
    } else {
      for (const place of places) {
        const { title, commandPoints } = place.profile;
        entries.push({ title, squad: false, places: [place], points: commandPoints });
      }
    }
  }
  return entries;
}

/** A squad's own points, which are those of one of its members where its army gives it none, or the sum of all (DP-Q-20). */
function squadPoints(
  printed: number | undefined,
  places: readonly Place[],
  { army, squads }: Settings,
): number {
  const { pool } = squads.sharing;
  if (pool === 'per-model') return 0;
  if (pool === 'per-squad' && printed !== undefined) return army.commandPoints.on ? printed : 0;
  const listed = places.map(({ profile }) => profile.commandPoints);
  return pool === 'per-squad' ? Math.max(...listed) : listed.reduce((sum, points) => sum + points, 0);
}

/** False bases and the real one (DP-STL-01/02). */
function stealthBases(profile: Profile, { stealth }: Settings): number {
  if (profile.stealth === 0 || !stealth.on) return 0;
  const { decoysPerLevel, total } = stealth.bases;
  const level = Math.round(profile.stealth * decoysPerLevel);
  return total === 'false-ones' ? level + 1 : Math.max(1, level);
}
