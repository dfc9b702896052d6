import type { Seat } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { createControl, enclose, hemmedZones, settleControl, zonesAround } from './control.ts';
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
  const { standing, owner } = control;
  const put = (of: Seat, point: number, by: 1 | -1) => occupy(occupation, grid, settings[0], of, point, by);
  for (let model = 0; model < m.book.models.length; model++) {
    if (model !== without && isUp(m, model)) put(seatOf(m, model), m.state.point[model], 1);
  }
  settleControl(grid, settings, occupation, control);
  const leads = grid.zones.map(leadAt);
  const hemmed = hemmedZones(grid, settings, standing);

  function leadAt(zone: number): number {
    if (owner[zone] === seat) return heldIn(zone, grid, settings[seat], control, seat);
    return owner[zone] === other ? -heldIn(zone, grid, settings[other], control, other) : 0;
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
  function gainAt(zone: number): number {
    const before = standing[zone];
    const now = standingIn(zone, settings[0], occupation);
    if (now === before) return 0;
    standing[zone] = now;
    const gain = gainIn(hemmed ? zonesAround(grid, zone, hemmed) : grid.zones);
    standing[zone] = before;
    return gain;
  }

  /** What the seat gains by a change of who stands in some zones at once. */
  function gainBy(zones: readonly number[]): number {
    const changed = zones.filter((zone) => standingIn(zone, settings[0], occupation) !== standing[zone]);
    if (changed.length === 0) return 0;
    if (changed.length === 1) return gainAt(changed[0]);
    const before = changed.map((zone) => standing[zone]);
    for (const zone of changed) standing[zone] = standingIn(zone, settings[0], occupation);
    const gain = gainIn(grid.zones);
    for (let i = 0; i < changed.length; i++) standing[changed[i]] = before[i];
    return gain;
  }

  return {
    withOneMore(zone) {
      occupation.whole[seat][zone]++;
      const gain = gainAt(zone);
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
