import { rollTest } from './contest.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { CLAUSE } from './rules/index.ts';
import { UNSEEN } from './sightlines.ts';
import { NOWHERE } from './state.ts';
import { basesOf, discover } from './stealth.ts';

/** Bases of the enemy a model can see. */
export function basesInSight(m: Match, model: number): number[] {
  if (!isOnTable(m, model)) return [];
  const found: number[] = [];
  for (const enemy of m.book.force[seatOf(m, model) === 0 ? 1 : 0]) {
    if (!m.state.hidden[enemy]) continue;
    for (const slot of basesOf(m, enemy)) {
      if (m.theatre.lines.sees(m.state.point[model], m.state.base[slot])) found.push(slot);
    }
  }
  return found;
}

/** The number a check must not exceed (DP-PER-05..07). */
export function perceptionTarget(m: Match, watcher: number, at: number, active: boolean): number {
  const own = settingsOf(m, watcher).perception;
  const from = m.state.point[watcher];
  const inches = m.theatre.distance(from, at) / m.book.inch;
  const steps = Math.ceil(inches / own.distance.inches - 1e-6);
  const first = own.distance.contact === 'first-step' ? 1 : 0;
  const far = Math.max(first, steps) * own.distance.points;
  const penalty = own.cover.on ? m.theatre.lines.look(from, at, seatOf(m, watcher) === 0 ? 1 : 0, false) : 0;
  const cover = penalty === UNSEEN ? 0 : penalty;
  const skill = m.book.models[watcher].profile.perception ?? 0;
  return skill - far - cover + (active ? own.activeBonus.points : 0);
}

/** One check against one base; success finds it out (DP-PER-08). Returns whether it did. */
export function checkBase(m: Match, watcher: number, slot: number, active: boolean): boolean {
  const at = m.state.base[slot];
  const hidden = m.book.baseOwner[slot];
  acted(m, CLAUSE.perception.occasions);
  acted(m, active ? CLAUSE.perception.activeBonus : CLAUSE.perception.passive);
  const answers = settingsOf(m, hidden).stealth.record.points === 'any-base' || m.state.real[hidden] === slot;
  const { success } = rollTest(m, {
    roll: 'perception',
    roller: watcher,
    rollerAt: m.state.point[watcher],
    affected: answers ? hidden : -1,
    affectedAt: at,
    target: perceptionTarget(m, watcher, at, active),
    wounds: 1,
    stake: (0.5 * m.book.harm.worth[hidden]) / Math.max(1, basesOf(m, hidden).length),
  });
  if (!success) return false;
  acted(m, CLAUSE.perception.success);
  discover(m, slot);
  return true;
}

/** Passive checks of a unit that activates: every model that can, for every base in sight (DP-PER-02). */
export function passiveChecks(m: Match, unit: number): void {
  const { members, seat } = m.book.units[unit];
  const { passive, on } = m.book.settings[seat].perception;
  if (!on || !passive.on) return;
  const watchers = members.filter(
    (model) => isOnTable(m, model) && m.book.models[model].profile.perception !== null,
  );
  if (passive.rolls === 'per-unit') return checksOfBest(m, watchers);
  for (const watcher of watchers) {
    for (const slot of basesInSight(m, watcher)) {
      if (m.state.base[slot] !== NOWHERE) checkBase(m, watcher, slot, false);
    }
  }
}

/** One roll per base by whoever is best placed (DP-Q-120). */
function checksOfBest(m: Match, watchers: readonly number[]): void {
  const slots = new Set(watchers.flatMap((watcher) => basesInSight(m, watcher)));
  for (const slot of slots) {
    if (m.state.base[slot] === NOWHERE) continue;
    const able = watchers.filter((watcher) => basesInSight(m, watcher).includes(slot));
    const needed = (watcher: number) => perceptionTarget(m, watcher, m.state.base[slot], false);
    checkBase(
      m,
      able.reduce((best, watcher) => (needed(watcher) > needed(best) ? watcher : best)),
      slot,
      false,
    );
  }
}
