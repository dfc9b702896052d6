import type { Model } from '../../../kernel/entities.ts';
import { type Asked, typed } from '../../../rules/assembly/asked.ts';
import { hintFor, InputError } from '../../../rules/nearest.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { AttackKind } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, WeaponSpec } from '../units/units.ts';
import type { Cast } from './odds-cast.ts';

type Handling = WeaponSpec['kind'];

const OCCASIONS = {
  'free-strike': { kind: 'free-strike', handling: 'close-combat', words: 'a free strike' },
  charge: { kind: 'close-combat', handling: 'close-combat', words: 'a Charge' },
  suppressing: { kind: 'suppressing-fire', handling: 'ranged', words: 'Suppressing Fire' },
} as const;

/** How an attack comes about, and with what. */
export interface ArmsAsked {
  readonly kind: AttackKind;
  readonly charging: boolean;
  readonly weapon: WeaponSpec;
  readonly words: string;
}

/** The weapon of an attack: the one named, or the first that the occasion and the distance allow. */
export function armsAsked({ matchup, actor }: Cast, asked: Asked): ArmsAsked {
  const { profile: attacker, seat } = matchup.models[actor];
  const own = matchup.settings[seat];
  const flags = (Object.keys(OCCASIONS) as (keyof typeof OCCASIONS)[]).filter((flag) => asked[flag] === true);
  if (flags.length > 1) {
    throw new InputError(`An attack is one thing: give --${flags[0]} or --${flags[1]}, not both.`);
  }
  const [flag] = flags;
  const carried = attacker.weapons.map((id) => carriedAs(matchup, actor, id));
  const named = namedWeapon(asked, attacker, carried);
  const fits = (weapon: WeaponSpec) => !flag || weapon.kind === OCCASIONS[flag].handling;
  const weapon = named ?? firstOf(carried.filter(fits), asked);
  if (!weapon || !fits(weapon)) throw unfit(attacker, carried.filter(fits), flag, weapon);
  const kind = flag ? OCCASIONS[flag].kind : weapon.kind;
  const words = flag ? ` in ${OCCASIONS[flag].words}` : '';
  refuseBanned(own, flag, weapon);
  return { kind, charging: flag === 'charge', weapon, words };
}

/** A weapon as the rules of its bearer's side read it. */
function carriedAs({ models, weapons }: CompiledMatchup, model: Model, id: string): WeaponSpec {
  return weapons.find((weapon, w) => weapon.id === id && models[model].weapons & (1 << w))!;
}

/** The weapon an option names, by its id or by what its bearer calls it; throws InputError with the nearest. */
function namedWeapon(
  asked: Asked,
  { title }: Profile,
  carried: readonly WeaponSpec[],
): WeaponSpec | undefined {
  const word = typed(asked, 'weapon');
  if (word === undefined) return undefined;
  const found = carried.find(({ id }) => id === word) ?? carried.find((weapon) => calledBy(weapon) === word);
  if (found) return found;
  throw new InputError(`The ${title} has no weapon "${word}"; ${hintFor(word, carried.map(calledBy))}.`);
}

/** What the bearer of a weapon calls it: `club`, whichever club it is. */
function calledBy({ title }: WeaponSpec): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Something to shoot with at a distance, something to strike with in contact. */
function firstOf(weapons: readonly WeaponSpec[], asked: Asked): WeaponSpec | undefined {
  const wanted: Handling = Number(typed(asked, 'distance') ?? 0) > 0 ? 'ranged' : 'close-combat';
  return weapons.find((weapon) => weapon.kind === wanted) ?? weapons[0];
}

function unfit(
  attacker: Profile,
  fitting: readonly WeaponSpec[],
  flag: keyof typeof OCCASIONS | undefined,
  weapon: WeaponSpec | undefined,
): InputError {
  if (!flag) return new InputError(`The ${attacker.title} has no weapon.`);
  const { words, handling } = OCCASIONS[flag];
  const needs = handling === 'ranged' ? 'a ranged weapon' : 'a close combat weapon';
  const own =
    fitting.length > 0 ? `the nearest is "${calledBy(fitting[0])}"` : `the ${attacker.title} has none`;
  const not = weapon ? `, which "${calledBy(weapon)}" is not` : '';
  return new InputError(`${words[0].toUpperCase()}${words.slice(1)} takes ${needs}${not}; ${own}.`);
}

/** Attacks that the rules in force do not know. */
function refuseBanned(own: Settings, flag: keyof typeof OCCASIONS | undefined, weapon: WeaponSpec): void {
  const shooting = own.rangedAttack.on && own.rangedAttack.attack.on;
  const striking = own.closeCombat.on && own.closeCombat.attack.on;
  const lays = weapon.aoe !== undefined && own.areaEffect.on;
  const template = lays && own.suppressingFire.trigger.weapons === 'no-templates';
  const bans: readonly (readonly [string, boolean, string])[] = [
    ['suppressing', !own.suppressingFire.on, 'nobody lays Suppressing Fire'],
    ['suppressing', template, 'a weapon with a template takes no part in Suppressing Fire'],
    ['charge', !own.charge.on || !own.charge.move.on || !own.charge.attack.on, 'a Charge strikes nobody'],
    ['free-strike', !own.leavingCombat.on || !own.leavingCombat.strike.on, 'there are no free strikes'],
    ['ranged', !shooting, 'nobody shoots'],
    ['close-combat', !striking, 'nobody strikes in contact'],
  ];
  const ban = bans.find(([what, banned]) => banned && (what === flag || what === weapon.kind));
  if (ban) throw new InputError(`Under these rules ${ban[2]}.`);
}
