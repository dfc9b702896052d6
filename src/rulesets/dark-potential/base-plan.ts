import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import { thinnedBetweenLandmarks } from '../../kernel/landmarks.ts';
import type { Length } from '../../kernel/length.ts';
import { COVER, DANGER, TEMPO } from '../../rules/decision.ts';
import { decide, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { urgency } from './outlook.ts';
import { pathPast } from './parting.ts';
import { UNSEEN } from './sightlines.ts';
import { basesOf, groupsOf } from './stealth.ts';
import { destinations, isWatched } from './steps.ts';
import { isEngaged } from './weapons.ts';

/** Where a stealth base goes: from cover to cover towards the enemy, by public facts only (DP-D-15). */
export function planBase(m: Match, model: number, slot: number, allowance: Length): ArrayLike<number> {
  const from = m.state.base[slot];
  const seat = seatOf(m, model);
  const places = destinations(m, model, from, allowance, slot);
  const options = linkedPlaces(m, model, slot, thinnedBetweenLandmarks(m.theatre, from, places));
  if (options.length < 2) return [from];
  const { columns } = m.theatre;
  const watchers = watchPlaces(m, seat, [...options, from]);
  const now = columns.lag[options.length];
  const urge = urgency(m, seat);
  const picked = decide(m, seat, 'DP-D-15', model, options.length, (i, into) => {
    const watched = columns.danger[i];
    into[COVER] = watchers > 0 ? 1 - watched / watchers : 1;
    into[DANGER] = 0.06 * watched;
    into[TEMPO] = watchers > 0 ? (2 * urge * (now - columns.lag[i])) / allowance : 0;
  });
  const to = options[picked];
  if (to === from) return [from];
  return isWatched(m, seat, places) || isEngaged(m, model, from)
    ? pathPast(m, model, from, to, allowance)
    : [from, to];
}

/** By place, how many enemies see it and how far the nearest is by rough ways; returns how many enemies there are. */
function watchPlaces(m: Match, seat: 0 | 1, places: readonly number[]): number {
  const { danger, lag } = m.theatre.columns;
  danger.fill(0, 0, places.length);
  lag.fill(Infinity, 0, places.length);
  let watchers = 0;
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy)) continue;
    const at = m.state.point[enemy];
    m.theatre.lines.know(at, places, places.length);
    const sees = m.theatre.lines.from(at);
    const far = m.theatre.guides[seat].field(at);
    const penalty = m.theatre.lines.penalty(seat, false);
    watchers++;
    for (let i = 0; i < places.length; i++) {
      if (penalty[sees[places[i]]] !== UNSEEN) danger[i]++;
      const walk = far[places[i]] * GUIDE_STEP;
      if (walk < lag[i]) lag[i] = walk;
    }
  }
  return watchers;
}

/** The places from which a base keeps the chain of all bases whole, or where there is none, those near to some other. */
function linkedPlaces(m: Match, model: number, slot: number, places: readonly number[]): readonly number[] {
  const { coherency } = settingsOf(m, model).stealth;
  const others = basesOf(m, model).filter((other) => other !== slot);
  if (!coherency.on || others.length === 0) return places;
  const gap = m.book.models[model].profile.stealth * coherency.inchesPerLevel * m.book.inch;
  const isNear = (at: number) => (other: number) => m.theatre.distance(at, m.state.base[other]) <= gap;
  if (coherency.means !== 'connected') return places.filter((at) => others.every(isNear(at)));
  const groups = groupsOf(m, others, gap);
  const whole = places.filter((at) => groups.every((group) => group.some(isNear(at))));
  return whole.length > 0 ? whole : places.filter((at) => others.some(isNear(at)));
}
