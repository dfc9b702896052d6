import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { hasCharges } from '../matchup/has-charges.ts';
import { PRONE } from '../matchup/modifiers.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { acted, enemiesOf, type Match, settingsOf, stands } from './match.ts';

/** Whether two models are at one altitude, so that they can come to blows (DX-ALT-REACH). */
export function areLevel(m: Match, a: Model, b: Model): boolean {
  return !m.matchup.hasAltitudes || levelOf(m, a) === levelOf(m, b);
}

function levelOf(m: Match, model: Model): number {
  return m.matchup.gaits[model].aloft ? m.state.altitude[model] : 0;
}

/** Whether an enemy is in contact with a model, or would be with it at some place. */
function isContact(m: Match, model: Model, at: Point, enemy: Model): boolean {
  return stands(m, enemy) && areLevel(m, model, enemy) && m.battlefield.touch(at, m.state.point[enemy]);
}

/** Enemies in contact with a model, or with a place it might stand on. */
export function contactsOf(m: Match, model: Model, at: Point = m.state.point[model]): Model[] {
  const found: Model[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (isContact(m, model, at, enemy)) found.push(enemy);
  }
  return found;
}

/** Whether a model is locked in close combat (DX-CC-ASM). */
export function isEngaged(m: Match, model: Model, at: Point = m.state.point[model]): boolean {
  for (const enemy of enemiesOf(m, model)) {
    if (isContact(m, model, at, enemy)) return true;
  }
  return false;
}

/** Whether enemies in contact keep a model from moving until it has broken away from them (DX-CC-ASM, DX-BRK-01). */
export function isHeld(m: Match, model: Model): boolean {
  return settingsOf(m, model).breakAway.on && isEngaged(m, model);
}

/** Enemies of a model whom it could come into contact with by a move of some length. */
export function contactsWithin(m: Match, model: Model, far: Length): Model[] {
  const { ground, distance } = m.battlefield;
  const from = m.state.point[model];
  // Bases touch across obstacles that are up to an inch and a rank of points apart.
  const reach = far + 2 * ground.radius + INCH + ground.pitch;
  return enemiesOf(m, model).filter(
    (enemy) => stands(m, enemy) && areLevel(m, model, enemy) && distance(from, m.state.point[enemy]) <= reach,
  );
}

/** Whether a model may charge anybody. */
export function canCharge(m: Match, model: Model): boolean {
  return hasCharges(settingsOf(m, model)) && canStrike(m, model) && !isEngaged(m, model);
}

/** Whether a model can strike: not while it lies prone (DX-CM-07). */
export function canStrike(m: Match, model: Model): boolean {
  if (!stands(m, model) || m.matchup.models[model].melee.length === 0) return false;
  return m.state.posture[model] !== PRONE || !settingsOf(m, model).presence.down.on;
}

/** How many enemies in contact with a model attack it: whoever cannot strike, or lies senseless, is none of them (DX-CM-01). */
export function attackersOf(m: Match, target: Model): number {
  const { unconscious } = m.state;
  return contactsOf(m, target).filter((one) => canStrike(m, one) && unconscious[one] === 0).length;
}

/** Attackers of a size who may be in contact with a target of another in the open, one at least (DX-CM-11, DX-AMB-20). */
export function crowdInTheOpen(
  { closeCombat: { crowd } }: Settings,
  attacker: number,
  target: number,
): number {
  return crowd.on ? Math.max(1, crowd.base + target - attacker) : Infinity;
}

/** How many of the size of a model may be in contact with a target at once, and which clause says so (DX-CM-11 to DX-CM-13). */
export function crowdLimit(
  m: Match,
  attacker: Model,
  target: Model,
): { readonly most: number; readonly clause: number } {
  const theirs = settingsOf(m, target);
  const { wall, doorway } = theirs.closeCombat;
  const { models } = m.matchup;
  const at = m.state.point[target];
  const [own, other] = [models[attacker].profile.size, models[target].profile.size];
  let most = crowdInTheOpen(theirs, own, other);
  let clause = CLAUSE.closeCombat.crowd;
  if (wall.on && m.battlefield.isWalled(at)) {
    most *= wall.share;
    clause = CLAUSE.closeCombat.wall;
  }
  const within = doorway.attackers + other - own;
  if (doorway.on && m.battlefield.isNarrow(at) && within <= most) {
    most = within;
    clause = CLAUSE.closeCombat.doorway;
  }
  return { most: Math.max(1, Math.floor(most)), clause };
}

/** The clause that keeps one more from attacking a target, -1 where none does. */
export function crowdedBy(m: Match, attacker: Model, target: Model): number {
  const others = contactsOf(m, target).filter((one) => one !== attacker);
  const { most, clause } = crowdLimit(m, attacker, target);
  return others.length >= most ? clause : -1;
}

/** Whether one more may attack a target; notes that nobody may. */
export function mayJoin(m: Match, attacker: Model, target: Model): boolean {
  const clause = crowdedBy(m, attacker, target);
  if (clause >= 0) acted(m, clause);
  return clause < 0;
}
