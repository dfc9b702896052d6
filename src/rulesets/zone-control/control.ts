import type { Seat } from '../../rules/decision.ts';
import type { Grid } from './grid.ts';
import type { Settings } from './rules/index.ts';

/** Who controls a zone, besides seats 0 and 1. */
export const EMPTY = -1;
export const CONTESTED = 2;
/** Somebody is in it, nobody wholly. */
export const STRADDLED = 3;

/** Models in each zone by seat: wholly, and partly. */
export interface Occupation {
  readonly whole: readonly [Uint8Array, Uint8Array];
  readonly partly: readonly [Uint8Array, Uint8Array];
}

export interface Control {
  /** By zone: seat, EMPTY, CONTESTED or STRADDLED, by who stands in it; and once surrounded zones are given away. */
  readonly standing: Int8Array;
  readonly owner: Int8Array;
  /** 1 for zones held only by being surrounded. */
  readonly surrounded: Uint8Array;
}

export function emptyOccupation(zones: number): Occupation {
  const none = () => new Uint8Array(zones);
  return { whole: [none(), none()], partly: [none(), none()] };
}

/** Adds a model on a point to an occupation, or takes it off (ZC-ZON-03). */
export function occupy(
  occupation: Occupation,
  grid: Grid,
  { zones }: Settings,
  seat: Seat,
  point: number,
  by: 1 | -1,
): void {
  const zone = zones.wholly.on ? grid.whole[point] : grid.centre[point];
  if (zone >= 0) {
    occupation.whole[seat][zone] += by;
    return;
  }
  for (let i = 4 * point; i < 4 * point + 4 && grid.partly[i] >= 0; i++) {
    occupation.partly[seat][grid.partly[i]] += by;
  }
}

/** Zones in which a model on a point counts for anything. */
export function zonesAt(grid: Grid, { zones }: Settings, point: number): readonly number[] {
  const zone = zones.wholly.on ? grid.whole[point] : grid.centre[point];
  if (zone >= 0) return grid.alone[zone];
  const found: number[] = [];
  for (let i = 4 * point; i < 4 * point + 4 && grid.partly[i] >= 0; i++) found.push(grid.partly[i]);
  return found;
}

export function createControl(zones: number): Control {
  return {
    standing: new Int8Array(zones),
    owner: new Int8Array(zones),
    surrounded: new Uint8Array(zones),
  };
}

/** Works out who controls each zone (ZC-ZON-04..06). */
export function settleControl(
  grid: Grid,
  settings: readonly [Settings, Settings],
  occupation: Occupation,
  control: Control,
): void {
  for (const zone of grid.zones) control.standing[zone] = standingIn(zone, settings[0], occupation);
  enclose(grid, settings, control, grid.zones);
}

/** Who controls a zone by those who stand in it, or EMPTY, CONTESTED or STRADDLED. */
export function standingIn(zone: number, { zones }: Settings, { whole, partly }: Occupation): number {
  const a = whole[0][zone];
  const b = whole[1][zone];
  const pa = partly[0][zone];
  const pb = partly[1][zone];
  if (a === 0 && b === 0) return pa + pb > 0 && zones.wholly.partly !== 'ignored' ? STRADDLED : EMPTY;
  if (a > 0 && b > 0) {
    if (zones.contested.on || a === b) return CONTESTED;
    return a > b ? 0 : 1;
  }
  const seat = a > 0 ? 0 : 1;
  return zones.wholly.partly === 'contests' && (seat === 0 ? pb : pa) > 0 ? CONTESTED : seat;
}

/** Settles some zones; empty ones go to those who surround them. */
export function enclose(
  grid: Grid,
  settings: readonly [Settings, Settings],
  { standing, owner, surrounded }: Control,
  zones: readonly number[],
): void {
  for (const zone of zones) {
    owner[zone] = standing[zone];
    surrounded[zone] = 0;
  }
  for (const seat of [0, 1] as const) {
    const { enclosure } = settings[seat];
    if (!enclosure.on || !enclosure.surrounded.on) continue;
    const pockets = isFlooding(enclosure) ? pocketsOn(grid, standing, enclosure) : null;
    for (const zone of zones) {
      if (standing[zone] !== EMPTY) continue;
      const pocket = pockets ? pockets[zone]! : grid.alone[zone];
      if (!isSurrounded(grid, standing, pocket, seat, enclosure)) continue;
      owner[zone] = seat;
      surrounded[zone] = 1;
    }
  }
}

