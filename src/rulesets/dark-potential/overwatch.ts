import { HARM } from '../../rules/decision.ts';
import { resolveAttack } from './attack.ts';
import { acted, decide, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { arcOfModel, arcReach, passesArc } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { UNSEEN } from './sightlines.ts';
import { NO_REACTION, ON_OVERWATCH } from './state.ts';
import { coverAgainst, hitTarget, type Strike } from './strike.ts';
import { isFree, takenPoints } from './ways-out.ts';
import { firearms, isShielded } from './weapons.ts';

export type MoveKind = 'move' | 'second-move' | 'charge' | 'forced' | 'combat-ready';

/** A model on its way along standing points; the first is where it stands. */
export interface Passage {
  readonly model: number;
  readonly kind: MoveKind;
  readonly path: ArrayLike<number>;
  /** Watchers that have already fired during this movement. */
  readonly fired: Set<number>;
}

/** A reaction somebody chose: at which point of the path, and what then happens. */
export interface Interruption {
  readonly index: number;
  readonly act: () => void;
}

/** What waiting for a better target is worth to a watcher. */
const HOLD = 0.1;

/** The earliest shot that enemies on Overwatch choose to take at a passage, or null (DP-OW-03, DP-D-30). */
export function overwatchOn(m: Match, passage: Passage): Interruption | null {
  let earliest: Interruption | null = null;
  for (const watcher of watchersOf(m, passage)) {
    const found = askWatcher(m, watcher, passage);
    if (found && (!earliest || found.index < earliest.index)) earliest = found;
  }
  return earliest;
}

function watchersOf(m: Match, { model, kind, fired }: Passage): number[] {
  const enemies = m.book.force[seatOf(m, model) === 0 ? 1 : 0];
  return enemies.filter((watcher) => {
    if (m.state.reaction[watcher] !== ON_OVERWATCH || fired.has(watcher) || !isOnTable(m, watcher))
      return false;
    const { interrupt } = settingsOf(m, watcher).overwatch;
    return (interrupt.triggers === 'every-movement' || kind === 'move') && mayShootAgain(m, watcher, model);
  });
}

/** Readings that limit a lasting Overwatch by enemy model or unit (DP-Q-85). */
function mayShootAgain(m: Match, watcher: number, mover: number): boolean {
  const { shots } = settingsOf(m, watcher).overwatch.interrupt;
  const models = m.book.models;
  if (shots === 'per-model') return m.state.shots[watcher * models.length + mover] === 0;
  if (shots !== 'per-unit') return true;
  return m.book.units[models[mover].unit].members.every(
    (mate) => m.state.shots[watcher * models.length + mate] === 0,
  );
}

function askWatcher(m: Match, watcher: number, passage: Passage): Interruption | null {
  const points = pointsInView(m, watcher, passage);
  if (points.length === 0) return null;
  const weapon = chooseWeapon(m, watcher, passage.model, passage.path[points[0]]);
  if (weapon < 0) return null;
  const strikes = points.map((i) => strikeAt(m, watcher, weapon, passage.model, passage.path[i]));
  const seat = seatOf(m, watcher);
  const { foresight } = settingsOf(m, watcher).overwatch.interrupt;
  let picked = -1;
  if (foresight === 'whole-path') {
    picked =
      decide(m, seat, 'DP-D-30', watcher, strikes.length + 1, (option, into) => {
        into[HARM] = option === 0 ? HOLD : expectedHarm(m, strikes[option - 1]);
      }) - 1;
  } else {
    picked = strikes.findIndex(
      (strike) =>
        decide(m, seat, 'DP-D-30', watcher, 2, (option, into) => {
          into[HARM] = option === 0 ? HOLD : expectedHarm(m, strike);
        }) === 1,
    );
  }
  if (picked < 0) return null;
  return { index: points[picked], act: () => fire(m, watcher, strikes[picked], passage) };
}

/** Indexes of the path's points at which the watcher may stop the mover. */
function pointsInView(m: Match, watcher: number, { model, path }: Passage): number[] {
  const { arc: arcRule, interrupt } = settingsOf(m, watcher).overwatch;
  const arc = arcOfModel(m, watcher, arcRule.degrees);
  const reach = arcReach(m, watcher);
  const at = m.state.point[watcher];
  const last = path.length - 1;
  if (interrupt.contact === 'never' && m.theatre.touch(path[last], at, seatOf(m, watcher))) return [];
  const found: number[] = [];
  for (let i = interrupt.start === 'counts' ? 0 : 1; i <= last; i++) {
    if ((!interrupt.on && i < last) || !canStop(m, model, path[i])) continue;
    if (!m.theatre.lines.sees(at, path[i]) || !passesArc(m, arc, reach, path[Math.max(0, i - 1)], path[i]))
      continue;
    const inContact = isShielded(m, watcher, model, path[i]);
    if (inContact && !(interrupt.contact === 'also-at-contact' && i === last)) continue;
    found.push(i);
    if (interrupt.point === 'first-sight') break;
  }
  return found;
}

/** A mover that passes through friends cannot be stopped on top of one. */
export function canStop(m: Match, model: number, at: number, slot = -1): boolean {
  return isFree(m, at, takenPoints(m, model, slot));
}

/** The weapon named when it went on Overwatch (DP-OW-11), or the best one now where it need not be named. */
function chooseWeapon(m: Match, watcher: number, target: number, at: number): number {
  if (settingsOf(m, watcher).overwatch.weapon.on) return m.state.named[watcher];
  const carried = firearms(m, watcher, false);
  let best = -1;
  let most = -1;
  for (const weapon of carried) {
    const harm = expectedHarm(m, strikeAt(m, watcher, weapon, target, at));
    if (harm > most) [best, most] = [weapon, harm];
  }
  return best;
}

function strikeAt(m: Match, watcher: number, weapon: number, target: number, at: number): Strike {
  return { kind: 'overwatch', attacker: watcher, weapon, target, from: m.state.point[watcher], at };
}

/** Expected worth a strike removes, before Command Points. */
export function expectedHarm(m: Match, strike: Strike): number {
  return (
    m.book.tests[seatOf(m, strike.attacker)].chance(hitTarget(m, strike)) *
    m.book.harm.perHit(strike.weapon, strike.target, m.state.wounds[strike.target])
  );
}

function fire(m: Match, watcher: number, strike: Strike, passage: Passage): void {
  const { interrupt } = settingsOf(m, watcher).overwatch;
  acted(m, CLAUSE.overwatch.interrupt);
  passage.fired.add(watcher);
  m.state.shots[watcher * m.book.models.length + strike.target] = 1;
  if (interrupt.shots === 'once') m.state.reaction[watcher] = NO_REACTION;
  tell(
    m,
    'overwatch',
    () => `${m.book.models[watcher].name} fires on Overwatch.`,
    () => ({ watcher, cover: coverAgainst(m, strike) }),
  );
  resolveAttack(m, strike);
}

/** The end shots after a Tactical Manoeuvre: in sight and, by the printed rule, in the arc (DP-TM-04, DP-D-31). */
export function endShots(m: Match, passage: Passage): void {
  const { model, path } = passage;
  const last = path[path.length - 1];
  for (const watcher of watchersOf(m, passage)) {
    if (m.state.wounds[model] === 0 || m.state.over) return;
    const { endShot } = settingsOf(m, watcher).manoeuvre;
    const at = m.state.point[watcher];
    if (m.theatre.lines.look(at, last, seatOf(m, model), false) === UNSEEN) continue;
    if (endShot.shots !== 'contact-too' && isShielded(m, watcher, model, last)) continue;
    const arc = arcOfModel(m, watcher, settingsOf(m, watcher).overwatch.arc.degrees);
    if (endShot.arc === 'needed' && endShot.on && !passesArc(m, arc, arcReach(m, watcher), last, last))
      continue;
    const weapon = chooseWeapon(m, watcher, model, last);
    if (weapon < 0) continue;
    const strike = strikeAt(m, watcher, weapon, model, last);
    const picked = decide(m, seatOf(m, watcher), 'DP-D-31', watcher, 2, (option, into) => {
      into[HARM] = option === 0 ? HOLD : expectedHarm(m, strike);
    });
    if (picked === 0) continue;
    acted(m, CLAUSE.manoeuvre.endShot);
    fire(m, watcher, strike, passage);
    if (endShot.shots === 'one') return;
  }
}
