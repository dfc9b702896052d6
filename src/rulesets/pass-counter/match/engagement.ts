import type { Model, Point } from '../../../kernel/entities.ts';
import { enemiesOf, isInPlay, type Match, seatOf, settingsOf, tellOf } from './match.ts';

/** Whether a model is on the ground and has to spend an action on getting up (PC-ACT-09). */
export function mustStandUp(m: Match, model: Model): boolean {
  return m.state.down[model] > 0 && settingsOf(m, model).knockedDown.standUp.on;
}

/** Sets a model on its feet and tells it, if it is on the ground. */
export function getUp(m: Match, model: Model): void {
  if (m.state.down[model] === 0) return;
  m.state.down[model] = 0;
  tellOf(m, 'stand-up', model, 'stands up');
}

/** Whether a model keeps others engaged: it stands, or lying models do too by a reading (PC-A4). */
function holds(m: Match, model: Model): boolean {
  return m.state.down[model] === 0 || m.matchup.settings[0].engagement.range.downed === 'yes';
}

/** Whether a model can strike at all: it is in play and not knocked down (PC-KD-01). */
export function canStrike(m: Match, model: Model): boolean {
  return isInPlay(m, model) && (m.state.down[model] === 0 || !settingsOf(m, model).knockedDown.attack.on);
}

/** Whether a model is in play and keeps others engaged. */
export function engages(m: Match, model: Model): boolean {
  return isInPlay(m, model) && holds(m, model);
}

/** Enemies who engage a model standing on a point. */
export function engagersAt(m: Match, model: Model, at: Point): Model[] {
  const found: Model[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (engages(m, enemy) && m.battlefield.near(at, m.state.point[enemy])) found.push(enemy);
  }
  return found;
}

export function isEngaged(m: Match, model: Model): boolean {
  const at = m.state.point[model];
  for (const enemy of enemiesOf(m, model)) {
    if (engages(m, enemy) && m.battlefield.near(at, m.state.point[enemy])) return true;
  }
  return false;
}

/** Enemies near enough to be struck (PC-MEL-01). */
export function withinReach(m: Match, model: Model): Model[] {
  const at = m.state.point[model];
  return enemiesOf(m, model).filter(
    (enemy) => isInPlay(m, enemy) && m.battlefield.near(at, m.state.point[enemy]),
  );
}

/** Attack dice that friends around a target bring, who engage it and nobody else (PC-MEL-05). */
export function outnumberingDice(m: Match, attacker: Model, target: Model): number {
  const { dice } = settingsOf(m, attacker).outnumbering;
  if (!dice.on) return 0;
  let friends = 0;
  for (const friend of m.matchup.force[seatOf(m, attacker)]) {
    if (friend === attacker && dice.counted === 'others') continue;
    if (engages(m, friend) && engagesOnly(m, friend, target)) friends++;
  }
  if (friends === 0) return 0;
  return dice.friends === 'each' ? friends * dice.dice : dice.dice;
}

function engagesOnly(m: Match, model: Model, target: Model): boolean {
  const at = m.state.point[model];
  return (
    m.battlefield.near(at, m.state.point[target]) &&
    engagersAt(m, model, at).every((enemy) => enemy === target)
  );
}
