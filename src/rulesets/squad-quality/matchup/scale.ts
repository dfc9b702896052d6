import type { Settings } from '../rules/index.ts';
import type { AptitudeName } from '../units/units.ts';
import type { UnitSpec } from './muster.ts';

/** Natural quality, from 0: non-combatants are Rabble (SQ-NC-02). */
export function naturalLevel({ quality, profile }: UnitSpec, { nonCombatants }: Settings): number {
  return profile.kind === 'civilians' && nonCombatants.rabble.on ? 0 : quality;
}

/** What a number is by level of quality, Rabble first. */
interface ByQuality {
  readonly rabble: number;
  readonly conscript: number;
  readonly regular: number;
  readonly elite: number;
}

function atLevel({ rabble, conscript, regular, elite }: ByQuality, level: number): number {
  return level === 0 ? rabble : level === 1 ? conscript : level === 2 ? regular : elite;
}

/** What a die of a quality test needs (SQ-CORE-QT, SQ-AMB-01). */
export function qualityNumber(own: Settings, level: number): number {
  return chargeNumber(own, level) + (own.quality.test.reach === 'exceed' ? 1 : 0);
}

/** What one needs that rigs or detonates charges: the number of the quality, however tests are read (SQ-DEMO-03). */
export function chargeNumber({ quality: { test } }: Settings, level: number): number {
  return atLevel(test, level);
}

/** Base range and coherency of a unit in inches, by its natural quality (SQ-CORE-COH). */
export function baseOf(unit: UnitSpec, own: Settings): number {
  return atLevel(own.quality.bases, naturalLevel(unit, own));
}

/** Fire Effect that pins (SQ-CORE-UF-pin). */
export function pinNumber({ underFire }: Settings, level: number): number {
  return atLevel(underFire.pin, level);
}

/** What quality adds to Fire Effect (SQ-CORE-FE-quality). */
export function qualityBonus({ shooting: { quality } }: Settings, level: number): number {
  return level === 2 ? quality.regular : level === 3 ? quality.elite : 0;
}

/** What a target adds to each die of a hacker (SQ-HACK-04, SQ-AMB-13), by its natural quality and its resolve. */
export function hackResistance(
  { hacking: { resistance } }: Settings,
  level: number,
  resolve: number,
): number {
  if (!resistance.on) return 0;
  const printed = resistance.base - level - resolve;
  return resistance.sign === 'hacker' ? printed : -printed;
}

/** What a die of a psionic needs (SQ-T17, SQ-AMB-19). */
export function aptitudeNumber({ psionics }: Settings, aptitude: AptitudeName): number {
  return psionics.aptitudes[aptitude] + (psionics.roll.reach === 'over' ? 1 : 0);
}

/** Losses at which a unit of so many figures checks its resolve (SQ-CORE-RES). */
export function lossesThatTry({ resolve: { check } }: Settings, level: number, figures: number): number {
  if (level === 0) return check.reluctant;
  const share = level === 1 ? check.uncertain : level === 2 ? check.steady : check.determined;
  return Math.max(1, Math.ceil(figures * share - 1e-9));
}

/** Hits at which a vehicle checks its resolve (SQ-CORE-VEH-resolve). */
export function hitsThatTry({ vehicles: { resolve } }: Settings, level: number): number {
  if (!resolve.on) return Infinity;
  const { reluctant, uncertain, steady, determined } = resolve;
  return level === 0 ? reluctant : level === 1 ? uncertain : level === 2 ? steady : determined;
}
