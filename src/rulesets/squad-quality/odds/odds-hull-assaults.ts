import { certainly, meanOf } from '../../../kernel/chances.ts';
import { chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { chargesBy } from '../attack/vehicle-assault.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import type { Side } from '../matchup/side.ts';
import { dieChance, successes } from './odds-scene.ts';
import { hullRows, leftAfterHits } from './odds-vehicles.ts';

/**
 * Exact chances of an assault on a vehicle by a unit, with its team or by two fire teams: each figure may hit, each unit
 * with the best that it has against the rear (SQ-CORE-VEH-assault).
 */
export function hullAssaultAnswer(
  attackers: readonly UnitSpec[],
  target: UnitSpec,
  { settings }: Side,
  theirs: Side,
): OddsAnswer {
  const { needs } = settings.vehicles.assault;
  const hitsOf = (figures: number) => successes(certainly(figures), [dieChance(needs)], figures);
  const armour = target.profile.hull?.rear ?? 0;
  let left = certainly(target.profile.figures);
  for (const unit of attackers) {
    const lead = chargesBy(unit, settings) - armour;
    left = leftAfterHits(left, hitsOf(unit.profile.figures), () => lead, theirs);
  }
  const hits = hitsOf(attackers.reduce((sum, { profile }) => sum + profile.figures, 0));
  const titles = attackers.map(({ profile }) => profile.title).join(' and ');
  return chanceAnswer(
    `${titles} assaulting ${target.profile.title}:`,
    [['Hits, on average', meanOf(hits), 'meanHits'], ...hullRows(target, left)],
    [
      'scenario.profiles',
      ...['fire', 'assault', 'damaged', 'twice', 'destroyed'].map((clause) => `vehicles.${clause}`),
    ],
    { hits: textsOf(hits), left: textsOf(left) },
  );
}
