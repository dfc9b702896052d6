import { INCH } from '../../../kernel/length.ts';
import { inchesAt, placeAt } from '../../../kernel/place-words.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { assault } from '../attack/assault.ts';
import { expectedAssault } from '../attack/assault-odds.ts';
import { shoot } from '../attack/firing.ts';
import { aimAt, type Manner, placeShot, UNMOVED } from '../attack/shots.ts';
import { mayShoot } from '../attack/targets.ts';
import { UNMARKED } from '../battlefield/state.ts';
import { moveOf, rushOf } from '../match/allowance.ts';
import { ease } from '../match/markers.ts';
import {
  acted,
  choose,
  enemiesOf,
  isLeft,
  isOnTable,
  type Match,
  nameOf,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { screensOf } from '../match/smoke.ts';
import { contacts } from '../moves/moves.ts';
import type { Option } from '../places/option.ts';
import { canAssault } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { travel, wayTo } from '../ways/travel.ts';
import { call } from './artillery.ts';
import { detonate, rig } from './demolition.ts';
import { hack } from './hacking.ts';
import { find, isInHiding, markersOf } from './hiding.ts';
import { invoke } from './invoking.ts';
import { boundOf } from './jets.ts';
import { isFound } from './scouting.ts';
import { recover } from './wounded.ts';

/**
 * Carries out what a unit has chosen; how it may shoot afterwards, undefined where it does not.
 *
 * @param partner a fire team that is activated with it and has not acted yet
 */
export function perform(m: Match, unit: number, option: Option, partner?: number): Manner | undefined {
  const { at, manner } = option;
  const own = settingsOf(m, unit);
  switch (option.action) {
    case 'engage':
      acted(m, CLAUSE.actions.engage);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.recoverWounded.burdened);
      return engage(m, unit, option);
    case 'bound':
      acted(m, CLAUSE.jetPacks.choice);
      acted(m, CLAUSE.jetPacks.bound);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.jetPacks.wounded);
      travel(m, unit, at, boundOf(m, unit), 'bounds', 'flights');
      return manner;
    case 'smoke':
      laySmoke(m, unit, option);
      travel(m, unit, at, moveOf(m, unit), 'moves', 'ways');
      return undefined;
    case 'assault':
    case 'bound-assault':
      charge(m, unit, option, partner);
      return undefined;
    case 'open-fire':
      return manner;
    case 'move-out':
      acted(m, CLAUSE.actions.moveOut);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.recoverWounded.carry);
      travel(m, unit, at, rushOf(m, unit), 'rushes', 'ways');
      return undefined;
    case 'leap':
      acted(m, CLAUSE.jetPacks.choice);
      acted(m, CLAUSE.jetPacks.leap);
      if (m.state.hurt[unit] > 0) acted(m, CLAUSE.jetPacks.wounded);
      travel(m, unit, at, 0, 'leaps');
      if (own.jetPacks.spent.on) acted(m, CLAUSE.jetPacks.spent);
      return own.jetPacks.spent.on ? undefined : manner;
    case 'regroup':
      acted(m, CLAUSE.actions.regroup);
      ease(m, unit, UNMARKED);
      return undefined;
    case 'hack':
      hack(m, unit, option.target);
      return undefined;
    case 'call':
      acted(m, CLAUSE.actions.command);
      call(m, unit, option.target);
      return own.actions.command.acts > 1 && m.book.models[unit].profile.kind !== 'character'
        ? manner
        : undefined;
    case 'rig':
      return rig(m, unit) ? manner : undefined;
    case 'detonate':
      return detonate(m, unit) ? manner : undefined;
    case 'scout':
      scout(m, unit, option);
      return manner;
    case 'scout-call':
      scout(m, unit, option);
      call(m, unit, option.target);
      if (own.scouts.calls.on) acted(m, CLAUSE.scouts.calls);
      return own.scouts.calls.on ? undefined : manner;
    case 'recover':
      recover(m, unit, false);
      return undefined;
    case 'recover-and-fire':
      recover(m, unit, true);
      return manner;
  }
}

/** Moves to where it may shoot from; a psionic may invoke a power before or after (SQ-PSI-04, SQ-PSI-05). */
function engage(m: Match, unit: number, { at, manner }: Option): Manner | undefined {
  const before = invoke(m, unit);
  travel(m, unit, at, moveOf(m, unit), 'moves', 'ways');
  const hasTried = before || (isLeft(m, unit) && invoke(m, unit));
  const { instead } = settingsOf(m, unit).psionics;
  if (!hasTried || !instead.on) return manner;
  acted(m, CLAUSE.psionics.instead);
  return undefined;
}

