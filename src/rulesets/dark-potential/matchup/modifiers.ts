import { type Modifiers, modify, modifyByUsers, startFrom } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { ModelSpec } from './muster.ts';
import { rangesBeyond } from './ranges-beyond.ts';
import type { Attack, AttackKind, SideRules } from './timing.ts';

/** The compiled rules that modifiers come from, and the list they are written to: what was asked about last. */
export interface Modifying {
  readonly settings: readonly [Settings, Settings];
  readonly active: readonly [SideRules, SideRules];
  readonly modifiers: Modifiers;
}

/** An attack before it is rolled; a template may be aimed at the ground, and so at nobody (DP-Q-70). */
export interface Situation extends Omit<Attack, 'target'> {
  readonly target: ModelSpec | null;
}

export function isBlow(kind: AttackKind): boolean {
  return kind === 'close-combat' || kind === 'free-strike' || kind === 'combat-ready';
}

/** What an attack must not exceed to hit (DP-RNG-02, DP-CC-02). */
export function hitModifiers(matchup: Modifying, situation: Situation): Modifiers {
  const list = matchup.modifiers;
  if (isBlow(situation.kind)) modifyBlow(list, matchup.settings, situation);
  else modifyShot(list, matchup.settings, situation);
  if (isAtModel(situation)) modifyByBoth(list, matchup.active, 'toHit', 'toBeHit', situation);
  return list;
}

function isAtModel(situation: Situation): situation is Attack {
  return situation.target !== null;
}

/** Nothing modifies a blow but what protects its target and what a free strike brings (DP-CC-02, DP-LEAVE-02, V-06). */
function modifyBlow(list: Modifiers, settings: Modifying['settings'], blow: Situation): void {
  const { attacker, target, kind } = blow;
  startFrom(list, attacker.profile.closeCombat ?? 0);
  if (target && settings[target.seat].closeCombat.test.on) {
    const { against } = settings[target.seat].closeCombat.test;
    modify(list, CLAUSE.army[against], -target.profile[against]);
  }
  if (kind === 'free-strike')
    modify(list, CLAUSE.leavingCombat.bonus, settings[attacker.seat].leavingCombat.bonus.points);
}

function modifyShot(list: Modifiers, settings: Modifying['settings'], shot: Situation): void {
  const { attacker, target, weapon, kind, distance, cover } = shot;
  const { rangedAttack, inaccurate, suppressingFire } = settings[attacker.seat];
  const { points, edge } = rangedAttack.bands;
  startFrom(list, attacker.profile.ranged ?? 0);
  const beyond = rangesBeyond(weapon.range, distance, edge);
  if (beyond > 0) modify(list, CLAUSE.rangedAttack.bands, -beyond * points);
  if (weapon.inaccurate) modify(list, CLAUSE.inaccurate.penalty, -inaccurate.penalty.points);
  if (kind === 'suppressing-fire')
    modify(list, CLAUSE.suppressingFire.penalty, -suppressingFire.penalty.points);
  if (!target) return;
  modify(list, CLAUSE.army.defense, -target.profile.defense);
  if (cover > 0) modify(list, CLAUSE.cover.levels, -cover);
}

/**
 * What a hit of some Strength must not exceed to wound a target (DP-WND-01).
 *
 * @param attack what users' rules are told of it; null where none has a say
 */
export function woundModifiers(
  matchup: Modifying,
  target: ModelSpec,
  strength: number,
  attack: Attack | null,
): Modifiers {
  const list = matchup.modifiers;
  startFrom(list, strength);
  const { armour } = target.profile;
  if (armour > 0) modify(list, CLAUSE.army.armour, -armour);
  if (attack) modifyByBoth(list, matchup.active, 'toWound', 'toBeWounded', attack);
  return list;
}

/** What users' rules of both sides add to a roll of an attack. */
function modifyByBoth(
  list: Modifiers,
  active: Modifying['active'],
  own: 'toHit' | 'toWound',
  other: 'toBeHit' | 'toBeWounded',
  attack: Attack,
): void {
  modifyByUsers(list, active[attack.attacker.seat], own, [attack]);
  modifyByUsers(list, active[attack.target.seat], other, [attack]);
}

/**
 * What a Leadership roll of a model must not exceed (DP-LDR-01, DP-LDR-09).
 *
 * @param lent Leadership of the best Commander near it, 0 without one
 * @param penalty of Suppressing weapons
 */
export function leadershipModifiers(
  matchup: Modifying,
  model: ModelSpec,
  lent: number,
  penalty: number,
): Modifiers {
  const list = matchup.modifiers;
  const { leadership } = model.profile;
  startFrom(list, leadership);
  if (lent > leadership) {
    modify(list, CLAUSE.leadership.commander, lent - leadership);
    modify(list, CLAUSE.commander.rule, 0);
  }
  if (penalty !== 0) modify(list, CLAUSE.suppressing.penalty, -penalty);
  modifyByUsers(list, matchup.active[model.seat], 'leadership', [model]);
  return list;
}

/** A Perception check before it is rolled. */
interface Check {
  readonly watcher: ModelSpec;
  /** In inches. */
  readonly distance: number;
  /** Cover penalty from terrain, 0 for none. */
  readonly cover: number;
  /** An action of its own. */
  readonly active: boolean;
}

/** What a Perception check of an enemy's base must not exceed (DP-PER-05..07). */
export function perceptionModifiers(
  matchup: Modifying,
  { watcher, distance, cover, active }: Check,
): Modifiers {
  const list = matchup.modifiers;
  const { distance: far, activeBonus } = matchup.settings[watcher.seat].perception;
  const { cover: conceals } = matchup.settings[otherSeat(watcher.seat)].perception;
  startFrom(list, watcher.profile.perception ?? 0);
  const steps = Math.max(far.contact === 'first-step' ? 1 : 0, Math.ceil(distance / far.inches - 1e-6));
  modify(list, CLAUSE.perception.distance, -steps * far.points);
  if (cover > 0) modify(list, CLAUSE.perception.cover, conceals.on ? -cover : 0);
  if (active) modify(list, CLAUSE.perception.activeBonus, activeBonus.points);
  return list;
}
