import { HARM, RESERVE } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { rides } from '../match/hull.ts';
import {
  acted,
  choose,
  count,
  isExposed,
  type Match,
  nameOf,
  placeOf,
  seatOf,
  settingsOf,
  tell,
} from '../match/match.ts';
import { passesAt } from '../match/quality-test.ts';
import { mayInvoke, reachOfPowers } from '../match/status.ts';
import { aptitudeNumber } from '../matchup/scale.ts';
import { knownPowers } from '../matchup/talents.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import type { PowerName } from '../units/units.ts';
import { EFFECTS } from './power-effects.ts';

/** A power and whom it is invoked on. */
interface Invocation {
  readonly power: PowerName;
  readonly target: Unit;
}

/** What a point of strength is worth that is kept, in worth of models. */
const STRENGTH = 0.25;

/**
 * A psionic that engages may invoke a power (SQ-PSI-04, SQ-D-10). Returns whether it tried.
 *
 * @param shot what it could shoot, which it does not do in a turn in which it has tried (SQ-PSI-05)
 */
export function invoke(m: Match, unit: Unit, shot: () => number): boolean {
  // Whoever rides does nothing in there (SQ-CORE-VEH-riding).
  if (!mayInvoke(m, unit) || rides(m, unit)) return false;
  const options = invocationsOf(m, unit);
  const [works, drains] = chancesOf(m, unit);
  const label = orNot(
    'invoke nothing',
    (i) => `invoke ${options[i].power} on ${nameOf(m, options[i].target)}`,
  );
  const weigh = (weighings: Float64Array) => {
    if (settingsOf(m, unit).psionics.instead.on) weighings[HARM] = shot();
    options.forEach(({ power, target }, i) => {
      weighings[WIDTH * (i + 1) + HARM] = works * EFFECTS[power].worth(m, target);
      weighings[WIDTH * (i + 1) + RESERVE] = -drains * STRENGTH;
    });
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-10', unit, options.length + 1, weigh, { label });
  if (picked === 0) return false;
  roll(m, unit, options[picked - 1]);
  return true;
}

/** What the best power of a psionic is worth to him from a place, on average; 0 for whoever invokes none. */
export function powerDraw(m: Match, unit: Unit): (at: Point) => number {
  if (!mayInvoke(m, unit)) return () => 0;
  const { distance } = m.battlefield;
  const range = reachOfPowers(m, unit);
  const [works] = chancesOf(m, unit);
  const known = possible(m, unit)
    .map(({ power, target }) => ({
      at: placeOf(m, target),
      worth: works * EFFECTS[power].worth(m, target),
    }))
    .sort((a, b) => b.worth - a.worth);
  const inside = rides(m, unit) ? placeOf(m, unit) : NOWHERE;
  return (at) => (at === inside ? 0 : (known.find((one) => distance(at, one.at) <= range)?.worth ?? 0));
}

/** How likely a power works, and drains a psionic of strength (SQ-PSI-06, SQ-PSI-07). */
function chancesOf(m: Match, unit: Unit): readonly [works: number, drains: number] {
  const { drain, strength } = settingsOf(m, unit).psionics;
  const pass = (7 - aptitudeOf(m, unit)) / 6;
  const fail = 1 - pass;
  return [1 - fail * fail * fail, drain.on && strength.on ? fail * fail * (fail + 3 * pass) : 0];
}

/** Powers in range of a psionic. */
function invocationsOf(m: Match, unit: Unit): Invocation[] {
  const at = placeOf(m, unit);
  const range = reachOfPowers(m, unit);
  return possible(m, unit).filter(({ target }) => m.battlefield.distance(at, placeOf(m, target)) <= range);
}

/** Powers he knows and whom they can do anything to, however far off (SQ-PSI-03, SQ-PSI-08). */
function possible(m: Match, unit: Unit): Invocation[] {
  const seat = seatOf(m, unit);
  return knownPowers(m.matchup.models[unit], settingsOf(m, unit)).flatMap((power) => {
    const { on, may } = EFFECTS[power];
    return m.matchup.force[on === 'friend' ? seat : otherSeat(seat)]
      .filter((target) => target !== unit && isExposed(m, target) && may(m, target))
      .map((target) => ({ power, target }));
  });
}

/** What a die of a psionic needs (SQ-T17, SQ-AMB-19). */
function aptitudeOf(m: Match, unit: Unit): number {
  return aptitudeNumber(settingsOf(m, unit), m.matchup.models[unit].profile.aptitude);
}

/** Rolls whether a power works and what it takes (SQ-PSI-06, SQ-PSI-07). */
function roll(m: Match, unit: Unit, { power, target }: Invocation): void {
  const { drain, strength, known, range } = settingsOf(m, unit).psionics;
  const passes = passesAt(m, unit, 'power', aptitudeOf(m, unit), {});
  for (const clause of ['attempt', 'roll', 'aptitudes', 'drain'] as const) acted(m, CLAUSE.psionics[clause]);
  if (known.on) acted(m, CLAUSE.psionics.known);
  if (range.on) acted(m, CLAUSE.psionics.range);
  count(m, seatOf(m, unit), 'powers');
  m.state.invoked[unit] = 1;
  m.state.stirred[seatOf(m, unit)] = 1;
  tell(m, 'power', () => [
    `${nameOf(m, unit)} invokes ${power} on ${nameOf(m, target)}: ${passes} of 3 dice succeed.`,
    { attacker: unit, target, power, passes },
  ]);
  if (passes < 2 && drain.on && strength.on) {
    m.state.strength[unit]--;
    acted(m, CLAUSE.psionics.strength);
  }
  if (passes === 0) return;
  acted(m, CLAUSE.powers[power]);
  EFFECTS[power].act(m, unit, target);
}
