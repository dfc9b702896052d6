import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { createControl, enclose, settleControl, zonesAround } from './control.ts';
import { heldIn } from './holdings.ts';
import { isUp, type Match, seatOf } from './match.ts';
import { emptyOccupation, occupy, standingIn, zonesAt } from './occupation.ts';

/** What a seat's zones less those of the other would gain by a change of who stands where. */
export interface Balance {
  /** By one model of the seat more that is wholly in a zone. */
  withOneMore(zone: number): number;
  /** By the removal of a model. */
  withoutModel(model: number): number;
}

/** The balance of a seat without the dead and one of its models: changes are worked out from what is next to them. */
export function balanceWithout(m: Match, without: number): Balance {
  const { settings } = m.book;
  const { grid } = m.theatre;
  const seat = seatOf(m, without);
  const other = otherSeat(seat);
  const occupation = emptyOccupation(grid.count);
  const control = createControl(grid.count);
  const { standing } = control;
  const put = (of: Seat, point: number, by: 1 | -1) => occupy(occupation, grid, settings[0], of, point, by);
  for (let model = 0; model < m.book.models.length; model++) {
    if (model !== without && isUp(m, model)) put(seatOf(m, model), m.state.point[model], 1);
  }
  settleControl(grid, settings, occupation, control);
  const leads = grid.zones.map(leadAt);

  function leadAt(zone: number): number {
    return (
      heldIn(zone, grid, settings[seat], control, seat) - heldIn(zone, grid, settings[other], control, other)
    );
  }

  /** What some zones count more than before, whose standing may have changed. */
  function gainIn(zones: readonly number[]): number {
    enclose(grid, settings, control, zones);
    let [before, after] = [0, 0];
    for (const zone of zones) {
      before += leads[zone];
      after += leadAt(zone);
    }
    return after - before;
  }

  /** What the seat gains by a change of who stands in some zones. */
  function gainBy(zones: readonly number[]): number {
    const before: number[] = [];
    const changed: number[] = [];
    for (const zone of zones) {
      const now = standingIn(zone, settings[0], occupation);
      if (now !== standing[zone]) changed.push(zone);
      before.push(standing[zone]);
      standing[zone] = now;
    }
    if (changed.length === 0) return 0;
    const gain = gainIn(
      changed.length === 1 ? zonesAround(grid, settings, changed[0], standing) : grid.zones,
    );
    for (let i = 0; i < zones.length; i++) standing[zones[i]] = before[i];
    return gain;
  }

  return {
    withOneMore(zone) {
      occupation.whole[seat][zone]++;
      const gain = gainBy(grid.alone[zone]);
      occupation.whole[seat][zone]--;
      return gain;
    },
    withoutModel(model) {
      const point = m.state.point[model];
      put(seatOf(m, model), point, -1);
      const gain = gainBy(zonesAt(grid, settings[0], point));
      put(seatOf(m, model), point, 1);
      return gain;
    },
  };
}
