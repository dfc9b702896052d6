import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { added, createModifiers, type Modifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { acted, count, isUp, type Match, seatOf, settingsOf, sideOf, tellOf } from '../match/match.ts';
import { modifyMorale, modifyRally, succeeds } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_SHOCK } from '../rules/limits.ts';

/** Shocks a model for some reason, unless it is as good as gone (ZC-MOR-04). Returns whether it did. */
export function addShock(m: Match, model: Model, points: number, reason: number): boolean {
  const { shock } = settingsOf(m, model);
  if (points === 0 || !shock.on || !shock.sources.on || m.state.wounds[model] <= 0) return false;
  m.state.shock[model] = Math.min(MOST_SHOCK, m.state.shock[model] + points);
  count(m, seatOf(m, model), 'shock', points);
  acted(m, CLAUSE.shock.sources);
  acted(m, reason);
  return true;
}

/** A model's morale in a check, that of a leader nearby where it is higher, with what users' rules add (ZC-A7). */
export function moraleOf(m: Match, model: Model): number {
  const list = createModifiers();
  modifyMorale(list, m.matchup.models[model], sideOf(m, model), ledMorale(m, model), 0);
  return list.total;
}

/** A model's morale, or that of a leader nearby where it is higher. */
function ledMorale(m: Match, model: Model): number {
  const { profile, seat } = m.matchup.models[model];
  const { leaders } = settingsOf(m, model);
  let best = profile.morale;
  if (!leaders.on || !leaders.morale.on) return best;
  for (const friend of m.matchup.force[seat]) {
    const theirs = m.matchup.models[friend].profile;
    if (!theirs.leader || theirs.morale <= best || friend === model || !isUp(m, friend)) continue;
    const distance = m.battlefield.distance(m.state.point[model], m.state.point[friend]);
    if (distance <= leaders.morale.inches * INCH) best = theirs.morale;
  }
  return best;
}

/** Whether a model has to check its morale in the resolution phase (ZC-A9). */
export function mustCheck(m: Match, model: Model): boolean {
  const { morale } = settingsOf(m, model);
  return morale.on && isUp(m, model) && m.state.shock[model] >= morale.who.shock;
}

/** Rolls a morale check; a model that fails is falling back until it rallies (ZC-MOR-03, ZC-A10). */
export function holdsFirm(m: Match, model: Model): boolean {
  const { morale, rally } = settingsOf(m, model);
  const shock = m.state.shock[model];
  acted(m, CLAUSE.morale.who);
  acted(m, CLAUSE.morale.when);
  count(m, seatOf(m, model), 'morale-checks');
  const list = createModifiers();
  modifyMorale(list, m.matchup.models[model], sideOf(m, model), ledMorale(m, model), shock);
  const holds = rolls(m, model, 'morale', list);
  const ends = holds ? 'holds' : morale.fall.on ? 'falls back' : 'fails, to no effect';
  tellOf(m, 'morale', model, () => [
    `checks morale with ${shock} shock at ${added(list.total)}: ${ends}`,
    { modifier: list.total, holds },
  ]);
  if (!holds && morale.fall.on && rally.on && rally.falling.on) {
    m.state.falling[model] = 1 + shock;
    acted(m, CLAUSE.rally.falling);
  }
  return holds;
}

/** Rolls a rally check; a model that fails flees this round (ZC-MOR-06). */
export function rallies(m: Match, model: Model): boolean {
  if (!settingsOf(m, model).rally.check.on) return true;
  acted(m, CLAUSE.morale.forms);
  count(m, seatOf(m, model), 'rally-checks');
  const list = createModifiers();
  const shock = m.state.falling[model] - 1;
  modifyRally(list, m.matchup.models[model], sideOf(m, model), ledMorale(m, model), shock);
  const rallied = rolls(m, model, 'rally', list);
  tellOf(m, 'rally', model, () => [
    `${rallied ? 'rallies' : 'does not rally'} at ${added(list.total)}`,
    { modifier: list.total, rallied },
  ]);
  return rallied;
}

/** Rolls a check and counts what is added to it; whether it succeeds (ZC-ACT-02). */
function rolls(m: Match, model: Model, name: 'morale' | 'rally', modifiers: Modifiers): boolean {
  const { seat, roller } = m.matchup.models[model];
  const own = m.matchup.settings[seat];
  noteModifiers(m, modifiers);
  count(m, seat, 'rolls');
  acted(m, CLAUSE.rolls.unopposed);
  const face = m.dice.roll(ROLL[name], roller, 1, own.rolls.unopposed.sides);
  return succeeds(own, face, modifiers.total);
}
