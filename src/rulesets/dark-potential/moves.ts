import type { Length } from '../../kernel/length.ts';
import { resolveAttack } from './attack.ts';
import { barrageOn } from './barrage.ts';
import { acted, count, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { endShots, type MoveKind, overwatchOn, type Passage } from './overwatch.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { enemiesInTheWay } from './ways-out.ts';
import { contacts, weaponsOf } from './weapons.ts';

/** A movement about to be made. */
export interface Movement {
  readonly model: number;
  readonly kind: MoveKind;
  readonly allowance: Length;
  /** Under a Tactical Manoeuvre (DP-TM-03). */
  readonly shielded: boolean;
  /** Picks where to go from where the model stands, with what is left; an empty path stays. */
  readonly plan: (left: Length) => ArrayLike<number>;
}

/** Makes a movement with everything that meets it; returns the points passed, in order (DP-OW-03..05, DP-LEAVE-01..03). */
export function makeMove(m: Match, movement: Movement): number[] {
  const { model, allowance } = movement;
  const trail: number[] = [m.state.point[model]];
  let left = allowance;
  let path = movement.plan(left);
  if (path.length < 2) return trail;
  m.state.moved[model] = 1;
  acted(m, CLAUSE.movement.allowance);
  const after = settingsOf(m, model).leavingCombat.strike.timing === 'after';
  const strikers = strikersAt(m, movement, path);
  if (!after) freeStrikes(m, model, strikers);
  const fired = new Set<number>();
  while (isOnTable(m, model) && !m.state.over) {
    const passage: Passage = { model, kind: movement.kind, path, fired };
    const stop = interruption(m, movement, passage);
    const end = stop ? stop.index : path.length - 1;
    for (let i = 1; i <= end; i++) trail.push(path[i]);
    if (end > 0) {
      if (stop)
        left -= m.theatre.ways[seatOf(m, model)].cost(path[0], path[end], left, enemiesInTheWay(m, model));
      m.state.point[model] = path[end];
    }
    if (!stop) break;
    stop.act();
    if (!isOnTable(m, model) || m.state.over) return trail;
    const finish = settingsOf(m, model).overwatch.finish;
    if (!finish.on) break;
    path = finish.path === 'anew' ? movement.plan(Math.max(0, left)) : rest(path, end);
    if (path.length < 2) break;
  }
  if (after) freeStrikes(m, model, strikers);
  arrive(m, movement, { model, kind: movement.kind, path: trail, fired });
  return trail;
}

function rest(path: ArrayLike<number>, from: number): number[] {
  return Array.from(path).slice(from);
}

function interruption(m: Match, movement: Movement, passage: Passage) {
  const guard = settingsOf(m, movement.model).manoeuvre.shield;
  const barrage = movement.shielded && guard.against === 'all-reactions' ? null : barrageOn(m, passage);
  const watch = movement.shielded && guard.on ? null : overwatchOn(m, passage);
  if (movement.shielded && guard.on) acted(m, CLAUSE.manoeuvre.shield);
  if (!barrage || !watch) return barrage ?? watch;
  return watch.index < barrage.index ? watch : barrage;
}

/** Contact takes Overwatch and places in a barrage from whoever is touched; watchers take their end shots. */
function arrive(m: Match, movement: Movement, passage: Passage): void {
  const { model } = movement;
  if (!isOnTable(m, model) || m.state.over) return;
  for (const enemy of contacts(m, model)) {
    loseReaction(m, enemy, 'contact');
    loseReaction(m, model, 'contact');
  }
  tell(
    m,
    'move',
    () =>
      `${m.book.models[model].name} moves${movement.kind === 'move' ? '' : ` (${movement.kind})`} to ${place(m, model)}.`,
    () => ({ model, kind: movement.kind, path: Array.from(passage.path) }),
  );
  if (movement.shielded) endShots(m, passage);
}

/** Where a model stands, in inches from the table's corner at seat 0's left. */
export function place(m: Match, model: number): string {
  const { ground, halfWidth, halfDepth } = m.theatre;
  const at = m.state.point[model];
  const inch = (n: number) => (n / 2540).toFixed(1);
  const level = ground.z[at] > 0 ? `, ${inch(ground.z[at])} up` : '';
  return `${inch(ground.x[at] + halfWidth)},${inch(ground.y[at] + halfDepth)}${level}`;
}

/** Enemies that may strike freely because the path leaves their contact (DP-LEAVE-01/02). */
function strikersAt(m: Match, movement: Movement, path: ArrayLike<number>): number[] {
  const { model, kind } = movement;
  const { seat } = m.book.models[model];
  const touching = contacts(m, model);
  if (touching.length === 0) return [];
  const left = touching.filter((enemy) => {
    for (let i = 1; i < path.length; i++)
      if (!m.theatre.touch(path[i], m.state.point[enemy], seat)) return true;
    return false;
  });
  if (left.length === 0) return [];
  return touching.filter((enemy) => {
    const own = settingsOf(m, enemy).leavingCombat;
    if (!own.on || !own.strike.on || weaponsOf(m, enemy, 'close-combat').length === 0) return false;
    if (own.leaving.provokes === 'voluntary' && kind === 'forced') return false;
    return own.strike.strikers === 'everyone' || left.includes(enemy);
  });
}

/** A free attack costs nothing and harms only the leaver: it is always taken (DP-D-35). */
function freeStrikes(m: Match, model: number, strikers: readonly number[]): void {
  for (const striker of strikers) {
    if (!isOnTable(m, model) || !isOnTable(m, striker) || m.state.over) return;
    const weapon = bestBlow(m, striker, model);
    count(m, seatOf(m, striker), 'legal:free-strike');
    count(m, seatOf(m, striker), 'chosen:free-strike');
    acted(m, CLAUSE.leavingCombat.strike);
    resolveAttack(m, {
      kind: 'free-strike',
      attacker: striker,
      weapon,
      target: model,
      from: m.state.point[striker],
      at: m.state.point[model],
    });
  }
}

/** The close combat weapon that does the most; all blows of a model hit alike. */
export function bestBlow(m: Match, attacker: number, target: number): number {
  const carried = weaponsOf(m, attacker, 'close-combat');
  const harm = (weapon: number) => m.book.harm.perHit(weapon, target, Math.max(1, m.state.wounds[target]));
  return carried.reduce((best, weapon) => (harm(weapon) > harm(best) ? weapon : best), carried[0] ?? -1);
}
