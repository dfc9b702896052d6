import { typed } from '../../../rules/assembly/asked.ts';
import { unknown } from '../../../rules/nearest.ts';
import type { OddsDesk } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { UnitData } from '../units/units.ts';
import { answerAttack } from './odds-of-attack.ts';
import { answerLeadership, answerPerception } from './odds-of-tests.ts';

const TESTS = { leadership: answerLeadership, perception: answerPerception };

/** `rulebench odds dark-potential`: exact chances of an attack or a test, by every outcome of the code that plays. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: {
      attacker: { says: 'Unit that attacks, or looks with --test perception' },
      weapon: { says: 'Its weapon; without it the first that the distance allows' },
      target: { says: 'Unit attacked, or hidden, or tested with --test leadership' },
      distance: { says: 'Distance between the bases in inches; 0 is contact' },
      cover: { says: 'Cover of the target: none, light, medium or heavy' },
      partial: { says: 'The cover hides less than half of the target', flag: true },
      'wounds-left': { says: 'Wounds the target has left; all of them without it' },
      'attacker-cp': { says: 'Command Points of the attacker, spent as well as can be' },
      'defender-cp': { says: 'Command Points of the target, spent as well as can be' },
      commander: { says: 'The target stands in command range of a Commander', flag: true },
      'commander-cp': { says: 'Command Points of that Commander' },
      'free-strike': { says: 'A free strike at a model that leaves combat', flag: true },
      charge: { says: 'The attack at the end of a Charge', flag: true },
      suppressing: { says: 'A shot of Suppressing Fire', flag: true },
      test: { says: 'A test instead of an attack: leadership or perception' },
      model: { says: 'Unit that makes the test' },
      modifier: { says: 'Added to Leadership for the test, as -1 for a Suppressing weapon' },
      active: { says: 'Perception as an action', flag: true },
    },
    answer(asked, variants) {
      const test = typed(asked, 'test');
      if (test === undefined) return answerAttack(data, rules, asked, variants);
      if (!Object.hasOwn(TESTS, test)) throw unknown('test', test, '"rulebench odds"', Object.keys(TESTS));
      return TESTS[test as keyof typeof TESTS](data, rules, asked, variants);
    },
  };
}
