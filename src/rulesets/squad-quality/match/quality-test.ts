import type { RollName } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { hasLuck, triesLuck } from './luck.ts';
import { acted, type Match, rollDie, settingsOf } from './match.ts';
import { levelOf, qualityNumberOf } from './status.ts';

/** How a test is rolled beside its quality. */
interface TestTerms {
  readonly modifier?: number;
  readonly dice?: number;
  /** Dice that fail and are rolled once more. */
  readonly again?: number;
  /** What so many passes are worth to the unit, in worth of models, by which it tries its luck (SQ-PER-04). */
  readonly worth?: (passes: number) => number;
}

/** What a test that succeeds is worth to a unit where nobody knows better, in figures of it. */
const SUCCESS = 0.3;

/** How many dice of a unit's quality test pass (SQ-CORE-QT). */
export function passesOf(m: Match, unit: Unit, name: RollName, terms: TestTerms = {}): number {
  acted(m, CLAUSE.quality.test);
  noteLevel(m, unit);
  const needs = qualityNumberOf(m, unit);
  return passesAt(m, unit, name, needs, terms);
}

/** How a test of three dice went. */
export function passText(passes: number): string {
  return `${passes} of 3 dice pass`;
}

/** Counts what makes the quality of a unit another than that of its list (SQ-SL-03, SQ-NC-02). */
export function noteLevel(m: Match, unit: Unit): void {
  if (levelOf(m, unit) === m.matchup.models[unit].quality) return;
  const isCivil = m.matchup.models[unit].profile.kind === 'civilians';
  acted(m, isCivil ? CLAUSE.nonCombatants.rabble : CLAUSE.squadLeaders.quality);
}

/** The same against a number of its own. */
export function passesAt(
  m: Match,
  unit: Unit,
  name: RollName,
  needs: number,
  { modifier = 0, dice = 3, again = 0, worth }: TestTerms,
): number {
  let passes = 0;
  for (let die = 0; die < dice; die++) if (rollDie(m, unit, name) + modifier >= needs) passes++;
  for (let left = Math.min(again, dice - passes); left > 0; left--)
    if (rollDie(m, unit, name) + modifier >= needs) passes++;
  return passes === dice ? passes : passes + luckyPass(m, unit, name, needs - modifier, passes, worth);
}

/** A pass more for a squad that tries its luck on a die of a test that has failed (SQ-PER-04). */
export function luckyPass(
  m: Match,
  unit: Unit,
  name: RollName,
  needs: number,
  passes: number,
  worth: TestTerms['worth'],
): number {
  if (!hasLuck(m, unit)) return 0;
  const worthOf = worth ?? ((of) => (succeeds(m, unit, of) ? SUCCESS * m.matchup.figureWorth[unit] : 0));
  return passesByLuck(m, unit, name, needs, worthOf(passes + 1) - worthOf(passes)) ? 1 : 0;
}

/**
 * Whether a die that has failed is rolled again by luck and then comes to what it needs (SQ-PER-04).
 *
 * @param worth of its coming to that, in worth of models
 */
export function passesByLuck(m: Match, unit: Unit, name: RollName, needs: number, worth: number): boolean {
  return triesLuck(m, unit, passChance(needs) * worth) && rollDie(m, unit, name) >= needs;
}

/** Chance that a die comes to what it needs. */
export function passChance(needs: number): number {
  return Math.max(0, Math.min(1, (7 - needs) / 6));
}

/** Chance of at least so many passes with some dice, of which some that fail are rolled once more. */
export function chanceOfPasses(
  pass: number,
  least: number,
  { dice = 3, again = 0 }: Pick<TestTerms, 'dice' | 'again'> = {},
): number {
  return chanceWith(pass, least, dice, again);
}

function chanceWith(pass: number, least: number, dice: number, again: number): number {
  if (least <= 0) return 1;
  if (dice === 0) return 0;
  // Whoever fails a die may roll it again at once: the chance is the same as after the others.
  const fails =
    again > 0 ? rolledAgain(pass, least, dice - 1, again) : chanceWith(pass, least, dice - 1, again);
  return pass * chanceWith(pass, least - 1, dice - 1, again) + (1 - pass) * fails;
}

/** Chance of at least so many passes with dice that are left, once one has failed and is rolled again. */
function rolledAgain(pass: number, least: number, dice: number, again: number): number {
  const passes = chanceWith(pass, least - 1, dice, again - 1);
  return pass * passes + (1 - pass) * chanceWith(pass, least, dice, again - 1);
}

/** Whether so many passes are a success. */
export function succeeds(m: Match, unit: Unit, passes: number): boolean {
  return passes >= settingsOf(m, unit).quality.test.need;
}
