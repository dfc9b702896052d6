import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import type { Length } from '../../kernel/length.ts';
import { COVER, DANGER, TEMPO } from '../../rules/decision.ts';
import { decide, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { urgency } from './outlook.ts';
import { UNSEEN } from './sightlines.ts';
import { basesOf } from './stealth.ts';
import { destinations, isWatched, worthWeighing } from './steps.ts';
import { pathTo } from './ways-out.ts';
import { isEngaged } from './weapons.ts';

/** Where a stealth base goes: from cover to cover towards the enemy, by public facts only (DP-D-15). */
export function planBase(m: Match, model: number, slot: number, allowance: Length): ArrayLike<number> {
  const from = m.state.base[slot];
  const seat = seatOf(m, model);
  const linked = linkOf(m, model, slot);
  const places = destinations(m, model, from, allowance, slot);
  const options = worthWeighing(m, from, places).filter(linked);
  if (options.length < 2) return [from];
  const { columns } = m.theatre;
  const watchers = watchPlaces(m, seat, [...options, from]);
  const now = columns.lag[options.length];
  const urge = urgency(m);
  const picked = decide(m, seat, 'DP-D-15', model, options.length, (i, into) => {
    const watched = columns.danger[i];
    into[COVER] = watchers > 0 ? 1 - watched / watchers : 1;
    into[DANGER] = 0.06 * watched;
    into[TEMPO] = watchers > 0 ? (2 * urge * (now - columns.lag[i])) / allowance : 0;
  });
  const to = options[picked];
  if (to === from) return [from];
  return isWatched(m, seat, places) || isEngaged(m, model, from)
    ? pathTo(m, model, from, to, allowance)
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

/** Which places are near enough to other bases for moving there not to break the chain. */
function linkOf(m: Match, model: number, slot: number): (at: number) => boolean {
  const { coherency } = settingsOf(m, model).stealth;
  const others = basesOf(m, model).flatMap((other) => (other === slot ? [] : [m.state.base[other]]));
  if (!coherency.on || others.length === 0) return () => true;
  const gap = m.book.models[model].profile.stealth * coherency.inchesPerLevel * m.book.inch;
  const every = coherency.means !== 'connected';
  return (at) => {
    for (const other of others) {
      const close = m.theatre.distance(at, other) <= gap;
      if (close !== every) return close;
    }
    return every;
  };
}
