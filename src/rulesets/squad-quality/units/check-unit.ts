import { InputError } from '../../../rules/nearest.ts';
import { KINDS, type Kind, type Profile, TRAITS, type Trait, type WeaponSpec } from './units.ts';

/** Those of one figure. */
const SINGLE: readonly Kind[] = ['sniper', 'character', 'psionic'];

const ON_FOOT = KINDS.filter((kind) => kind !== 'vehicle');

/** Who may have a trait, where not everybody may: squads, whoever is on foot, or vehicles. */
const HAVE: Readonly<Partial<Record<Trait, readonly Kind[]>>> = {
  'fire-team': ['infantry'],
  charges: ['infantry'],
  'jet-packs': ON_FOOT,
  'powered-armour': ON_FOOT,
  'battle-dress': ON_FOOT,
  'rifle-grenades': ON_FOOT,
  drop: ON_FOOT,
  'high-tech': ['vehicle'],
};

/** Refuses what no unit of its kind can be, in one sentence that says what could be in its place. */
export function checkUnit(profile: Profile, weapons: Readonly<Record<string, WeaponSpec>>): void {
  checkHull(profile);
  checkFigures(profile);
  checkTraits(profile);
  checkOffice(profile);
  checkArms(profile, weapons);
}

/** Vehicles have a hull, and nobody else. */
function checkHull({ id, kind, hull, armour }: Profile): void {
  if ((kind === 'vehicle') !== (hull !== null))
    throw new InputError(
      kind === 'vehicle'
        ? `The vehicle "${id}" has no hull; give it one, with its armour and how it moves.`
        : `Unit "${id}" is on foot and has a hull; leave it out, or make its kind "vehicle".`,
    );
  if (hull !== null && armour > 0)
    throw new InputError(
      `The vehicle "${id}" has an armour of ${armour} beside that of its hull; leave it out.`,
    );
}

function checkFigures({ id, kind, figures }: Profile): void {
  if (figures > 1 && SINGLE.includes(kind))
    throw new InputError(
      `Unit "${id}" is a ${kind} of ${figures} figures; make it 1 figure, or its kind "infantry".`,
    );
}

function checkTraits({ id, kind, traits }: Profile): void {
  for (const trait of traits) {
    const kinds = HAVE[trait] ?? KINDS;
    if (kinds.includes(kind)) continue;
    const others = TRAITS.filter((one) => HAVE[one]?.includes(kind) ?? true);
    throw new InputError(
      `Unit "${id}" is ${called(kind)} and has the trait "${trait}", which is for ${whose(kinds)}; leave it out, or take another of ${others.join(', ')}.`,
    );
  }
  if (traits.includes('drop') && traits.includes('reserves'))
    throw new InputError(`Unit "${id}" has both traits "drop" and "reserves"; keep one.`);
}

/** Who leads, and which powers somebody knows. */
function checkOffice({ id, kind, leader, leadership, aptitude, powers }: Profile): void {
  if (leader !== 'none' && (SINGLE.includes(kind) || kind === 'vehicle'))
    throw new InputError(
      `Unit "${id}" is ${called(kind)} and has a leader of a squad; make its leader "none".`,
    );
  if (kind !== 'character' && leadership !== 'novice')
    refuseOffice(id, kind, 'a leadership, which is for characters; leave it out', 'character');
  if (kind === 'psionic') return;
  if (powers.length > 0) refuseOffice(id, kind, 'powers, which are for psionics; leave them out', 'psionic');
  if (aptitude !== 'competent')
    refuseOffice(id, kind, 'an aptitude, which is for psionics; leave it out', 'psionic');
}

function refuseOffice(id: string, kind: Kind, what: string, of: Kind): never {
  throw new InputError(`Unit "${id}" is ${called(kind)} and has ${what}, or make its kind "${of}".`);
}

/**
 * The first weapon is what most figures carry, and the others are support weapons, one for a figure; in powered armour
 * heavy weapons serve as such (SQ-PA-07), and a vehicle has any.
 */
function checkArms(
  { id, hull, figures, traits, weapons: names }: Profile,
  all: Readonly<Record<string, WeaponSpec>>,
) {
  const [main, ...support] = names.map((name) => all[name]);
  if (main.support)
    throw new InputError(
      `Most of unit "${id}" carry "${main.id}", which is a support weapon; name theirs first.`,
    );
  if (hull !== null) return;
  const isArmoured = traits.includes('powered-armour');
  for (const { id: name, title, support: isSupport } of support) {
    if (isSupport || (isArmoured && !/\bheavy\b/i.test(title))) continue;
    throw new InputError(`Single figures of unit "${id}" carry "${name}", which is no support weapon.`);
  }
  if (support.length > figures)
    throw new InputError(
      `Unit "${id}" has ${support.length} support weapons for ${figures} figures; name ${figures} at most.`,
    );
}

function called(kind: Kind): string {
  return kind === 'infantry' || kind === 'civilians' ? kind : `a ${kind}`;
}

function whose(kinds: readonly Kind[]): string {
  return kinds === ON_FOOT ? 'whoever is on foot' : kinds.includes('vehicle') ? 'vehicles' : 'infantry';
}
