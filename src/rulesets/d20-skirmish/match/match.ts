import { type Model, NOBODY, NOWHERE, type Seat, type Unit } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { deciding } from '../../../rules/play/deciding.ts';
import { enemiesOf, type MatchOf, seatOf, settingsOf } from '../../../rules/play/match-of.ts';
import { counting } from '../../../rules/play/playing.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import type { State } from '../battlefield/state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { COUNTER } from '../matchup/counters.ts';
import { BROKEN, DERANGED, LOST, RAVING, REGRESSED } from '../matchup/modifiers.ts';
import { DECISION, ROLLS } from '../matchup/rolls.ts';

export { acted, nameOf, tell, tellAt, tellOf } from '../../../rules/play/playing.ts';
export { enemiesOf, seatOf, settingsOf };

export type Match = MatchOf<CompiledMatchup, Battlefield, State>;

/** Whether a model has wounds left; a concealed one may stand nowhere in particular. */
export function isAlive(m: Match, model: Model): boolean {
  return m.state.wounds[model] > 0;
}

/** Whether a model stands on a point of the table. */
export function stands(m: Match, model: Model): boolean {
  return m.state.point[model] !== NOWHERE;
}

/** Whether everybody knows where a model is. */
export function isOpen(m: Match, model: Model): boolean {
  return m.state.point[model] !== NOWHERE && m.state.concealed[model] === 0;
}

/** Turns that are left, this one among them. */
export function turnsLeft(m: Match): number {
  return m.matchup.settings[0].sequence.end.turns - m.state.round + 1;
}

export function livingOf(m: Match, seat: Seat): Model[] {
  return m.matchup.force[seat].filter((model) => m.state.wounds[model] > 0);
}

/** Members of a squad who are left. */
export function membersLeft(m: Match, squad: Unit): Model[] {
  return m.matchup.squads[squad].members.filter((model) => m.state.wounds[model] > 0);
}

export function squadOf(m: Match, model: Model): Unit {
  return m.matchup.models[model].squad;
}

/** State of a model's squad, or of a Broken model that has regressed or is deranged. */
export function moraleOf(m: Match, model: Model): number {
  const state = m.state.morale[m.matchup.models[model].squad];
  if (state !== BROKEN) return state;
  const unhinged = m.state.unhinged[model];
  return unhinged === REGRESSED ? LOST : unhinged === DERANGED ? RAVING : BROKEN;
}

/** What a rampage adds to the attacks of a model: recklessness less agony (DX-RMP-01). */
export function rageOf(m: Match, model: Model): number {
  return m.state.rage[model] - m.state.agony[model];
}

/** Whether a model does most of its harm from afar. */
export function isShooter(m: Match, model: Model): boolean {
  return m.matchup.standoff[model] > 0;
}

/** Distance between models that stand, from base to base. */
export function gapBetween(m: Match, a: Model, b: Model): Length {
  return m.battlefield.distance(m.state.point[a], m.state.point[b]);
}

/** The nearest to a model of some others that stand, the first of several; NOBODY of none. */
export function nearestOf(m: Match, model: Model, among: readonly Model[]): Model {
  let [nearest, least]: [Model, Length] = [NOBODY, Infinity];
  for (const one of among) {
    const gap = gapBetween(m, model, one);
    if (gap < least) [nearest, least] = [one, gap];
  }
  return nearest;
}

/** The enemy nearest to a model whom everybody can see; NOBODY where there is none. */
export function nearestEnemy(m: Match, model: Model): Model {
  return nearestOf(
    m,
    model,
    enemiesOf(m, model).filter((enemy) => isOpen(m, enemy)),
  );
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export const { decide, decideLoosely } = deciding(ROLLS.length, DECISION, COUNTER.decisions);

/** Rolls a d20 for a model. */
export function rollFor(m: Match, name: number, model: Model): number {
  count(m, seatOf(m, model), 'rolls');
  return m.dice.roll(name, m.matchup.models[model].roller, 1, 20);
}