/** Zones whose control can change with who stands in one of them, that one first. */
export function zonesAround(
  grid: Grid,
  settings: readonly [Settings, Settings],
  zone: number,
  standing: Int8Array,
): readonly number[] {
  if (isFlooding(settings[0].enclosure) || isFlooding(settings[1].enclosure)) return grid.zones;
  const found = [zone];
  for (const near of grid.near[zone]) {
    if (near !== zone && standing[near] === EMPTY && isHemmedIn(grid, standing, near, zone)) found.push(near);
  }
  return found;
}

/** Whether no zone beside it but one is empty: else nobody surrounds it, whoever stands in that one. */
function isHemmedIn(grid: Grid, standing: Int8Array, zone: number, but: number): boolean {
  for (const next of grid.beside[zone]) if (next !== but && standing[next] === EMPTY) return false;
  return true;
}

type Enclosure = Settings['enclosure'];

function isFlooding({ surrounded }: Enclosure): boolean {
  return surrounded.extent === 'flood';
}

function linksOf(grid: Grid, { surrounded }: Enclosure): readonly (readonly number[])[] {
  return surrounded.neighbours === 'eight' ? grid.around : grid.beside;
}

/** For each empty zone all empty zones that hang together with it. */
function pocketsOn(grid: Grid, owner: Int8Array, enclosure: Enclosure): (number[] | undefined)[] {
  const links = linksOf(grid, enclosure);
  const pockets: (number[] | undefined)[] = new Array(grid.count);
  for (let start = 0; start < grid.count; start++) {
    if (owner[start] !== EMPTY || pockets[start]) continue;
    const pocket = [start];
    pockets[start] = pocket;
    for (const zone of pocket) {
      for (const next of links[zone]) {
        if (owner[next] !== EMPTY || pockets[next]) continue;
        pockets[next] = pocket;
        pocket.push(next);
      }
    }
  }
  return pockets;
}

/** Whether all that borders on some empty zones is controlled by a seat, and something does (ZC-AMB-08, ZC-AMB-09). */
function isSurrounded(
  grid: Grid,
  owner: Int8Array,
  pocket: readonly number[],
  seat: Seat,
  enclosure: Enclosure,
): boolean {
  const { neighbours, contested } = enclosure.surrounded;
  const links = linksOf(grid, enclosure);
  let held = false;
  for (const zone of pocket) {
    if (neighbours === 'edge-open' && grid.beside[zone].length < 4) return false;
    for (const next of links[zone]) {
      if (owner[next] === seat) held = true;
      else if (owner[next] === EMPTY && pocket.includes(next)) continue;
      else if (owner[next] !== CONTESTED || contested !== 'ignored') return false;
    }
  }
  return held;
}

/** What a seat's zones count for. */
export function zonesHeld(grid: Grid, settings: Settings, control: Control, seat: Seat): number {
  let sum = 0;
  for (const zone of grid.zones) sum += heldIn(zone, grid, settings, control, seat);
  return sum;
}

/** What a zone counts for a seat if it is its: one or as many as an objective is worth (ZC-ZON-07, ZC-AMB-23). */
export function heldIn(
  zone: number,
  grid: Grid,
  { objectives }: Settings,
  control: Control,
  seat: Seat,
): number {
  if (control.owner[zone] !== seat) return 0;
  return isObjective(zone, grid, objectives, control) ? objectives.value.value : 1;
}

/** Whether a zone that is held counts as an objective. */
function isObjective(
  zone: number,
  grid: Grid,
  { on, zones }: Settings['objectives'],
  control: Control,
): boolean {
  if (grid.objective[zone] === 0 || !on || !zones.on) return false;
  return control.surrounded[zone] === 0 || zones.enclosed !== 'counts-once';
}

/** Zones that count for a seat as objectives. */
export function objectivesCounted(
  grid: Grid,
  { objectives }: Settings,
  control: Control,
  seat: Seat,
): number {
  const counts = (zone: number) =>
    control.owner[zone] === seat && isObjective(zone, grid, objectives, control);
  return grid.zones.filter(counts).length;
}

/** Zones with objectives that a seat controls, whether they count for more or not. */
export function objectivesHeld(grid: Grid, control: Control, seat: Seat): number {
  let held = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (control.owner[zone] === seat) held += grid.objective[zone];
  }
  return held;
}
