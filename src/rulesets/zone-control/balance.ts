import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import {
  createControl,
  emptyOccupation,
  enclose,
  heldIn,
  occupy,
  settleControl,
  standingIn,
  zonesAround,
  zonesAt,
} from './control.ts';
import { isUp, type Match, seatOf } from './match.ts';

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

  /** What the seat gains by a change of who stands in a zone. */
  function gainBy(zone: number): number {
    const before = standing[zone];
    standing[zone] = standingIn(zone, settings[0], occupation);
    const gain = standing[zone] === before ? 0 : gainIn(zonesAround(grid, settings, zone));
    standing[zone] = before;
    return gain;
  }

  /** The same of several zones at once. */
  function gainByAll(zones: readonly number[]): number {
    const before = zones.map((zone) => standing[zone]);
    for (const zone of zones) standing[zone] = standingIn(zone, settings[0], occupation);
    const gain = gainIn(grid.zones);
    zones.forEach((zone, i) => {
      standing[zone] = before[i];
    });
    return gain;
  }

  return {
    withOneMore(zone) {
      occupation.whole[seat][zone]++;
      const gain = gainBy(zone);
      occupation.whole[seat][zone]--;
      return gain;
    },
    withoutModel(model) {
      const point = m.state.point[model];
      const zones = zonesAt(grid, settings[0], point);
      put(seatOf(m, model), point, -1);
      const gain = zones.length === 1 ? gainBy(zones[0]) : gainByAll(zones);
      put(seatOf(m, model), point, 1);
      return gain;
    },
  };
}
