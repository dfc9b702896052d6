import { lookUp } from '../../../rules/additions.ts';
import { type Asked, numberAsked, refuseOthers, wordAsked } from '../../../rules/asked.ts';
import { type ChanceRow, chanceAnswer } from '../../../rules/chance-lines.ts';
import { sideOf } from '../../../rules/matchup-of.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/ruleset.ts';
import { compileSettings, type Variant } from '../../../rules/variant.ts';
import { qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { ledLevel } from '../matchup/talents.ts';
import { ANSWERS } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import { musterArmies, type UnitSpec, unitOf } from '../units/muster.ts';
import { type ArmySpec, type Profile, QUALITIES, type UnitData } from '../units/units.ts';
import { chancesOf, chanceThat, textOf } from './odds-scene.ts';
import { shotAnswer } from './odds-shots.ts';

const OPTIONS = {
  attacker: { says: 'Unit that shoots, as in line' },
  target: { says: 'Unit that is shot at' },
  distance: { says: 'Inches between them; half the range when left out' },
  cover: { says: 'Cover of the target: none, partial or heavy' },
  facing: { says: 'Side of a vehicle that is hit: front, side or rear' },
  still: { says: 'The attacker stands still and opens fire', flag: true },
  shaken: { says: 'The attacker is Under Fire', flag: true },
  marked: { says: 'The target is Under Fire', flag: true },
  officer: {
    says: 'An officer of its branch is with the attacker: novice, experienced, inspiring or heroic',
  },
  concealed: { says: 'The target is a sniper who has not moved', flag: true },
  test: { says: 'Unit that takes a quality test, its leader with it' },
  quality: { says: 'Quality of a test instead: rabble, conscript, regular or elite' },
  modifier: { says: 'Added to each die of the test' },
  again: { says: 'Dice of the test that may be rolled again' },
} as const;

const SHOT = [
  'attacker',
  'target',
  'distance',
  'cover',
  'facing',
  'still',
  'shaken',
  'marked',
  'officer',
  'concealed',
];
const TEST = ['test', 'quality', 'modifier', 'again'];

/** Exact chances of shots and of quality tests, from the code that plays; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const [own, theirs] = variants.map((variant: Variant) =>
        sideOf(rules, compileSettings<Settings>(rules, variant), ANSWERS),
      );
      if (asked['test'] !== undefined || asked['quality'] !== undefined) return testAnswer(data, asked, own);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return shotAnswer(asked, unitsAsked(data, asked, own, theirs), own, theirs);
      throw new InputError('Odds of Squad Quality need --attacker and --target, or --test, or --quality.');
    },
  };
}

/** The units of a shot, which keep to as many personalities as their sides may have. */
function unitsAsked(data: UnitData, asked: Asked, own: Side, theirs: Side): readonly [UnitSpec, UnitSpec] {
  const armyOf = (option: 'attacker' | 'target'): ArmySpec => {
    const { id, title } = profileAsked(data, asked, option);
    return { id, title, units: [id] };
  };
  const armies = [armyOf('attacker'), armyOf('target')] as const;
  const most = [own, theirs].map(({ settings }) => settings.personalities.number.most);
  const [attacker, target] = musterArmies(data, Object.values(data.weapons), armies, [most[0], most[1]]);
  refuseOthers(
    asked,
    target.profile.hull === null ? 'a shot at figures' : 'a shot at a vehicle',
    SHOT.filter((option) => option !== (target.profile.hull === null ? 'facing' : 'concealed')),
  );
  return [attacker, target];
}

function testAnswer(data: UnitData, asked: Asked, { settings }: Side): OddsAnswer {
  refuseOthers(asked, 'a quality test', TEST);
  const level =
    asked['test'] === undefined
      ? QUALITIES.indexOf(wordAsked(asked, 'quality', QUALITIES))
      : ledLevel(
          unitOf(profileAsked(data, asked, 'test'), Object.values(data.weapons), 0, 0, ''),
          settings,
          true,
        );
  const modifier = numberAsked(asked, 'modifier', { from: -6, to: 6 }, 0);
  const again = numberAsked(asked, 'again', { from: 0, to: 3 }, 0);
  const needs = qualityNumber(settings, level);
  const passes = chancesOf((roll) => {
    let passed = 0;
    for (let die = 0; die < 3; die++) if (roll() + modifier >= needs) passed++;
    for (let left = Math.min(again, 3 - passed); left > 0; left--) if (roll() + modifier >= needs) passed++;
    return passed;
  });
  const success = chanceThat(passes, (value) => value >= settings.quality.test.need);
  const rows: ChanceRow[] = [0, 1, 2, 3].map((n) => [
    `${n} of 3 dice pass`,
    chanceThat(passes, (value) => value === n),
  ]);
  return chanceAnswer(
    `A quality test of ${QUALITIES[level]} troops, ${needs} or more on each die:`,
    [['It succeeds', success, 'success'], ...rows],
    [],
    { passes: textOf(passes) },
  );
}

function profileAsked(data: UnitData, asked: Asked, option: 'attacker' | 'target' | 'test'): Profile {
  return lookUp('unit', String(asked[option]), 'Squad Quality', data.profiles);
}
