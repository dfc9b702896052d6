import { INCH } from '../../../kernel/length.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/labels.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { WIDTH } from '../../../rules/weighing.ts';
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
import { aptitudeNumber } from '../matchup/scale.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { POWERS, type PowerName } from '../units/units.ts';
import { EFFECTS } from './power-effects.ts';

/** A power and whom it is invoked on. */
interface Invocation {
  readonly power: PowerName;
  readonly target: Unit;
}

/** What a point of strength is worth that is kept, in worth of models. */
const STRENGTH = 0.25;

/** A psionic that engages may invoke a power (SQ-PSI-04, SQ-D-10). Returns whether it tried. */
export function invoke(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).psionics;
  if (m.matchup.models[unit].profile.kind !== 'psionic' || !own.attempt.on) return false;
  if (own.strength.on && m.state.strength[unit] === 0) return false;
  const options = invocationsOf(m, unit);
  const pass = (7 - aptitudeOf(m, unit)) / 6;
  const fail = 1 - pass;
  const drained = own.drain.on && own.strength.on ? fail * fail * (fail + 3 * pass) : 0;
  const label = orNot(
    'invoke nothing',
    (i) => `invoke ${options[i].power} on ${nameOf(m, options[i].target)}`,
  );
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-10',
    unit,
    options.length + 1,
    (weighings) => {
      options.forEach(({ power, target }, i) => {
        weighings[WIDTH * (i + 1) + HARM] = (1 - fail * fail * fail) * EFFECTS[power].worth(m, target);
        weighings[WIDTH * (i + 1) + RESERVE] = -drained * STRENGTH;
      });
    },
    { label },
  );
  if (picked === 0) return false;
  roll(m, unit, options[picked - 1]);
  return true;
}

/** Powers it knows on whom they can do anything, in range (SQ-PSI-03, SQ-PSI-08). */
function invocationsOf(m: Match, unit: Unit): Invocation[] {
  const { psionics, powers } = settingsOf(m, unit);
  const seat = seatOf(m, unit);
  const { profile } = m.matchup.models[unit];
  const known = psionics.known.on ? profile.powers.slice(0, psionics.strength.points) : POWERS;
  const at = placeOf(m, unit);
  return known.flatMap((power) => {
    const { on, may } = EFFECTS[power];
    if (!powers[power].on) return [];
    return m.matchup.force[on === 'friend' ? seat : otherSeat(seat)]
      .filter((target) => target !== unit && isExposed(m, target) && may(m, target))
      .filter((target) => m.battlefield.distance(at, placeOf(m, target)) <= psionics.range.inches * INCH)
      .map((target) => ({ power, target }));
  });
}

/** What a die of a psionic needs (SQ-T17, SQ-AMB-19). */
export function aptitudeOf(m: Match, unit: Unit): number {
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
  m.state.stirred[seatOf(m, unit)] = 1;
  tell(
    m,
    'power',
    () => `${nameOf(m, unit)} invokes ${power} on ${nameOf(m, target)}: ${passes} of 3 dice succeed.`,
    () => ({ attacker: unit, target, power, passes }),
  );
  if (passes < 2 && drain.on && strength.on) {
    m.state.strength[unit]--;
    acted(m, CLAUSE.psionics.strength);
  }
  if (passes === 0) return;
  acted(m, CLAUSE.powers[power]);
  EFFECTS[power].act(m, unit, target);
}
