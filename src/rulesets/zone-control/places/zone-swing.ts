import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Aim, ZoneSwing } from '../battlefield/columns.ts';
import { ON_TABLE } from '../battlefield/state.ts';
import { countsCasualties, type Match, seatOf } from '../match/match.ts';
import { enclose, hemmedZones, zonesAround } from '../zones/control.ts';
import { heldIn } from '../zones/holdings.ts';
import { areaAt, occupy, standingBy, standingIn, zonesAt } from '../zones/occupation.ts';

/**
 * The swing of zones of a model's seat without the dead, unless they count, and without the model. Empty zones count each by itself for whoever
 * surrounds it, also where pockets of them fall together: they seldom last, and who plays for them loses by it.
 */
export function swingWithout(m: Match, model: Model): ZoneSwing {
  const { presence, zoneSwings, grid } = m.battlefield;
  const zoneSwing = zoneSwings[seatOf(m, model)];
  keepUp(m);
  const without = areaAt(grid, m.matchup.settings[0], presence.counted[model]);
  if (zoneSwing.version === presence.version && zoneSwing.without === without) return zoneSwing;
  take(m, model, -1);
  if (hasChanged(m, zoneSwing)) settle(m, zoneSwing);
  take(m, model, 1);
  zoneSwing.version = presence.version;
  zoneSwing.without = without;
  zoneSwing.removals.fill(Number.NaN);
  return zoneSwing;
}

/** What the swing gains by the removal of somebody else. */
export function gainWithout(m: Match, zoneSwing: ZoneSwing, model: Model, removed: number): number {
  const { removals } = zoneSwing;
  if (Number.isNaN(removals[removed])) removals[removed] = gainAnew(m, zoneSwing, model, removed);
  return removals[removed];
}

function gainAnew(m: Match, zoneSwing: ZoneSwing, model: Model, removed: number): number {
  take(m, model, -1);
  take(m, removed, -1);
  const { grid, presence } = m.battlefield;
  const [own] = m.matchup.settings;
  const left = (zone: number) => standingIn(zone, own, presence.occupation);
  const gain = gainBy(m, zoneSwing, zonesAt(grid, own, m.state.point[removed]), left);
  take(m, removed, 1);
  take(m, model, 1);
  return gain;
}

/** What the swing gains by one more of its seat on a point where he is only partly in zones (ZC-AMB-22). */
export function gainAstride(m: Match, zoneSwing: ZoneSwing, point: Point): number {
  const { grid } = m.battlefield;
  const { astride, astrides } = zoneSwing;
  const zones = zonesAt(grid, m.matchup.settings[0], point);
  const area = zones.reduce((sum, zone) => sum * (grid.count + 1) + zone + 1, 0);
  let gain = astrides.get(area);
  if (gain === undefined) {
    gain = gainBy(m, zoneSwing, zones, (zone) => astride[zone]);
    astrides.set(area, gain);
  }
  return gain;
}

/** Counts everybody where he is now. */
function keepUp(m: Match): void {
  const { presence } = m.battlefield;
  const { counted } = presence;
  const { whereabouts, wounds, point } = m.state;
  const all = countsCasualties(m);
  for (let model = 0; model < counted.length; model++) {
    const at = whereabouts[model] === ON_TABLE && (all || wounds[model] > 0) ? point[model] : NOWHERE;
    if (counted[model] === at) continue;
    take(m, model, -1);
    counted[model] = at;
    take(m, model, 1);
    presence.version++;
  }
}

/** Counts a model where it is counted once more, or once less. */
function take({ battlefield: { grid, presence }, matchup }: Match, model: Model, by: 1 | -1): void {
  const at = presence.counted[model];
  if (at === NOWHERE) return;
  occupy(presence.occupation, grid, matchup.settings[0], matchup.models[model].seat, at, by);
}

