import { INCH } from '../../../kernel/length.ts';
import { STILL, UNMOVED } from '../attack/shots.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import { enemiesOf, type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { coherencyOf, fitOf } from '../match/status.ts';
import type { Option } from '../places/option.ts';
import { callable, canCall } from './artillery.ts';
import { isInHiding, markersOf } from './hiding.ts';

/** Most spots at which a scout is weighed. */
const SPOTS = 12;

/** A figure sent ahead to call for artillery or to find who hides (SQ-SCT-01 to SQ-SCT-03). */
export function scoutOptions(m: Match, unit: number): Option[] {
  const { scouts, actions } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  if (!scouts.sent.on || !actions.command.on || kind !== 'infantry' || fitOf(m, unit) < 2) return [];
  const at = placeOf(m, unit);
  const isSought = scouts.finds.on && enemiesOf(m, unit).some((enemy) => isInHiding(m, enemy));
  if (!isSought && !canCall(m, unit)) return [];
  const spots = spotsOf(m, unit);
  const calls = spots.flatMap((spot) =>
    callable(m, unit, spot)
      .filter((target) => !sees(m, unit, at, target))
      .map((target): Option => ({ action: 'scout-call', at, target, manner: UNMOVED, spot })),
  );
  return [...calls, ...(isSought ? findings(m, unit, spots) : [])];
}

function sees(m: Match, unit: number, from: number, target: number): boolean {
  return m.battlefield.lines.look(seatOf(m, unit), from, m.state.point[target]) !== HIDDEN;
}

/** Spots from which a scout would see a marker of the enemy. */
function findings(m: Match, unit: number, spots: readonly number[]): Option[] {
  const hidden = enemiesOf(m, unit).filter((enemy) => isInHiding(m, enemy));
  const at = placeOf(m, unit);
  return spots
    .filter((spot) => hidden.some((enemy) => markersOf(m, enemy).some((one) => isFound(m, unit, spot, one))))
    .map((spot) => ({ action: 'scout', at, target: unit, manner: STILL, spot }));
}

/** Whether a scout at a spot sees a marker. */
export function isFound(
  { matchup, battlefield: { lines } }: Match,
  unit: number,
  spot: number,
  marker: number,
): boolean {
  return spot === marker || lines.look(matchup.models[unit].seat, spot, marker) !== HIDDEN;
}

/** Some spots that a scout may be sent to, the farthest forward in the frame of its side. */
function spotsOf(m: Match, unit: number): number[] {
  const { ground, worthWeighing, distance, fromHome } = m.battlefield;
  const seat = seatOf(m, unit);
  const at = placeOf(m, unit);
  const most = settingsOf(m, unit).scouts.sent.times * coherencyOf(m, unit) * INCH;
  const found: number[] = [];
  for (let i = 0; i < ground.count; i++) {
    const spot = seat === 0 ? i : ground.count - 1 - i;
    if (worthWeighing[spot] === 1 && distance(at, spot) <= most) found.push(spot);
  }
  found.sort((a, b) => fromHome(seat, b) - fromHome(seat, a));
  return found.slice(0, SPOTS);
}
