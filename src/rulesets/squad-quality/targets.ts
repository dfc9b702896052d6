import { HARM } from '../../rules/decision.ts';
import { createModifiers } from '../../rules/modifiers.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { shoot } from './firing.ts';
import { acted, choose, enemiesOf, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { passesOf, succeeds } from './quality-test.ts';
import { CLAUSE } from './rules/index.ts';
import { type Aim, aimAt, expectedHarm, placeShot } from './shots.ts';
import { PINNED } from './state.ts';

/** Whether a unit may shoot at all. */
export function mayShoot(m: Match, unit: number): boolean {
  const { shots } = settingsOf(m, unit).underFire;
  return m.state.marker[unit] < PINNED || shots.on;
}

/** Enemies that a unit could shoot at from where it stands, the nearest first. */
export function targetsOf(m: Match, unit: number, still: boolean): Aim[] {
  const from = m.state.point[unit];
  const found: Aim[] = [];
  for (const enemy of enemiesOf(m, unit)) {
    if (!isOnTable(m, enemy)) continue;
    const aim = aimAt(m, unit, enemy);
    if (placeShot(m, aim, from, m.state.point[enemy], still)) found.push(aim);
  }
  return found.sort((a, b) => a.shot.attack.distance - b.shot.attack.distance);
}

/** How many of the nearest enemies a unit may choose from (SQ-CORE-PRIO). */
export function choiceOf(m: Match, unit: number): number {
  const { nearest } = settingsOf(m, unit).priority;
  if (!nearest.on || nearest.choice === 'test') return Infinity;
  return Math.max(1, m.book.models[unit].quality + 1 + nearest.more);
}

/** Chooses whom to shoot at, or nobody, and shoots (SQ-D-04). Returns whether it did. */
export function fire(m: Match, unit: number, still: boolean): boolean {
  if (!mayShoot(m, unit)) return false;
  const seen = targetsOf(m, unit, still);
  const { nearest } = settingsOf(m, unit).priority;
  const open = seen.slice(0, choiceOf(m, unit));
  if (open.length === 0) return false;
  const list = createModifiers();
  const picked = choose(m, seatOf(m, unit), 'SQ-D-04', unit, open.length + 1, (weighings) => {
    for (let i = 0; i < open.length; i++) weighings[WIDTH * (i + 1) + HARM] = expectedHarm(m, open[i], list);
  });
  if (picked === 0) return false;
  if (nearest.on && seen.length > 1) acted(m, CLAUSE.priority.nearest);
  const isTested = nearest.on && nearest.choice === 'test' && picked > 1;
  if (isTested && !succeeds(m, unit, passesOf(m, unit, 'priority'))) return false;
  shoot(m, open[picked - 1]);
  return true;
}
