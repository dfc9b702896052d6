import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Effort } from './effort.ts';
import { acted, decide, type Match, seatOf, settingsOf, squadOf, stands, tellOf } from './match.ts';
import { planOf } from './plan.ts';
import { CLAUSE } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import { passengersOf, placeBeside } from './wreckage.ts';

/** The transport that a squad starts aboard: one listed right before it with enough seats (DX-TRP-ASM). */
export function transportOf(m: Match, squad: number): number {
  const { seat, members } = m.book.squads[squad];
  const own = m.book.squadsOf[seat];
  const before = own[own.indexOf(squad) - 1];
  if (before === undefined || !m.book.settings[seat].transports.on) return NOWHERE;
  const [vehicle] = m.book.squads[before].members;
  const { transports } = m.book.settings[seat];
  const fits = transports.aboard.on && m.book.models[vehicle].profile.seats >= members.length;
  return fits && members.every((one) => !m.book.models[one].profile.individual) ? vehicle : NOWHERE;
}

export function board(m: Match, model: number, vehicle: number): void {
  m.state.aboard[model] = vehicle;
  acted(m, CLAUSE.transports.aboard);
  tellOf(m, 'board', model, 'is aboard');
}

/** What it is worth to be carried on while enemies are far, in worth of models. */
const RIDE = 0.25;

/** A passenger gets out with an action or rides on (DX-TRP-ASM, DX-D-10); whether it can act. */
export function getsOut(m: Match, effort: Effort): boolean {
  const { model } = effort;
  const vehicle = m.state.aboard[model];
  if (vehicle === NOWHERE) return true;
  const place = stands(m, vehicle) ? placeBeside(m, seatOf(m, model), m.state.point[vehicle]) : NOWHERE;
  if (place === NOWHERE || effort.left < 1) return false;
  const rides = settingsOf(m, vehicle).transports.on && m.state.activated[squadOf(m, vehicle)] === 0;
  const picked = decide(m, seatOf(m, model), 'DX-D-10', model, 2, (option, into) => {
    if (option === 1) {
      into[RESERVE] = rides ? RIDE : RIDE / 5;
      return;
    }
    m.state.point[model] = place;
    planOf(m, model, effort.left - 1).weighStay(m.state.posture[model], effort.left - 1, into);
    m.state.point[model] = NOWHERE;
    into[HARM] += 0.02 * passengersOf(m, vehicle).length;
  });
  if (picked === 1) return false;
  m.state.aboard[model] = NOWHERE;
  m.state.point[model] = place;
  effort.left--;
  effort.taken++;
  effort.useful = true;
  acted(m, CLAUSE.transports.aboard);
  tellOf(m, 'dismount', model, 'gets out');
  return true;
}
