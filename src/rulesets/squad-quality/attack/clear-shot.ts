/** The test by which a sniper shoots, when it is activated as well as in passing (SQ-SNP-05, SQ-SNP-06). */

import { acted, type Match, settingsOf, tellOf } from '../match/match.ts';
import { chanceOfPasses, passChance, passesOf, passText } from '../match/quality-test.ts';
import { isSniper, qualityNumberOf } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import type { Terms } from './firing.ts';

/** A perfect shot takes all three dice (SQ-SNP-06). */
const PERFECT = 3;

/** What the test of a sniper makes of a shot, nothing for others; undefined for no shot. */
export function clearShot(m: Match, unit: Unit): Terms | undefined {
  if (!isSniper(m, unit)) return {};
  const { clear, bullseye, choice } = settingsOf(m, unit).snipers;
  const passes = clear.need > 0 || bullseye.on ? passesOf(m, unit, 'clear-shot') : 0;
  if (clear.on) acted(m, CLAUSE.snipers.clear);
  if (passes < clear.need) {
    tellOf(m, 'no-shot', unit, () => [`has no clear shot: ${passText(passes)}`, { passes }]);
    return undefined;
  }
  const isPerfect = passes === PERFECT && bullseye.on;
  if (isPerfect) acted(m, CLAUSE.snipers.bullseye);
  return { damage: isPerfect ? bullseye.points : 0, atLeader: choice.on };
}

/** How likely that test leaves a shot. */
export function chanceOfClearShot(m: Match, unit: Unit): number {
  if (!isSniper(m, unit)) return 1;
  const own = settingsOf(m, unit);
  return chanceOfPasses(passChance(qualityNumberOf(m, unit)), own.snipers.clear.need);
}
