import { INCH } from '../../kernel/length.ts';
import { pointsInOwnFrame } from '../../kernel/own-frame.ts';
import {
  acted,
  isAlive,
  type Match,
  nameOf,
  rollFor,
  seatOf,
  settingsOf,
  stands,
  tell,
  tellOf,
} from './match.ts';
import { remove } from './removal.ts';
import { ROLL } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';
import { HARD, SOFT } from './sightlines.ts';
import { NOWHERE } from './state.ts';
import { testLeadership } from './tests.ts';
import { protects } from './wounding.ts';

/** What follows the destruction of a vehicle that stood on a point: passengers, and the wreck (DX-TRN-01, DX-WRK-01). */
export function wreck(m: Match, vehicle: number, at: number): void {
  for (const model of passengersOf(m, vehicle)) leaveWreck(m, model, vehicle, at);
  const { wrecks } = settingsOf(m, vehicle);
  if (!wrecks.on) return;
  const face = rollFor(m, ROLL.wreck, vehicle);
  acted(m, face < wrecks.boom.from ? CLAUSE.wrecks.inert : CLAUSE.wrecks.boom);
  if (face < wrecks.boom.from || !wrecks.boom.on) return;
  tellOf(m, 'explosion', vehicle, 'explodes');
  const reach = wrecks.boom.inches * INCH;
  const near = m.book.models
    .map((_, one) => one)
    .filter((one) => stands(m, one) && m.battlefield.distance(at, m.state.point[one]) <= reach);
  for (const one of near) if (isAlive(m, one) && !avoids(m, one, at)) blast(m, one, wrecks.boom.dm);
}

/** Models aboard a transport. */
export function passengersOf(m: Match, vehicle: number): number[] {
  return m.book.models
    .map((_, one) => one)
    .filter((one) => m.state.aboard[one] === vehicle && isAlive(m, one));
}

function leaveWreck(m: Match, model: number, vehicle: number, at: number): void {
  const { destroyed } = settingsOf(m, vehicle).transports;
  const face = destroyed.on ? rollFor(m, ROLL.passenger, model) : 1;
  acted(m, CLAUSE.transports.destroyed);
  const lost = face <= 6 ? 0 : face <= 11 ? 1 : face <= 15 ? 2 : m.state.wounds[model];
  m.state.aboard[model] = NOWHERE;
  m.state.wounds[model] = Math.max(0, m.state.wounds[model] - lost);
  const place = placeBeside(m, seatOf(m, model), at);
  if (m.state.wounds[model] === 0 || place === NOWHERE) return remove(m, model, 'dies in the wreck');
  m.state.point[model] = place;
  tellOf(m, 'escape', model, 'gets out of the wreck');
}

/** The free point nearest to another, in a seat's own order; NOWHERE where there is none within 6 inches. */
export function placeBeside(m: Match, seat: 0 | 1, at: number): number {
  const { occupancy, distance, ground } = m.battlefield;
  occupancy.follow(m.state.point, NOWHERE, m.state.markers);
  let best = NOWHERE;
  let least = 6 * INCH;
  for (const point of pointsInOwnFrame(ground, seat)) {
    if (distance(point, at) >= least || !occupancy.isFree(point)) continue;
    [best, least] = [point, distance(point, at)];
  }
  return best;
}

/** Models in cover avoid an explosion by LD, and so do those on Wait, who dive (DX-WRK-03). */
function avoids(m: Match, model: number, at: number): boolean {
  const { avoid } = settingsOf(m, model).wrecks;
  if (!avoid.on) return false;
  const look = m.battlefield.lines.look(at, m.state.point[model]);
  const bonus = look & HARD ? avoid.hard : look & SOFT ? avoid.soft : 0;
  const dives = m.state.waiting[model] > 0 && settingsOf(m, model).templates.dive.on;
  if (bonus === 0 && !dives) return false;
  acted(m, CLAUSE.wrecks.avoid);
  m.state.waiting[model] = 0;
  return testLeadership(m, model, [[CLAUSE.wrecks.avoid, bonus]]);
}

function blast(m: Match, model: number, dm: number): void {
  const own = settingsOf(m, model);
  const face = rollFor(m, ROLL.armour, model);
  const need = m.book.models[model].profile.armour + own.saves.armour.shift - dm;
  const saved = protects(own, face, need);
  tell(
    m,
    'armour',
    () => `${nameOf(m, model)} ${saved ? 'saves' : 'does not save'}: ${face} against ${need}.`,
    () => ({ target: model, face, need, saved }),
  );
  if (saved) return;
  m.state.wounds[model]--;
  if (m.state.wounds[model] === 0) remove(m, model, 'dies in the explosion');
}
