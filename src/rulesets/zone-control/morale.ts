import { addUp, noteChanges } from '../../rules/active-rules.ts';
import { added, moraleModifier, rallyModifier } from './checks.ts';
import { MOST_SHOCK } from './limits.ts';
import { acted, count, isUp, type Match, seatOf, settingsOf, tell } from './match.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';

/** Shocks a model for some reason, unless it is as good as gone (ZC-MOR-04). */
export function addShock(m: Match, model: number, points: number, reason: number): void {
  const { shock } = settingsOf(m, model);
  if (points === 0 || !shock.on || !shock.sources.on || m.state.wounds[model] <= 0) return;
  m.state.shock[model] = Math.min(MOST_SHOCK, m.state.shock[model] + points);
  count(m, seatOf(m, model), 'shock', points);
  acted(m, CLAUSE.shock.sources);
  acted(m, reason);
}

/** A model's morale, or that of a leader nearby where it is higher, with what users' rules add (ZC-A7). */
export function moraleOf(m: Match, model: number): number {
  const { profile, seat } = m.book.models[model];
  const { leaders } = settingsOf(m, model);
  let best = profile.morale;
  if (leaders.on && leaders.morale.on) {
    for (const friend of m.book.force[seat]) {
      const theirs = m.book.models[friend].profile;
      if (!theirs.leader || theirs.morale <= best || friend === model || !isUp(m, friend)) continue;
      const distance = m.theatre.distance(m.state.point[model], m.state.point[friend]);
      if (distance <= leaders.morale.inches * 2540) best = theirs.morale;
    }
  }
  return best + addUp(m.book.active[seat], 'morale', [m.book.models[model]]);
}

/** The morale a check is made with; counts when it is a leader's. */
function heldMorale(m: Match, model: number): number {
  noteChanges(m, m.book.active[seatOf(m, model)], 'morale', [m.book.models[model]]);
  const morale = moraleOf(m, model);
  if (morale > m.book.models[model].profile.morale) acted(m, CLAUSE.leaders.morale);
  return morale;
}

/** Whether a model has to check its morale in the resolution phase (ZC-A9). */
export function mustCheck(m: Match, model: number): boolean {
  const { morale } = settingsOf(m, model);
  return morale.on && isUp(m, model) && m.state.shock[model] >= morale.who.shock;
}

/** Rolls a morale check; a model that fails is falling back until it rallies (ZC-MOR-03, ZC-A10). */
export function holdsFirm(m: Match, model: number): boolean {
  const own = settingsOf(m, model);
  const shock = m.state.shock[model];
  const modifier = moraleModifier(own, heldMorale(m, model), shock);
  acted(m, CLAUSE.morale.who);
  if (own.morale.check.on) acted(m, CLAUSE.morale.check);
  acted(m, CLAUSE.morale.when);
  count(m, seatOf(m, model), 'morale-checks');
  const holds = roll(m, model, 'morale') + modifier >= own.rolls.unopposed.target;
  tell(
    m,
    'morale',
    () =>
      `${m.book.models[model].name} checks morale with ${shock} shock at ${added(modifier)}: ${holds ? 'holds' : 'falls back'}.`,
    () => ({ model, modifier, holds }),
  );
  if (!holds && own.morale.fall.on && own.rally.on && own.rally.falling.on) {
    m.state.falling[model] = 1 + shock;
    acted(m, CLAUSE.rally.falling);
  }
  return holds;
}

/** Rolls a rally check; a model that fails flees this round (ZC-MOR-06). */
export function rallies(m: Match, model: number): boolean {
  const own = settingsOf(m, model);
  if (!own.rally.check.on) return true;
  const modifier = rallyModifier(own, heldMorale(m, model), m.state.falling[model] - 1);
  acted(m, CLAUSE.rally.check);
  acted(m, CLAUSE.morale.forms);
  count(m, seatOf(m, model), 'rally-checks');
  const rallied = roll(m, model, 'rally') + modifier >= own.rolls.unopposed.target;
  tell(
    m,
    'rally',
    () => `${m.book.models[model].name} ${rallied ? 'rallies' : 'does not rally'} at ${added(modifier)}.`,
    () => ({ model, modifier, rallied }),
  );
  return rallied;
}

function roll(m: Match, model: number, name: 'morale' | 'rally'): number {
  const { seat, roller } = m.book.models[model];
  count(m, seat, 'rolls');
  acted(m, CLAUSE.rolls.unopposed);
  return m.dice.roll(ROLL[name], roller, 1, m.book.settings[seat].rolls.unopposed.sides);
}
