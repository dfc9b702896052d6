import { arcOf, inArc } from '../../../kernel/arc.ts';
import { INCH } from '../../../kernel/length.ts';
import { addUp, noteChanges } from '../../../rules/active-rules.ts';
import { type Modifiers, modifyByUsers } from '../../../rules/modifiers.ts';
import { contactsOf, isEngaged } from '../match/engagement.ts';
import { enemiesOf, gapBetween, type Match, moraleOf, seatOf, settingsOf, stands } from '../match/match.ts';
import { smokeBetween } from '../match/smoke-screens.ts';
import { armourLost, weaponsPenalty } from '../match/systems.ts';
import { lookBetween } from '../match/works.ts';
import { bandModifier } from '../matchup/gunnery.ts';
import { blowNumber, PRONE, SMALL, shotNumber } from '../matchup/modifiers.ts';
import type { Attack, AttackKind } from '../matchup/timing.ts';
import { bandOf } from '../units/bands.ts';
import { isBehind } from '../ways/driving.ts';
import { isBlockedByFriends } from '../ways/spacing.ts';

/** An attack of a model on another. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: number;
  readonly target: number;
  readonly weapon: number;
  /** Gains what a charge does. */
  readonly charging: boolean;
  /** Comes from concealment. */
  readonly ambush: boolean;
  readonly secondary: boolean;
}

export function strikeOf(kind: AttackKind, attacker: number, weapon: number, target: number): Strike {
  return { kind, attacker, target, weapon, charging: kind === 'charge', ambush: false, secondary: false };
}

export function isShot(m: Match, { weapon }: Strike): boolean {
  return m.book.weapons[weapon].mode === 'ranged';
}

/** The band that two models are apart, as the firer reads it. */
export function bandBetween(m: Match, firer: number, target: number): number {
  return bandOf(gapBetween(m, firer, target), settingsOf(m, firer).ranged.bands.border);
}

/** The number that the die of an attack must not exceed, with the clauses behind it. */
export function numberOf(m: Match, strike: Strike): Modifiers {
  const { attacker, target } = strike;
  const { list, active } = m.book;
  if (isShot(m, strike)) numberOfShot(m, strike);
  else numberOfBlow(m, strike);
  const [ours, theirs] = [active[seatOf(m, attacker)], active[seatOf(m, target)]];
  if (ours.length + theirs.length === 0) return list;
  const about: [Attack] = [describe(m, strike)];
  modifyByUsers(list, ours, 'toHit', about);
  modifyByUsers(list, theirs, 'toEvade', about, -1);
  return list;
}

function numberOfShot(m: Match, { attacker, target, weapon }: Strike): void {
  const { settings, models, list, weapons } = m.book;
  const { point, posture, aim, fumbled } = m.state;
  const own = settings[seatOf(m, attacker)];
  shotNumber(list, own, settings[seatOf(m, target)], models[attacker].profile, models[target].profile, {
    band: bandModifier(own, weapons[weapon], bandBetween(m, attacker, target)) ?? 0,
    look: lookBetween(m, point[attacker], point[target]),
    smoke: smokeBetween(m, point[attacker], point[target]),
    aimed: aim[attacker] === target,
    posture: posture[target],
    morale: moraleOf(m, attacker),
    rage: m.state.rage[attacker],
    fumbled: fumbled[attacker] > 0,
    steady: isSteady(m, attacker),
    damaged: weaponsPenalty(m, attacker),
  });
}

/** Whether a model is a vehicle or a gunner and has not moved (DX-RM-11, DX-STILL-ASM). */
export function isSteady(m: Match, model: number): boolean {
  const { vehicle, gunner } = m.book.models[model].profile;
  return (vehicle || gunner) && m.state.moved[model] === 0 && settingsOf(m, model).vehicles.on;
}

function numberOfBlow(m: Match, { attacker, target, charging, ambush, secondary }: Strike): void {
  const { settings, models, list } = m.book;
  const { point, posture, fumbled } = m.state;
  blowNumber(list, settings[seatOf(m, attacker)], settings[seatOf(m, target)], models[attacker].profile, {
    attackers: contactsOf(m, target).length,
    charging,
    across: m.battlefield.isAcross(point[attacker], point[target]),
    ambush,
    secondary,
    own: posture[attacker],
    posture: posture[target],
    morale: moraleOf(m, attacker),
    rage: m.state.rage[attacker],
    fumbled: fumbled[attacker] > 0,
  });
}

/** Whether an AV-rated weapon strikes the rear of a vehicle (DX-VEH-01). */
export function strikesRear(m: Match, { attacker, target, weapon }: Strike): boolean {
  if (!m.book.models[target].profile.vehicle || !m.book.weapons[weapon].antiVehicle) return false;
  const { on, rear, arc } = settingsOf(m, attacker).vehicles;
  return on && rear.on && isBehind(m, target, m.state.point[attacker], arc.degrees);
}

