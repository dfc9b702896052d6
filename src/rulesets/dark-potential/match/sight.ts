import { MODEL_HEIGHT } from '../../../kernel/base.ts';
import { NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { isOnTable, type Match, settingsOf } from './match.ts';

/** Whether models on two places see each other, past terrain and by a reading past other models (DP-LOS-01, DP-Q-61). */
export function sees(m: Match, from: Point, at: Point): boolean {
  return m.battlefield.lines.sees(from, at) && !(modelsMatter(m) === 'block' && somebodyBetween(m, from, at));
}

/** Cover penalty that a target of a seat enjoys on `at` from a viewer's place; UNSEEN without a line of sight. */
export function coverFrom(m: Match, from: Point, at: Point, seat: Seat, dugIn: boolean): number {
  const penalty = m.battlefield.lines.look(from, at, seat, dugIn);
  if (penalty === UNSEEN || modelsMatter(m) === 'ignored' || !somebodyBetween(m, from, at)) return penalty;
  return modelsMatter(m) === 'block' ? UNSEEN : withModels(m, seat, penalty, dugIn);
}

function modelsMatter(m: Match) {
  return m.matchup.settings[0].sight.lines.models;
}

/** Light cover by other models on top of what terrain gives. */
function withModels(m: Match, seat: Seat, penalty: number, dugIn: boolean): number {
  const { cover, dugIn: rule } = m.matchup.settings[seat];
  if (!cover.when.on || cover.levels.light === 0) return penalty;
  if (cover.levels.stacking === 'sum' && penalty > 0) return penalty + cover.levels.light;
  return Math.max(penalty, cover.levels.light + (dugIn ? rule.bonus.points : 0));
}

/** Whether the line between the middles of two models crosses a third, or a stealth base that counts as one. */
function somebodyBetween(m: Match, from: Point, at: Point): boolean {
  for (let other = 0; other < m.matchup.models.length; other++) {
    if (isOnTable(m, other) && standsBetween(m, m.state.point[other], from, at)) return true;
  }
  for (let slot = 0; slot < m.matchup.baseSlots; slot++) {
    const solid = settingsOf(m, m.matchup.baseOwner[slot]).stealth.moves.body === 'model';
    if (solid && m.state.base[slot] !== NOWHERE && standsBetween(m, m.state.base[slot], from, at))
      return true;
  }
  return false;
}

function standsBetween(m: Match, third: number, from: Point, at: Point): boolean {
  if (third === from || third === at) return false;
  const { x, y, z, radius } = m.battlefield.ground;
  const [dx, dy] = [x[at] - x[from], y[at] - y[from]];
  const length = dx * dx + dy * dy;
  const along = (x[third] - x[from]) * dx + (y[third] - y[from]) * dy;
  if (along <= 0 || along >= length) return false;
  const aside = (x[third] - x[from]) * dy - (y[third] - y[from]) * dx;
  if (aside * aside >= radius * radius * length) return false;
  const height = z[from] + ((z[at] - z[from]) * along) / length + MODEL_HEIGHT / 2;
  return height >= z[third] && height <= z[third] + MODEL_HEIGHT;
}