/** Whether other sides stand in the zones, or would with one more; takes note of them as they are now. */
function hasChanged({ battlefield, matchup }: Match, { seat, control, joined, astride }: ZoneSwing): boolean {
  const { whole, partly } = battlefield.presence.occupation;
  const [own] = matchup.settings;
  const [ours, theirs] = seat === 0 ? [1, 0] : [0, 1];
  let changed = false;
  for (let zone = 0; zone < joined.length; zone++) {
    const [a, b, pa, pb] = [whole[0][zone], whole[1][zone], partly[0][zone], partly[1][zone]];
    const standing = standingBy(own, a, b, pa, pb);
    const after = standingBy(own, a + ours, b + theirs, pa, pb);
    const beside = standingBy(own, a, b, pa + ours, pb + theirs);
    if (standing === control.standing[zone] && after === joined[zone] && beside === astride[zone]) continue;
    control.standing[zone] = standing;
    joined[zone] = after;
    astride[zone] = beside;
    changed = true;
  }
  return changed;
}

function settle(m: Match, zoneSwing: ZoneSwing): void {
  const { grid } = m.battlefield;
  const { settings } = m.matchup;
  const { control, joined, leads, gains } = zoneSwing;
  enclose(grid, settings, control, grid.zones);
  for (const zone of grid.zones) leads[zone] = leadIn(m, zoneSwing, zone);
  zoneSwing.hemmed = hemmedZones(grid, control.standing);
  for (const zone of grid.zones) gains[zone] = gainAt(m, zoneSwing, zone, joined[zone]);
  zoneSwing.aims = aimsOf(gains);
  zoneSwing.astrides.clear();
}

function aimsOf(gains: Float64Array): Aim[] {
  const least = gains.reduce((less, gain) => Math.min(less, gain), 0);
  const found: Aim[] = [];
  gains.forEach((gain, zone) => {
    const like = found.find((aim) => aim.gain === gain);
    if (like) like.zones.push(zone);
    else if (gain > least) found.push({ zones: [zone], gain });
  });
  return found.sort((a, b) => b.gain - a.gain);
}

/** What a zone counts for the seat, or against it. */
function leadIn(
  { battlefield: { grid }, matchup: { settings } }: Match,
  { control, seat }: ZoneSwing,
  zone: number,
) {
  const owner = control.owner[zone];
  if (owner === seat) return heldIn(zone, grid, settings[seat], control, seat);
  const other = otherSeat(seat);
  return owner === other ? -heldIn(zone, grid, settings[other], control, other) : 0;
}

/** What the seat gains when a zone comes to be stood in by somebody else. */
function gainAt(m: Match, zoneSwing: ZoneSwing, zone: number, standing: number): number {
  const { grid } = m.battlefield;
  const { control, hemmed } = zoneSwing;
  const before = control.standing[zone];
  if (standing === before) return 0;
  control.standing[zone] = standing;
  const gain = gainIn(m, zoneSwing, zonesAround(grid, zone, hemmed));
  control.standing[zone] = before;
  return gain;
}

/** What the seat gains in some zones by what is tried out. */
function gainIn(m: Match, zoneSwing: ZoneSwing, zones: readonly number[]): number {
  enclose(m.battlefield.grid, m.matchup.settings, zoneSwing.control, zones);
  let [before, after] = [0, 0];
  for (const zone of zones) {
    before += zoneSwing.leads[zone];
    after += leadIn(m, zoneSwing, zone);
  }
  return after - before;
}

/** What the seat gains by a change of who stands in some zones at once. */
function gainBy(
  m: Match,
  zoneSwing: ZoneSwing,
  zones: readonly number[],
  after: (zone: number) => number,
): number {
  const { standing } = zoneSwing.control;
  const changed = zones.filter((zone) => after(zone) !== standing[zone]);
  if (changed.length === 0) return 0;
  if (changed.length === 1) return gainAt(m, zoneSwing, changed[0], after(changed[0]));
  const before = changed.map((zone) => standing[zone]);
  for (const zone of changed) standing[zone] = after(zone);
  const gain = gainIn(m, zoneSwing, m.battlefield.grid.zones);
  for (const [i, zone] of changed.entries()) standing[zone] = before[i];
  return gain;
}