/** Counts users' rules that change AR or DM of a save against an attack. */
export function noteArmourAndDamage(m: Match, strike: Strike): void {
  const { active } = m.book;
  const [ours, theirs] = [active[seatOf(m, strike.attacker)], active[seatOf(m, strike.target)]];
  if (ours.length + theirs.length === 0) return;
  const about = describe(m, strike);
  noteChanges(m, ours, 'damage', [about]);
  noteChanges(m, theirs, 'toSave', [about]);
}

/** AR and DM of a save against an attack, users' rules included. */
export function armourAndDamageOf(m: Match, strike: Strike): { armour: number; damage: number } {
  const { attacker, target, weapon } = strike;
  const { settings, models, weapons, active } = m.book;
  const [own, theirs] = [seatOf(m, attacker), seatOf(m, target)];
  const armour =
    models[target].profile.armour +
    settings[theirs].saves.armour.shift +
    m.state.frail[target] -
    armourLost(m, target);
  const damage = weapons[weapon].damage + (strikesRear(m, strike) ? settings[own].vehicles.rear.dm : 0);
  if (active[own].length + active[theirs].length === 0) return { armour, damage };
  const about = describe(m, strike);
  return {
    armour: armour + addUp(active[theirs], 'toSave', [about]),
    damage: damage + addUp(active[own], 'damage', [about]),
  };
}

function describe(m: Match, { kind, attacker, target, weapon }: Strike): Attack {
  const { models, weapons } = m.book;
  const distance = gapBetween(m, attacker, target) / INCH;
  return { kind, attacker: models[attacker], target: models[target], weapon: weapons[weapon], distance };
}

/** Whether a model can shoot at all where it is (DX-RM-10, DX-ENG-ASM). */
export function canShoot(m: Match, model: number): boolean {
  if (!stands(m, model) || m.book.models[model].ranged.length === 0) return false;
  const { presence, ranged } = settingsOf(m, model);
  if (m.state.posture[model] === PRONE && presence.prone.on) return false;
  return !ranged.engaged.on || !isEngaged(m, model);
}

/** Whether a model may act on another that may be concealed (DX-SPT-04, DX-SPT-07). */
export function mayActOn(m: Match, model: number, target: number): boolean {
  const { concealed, spotted } = m.state;
  if (!stands(m, target)) return false;
  if (concealed[target] === 0 || spotted[model * concealed.length + target] > 0) return true;
  return !settingsOf(m, target).spotting.unseen.on;
}

/** Whether a firer sees a target, within its arc and past its friends, and nothing else shields that. */
export function canBeShot(m: Match, firer: number, target: number): boolean {
  const { point } = m.state;
  if (!mayActOn(m, firer, target)) return false;
  if (m.battlefield.lines.look(point[firer], point[target]) === 0) return false;
  if (settingsOf(m, firer).ranged.engaged.on && isEngaged(m, target)) return false;
  return isInArc(m, firer, point[target]) && !isBlockedByFriends(m, firer, point[target]);
}

/** Whether a place is within the arc of fire of a model in MP (DX-MPP-01). */
export function isInArc(m: Match, model: number, at: number): boolean {
  const { posture, facing, point } = m.state;
  if (posture[model] !== SMALL || facing[model] < 0) return true;
  const { degrees } = settingsOf(m, model).presence.chart;
  const { x, y } = m.battlefield.ground;
  const from = point[model];
  const ahead = [x[facing[model]] - x[from], y[facing[model]] - y[from]] as const;
  if (ahead[0] === 0 && ahead[1] === 0) return true;
  return inArc(arcOf(x[from], y[from], 0, ahead, degrees), x[at], y[at], 0);
}

/** Every gun at every target it reaches. */
export function shotsOpen(m: Match, model: number, kind: AttackKind = 'ranged'): Strike[] {
  if (!canShoot(m, model)) return [];
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    if (!stands(m, target) || !reaches(m, model, target) || !canBeShot(m, model, target)) continue;
    const band = bandBetween(m, model, target);
    for (const weapon of m.book.models[model].ranged) {
      const modifier = bandModifier(settingsOf(m, model), m.book.weapons[weapon], band);
      if (modifier === null) continue;
      const strike = strikeOf(kind, model, weapon, target);
      if (!isDisabled(m, strike)) found.push(strike);
    }
  }
  return found;
}

/** Guns of a model that reach somebody, friend or enemy, whom it sees. */
export function shotsFrom(m: Match, model: number, target: number): Strike[] {
  if (!canShoot(m, model)) return [];
  const band = bandBetween(m, model, target);
  return m.book.models[model].ranged
    .filter((weapon) => bandModifier(settingsOf(m, model), m.book.weapons[weapon], band) !== null)
    .map((weapon) => strikeOf('ranged', model, weapon, target));
}

/** Whether hits on its weapons leave nothing of RC (DX-VEH-07). */
function isDisabled(m: Match, strike: Strike): boolean {
  return weaponsPenalty(m, strike.attacker) > 0 && numberOf(m, strike).total <= 0;
}

/** Whether some gun of a model reaches as far as a target. */
function reaches(m: Match, model: number, target: number): boolean {
  const band = bandBetween(m, model, target);
  const own = settingsOf(m, model);
  return m.book.models[model].ranged.some(
    (weapon) => bandModifier(own, m.book.weapons[weapon], band) !== null,
  );
}
