import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { basesInSight, checkBase, perceptionTarget } from '../attack/perception.ts';
import { basesOf } from '../attack/stealth.ts';
import { addRow, type Menu } from '../battlefield/menu.ts';
import { type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { takesActions } from '../match/strike.ts';
import type { Slot } from '../matchup/slot.ts';

/** The enemy's bases in sight of a model whose menu this is. */
export function basesSeen(m: Match, menu: Menu, model: Model): readonly Slot[] {
  menu.bases ??= basesInSight(m, model);
  return menu.bases;
}

/** Whether Active Perception is an action that a model has. */
export function mayLook(m: Match, model: Model): boolean {
  const { on, occasions } = settingsOf(m, model).perception;
  return (
    takesActions(m, model) &&
    on &&
    occasions.active !== 0 &&
    m.matchup.models[model].profile.perception !== null
  );
}

/** Lists Active Perception at each base in sight (DP-PER-03). */
export function listLooks(m: Match, menu: Menu, model: Model): void {
  if (!mayLook(m, model)) return;
  for (const slot of basesSeen(m, menu, model)) {
    // The row first: a menu that needs more room has other columns then.
    const row = addRow(menu, 'perception');
    menu.slot[row] = slot;
  }
}

export function weighLook(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  into[HARM] = looksWorth(m, model, looksAt(m, menu, model, row), m.state.point[model]);
}

/** The bases that a row looks at: without DP-PER-03 one action looks at all of them. */
function looksAt(m: Match, menu: Menu, model: Model, row: number): readonly Slot[] {
  return settingsOf(m, model).perception.single.on ? [menu.slot[row]] : basesSeen(m, menu, model);
}

/** What Active Perception at some bases from a place is worth, in harm. */
function looksWorth(m: Match, model: Model, slots: readonly Slot[], from: Point): number {
  return slots.reduce((sum, slot) => sum + lookWorth(m, model, slot, from), 0);
}

/** The most that Active Perception from a place is worth, in harm: at one of the bases in sight, or at all of them. */
export function bestLook(m: Match, model: Model, from: Point): number {
  const slots = basesInSight(m, model, from);
  if (!settingsOf(m, model).perception.single.on) return looksWorth(m, model, slots, from);
  return Math.max(0, ...slots.map((slot) => lookWorth(m, model, slot, from)));
}

/** Share of a hidden enemy's worth that it is worth to find him. */
const FOUND = 0.35;

/** The same of one base. */
function lookWorth(m: Match, model: Model, slot: Slot, from: Point): number {
  const hidden = m.matchup.baseOwner[slot];
  const needed = perceptionTarget(m, model, m.state.base[slot], true, from);
  const chance = m.matchup.tests[seatOf(m, model)].chance(needed);
  return (FOUND * chance * m.matchup.harm.worth[hidden]) / Math.max(1, basesOf(m, hidden).length);
}

export function look(m: Match, menu: Menu, model: Model, row: number): void {
  tellOf(m, 'look', model, 'looks for who is hidden');
  for (const slot of looksAt(m, menu, model, row))
    if (m.state.base[slot] !== NOWHERE) checkBase(m, model, slot, true);
}