/** Sends a figure ahead, who finds what he sees of those that hide, and comes back (SQ-SCT-01, SQ-SCT-04). */
function scout(m: Match, unit: number, { spot }: Option): void {
  if (spot === undefined) return;
  acted(m, CLAUSE.scouts.sent);
  acted(m, CLAUSE.scouts.returns);
  tell(
    m,
    'scout',
    () => `${nameOf(m, unit)} sends a scout to ${placeAt(m.battlefield.ground, spot)}.`,
    () => ({ model: unit, at: spot, inches: inchesAt(m.battlefield.ground, spot) }),
  );
  if (!settingsOf(m, unit).scouts.finds.on) return;
  for (const enemy of enemiesOf(m, unit)) {
    if (!isInHiding(m, enemy) || !markersOf(m, enemy).some((marker) => isFound(m, unit, spot, marker)))
      continue;
    acted(m, CLAUSE.scouts.finds);
    find(m, enemy, (marker) => isFound(m, unit, spot, marker));
  }
}

/** Lays the smoke of an option (SQ-SMK-02). */
function laySmoke(m: Match, unit: number, { screen }: Option): void {
  if (!screen) return;
  const { x1, y1, x2, y2 } = screen;
  m.state.smoke.set([x1, y1, x2, y2], 4 * unit);
  m.state.smoking[unit] = 1;
  m.state.screens[unit]++;
  acted(m, CLAUSE.smoke.once);
  acted(m, CLAUSE.smoke.action);
  acted(m, CLAUSE.smoke.screen);
  tell(
    m,
    'smoke',
    () => `${nameOf(m, unit)} lays smoke.`,
    () => ({ model: unit, screen: [x1, y1, x2, y2] }),
  );
}

/** Moves into contact and fights, if nothing stops it on the way. */
function charge(m: Match, unit: number, { action, at, target }: Option, partner?: number): void {
  acted(m, CLAUSE.actions.engage);
  const bounds = action === 'bound-assault';
  const rushes = settingsOf(m, unit).closeAssault.charge.reach === 'rush';
  const allowance = bounds ? boundOf(m, unit) : rushes ? rushOf(m, unit) : moveOf(m, unit);
  const going = bounds ? 'flights' : 'ways';
  const way = wayTo(m, unit, at, allowance, going);
  if (!travel(m, unit, at, allowance, bounds ? 'bounds in' : 'charges', going)) return;
  if (bounds) freeShot(m, unit, target, way);
  if (!isOnTable(m, unit) || !isOnTable(m, target)) return;
  assault(m, unit, target, partner !== undefined && joinsIn(m, partner, target) ? partner : undefined);
}

/** A partner that reaches the same enemy may assault it, too (SQ-FT-04, SQ-D-06). Returns whether it got there. */
function joinsIn(m: Match, partner: number, target: number): boolean {
  if (!settingsOf(m, partner).fireTeams.assaults.on || !canAssault(m, partner)) return false;
  const contact = contacts(m, partner, moveOf(m, partner)).find((one) => one.target === target);
  if (contact === undefined) return false;
  const picked = choose(m, seatOf(m, partner), 'SQ-D-06', partner, 2, (weighings) => {
    const { harm, loss } = expectedAssault(m, partner, target);
    weighings[WIDTH + HARM] = harm;
    weighings[WIDTH + DANGER] = loss;
  });
  if (picked === 0) return false;
  m.state.fought[partner] = 1;
  return travel(m, partner, contact.at, moveOf(m, partner), 'charges', 'ways') && isOnTable(m, target);
}

/** The enemy of whoever bounds in shoots first, as from where the last hop began, and leaves no markers (SQ-JET-06). */
function freeShot(m: Match, unit: number, target: number, way: readonly number[]): void {
  const { bound } = settingsOf(m, unit).jetPacks;
  acted(m, CLAUSE.jetPacks.assaults);
  if (!mayShoot(m, target)) return;
  const last = way[way.length - 1];
  const { x, y } = m.battlefield.ground;
  const hop = bound.inches * INCH;
  const from =
    way.find((point) => {
      const [dx, dy] = [x[point] - x[last], y[point] - y[last]];
      return dx * dx + dy * dy <= hop * hop;
    }) ?? last;
  const aim = aimAt(m, target, unit);
  const screens = screensOf(m);
  if (placeShot(m, aim, m.state.point[target], from, UNMOVED, screens)) shoot(m, aim, { unmarked: true });
}
