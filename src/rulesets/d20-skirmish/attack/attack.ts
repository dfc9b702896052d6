import type { Model, Weapon } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { haveUsersASay, noteChanges } from '../../../rules/play/active-rules.ts';
import type { Modifiers } from '../../../rules/play/modifiers.ts';
import { rangeBetween } from '../match/altitude.ts';
import { attackersOf } from '../match/engagement.ts';
import { type Match, moraleOf, nameOf, rageOf, seatOf, settingsOf } from '../match/match.ts';
import { smokeBetween } from '../match/smoke-screens.ts';
import { armourLost, weaponsPenalty } from '../match/systems.ts';
import { takenOffAll } from '../match/tests.ts';
import { lookWithWorks } from '../match/works.ts';
import { otherBlade } from '../matchup/blades.ts';
import { bandModifier } from '../matchup/gunnery.ts';
import { blowNumber, shotNumber } from '../matchup/modifiers.ts';
import type { Attack, AttackKind } from '../matchup/timing.ts';
import { addedToSave, modifyByBoth } from '../matchup/users-say.ts';
import { bandOf } from '../units/bands.ts';
import { isBehind } from '../ways/driving.ts';

/** An attack of a model on another. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: Model;
  readonly target: Model;
  readonly weapon: Weapon;
  /** Gains what a charge does. */
  readonly charging: boolean;
  /** Comes from concealment. */
  readonly ambush: boolean;
  readonly secondary: boolean;
}

export function strikeOf(kind: AttackKind, attacker: Model, weapon: Weapon, target: Model): Strike {
  return { kind, attacker, target, weapon, charging: kind === 'charge', ambush: false, secondary: false };
}

/** The blow with another blade that follows one (DX-CM-09); undefined where none does. */
export function secondaryOf(m: Match, strike: Strike): Strike | undefined {
  const { attacker, weapon, secondary } = strike;
  if (isShot(m, strike) || secondary || !settingsOf(m, attacker).closeCombat.secondary.on) return undefined;
  const other = otherBlade(m.matchup.models[attacker].melee, weapon);
  if (other === undefined) return undefined;
  return { ...strike, weapon: other, secondary: true, charging: false, ambush: false };
}

export function isShot(m: Match, { weapon }: Strike): boolean {
  return m.matchup.weapons[weapon].mode === 'ranged';
}

/** What an attack is called as an option, as "shoot B Sniper with Rifle". */
export function strikeText(m: Match, strike: Strike): string {
  const { title, magnitude } = m.matchup.weapons[strike.weapon];
  const target = nameOf(m, strike.target);
  if (magnitude > 0) return `channel ${title} at ${target}`;
  return `${isShot(m, strike) ? 'shoot' : 'strike'} ${target} with ${title}`;
}

/** The band that two models are apart, as the firer reads it. */
export function bandBetween(m: Match, firer: Model, target: Model): number {
  return bandOf(rangeBetween(m, firer, target), settingsOf(m, firer).ranged.bands.border);
}

/** The number that the die of an attack must not exceed, with the clauses behind it. */
export function numberOf(m: Match, strike: Strike): Modifiers {
  if (isShot(m, strike)) numberOfShot(m, strike);
  else numberOfBlow(m, strike);
  modifyByRules(m, strike);
  return m.matchup.list;
}

/** Adds what users' rules add to the number in hand. */
export function modifyByRules(m: Match, strike: Strike): void {
  const { list, active } = m.matchup;
  if (haveUsersASay(active)) modifyByBoth(list, active, describe(m, strike));
}

