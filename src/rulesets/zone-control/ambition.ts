import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import {
  createControl,
  emptyOccupation,
  type Occupation,
  occupy,
  settleControl,
  zonesHeld,
} from './control.ts';
import { toZone } from './grid.ts';
import { isUp, type Match, seatOf } from './match.ts';
import { allowanceOf } from './moves.ts';

/** What zones are worth to a model that chooses where to go and whom to attack; in worth of models. */
export interface Ambition {
  /** What standing on a point does for the count of zones at the end, there or on the way to elsewhere. */
  at(point: number): number;
  /** What the count of zones gains by the removal of an enemy. */
  removing(enemy: number): number;
}

/** What one zone more than the other is worth, as a share of all worth divided among the zones. */
const ZONE_SHARE = 1;
/** Losses of a movement's length on the way to a zone. */
const PER_MOVE = 0.12;
/** Terrain and detours: of a move this share counts for getting somewhere. */
const PROGRESS = 0.8;

export function roundsLeft(m: Match): number {
  return Math.max(0, m.book.settings[0].rounds.length.rounds - m.state.round);
}

/** What one zone is worth now, in worth of models: the more the nearer the end is. */
export function zoneWorth(m: Match): number {
  const { victory, rounds } = m.book.settings[0];
  if (!victory.zones.on) return 0;
  const [a, b] = m.book.forceWorth;
  const share = (a + b) / 2 / m.theatre.grid.count;
  const nearness = 1 - roundsLeft(m) / Math.max(1, rounds.length.rounds);
  return ZONE_SHARE * share * (0.5 + 1.5 * nearness);
}

/** Who stands where, the dead left out, and one model if it is named. */
export function occupationOf(m: Match, without = -1): Occupation {
  const occupation = emptyOccupation(m.theatre.grid.count);
  for (let model = 0; model < m.book.models.length; model++) {
    if (model === without || !isUp(m, model)) continue;
    place(m, occupation, model, m.state.point[model], 1);
  }
  return occupation;
}

function place(m: Match, occupation: Occupation, model: number, point: number, by: 1 | -1): void {
  occupy(occupation, m.theatre.grid, m.book.settings[0], seatOf(m, model), point, by);
}

export function ambition(m: Match, model: number): Ambition {
  const { grid, ground } = m.theatre;
  const seat = seatOf(m, model);
  const worth = zoneWorth(m);
  if (worth === 0) return { at: () => 0, removing: () => 0 };
  const control = createControl(grid.count);
  const occupation = occupationOf(m, model);
  const lead = () => leadIn(m, seat, occupation, control);
  const absent = lead();
  let gains: Float64Array | undefined;
  const gainsOf = () => {
    const found = new Float64Array(grid.count);
    for (let zone = 0; zone < grid.count; zone++) {
      occupation.whole[seat][zone]++;
      found[zone] = (lead() - absent) * worth;
      occupation.whole[seat][zone]--;
    }
    return found;
  };
  const left = roundsLeft(m);
  const stride = PROGRESS * allowanceOf(m, model);
  const removals = new Float64Array(m.book.models.length).fill(NaN);

  return {
    at(point) {
      gains ??= gainsOf();
      const gain = gains;
      const here = grid.whole[point];
      let best = here >= 0 ? gain[here] : 0;
      for (let zone = 0; zone < grid.count && left > 0; zone++) {
        if (gain[zone] <= best || zone === here) continue;
        const moves = toZone(grid, ground, point, zone) / stride;
        if (moves <= left) best = Math.max(best, gain[zone] / (1 + PER_MOVE * (1 + moves)));
      }
      return best;
    },
    removing(enemy) {
      if (Number.isNaN(removals[enemy])) {
        place(m, occupation, enemy, m.state.point[enemy], -1);
        removals[enemy] = (lead() - absent) * worth;
        place(m, occupation, enemy, m.state.point[enemy], 1);
      }
      return removals[enemy];
    },
  };
}

/** Zones of a seat less those of the other. */
function leadIn(
  m: Match,
  seat: Seat,
  occupation: Occupation,
  control: ReturnType<typeof createControl>,
): number {
  const { settings } = m.book;
  const { grid } = m.theatre;
  const other = otherSeat(seat);
  settleControl(grid, settings, occupation, control);
  return zonesHeld(grid, settings[seat], control, seat) - zonesHeld(grid, settings[other], control, other);
}
