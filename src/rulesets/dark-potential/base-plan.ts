import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import type { Length } from '../../kernel/length.ts';
import { pointsOf } from '../../kernel/taken-points.ts';
import { COVER, DANGER, TEMPO } from '../../rules/decision.ts';
import { decide, enemiesOf, type Match, seatOf, settingsOf } from './match.ts';
import { urgency } from './outlook.ts';
import { pathPast } from './parting.ts';
import { NO_REACTION } from './state.ts';
import { basesOf, groupsOf } from './stealth.ts';
import { destinations, isWatched } from './steps.ts';
import { keptPoints, reachFrom } from './ways-out.ts';
import { isEngaged } from './weapons.ts';

/** Where a stealth base goes: from cover to cover towards the enemy, by public facts only (DP-D-15). */
export function planBase(m: Match, model: number, slot: number, allowance: Length): ArrayLike<number> {
  const from = m.state.base[slot];
  const seat = seatOf(m, model);
  const options = endsOf(m, model, slot, allowance);
  if (options.length < 2) return [from];
  const watchers = pointsOf(m.state.point, enemiesOf(m, model));
  const { seenBy, way, look } = m.theatre.watch[seat];
  look(watchers, options);
  look(watchers, [from]);
  const urge = urgency(m, seat);
  const count = watchers.length;
  const now = way[from] * GUIDE_STEP;
  const picked = decide(m, seat, 'DP-D-15', model, options.length, (i, into) => {
    const at = options[i];
    into[COVER] = count > 0 ? 1 - seenBy[at] / count : 1;
    into[DANGER] = 0.06 * seenBy[at];
    into[TEMPO] = count > 0 ? (2 * urge * (now - way[at] * GUIDE_STEP)) / allowance : 0;
  });
  const to = options[picked];
  if (to === from) return [from];
  return isExposed(m, model, slot, allowance) || isEngaged(m, model, from)
    ? pathPast(m, model, from, to, allowance)
    : [from, to];
}

/** Some enemy waits to react and sees some place that a base can get to. */
function isExposed(m: Match, model: number, slot: number, allowance: Length): boolean {
  if (enemiesOf(m, model).every((enemy) => m.state.reaction[enemy] === NO_REACTION)) return false;
  return isWatched(m, seatOf(m, model), destinations(m, model, m.state.base[slot], allowance, slot));
}

/** The places a base may end on that are worth weighing: free, and such that it keeps to the others of its model. */
function endsOf(m: Match, model: number, slot: number, allowance: Length): number[] {
  const { occupancy, strides } = m.theatre;
  const from = m.state.base[slot];
  const seat = seatOf(m, model);
  const places = strides[seat](from, reachFrom(m, model, from, allowance));
  occupancy.mark(keptPoints(m, model, slot));
  const free: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const at = places[i];
    if (at === from || occupancy.isFree(at)) free.push(at);
  }
  return linkedPlaces(m, model, slot, free);
}

/** The places from which a base keeps the chain of all bases whole, or where there is none, those near to some other. */
function linkedPlaces(m: Match, model: number, slot: number, places: number[]): number[] {
  const { coherency } = settingsOf(m, model).stealth;
  if (!coherency.on) return places;
  const others = basesOf(m, model).filter((other) => other !== slot);
  if (others.length === 0) return places;
  const gap = m.book.models[model].profile.stealth * coherency.inchesPerLevel * m.book.inch;
  const groups = coherency.means === 'connected' ? groupsOf(m, others, gap) : others.map((other) => [other]);
  const linked = places.filter((at) => groups.every((group) => isNearAny(m, at, group, gap)));
  if (linked.length > 0 || coherency.means !== 'connected') return linked;
  return places.filter((at) => isNearAny(m, at, others, gap));
}

function isNearAny({ theatre, state }: Match, at: number, slots: readonly number[], gap: Length): boolean {
  for (const slot of slots) if (theatre.distance(at, state.base[slot]) <= gap) return true;
  return false;
}
