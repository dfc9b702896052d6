/** The luck of a trooper, by which his squad rolls one die again, once a game (SQ-PER-04). */

import { RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import type { RollName } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { acted, choose, type Match, rollDie, seatOf, settingsOf, tellOf } from './match.ts';
import { has } from './status.ts';

/** What luck that is kept is worth in the first turn, in figures of its squad; nothing any more in the last. */
const KEPT = 0.5;

const LABEL = { label: called('keep its luck', 'try its luck') };

/** Whether a squad has luck left. */
export function hasLuck(m: Match, unit: Unit): boolean {
  if (unit === NO_UNIT || m.state.luckless[unit] > 0) return false;
  return settingsOf(m, unit).personalities.lucky.on && has(m, unit, 'lucky');
}

/**
 * A squad with luck left may roll a die again that has been rolled (SQ-D-18); whether it does.
 *
 * @param gain what the new die is worth more than the old one on average, in worth of models; where that is nothing or
 *   less nobody is asked
 */
export function triesLuck(m: Match, unit: Unit, gain: number): boolean {
  if (gain <= 0 || !hasLuck(m, unit)) return false;
  const { turns } = m.matchup.settings[0].scenario.length;
  const kept = (KEPT * m.matchup.figureWorth[unit] * (turns - m.state.round)) / turns;
  const weigh = (weighings: Float64Array) => {
    weighings[RESERVE] = kept;
    weighings[WIDTH + RESERVE] = gain;
  };
  if (choose(m, seatOf(m, unit), 'SQ-D-18', unit, 2, weigh, LABEL) === 0) return false;
  m.state.luckless[unit] = 1;
  acted(m, CLAUSE.personalities.lucky);
  tellOf(m, 'luck', unit, 'tries its luck');
  return true;
}

/**
 * By how much a die and its lead beat a die for the armour of a unit; ties are 0. Whoever of both has luck left may roll
 * his die again. Where nobody attacks the unit rolls for what hits it.
 *
 * @param worth what such a margin takes of the unit, in worth of models
 */
export function rollOff(
  m: Match,
  name: RollName,
  attacker: Unit,
  unit: Unit,
  lead: number,
  worth: (margin: number) => number,
): number {
  const striker = attacker === NO_UNIT ? unit : attacker;
  let blow = rollDie(m, striker, name) + lead;
  let armour = rollDie(m, unit, 'armour');
  if (striker !== unit && hasLuck(m, striker)) {
    const gain = meanOverFaces((face) => worth(face + lead - armour)) - worth(blow - armour);
    if (triesLuck(m, striker, gain)) blow = rollDie(m, striker, name) + lead;
  }
  if (hasLuck(m, unit)) {
    const gain = worth(blow - armour) - meanOverFaces((face) => worth(blow - face));
    if (triesLuck(m, unit, gain)) armour = rollDie(m, unit, 'armour');
  }
  return blow - armour;
}

/**
 * Of some dice that a unit has rolled it may roll that one again which promises most (SQ-D-18).
 *
 * @param faces what they show, where the new face takes the place of the old
 * @param worthOf what faces are worth, in worth of models
 */
export function mendFaces(
  m: Match,
  unit: Unit,
  name: RollName,
  faces: number[],
  worthOf: (faces: readonly number[]) => number,
): void {
  if (!hasLuck(m, unit)) return;
  const now = worthOf(faces);
  const gains = faces.map((_, i) => meanOverFaces((face) => worthOf(faces.with(i, face))) - now);
  const most = Math.max(...gains);
  if (triesLuck(m, unit, most)) faces[gains.indexOf(most)] = rollDie(m, unit, name);
}

function meanOverFaces(of: (face: number) => number): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += of(face);
  return sum / 6;
}
