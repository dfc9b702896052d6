import { DECISIONS as OF_D20_SKIRMISH } from '../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { DECISIONS as OF_DARK_POTENTIAL } from '../../src/rulesets/dark-potential/rolls/rolls.ts';
import { DECISIONS as OF_PASS_COUNTER } from '../../src/rulesets/pass-counter/matchup/rolls.ts';
import { DECISIONS as OF_SQUAD_QUALITY } from '../../src/rulesets/squad-quality/matchup/rolls.ts';
import { DECISIONS as OF_ZONE_CONTROL } from '../../src/rulesets/zone-control/matchup/rolls.ts';
import { entryOf } from '../entry-of.ts';

const DECISION_POINTS: Readonly<Record<string, readonly string[]>> = {
  'dark-potential': OF_DARK_POTENTIAL,
  'zone-control': OF_ZONE_CONTROL,
  'pass-counter': OF_PASS_COUNTER,
  'squad-quality': OF_SQUAD_QUALITY,
  'd20-skirmish': OF_D20_SKIRMISH,
};

/** Every decision point that a ruleset puts to policies. */
export function decisionPointsOf(id: string): readonly string[] {
  return entryOf(
    DECISION_POINTS,
    id,
    'DECISION_POINTS of test/rulesets/decision-points.ts',
    'the decision points that it names beside its rolls',
  );
}
