import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import type { SideWays } from '../battlefield/battlefield.ts';
import { isWinged, overOf } from '../match/altitude.ts';
import { acted, type Match, moraleOf, seatOf, settingsOf } from '../match/match.ts';
import { hitsOn } from '../match/systems.ts';
import { allowance } from '../matchup/compiled-matchup.ts';
import { ABOUT, SHUNNED } from '../matchup/gaits.ts';
import { hasCharges } from '../matchup/has-charges.ts';
import { FEARFUL, mayDare } from '../matchup/modifiers.ts';
import { CLAUSE } from '../rules/index.ts';
import { canMove, mayDriveTo, turnOf } from './driving.ts';

/** MV of a model, as its engine is (DX-VEH-08). */
export function speedOf(m: Match, model: Model): number {
  const hits = hitsOn(m, model, 'engine');
  if (hits === 0) return m.matchup.speed[model];
  return Math.max(0, m.matchup.speed[model] - hits * settingsOf(m, model).systemFailures.engine.loss);
}

/** How far a model gets by a share of its MV, as its engine and its fear are (DX-VEH-08, DX-UNH-01). */
export function paceOf(m: Match, model: Model, share: number): Length {
  const isAfraid = m.state.unhinged[model] === FEARFUL;
  return allowance(speedOf(m, model), isAfraid ? share * settingsOf(m, model).unhinged.chart.fear : share);
}

/** How far a model may charge as it is and its heart lets it (DX-MOR-08); 0 where it may not. */
export function strideOf(m: Match, model: Model): Length {
  const own = settingsOf(m, model);
  const charges = hasCharges(own) && mayDare(own, moraleOf(m, model)) && canMove(m, model);
  return charges ? paceOf(m, model, own.charge.move.factor) : 0;
}

export function goesOnFoot(m: Match, model: Model): boolean {
  return m.matchup.models[model].profile.locomotion === 'foot';
}

/** What terrain leaves at least of a move: an inch, or all of one that goes less far (DX-MOV-03). */
export function leastOf(m: Match, model: Model, within: Length): Length {
  return Math.min(within, settingsOf(m, model).moving.least.inches * INCH);
}

/** What terrain leaves of a move that crosses some. */
export function shortened(m: Match, model: Model, within: Length): Length {
  return Math.max(leastOf(m, model, within), within - m.matchup.gaits[model].less);
}

/** What a move may cost where it starts in ground or water that slows it, for as much to be left of it as must be. */
export function sparedOn(m: Match, model: Model, within: Length): Length {
  const at = m.state.point[model];
  if (!m.battlefield.isRough(at)) return within;
  const { difficult, craters = difficult } = m.matchup.gaits[model].across;
  const each = m.battlefield.isPool(at) && !isDeep(m, model) ? craters : difficult;
  if (each === SHUNNED) return within;
  return Math.max(within, Math.min(LONGEST_MOVE, Math.floor(leastOf(m, model, within) * each)));
}

/**
 * What else than reach keeps a model from ending at a place: where its front points, and an inch that only water gives;
 * undefined for nothing.
 *
 * @param far how far it moves
 */
export function hindranceOf(
  m: Match,
  model: Model,
  far: Length,
): ((at: Point, cost: Length) => boolean) | undefined {
  const { afloat } = m.matchup.gaits[model];
  const turns = turnOf(m, model) < ABOUT;
  if (!turns && afloat === 0) return undefined;
  const from = m.state.point[model];
  return (at, cost) => {
    if (turns && !mayDriveTo(m, model, at, cost, far)) return true;
    return afloat > 0 && cost > far - afloat && m.battlefield.waterOnWay(from, at) === 0;
  };
}

/** Whether water is impassable to a side (DX-MOV-06). */
export function isDeep(m: Match, model: Model): boolean {
  const { on, water } = settingsOf(m, model).locomotion;
  return on && water.on && water.craters === 'deep';
}

/** Whether a model is in deep water, into which it was put. */
export function isInDeep(m: Match, model: Model): boolean {
  return isDeep(m, model) && m.battlefield.isPool(m.state.point[model]);
}

/** The ways of a model, past limiting terrain or across it. */
export function waysOf(m: Match, model: Model): SideWays {
  const { ways, waysOut } = m.battlefield;
  return isInDeep(m, model) ? waysOut[model] : ways[model];
}

/** Counts users' rules that change the MV by which a model goes. */
export function notePace(m: Match, model: Model): void {
  noteChanges(m, m.matchup.active[seatOf(m, model)], 'move', [m.matchup.models[model]]);
}

/** Counts what machines and water change about a move. */
export function noteGoing(m: Match, model: Model, from: Point, to: Point, cost: Length): void {
  const own = settingsOf(m, model).locomotion;
  const { on, water } = own;
  if (!m.matchup.hasMachines && water.craters === 'dry') return;
  if (hitsOn(m, model, 'engine') > 0) acted(m, CLAUSE.systemFailures.engine);
  if (!on) return;
  const isWet = water.on && water.craters !== 'dry' && m.battlefield.waterOnWay(from, to) > 0;
  if (isWet) acted(m, CLAUSE.locomotion.water);
  const { locomotion } = m.matchup.models[model].profile;
  if (locomotion === 'foot') return;
  if (own[locomotion].on) acted(m, CLAUSE.locomotion[locomotion]);
  if (overOf(m, model) < 0 || isWinged(m, model)) return;
  if (m.battlefield.ways[model].across.cost(from, to, LONGEST_MOVE, []) > cost)
    acted(m, CLAUSE.locomotion.stride);
}
