import { barrageOn, crosses } from './barrage.ts';
import { isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { canStop, overwatchOn, type Passage } from './overwatch.ts';
import { checkBase } from './perception.ts';
import { arcOfModel, arcReach, passesArc } from './reactions.ts';
import { NOWHERE, ON_OVERWATCH } from './state.ts';
import { baseAttacked } from './stealth.ts';

/**
 * Moves a stealth base along a path. Templates it enters count as attacks on it (DP-STL-05); enemies on Overwatch who
 * see it in their arc check it once (DP-PER-01), and may shoot at once what they find (DP-Q-118).
 */
export function discoverMoving(
  m: Match,
  model: number,
  slot: number,
  path: ArrayLike<number>,
  kind: 'move' | 'second-move',
): void {
  const checked = new Set<number>();
  for (let i = 1; i < path.length; i++) {
    m.state.base[slot] = path[i];
    if (!canStop(m, model, path[i], slot)) continue;
    if (enterTemplates(m, model, slot, path[i - 1], path[i])) return afterReveal(m, model, path, i, kind);
    if (watchersCheck(m, model, slot, path[i - 1], path[i], checked))
      return afterReveal(m, model, path, i, kind);
  }
  tell(
    m,
    'base-move',
    () => `A base of ${m.book.models[model].name} moves.`,
    () => ({ slot, path: Array.from(path) }),
  );
}

/** Whether a template it passed did away with the base or showed the model. */
function enterTemplates(m: Match, model: number, slot: number, from: number, to: number): boolean {
  for (const barrage of m.state.barrages) {
    if (barrage.seat === seatOf(m, model) || !crosses(m, barrage, from, to)) continue;
    if (!settingsOf(m, model).stealth.attacked.on) continue;
    baseAttacked(m, slot);
    return true;
  }
  return false;
}

function watchersCheck(
  m: Match,
  model: number,
  slot: number,
  from: number,
  to: number,
  checked: Set<number>,
): boolean {
  for (const watcher of m.book.force[seatOf(m, model) === 0 ? 1 : 0]) {
    if (m.state.reaction[watcher] !== ON_OVERWATCH || !isOnTable(m, watcher)) continue;
    const own = settingsOf(m, watcher);
    if (!own.perception.on || own.perception.occasions.overwatch === 0) continue;
    if (checked.has(watcher) && own.perception.occasions.watching !== 'every-inch') continue;
    const arc = arcOfModel(m, watcher, own.overwatch.arc.degrees);
    if (
      !m.theatre.lines.sees(m.state.point[watcher], to) ||
      !passesArc(m, arc, arcReach(m, watcher), from, to)
    )
      continue;
    checked.add(watcher);
    if (checkBase(m, watcher, slot, false)) return true;
  }
  return false;
}

/** A model found in the middle of a move may be shot where it stands, then stays there for its Move step. */
function afterReveal(
  m: Match,
  model: number,
  path: ArrayLike<number>,
  at: number,
  kind: 'move' | 'second-move',
): void {
  if (!isOnTable(m, model) || m.state.point[model] === NOWHERE || m.state.over) return;
  m.state.moved[model] = 1;
  const passage: Passage = { model, kind, path: [path[at]], fired: new Set() };
  barrageOn(m, passage)?.act();
  const watching = m.book.force[seatOf(m, model) === 0 ? 1 : 0].some(
    (enemy) => settingsOf(m, enemy).perception.occasions.watching !== 'check-only',
  );
  if (watching && isOnTable(m, model) && !m.state.over)
    overwatchOn(m, { ...passage, path: [path[at], path[at]] })?.act();
}
