import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';
import type { Grid } from './grid.ts';
import { CONTESTED, EMPTY, type Occupation, standingIn } from './occupation.ts';

export interface Control {
  /** By zone: seat, EMPTY, CONTESTED or STRADDLED, by who stands in it; and once surrounded zones are given away. */
  readonly standing: Int8Array;
  readonly owner: Int8Array;
  /** 1 for zones held only by being surrounded. */
  readonly surrounded: Uint8Array;
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
  const pocketsOf = ({ enclosure }: Settings) =>
    enclosure.surrounded.extent === 'flood' ? pocketsOn(grid, control.standing, enclosure) : grid.alone;
  enclose(grid, settings, control, grid.zones, [pocketsOf(settings[0]), pocketsOf(settings[1])]);
}

/** By empty zone: the empty zones that are surrounded together with it, or not. */
type Pockets = readonly (readonly number[] | undefined)[];

/**
 * Settles some zones; empty ones go to those who surround them.
 *
 * @param pockets as either seat plays; each zone by itself if not said
 */
export function enclose(
  grid: Grid,
  settings: readonly [Settings, Settings],
  { standing, owner, surrounded }: Control,
  zones: readonly number[],
  pockets: readonly [Pockets, Pockets] = [grid.alone, grid.alone],
): void {
  for (const zone of zones) {
    owner[zone] = standing[zone];
    surrounded[zone] = 0;
  }
  for (const seat of [0, 1] as const) {
    const { enclosure } = settings[seat];
    if (!enclosure.on || !enclosure.surrounded.on) continue;
    for (const zone of zones) {
      if (standing[zone] !== EMPTY) continue;
      if (!isSurrounded(grid, standing, pockets[seat][zone]!, seat, enclosure)) continue;
      owner[zone] = seat;
      surrounded[zone] = 1;
    }
  }
}

/**
 * Empty zones that a change of who stands beside one of them can give away, each by itself, since no more than one beside
 * it is empty.
 */
export function hemmedZones(grid: Grid, standing: Int8Array): readonly number[] {
  return grid.zones.filter((zone) => standing[zone] === EMPTY && isHemmedIn(grid, standing, zone));
}

function isHemmedIn(grid: Grid, standing: Int8Array, zone: number): boolean {
  let open = 0;
  for (const next of grid.beside[zone]) if (standing[next] === EMPTY) open++;
  return open < 2;
}

/** Zones whose control can change with who stands in one of them. */
export function zonesAround(grid: Grid, zone: number, hemmed: readonly number[]): readonly number[] {
  let near: number[] | undefined;
  for (const empty of hemmed) {
    if (empty === zone || !grid.near[zone].includes(empty)) continue;
    near ??= [zone];
    near.push(empty);
  }
  return near ?? grid.alone[zone];
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
