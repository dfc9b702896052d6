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
  const put = (of: Seat, point: number, by: 1 | -1) => occupy(occupation, grid, settings[0], of, point, by);
  for (let model = 0; model < m.book.models.length; model++) {
    if (model !== without && isUp(m, model)) put(seatOf(m, model), m.state.point[model], 1);
  }
  settleControl(grid, settings, occupation, control);

  function leadIn(zones: readonly number[]): number {
    let lead = 0;
    for (const zone of zones)
      lead +=
        heldIn(zone, grid, settings[seat], control, seat) -
        heldIn(zone, grid, settings[other], control, other);
    return lead;
  }

  /** Brings a zone up to date with who stands in it; what the seat gains by that. */
  function update(zone: number): number {
    const standing = standingIn(zone, settings[0], occupation);
    if (standing === control.standing[zone]) return 0;
    const zones = zonesAround(grid, settings, zone);
    const before = leadIn(zones);
    control.standing[zone] = standing;
    enclose(grid, settings, control, zones);
    return leadIn(zones) - before;
  }

  return {
    withOneMore(zone) {
      occupation.whole[seat][zone]++;
      const gain = update(zone);
      occupation.whole[seat][zone]--;
      update(zone);
      return gain;
    },
    withoutModel(model) {
      const point = m.state.point[model];
      const zones = zonesAt(grid, settings[0], point);
      const updateAll = () => zones.reduce((gain, zone) => gain + update(zone), 0);
      put(seatOf(m, model), point, -1);
      const gain = updateAll();
      put(seatOf(m, model), point, 1);
      updateAll();
      return gain;
    },
  };
}
