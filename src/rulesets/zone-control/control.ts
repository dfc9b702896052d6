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
  /** Seat, EMPTY, CONTESTED or STRADDLED, by zone. */
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

export function createControl(zones: number): Control {
  return { owner: new Int8Array(zones), surrounded: new Uint8Array(zones) };
}

/** Works out who controls each zone (ZC-ZON-04..06). */
export function settleControl(
  grid: Grid,
  settings: readonly [Settings, Settings],
  occupation: Occupation,
  control: Control,
): void {
  const { owner, surrounded } = control;
  surrounded.fill(0);
  let anyEmpty = false;
  for (let zone = 0; zone < grid.count; zone++) {
    owner[zone] = standing(zone, settings[0], occupation);
    if (owner[zone] === EMPTY) anyEmpty = true;
  }
  if (anyEmpty) enclose(grid, settings, control);
}

function standing(zone: number, { zones }: Settings, { whole, partly }: Occupation): number {
  const [a, b] = [whole[0][zone], whole[1][zone]];
  const [pa, pb] = [partly[0][zone], partly[1][zone]];
  if (a === 0 && b === 0) return pa + pb > 0 && zones.wholly.partly !== 'ignored' ? STRADDLED : EMPTY;
  if (a > 0 && b > 0) {
    if (zones.contested.on || a === b) return CONTESTED;
    return a > b ? 0 : 1;
  }
  const seat = a > 0 ? 0 : 1;
  return zones.wholly.partly === 'contests' && (seat === 0 ? pb : pa) > 0 ? CONTESTED : seat;
}

/** Gives surrounded zones to those who surround them; what lies beside an empty zone waits for it in vain. */
function enclose(grid: Grid, settings: readonly [Settings, Settings], { owner, surrounded }: Control): void {
  const won: [zone: number, seat: Seat][] = [];
  for (const seat of [0, 1] as const) {
    const { enclosure } = settings[seat];
    if (!enclosure.on || !enclosure.surrounded.on) continue;
    const pockets = enclosure.surrounded.extent === 'flood' ? pocketsOn(grid, owner, enclosure) : null;
    for (let zone = 0; zone < grid.count; zone++) {
      if (owner[zone] !== EMPTY) continue;
      const pocket = pockets ? pockets[zone]! : [zone];
      if (isSurrounded(grid, owner, pocket, seat, enclosure)) won.push([zone, seat]);
    }
  }
  for (const [zone, seat] of won) {
    owner[zone] = seat;
    surrounded[zone] = 1;
  }
}

type Enclosure = Settings['enclosure'];

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

/** What a seat's zones count for, each as one or as many as an objective is worth (ZC-ZON-07, ZC-AMB-23). */
export function zonesHeld(grid: Grid, { objectives }: Settings, control: Control, seat: Seat): number {
  const counts = objectives.on && objectives.zones.on;
  let sum = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (control.owner[zone] !== seat) continue;
    const once = control.surrounded[zone] === 1 && objectives.zones.enclosed === 'counts-once';
    sum += counts && grid.objective[zone] === 1 && !once ? objectives.value.value : 1;
  }
  return sum;
}

/** Zones with objectives that a seat controls. */
export function objectivesHeld(grid: Grid, control: Control, seat: Seat): number {
  let held = 0;
  for (let zone = 0; zone < grid.count; zone++) {
    if (control.owner[zone] === seat) held += grid.objective[zone];
  }
  return held;
}
