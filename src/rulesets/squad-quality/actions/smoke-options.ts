import { MOVED, UNMOVED } from '../attack/aim.ts';
import { type Match, placeOf, settingsOf } from '../match/match.ts';
import { screenBetween } from '../match/smoke.ts';
import { has } from '../match/status.ts';
import type { Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** Places that are weighed to be hidden by smoke. */
const PLACES = 6;

/**
 * A squad with smoke left may lay it between a place it goes to and who is most dangerous there: before it moves, or once
 * it is there where it does not reach so far from here (SQ-SMK-01, SQ-SMK-02).
 */
export function smokeOptions(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  places: readonly Point[],
  isSure: (at: Point) => boolean,
): Option[] {
  if (!hasSmoke(m, unit)) return [];
  const own = settingsOf(m, unit).smoke;
  const from = placeOf(m, unit);
  return [from, ...(own.action.on ? screened(outlook, from, places, isSure) : [])].flatMap((at): Option[] => {
    const worst = outlook.worstAt(at);
    if (worst === NOWHERE) return [];
    const before = screenBetween(m, from, at, worst, own.screen);
    const screen = before ?? (at === from ? undefined : screenBetween(m, at, at, worst, own.screen));
    if (screen === undefined) return [];
    const laidThere = before === undefined;
    return [{ action: 'smoke', at, target: unit, manner: at === from ? UNMOVED : MOVED, screen, laidThere }];
  });
}

/** The places that serve best for an objective, among those to which a way is sure to lead. */
function screened(
  { objectiveAt }: Outlook,
  from: Point,
  places: readonly Point[],
  isSure: (at: Point) => boolean,
): Point[] {
  const worth = places.map(objectiveAt);
  const best = [...places.keys()].sort((a, b) => worth[b] - worth[a]);
  const found: Point[] = [];
  for (const i of best) {
    if (found.length === PLACES - 1) break;
    const at = places[i];
    if (at !== from && isSure(at)) found.push(at);
  }
  return found;
}

/** Whether a squad carries smoke grenades and has some left. */
function hasSmoke(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).smoke;
  const { main, support } = m.matchup.models[unit];
  const isCarried = has(m, unit, 'rifle-grenades') || main.smoke || support.some(({ smoke }) => smoke);
  return own.once.on && isCarried && m.state.screens[unit] < own.once.times;
}
