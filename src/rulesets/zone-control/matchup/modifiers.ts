import type { SideOf } from '../../../rules/assembly/matchup-of.ts';
import {
  type Modifiers,
  modify,
  modifyByUsers,
  startFrom,
  usersPart,
} from '../../../rules/play/modifiers.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Profile, WeaponSpec } from '../units/units.ts';
import type { ModelSpec } from './muster.ts';
import type { Attack, AttackKind, Moments } from './timing.ts';

/** What a side plays by. */
export type Side = SideOf<Settings, Moments>;

/** What is added to each check of an attack (ZC-SHT-03/04, ZC-MEL-02, ZC-A5). */
export function modifyHits(
  list: Modifiers,
  attack: Attack,
  { settings: own, rules }: Side,
  theirs: Side,
): void {
  const { profile } = attack.attacker;
  startFrom(list, attack.kind === 'melee' ? profile.melee : profile.ballistic);
  if (attack.kind === 'shooting') hamper(list, attack, own);
  raiseToFloor(list, attack.kind, own, 'each');
  modifyByUsers(list, rules, 'toHit', [attack]);
  modifyByUsers(list, theirs.rules, 'toBeHit', [attack]);
  raiseToFloor(list, attack.kind, own, 'sum');
}

/** Leaves no skill below nothing, by the reading that has it so at this point; in melee always (ZC-SHT-04, ZC-MEL-02, ZC-AMB-04). */
function raiseToFloor(list: Modifiers, kind: AttackKind, own: Settings, sum: 'each' | 'sum'): void {
  const { floor } = own.shooting;
  if (floor.sum !== sum || list.total >= 0 || (kind === 'shooting' && !floor.on)) return;
  modify(list, kind === 'shooting' ? CLAUSE.shooting.floor : CLAUSE.melee.attacks, -list.total);
}

/** What terrain, having moved and distance take from a shooter's skill (ZC-A5). */
function hamper(list: Modifiers, { weapon, distance, cover, moved }: Attack, { shooting }: Settings): void {
  if (cover > 0) modify(list, CLAUSE.shooting.cover, -cover);
  if (moved && shooting.moved.on)
    modify(list, CLAUSE.shooting.moved, -(weapon.heavy ? shooting.moved.heavy : shooting.moved.points));
  if (shooting.far.on && distance > weapon.range * shooting.far.share)
    modify(list, CLAUSE.shooting.far, -shooting.far.points);
}

/** Rolls of a save, of which any one does: one, one for toughness and one for armour, or none (ZC-ACT-03, ZC-AMB-05). */
export function savesRolled({ rolls, wounding }: Settings): number {
  if (!rolls.opposed.on) return 0;
  return wounding.save.terms === 'two-rolls' ? 2 : 1;
}

/** What is added to one of the rolls of a save, the first or the second (ZC-SHT-05). */
export function modifySave(list: Modifiers, attack: Attack, theirs: Side, roll: number): void {
  startFrom(list, saveOf(theirs.settings, attack.weapon, attack.target.profile, roll));
  modifyByUsers(list, theirs.rules, 'toSave', [attack]);
}

/** What users' rules add to each roll of a save. */
export function addedToSaves(list: Modifiers, attack: Attack, theirs: Side): number {
  if (theirs.rules.length === 0) return 0;
  modifySave(list, attack, theirs, 0);
  return usersPart(list);
}

/** What toughness and armour leave a target for one of the rolls of a save (ZC-SHT-05). */
export function saveOf(
  { wounding }: Settings,
  weapon: Pick<WeaponSpec, 'strength' | 'ap'>,
  target: Pick<Profile, 'toughness' | 'armour'>,
  roll: number,
): number {
  const toughness = target.toughness - weapon.strength;
  const armour = target.armour - weapon.ap;
  switch (wounding.save.terms) {
    case 'added':
      return Math.max(0, toughness) + Math.max(0, armour);
    case 'joint':
      return Math.max(0, toughness + armour);
    case 'two-rolls':
      return Math.max(0, roll === 0 ? toughness : armour);
  }
}

/**
 * What is added to a morale check, which shock lowers down to nothing (ZC-MOR-03, ZC-A7).
 *
 * @param lent the morale of a leader nearby; that of the model where there is none
 */
export function modifyMorale(
  list: Modifiers,
  model: ModelSpec,
  side: Side,
  lent: number,
  shock: number,
): void {
  startMorale(list, model, side, lent);
  if (side.settings.morale.check.on) lower(list, CLAUSE.morale.check, shock);
}

/** What is added to a rally check; the shock is that of the morale check that failed (ZC-MOR-06, ZC-AMB-11). */
export function modifyRally(
  list: Modifiers,
  model: ModelSpec,
  side: Side,
  lent: number,
  shock: number,
): void {
  startMorale(list, model, side, lent);
  lower(list, CLAUSE.rally.check, side.settings.rally.check.shock === 'counts' ? shock : 0);
}

function startMorale(list: Modifiers, model: ModelSpec, { rules }: Side, lent: number): void {
  const { morale } = model.profile;
  startFrom(list, morale);
  if (lent > morale) modify(list, CLAUSE.leaders.morale, lent - morale);
  modifyByUsers(list, rules, 'morale', [model]);
}

/** Takes something off, as far as there is anything to take it from. */
function lower(list: Modifiers, clause: number, by: number): void {
  modify(list, clause, -Math.max(0, Math.min(by, list.total)));
}

/** Whether a face of the die succeeds in an unopposed action with what is added to it (ZC-ACT-02). */
export function succeeds({ rolls }: Settings, face: number, modifier: number): boolean {
  return face + modifier >= rolls.unopposed.target;
}

/** Whether a face of the die saves (ZC-ACT-03, ZC-SHT-06). */
export function saves({ rolls, wounding }: Settings, face: number, modifier: number): boolean {
  if (face === rolls.unopposed.sides && !wounding.hopeless.on) return true;
  return face + modifier >= rolls.opposed.target;
}

/** How many faces of a side's die do something. */
export function facesThat(
  own: Settings,
  does: (own: Settings, face: number, modifier: number) => boolean,
  modifier: number,
): number {
  let faces = 0;
  for (let face = 1; face <= own.rolls.unopposed.sides; face++) if (does(own, face, modifier)) faces++;
  return faces;
}