function numberOfShot(m: Match, { attacker, target, weapon }: Strike): void {
  const { settings, models, list, weapons } = m.matchup;
  const { point, posture, aim } = m.state;
  const own = settings[seatOf(m, attacker)];
  shotNumber(list, own, settings[seatOf(m, target)], models[attacker].profile, models[target].profile, {
    band: bandModifier(own, weapons[weapon], bandBetween(m, attacker, target)) ?? 0,
    look: lookWithWorks(m, attacker, target),
    smoke: smokeBetween(m, point[attacker], point[target]),
    aimed: aim[attacker] === target,
    posture: posture[target],
    ...conditionOf(m, attacker),
    ...gunneryOf(m, attacker),
  });
}

/** How an attacker is, whatever it attacks. */
export function conditionOf(m: Match, attacker: Model) {
  return {
    morale: moraleOf(m, attacker),
    rage: rageOf(m, attacker),
    fumbled: m.state.fumbled[attacker] > 0,
  };
}

/** The same of its guns. */
export function gunneryOf(m: Match, attacker: Model) {
  return { steady: isSteady(m, attacker), damaged: weaponsPenalty(m, attacker) };
}

/** Whether a model is a vehicle or a gunner and has not moved (DX-RM-11, DX-STILL-ASM). */
function isSteady(m: Match, model: Model): boolean {
  const { vehicle, gunner } = m.matchup.models[model].profile;
  return (vehicle || gunner) && m.state.moved[model] === 0 && settingsOf(m, model).vehicles.on;
}

function numberOfBlow(m: Match, { attacker, target, charging, ambush, secondary }: Strike): void {
  const { settings, models, list } = m.matchup;
  const { point, posture } = m.state;
  blowNumber(list, settings[seatOf(m, attacker)], settings[seatOf(m, target)], models[attacker].profile, {
    attackers: attackersOf(m, target),
    charging,
    across: m.battlefield.isAcross(point[attacker], point[target]),
    ambush,
    secondary,
    own: posture[attacker],
    posture: posture[target],
    ...conditionOf(m, attacker),
  });
}

/** Whether an AV-rated weapon strikes the rear of a vehicle (DX-VEH-01). */
export function strikesRear(m: Match, { attacker, target, weapon }: Strike): boolean {
  if (!m.matchup.models[target].profile.vehicle || !m.matchup.weapons[weapon].antiVehicle) return false;
  const { on, rear, arc } = settingsOf(m, attacker).vehicles;
  return on && rear.on && isBehind(m, target, m.state.point[attacker], arc.degrees);
}

/** Counts users' rules that change AR or DM of a save against an attack. */
export function noteArmourAndDamage(m: Match, strike: Strike): void {
  const { active } = m.matchup;
  if (!haveUsersASay(active)) return;
  const about = describe(m, strike);
  noteChanges(m, active[seatOf(m, strike.attacker)], 'damage', [about]);
  noteChanges(m, active[seatOf(m, strike.target)], 'toSave', [about]);
}

/** AR of a model as it is, whatever it saves against. */
export function armourLeft(m: Match, model: Model): number {
  const armour = m.matchup.models[model].profile.armour + settingsOf(m, model).saves.armour.shift;
  return armour - m.state.frail[model] - armourLost(m, model) - takenOffAll(m, model);
}

/** AR and DM of a save against an attack, the saver's state and users' rules included. */
export function armourAndDamageOf(m: Match, strike: Strike): { armour: number; damage: number } {
  const { attacker, target, weapon } = strike;
  const { weapons, active } = m.matchup;
  const armour = armourLeft(m, target);
  const rear = strikesRear(m, strike) ? settingsOf(m, attacker).vehicles.rear.dm : 0;
  const damage = weapons[weapon].damage + rear;
  if (!haveUsersASay(active)) return { armour, damage };
  const added = addedToSave(active, describe(m, strike));
  return { armour: armour + added.armour, damage: damage + added.damage };
}

function describe(m: Match, { kind, attacker, target, weapon }: Strike): Attack {
  const { models, weapons } = m.matchup;
  const distance = rangeBetween(m, attacker, target) / INCH;
  return { kind, attacker: models[attacker], target: models[target], weapon: weapons[weapon], distance };
}
