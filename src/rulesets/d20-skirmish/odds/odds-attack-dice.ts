import { INCH } from '../../../kernel/length.ts';
import { type Asked, numberAsked, wordAsked } from '../../../rules/assembly/asked.ts';
import { InputError } from '../../../rules/nearest.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { bandModifier, shotsOf } from '../matchup/gunnery.ts';
import { blowNumber, shotNumber } from '../matchup/modifiers.ts';
import type { ModelSpec } from '../matchup/muster.ts';
import type { Attack } from '../matchup/timing.ts';
import { addedToSave, modifyByBoth } from '../matchup/users-say.ts';
import type { Settings } from '../rules/index.ts';
import { BANDS, bandOf } from '../units/bands.ts';
import type { UnitData, WeaponSpec } from '../units/units.ts';
import { type Sides, usersRulesOf } from './odds-cast.ts';
import { COVERS, LOOK, POSTURES, stateAsked, USUAL_INCHES } from './odds-options.ts';

interface Die {
  readonly need: number;
  /** DM, with what users' rules add to it and less what they add to AR. */
  readonly damage: number;
}

/** Whoever attacks and whom. */
type Duel = readonly [ModelSpec, ModelSpec];

/** How far off the target of a gun or a power is, and what the band adds to a shot. Throws InputError out of its reach. */
export function reachAsked(asked: Asked, own: Settings, weapon: WeaponSpec) {
  const inches = numberAsked(asked, 'distance', { from: 0, to: 48, step: 'any' }, USUAL_INCHES);
  const modifier = bandModifier(own, weapon, bandOf(inches * INCH, own.ranged.bands.border));
  if (modifier !== null) return { inches, modifier };
  const reached = BANDS.filter((one) => weapon.bands[one] !== null).join(', ');
  throw new InputError(`${weapon.title} does not reach ${inches} inches; it has a modifier in ${reached}.`);
}

/** The dice of a shooting attack after so many others. Throws InputError. */
export function shotsAsked(
  asked: Asked,
  sides: Sides,
  [firer, target]: Duel,
  weapon: WeaponSpec,
  before: number,
): Die[] {
  const [own, theirs] = [sides[0].settings, sides[1].settings];
  const { inches, modifier } = reachAsked(asked, own, weapon);
  const list = createModifiers();
  shotNumber(list, own, theirs, firer.profile, target.profile, {
    band: modifier,
    look: LOOK[wordAsked(asked, 'cover', COVERS)],
    smoke: numberAsked(asked, 'smoke', { from: 0, to: 6 }, 0),
    aimed: asked.aimed === true && (before === 0 || own.aim.lasts.on),
    posture: POSTURES.indexOf(wordAsked(asked, 'posture', POSTURES)),
    ...stateAsked(asked, own),
    fumbled: false,
    steady: asked.stationary === true,
    damaged: 0,
  });
  const attack: Attack = { kind: 'ranged', attacker: firer, target, weapon, distance: inches };
  modifyByBoth(list, usersRulesOf(sides), attack);
  const damage = damageOf(sides, attack) + (asked.rear === true ? own.vehicles.rear.dm : 0);
  return new Array<Die>(shotsOf(own, weapon)).fill({ need: list.total, damage });
}

/** The dice of a blow after so many others: only the first is that of a charge, or from concealment. */
export function blowsAsked(
  data: UnitData,
  asked: Asked,
  sides: Sides,
  [attacker, target]: Duel,
  weapon: WeaponSpec,
  before: number,
): Die[] {
  const [own, theirs] = [sides[0].settings, sides[1].settings];
  const list = createModifiers();
  const situation = {
    attackers: attackersAsked(asked),
    across: asked.across === true,
    own: POSTURES.indexOf(wordAsked(asked, 'own-posture', ['standing', 'mp'] as const)),
    posture: POSTURES.indexOf(wordAsked(asked, 'posture', POSTURES)),
    ...stateAsked(asked, own),
    fumbled: false,
  };
  const kind = asked.charge === true && before === 0 ? 'charge' : 'melee';
  const blow = (by: WeaponSpec, secondary: boolean): Die => {
    const isFirst = before === 0 && !secondary;
    const [charging, ambush] = [asked.charge === true && isFirst, asked.ambush === true && isFirst];
    blowNumber(list, own, theirs, attacker.profile, { ...situation, charging, ambush, secondary });
    const attack: Attack = { kind, attacker, target, weapon: by, distance: 0 };
    modifyByBoth(list, usersRulesOf(sides), attack);
    return { need: list.total, damage: damageOf(sides, attack) };
  };
  const first = blow(weapon, false);
  const second = attacker.profile.weapons
    .map((id) => data.weapons[id])
    .find(({ id, mode }) => mode === 'melee' && id !== weapon.id);
  return second && own.closeCombat.secondary.on ? [first, blow(second, true)] : [first];
}

function damageOf(sides: Sides, attack: Attack): number {
  const added = addedToSave(usersRulesOf(sides), attack);
  return attack.weapon.damage + added.damage - added.armour;
}

export function attackersAsked(asked: Asked): number {
  return numberAsked(asked, 'attackers', { from: 1, to: 8 }, 1);
}
