import { type Model, NOWHERE, type Point, type Weapon } from '../../../kernel/entities.ts';
import { arcOf, inArc } from '../../../kernel/geometry/arc.ts';
import { sees } from '../match/altitude.ts';
import { isEngaged } from '../match/engagement.ts';
import { enemiesOf, type Match, settingsOf, stands } from '../match/match.ts';
import { hitsOn } from '../match/systems.ts';
import { PRONE, SMALL } from '../matchup/modifiers.ts';
import type { AttackKind } from '../matchup/timing.ts';
import { isBlockedByFriends } from '../ways/spacing.ts';
import { bandBetween, numberOf, type Strike, strikeOf } from './attack.ts';

/** Whether a model can shoot at all where it is (DX-RM-10, DX-ENG-ASM). */
export function canShoot(m: Match, model: Model): boolean {
  if (!stands(m, model) || m.matchup.models[model].ranged.length === 0) return false;
  const { presence, ranged } = settingsOf(m, model);
  if (m.state.posture[model] === PRONE && presence.prone.on) return false;
  return !ranged.engaged.on || !isEngaged(m, model);
}

/** Whether a model may act on another that may be concealed (DX-SPT-04, DX-SPT-07). */
export function mayActOn(m: Match, model: Model, target: Model): boolean {
  const { concealed, spotted } = m.state;
  if (!stands(m, target)) return false;
  if (concealed[target] === 0 || spotted[model * concealed.length + target] > 0) return true;
  return !settingsOf(m, target).spotting.unseen.on;
}

/** Whether a firer sees a target, within its arc and past its friends, and nothing else shields that. */
export function canBeShot(m: Match, firer: Model, target: Model): boolean {
  const { point } = m.state;
  if (!mayActOn(m, firer, target)) return false;
  if (!sees(m, firer, target)) return false;
  if (settingsOf(m, firer).ranged.engaged.on && isEngaged(m, target)) return false;
  return isInArc(m, firer, point[target]) && !isBlockedByFriends(m, firer, point[target]);
}

/** Whether a place is within the arc of fire of a model in MP (DX-MPP-01). */
export function isInArc(m: Match, model: Model, at: Point): boolean {
  const { posture, facing, point } = m.state;
  if (posture[model] !== SMALL || facing[model] === NOWHERE) return true;
  const { degrees } = settingsOf(m, model).presence.chart;
  const { x, y } = m.battlefield.ground;
  const from = point[model];
  const ahead = [x[facing[model]] - x[from], y[facing[model]] - y[from]] as const;
  if (ahead[0] === 0 && ahead[1] === 0) return true;
  return inArc(arcOf(x[from], y[from], 0, ahead, degrees), x[at], y[at], 0);
}

/** Every gun at every target it reaches. */
export function shotsOpen(m: Match, model: Model, kind: AttackKind = 'ranged'): Strike[] {
  if (!canShoot(m, model)) return [];
  const found: Strike[] = [];
  for (const target of enemiesOf(m, model)) {
    if (!stands(m, target)) continue;
    const guns = gunsFor(m, model, target);
    if (guns.length === 0 || !canBeShot(m, model, target)) continue;
    for (const weapon of guns) {
      const strike = strikeOf(kind, model, weapon, target);
      if (!isDisabled(m, strike)) found.push(strike);
    }
  }
  return found;
}

/** Whether a model has a gun that it can fire at somebody from where it is. */
export function canFireAt(m: Match, model: Model, target: Model): boolean {
  if (!canShoot(m, model) || !stands(m, target)) return false;
  return gunsFor(m, model, target).length > 0 && canBeShot(m, model, target);
}

/** Guns that a model can fire at somebody, friend or enemy, whom it sees. */
export function shotsFrom(m: Match, model: Model, target: Model): Strike[] {
  if (!canShoot(m, model) || !isInArc(m, model, m.state.point[target])) return [];
  return gunsFor(m, model, target)
    .map((weapon) => strikeOf('ranged', model, weapon, target))
    .filter((strike) => !isDisabled(m, strike));
}

/** Whether hits on its weapons leave nothing of RC (DX-VEH-07). */
function isDisabled(m: Match, strike: Strike): boolean {
  return hitsOn(m, strike.attacker, 'weapons') > 0 && numberOf(m, strike).total <= 0;
}

/** Guns of a model that reach as far as somebody. */
function gunsFor(m: Match, model: Model, target: Model): readonly Weapon[] {
  return m.matchup.guns[model][bandBetween(m, model, target)];
}
