import { type Asked, requireOn } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import type { Side } from '../matchup/side.ts';
import { isHackable, knownPowers, mayAssault } from '../matchup/talents.ts';
import type { PowerName } from '../units/units.ts';

/**
 * Refuses whoever starts no close assault (SQ-SNP-03, SQ-NC-01, SQ-CORE-VEH-assault), pairs that are none (SQ-FT-01,
 * SQ-FT-04), and teams that are with nobody (SQ-HW-05).
 */
export function refuseAssault(
  attackers: readonly UnitSpec[],
  targets: readonly UnitSpec[],
  own: Side,
  theirs: Side,
): void {
  const { closeAssault, fireTeams, vehicles } = own.settings;
  requireOn(closeAssault.on, '--assault', 'Close Assault');
  if (targets[0].profile.hull !== null)
    requireOn(vehicles.assault.on, '--assault', 'the assault on vehicles');
  refuseCivilians(attackers, own);
  const other = attackers.find((unit) => !mayAssault(unit, own.settings));
  if (other !== undefined) throw new InputError(`${other.profile.title} starts no close assault.`);
  if (attackers[1]?.profile.kind === 'team') refuseCompany(attackers, '--partner', own);
  else refusePair(attackers, fireTeams.assaults.on, own);
  if (targets.length > 1) refuseCompany(targets, '--target-team', theirs);
}

/** Refuses a second unit that is no heavy weapons team with a squad (SQ-HW-05). */
function refuseCompany([squad, team]: readonly UnitSpec[], option: string, { settings }: Side): void {
  requireOn(settings.heavyWeapons.joining.on, option, 'Heavy Weapons');
  if (team.profile.kind !== 'team')
    throw new InputError(`${team.profile.title} is no heavy weapons team, which ${option} is for.`);
  if (squad.profile.kind !== 'infantry')
    throw new InputError(`No heavy weapons team joins ${squad.profile.title}; one joins a squad.`);
}

/** Refuses whoever does not shoot, and pairs that do not shoot together (SQ-NC-01, SQ-HW-08, SQ-FT-05). */
export function refuseShooters(attackers: readonly UnitSpec[], own: Side): void {
  refuseCivilians(attackers, own);
  const { heavyWeapons, fireTeams } = own.settings;
  if (attackers[1]?.profile.kind !== 'team') return refusePair(attackers, fireTeams.shooting.on, own);
  requireOn(heavyWeapons.combined.on, '--partner', 'Heavy Weapons');
  refuseCompany(attackers, '--partner', own);
}

/** Refuses shots under circumstances that cannot come about, as things are or by the settings of either side (SQ-CORE-UF, SQ-CORE-COVER). */
export function refuseCircumstances(
  asked: Asked,
  { profile }: UnitSpec,
  { settings: own }: Side,
  { settings: theirs }: Side,
): void {
  const isAsked = (option: string) => asked[option] !== undefined;
  if (isAsked('shaken')) requireOn(own.underFire.on, '--shaken', 'Under Fire');
  if (isAsked('marked')) requireOn(theirs.underFire.on, '--marked', 'Under Fire');
  if (isAsked('cover') && asked['cover'] !== 'none') {
    requireOn(theirs.sight.cover.on, '--cover', 'cover');
    if (profile.hull?.locomotion === 'flyer')
      throw new InputError(`Nothing covers a flyer such as ${profile.title}; leave --cover out.`);
  }
  if (isAsked('facing') && asked['facing'] !== 'front')
    requireOn(theirs.vehicles.facing.on, '--facing', 'the facing of vehicles');
}

/** Refuses two that are no fire teams, or do not do together what they are asked for. */
function refusePair(units: readonly UnitSpec[], doesTogether: boolean, { settings }: Side): void {
  if (units.length === 1) return;
  const { pairs, together } = settings.fireTeams;
  requireOn(pairs.on && together.on && doesTogether, '--partner', 'Fire Teams');
  const other = units.find(({ profile }) => !profile.traits.includes('fire-team'));
  if (other !== undefined)
    throw new InputError(`${other.profile.title} has no partner; a unit with the trait "fire-team" has one.`);
}

/** Refuses non-combatants, who do nothing but flee (SQ-NC-01). */
function refuseCivilians(attackers: readonly UnitSpec[], { settings }: Side): void {
  const civilians = attackers.find(({ profile }) => profile.kind === 'civilians');
  if (civilians !== undefined && settings.nonCombatants.flight.on)
    throw new InputError(`${civilians.profile.title} can neither shoot nor fight, only flee.`);
}

/** Refuses hacks that nobody could try (SQ-HACK-01, SQ-HACK-02). */
export function refuseHack(hacker: UnitSpec, target: UnitSpec, own: Side, { settings }: Side): void {
  requireOn(own.settings.hacking.trait.on, '--hack', 'Hacking');
  if (!hacker.profile.traits.includes('hacking'))
    throw new InputError(`${hacker.profile.title} cannot hack; a unit with the trait "hacking" can.`);
  if (!isHackable(target, settings))
    throw new InputError(`There is nothing to hack in ${target.profile.title}.`);
}

/** Refuses a power that is off, that the psionic does not know, or that finds nobody to heal (SQ-PSI-03, SQ-POW-07). */
export function refusePower(psionic: UnitSpec, power: PowerName, { settings }: Side): void {
  const option = `--power ${power}`;
  requireOn(settings.powers[power].on, option, 'that power');
  if (power === 'heal') requireOn(settings.recoverWounded.wounds.on, option, 'Recover Wounded');
  const known = knownPowers(psionic, settings);
  if (!known.includes(power))
    throw new InputError(
      `${psionic.profile.title} does not know ${power}; the powers known are ${known.join(', ') || 'none'}.`,
    );
}

/**
 * Refuses an officer who adds to no rolls, and one where none can be: with squads, teams and in vehicles he is (SQ-CHR-02,
 * SQ-CHR-06, SQ-CHR-11, SQ-SNP-01).
 */
export function refuseOfficer(
  { profile: { kind, title } }: UnitSpec,
  option: string,
  { settings: { characters } }: Side,
): void {
  requireOn(characters.lead.on, option, 'Characters');
  if (kind !== 'infantry' && kind !== 'team' && kind !== 'vehicle')
    throw new InputError(`No officer joins a unit such as ${title}; leave ${option} out.`);
}
