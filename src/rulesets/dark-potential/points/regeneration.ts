import type { Model, Unit } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { addUp, noteChanges } from '../../../rules/play/active-rules.ts';
import { acted, isAlive, type Match, tell } from '../match/match.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { MOST_POINTS } from '../rules/limits.ts';
import { commandPointsText, nameOfPool } from './point-pool.ts';

/**
 * Points of a unit after regenerating: half its base rounded down, at least one, never above base; a squad with a
 * single member left gets none (DP-REGEN-01..04). `alone` says that a lone survivor's clause applies.
 */
export function regenerated(
  base: number,
  current: number,
  alone: boolean,
  { regeneration }: Settings,
): number {
  const { on, gain, least, limit, survivor } = regeneration;
  if (!on || !gain.on) return current;
  const floor = base > 0 || least.zeroBase === 'one' ? least.points : 0;
  const regained = alone && survivor.on ? survivor.points : Math.max(floor, shareOf(base, gain));
  if (!limit.on) return Math.min(MOST_POINTS, current + regained);
  return Math.max(current, Math.min(base > 0 ? base : floor, current + regained));
}

/** A share of the base, in whole points. */
function shareOf(base: number, { fraction, rounding }: Settings['regeneration']['gain']): number {
  const exact = base * fraction;
  return rounding > 0 ? Math.ceil(exact - 1e-9) : Math.floor(exact);
}

/** The first phase of a turn (DP-PHASE-01). */
export function regenerate(m: Match, seat: Seat): void {
  const own = m.matchup.settings[seat];
  for (const unit of m.matchup.unitsOf[seat]) {
    const { squad, members, title } = m.matchup.units[unit];
    const alive = members.filter((model) => isAlive(m, model));
    if (alive.length === 0) continue;
    const { base, alone } = basisOf(m, unit, alive.length);
    const before = m.state.points[unit];
    let after = regenerated(base, before, alone, own);
    const about = { title, squad, alive: alive.length };
    noteChanges(m, m.matchup.active[seat], 'regenerate', [about]);
    after += addUp(m.matchup.active[seat], 'regenerate', [about]);
    after = Math.max(0, Math.min(MOST_POINTS, after));
    m.state.points[unit] = after;
    countGain(m, base, before, after, alone);
    for (const model of alive) {
      const pool = m.matchup.units.length + model;
      const held = m.matchup.models[model].held;
      if (held > 0) m.state.points[pool] = regenerated(held, m.state.points[pool], alone, own);
    }
    if (base > 0 || before > 0 || after > 0) tellPool(m, unit, { unit });
    for (const model of alive) {
      if (m.matchup.models[model].held > 0) tellPool(m, m.matchup.units.length + model, { unit, model });
    }
  }
}

/** Says what a pool holds, which both sides know. */
function tellPool(m: Match, pool: number, holder: { readonly unit: Unit; readonly model?: Model }): void {
  const points = m.state.points[pool];
  tell(m, 'regenerate', () => [
    `${nameOfPool(m, pool)}: ${commandPointsText(points)}.`,
    { ...holder, points },
  ]);
}

/** What a unit's points regenerate towards, and whether a lone survivor's clause holds for it. */
function basisOf(m: Match, unit: Unit, alive: number): { base: number; alone: boolean } {
  const { seat, squad, members, basePoints } = m.matchup.units[unit];
  const { regeneration, squads } = m.matchup.settings[seat];
  const shrinks = regeneration.gain.squadBase === 'living' && squads.sharing.pool === 'pooled' && squad;
  return {
    base: shrinks ? Math.round((basePoints * alive) / members.length) : basePoints,
    alone: alive === 1 && (regeneration.survivor.whom === 'single-models' || (squad && members.length > 1)),
  };
}

/** How many points of a pool would still be missing after the next regeneration if all were spent now. */
export function lastingIn(m: Match, pool: number): number {
  const { units, models, settings } = m.matchup;
  const holder = pool < units.length ? null : models[pool - units.length];
  const unit = holder ? holder.unit : pool;
  let alive = 0;
  for (const model of units[unit].members) if (isAlive(m, model)) alive++;
  const { base, alone } = basisOf(m, unit, alive);
  const after = (points: number) =>
    regenerated(holder ? holder.held : base, points, alone, settings[units[unit].seat]);
  return after(m.state.points[pool]) - after(0);
}

function countGain(m: Match, base: number, before: number, after: number, alone: boolean): void {
  const { gain, least, limit, survivor } = CLAUSE.regeneration;
  if (after > before) acted(m, base > 1 ? gain : least);
  if (after === base && base > 0) acted(m, limit);
  if (alone) acted(m, survivor);
}
