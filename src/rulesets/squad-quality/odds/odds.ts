import { fractionText } from '../../../kernel/fraction.ts';
import { activeRules } from '../../../rules/active-rules.ts';
import { lookUp } from '../../../rules/additions.ts';
import { type Asked, inchesText, numberAsked, refuseOthers, wordAsked } from '../../../rules/asked.ts';
import { chanceLines } from '../../../rules/chance-lines.ts';
import { createModifiers } from '../../../rules/modifiers.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/ruleset.ts';
import { compileSettings, type Variant } from '../../../rules/variant.ts';
import { rollDice } from '../matchup/fire-dice.ts';
import { fireDice, hitsOf, modifyFire, type Shot } from '../matchup/fire-effect.ts';
import { baseRange, pinNumber, qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { ANSWERS, type Attack, type Moments } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import { unitOf } from '../units/muster.ts';
import { type Profile, QUALITIES, type UnitData } from '../units/units.ts';
import { type Chances, chancesOf, chanceThat, meanOf, successes } from './odds-scene.ts';
import { FACINGS, vehicleAnswer } from './odds-vehicles.ts';

const OPTIONS = {
  attacker: { says: 'Unit that shoots, as in line' },
  target: { says: 'Unit that is shot at' },
  distance: { says: 'Inches between them; half the range when left out' },
  cover: { says: 'Cover of the target: none, partial or heavy' },
  facing: { says: 'Side of a vehicle that is hit: front, side or rear' },
  still: { says: 'The attacker stands still and opens fire', flag: true },
  shaken: { says: 'The attacker is Under Fire', flag: true },
  marked: { says: 'The target is Under Fire', flag: true },
  test: { says: 'Unit that takes a quality test' },
  quality: { says: 'Quality of a test instead: rabble, conscript, regular or elite' },
  modifier: { says: 'Added to each die of the test' },
  again: { says: 'Dice of the test that may be rolled again' },
} as const;

const SHOT = ['attacker', 'target', 'distance', 'cover', 'facing', 'still', 'shaken', 'marked'];
const TEST = ['test', 'quality', 'modifier', 'again'];

/** Exact chances of shots and of quality tests, from the code that plays; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const [own, theirs] = variants.map((variant: Variant): Side => {
        const settings = compileSettings<Settings>(rules, variant);
        return { settings, rules: activeRules<Moments>(rules, settings, ANSWERS) };
      });
      if (asked['test'] !== undefined || asked['quality'] !== undefined) return testAnswer(data, asked, own);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return shotAnswer(data, asked, own, theirs);
      throw new InputError('Odds of Squad Quality need --attacker and --target, or --test, or --quality.');
    },
  };
}

function testAnswer(data: UnitData, asked: Asked, { settings }: Side): OddsAnswer {
  refuseOthers(asked, 'a quality test', TEST);
  const level =
    asked['test'] === undefined
      ? QUALITIES.indexOf(wordAsked(asked, 'quality', QUALITIES))
      : QUALITIES.indexOf(profileAsked(data, asked, 'test').quality);
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
  return {
    restsOn: [],
    lines: [
      `A quality test of ${QUALITIES[level]} troops, ${needs} or more on each die:`,
      ...chanceLines([
        ['It succeeds', success],
        ...[0, 1, 2, 3].map(
          (n) => [`${n} of 3 dice pass`, chanceThat(passes, (value) => value === n)] as const,
        ),
      ]),
    ],
    data: { success: fractionText(success), passes: textOf(passes) },
  };
}

function shotAnswer(data: UnitData, asked: Asked, own: Side, theirs: Side): OddsAnswer {
  refuseOthers(asked, 'a shot', SHOT);
  const weapons = Object.values(data.weapons);
  const attacker = unitOf(profileAsked(data, asked, 'attacker'), weapons, 0, 0, '');
  const target = unitOf(profileAsked(data, asked, 'target'), weapons, 1, 0, '');
  const { hull } = target.profile;
  if (hull === null)
    refuseOthers(
      asked,
      'a shot at figures',
      SHOT.filter((option) => option !== 'facing'),
    );
  const base = baseRange(own.settings, attacker.quality);
  const range = attacker.main.range * base;
  const attack: Attack = {
    attacker,
    target,
    distance: numberAsked(asked, 'distance', { from: 0, to: range, step: 'any' }, range / 2),
    cover: ['none', 'partial', 'heavy'].indexOf(wordAsked(asked, 'cover', ['none', 'partial', 'heavy'])),
    fortified: 0,
    facing: FACINGS.indexOf(wordAsked(asked, 'facing', FACINGS)),
    figures: attacker.profile.figures,
    still: asked['still'] === true,
    moved: false,
    bounded: false,
  };
  const shot: Shot = {
    attack,
    level: attacker.quality,
    base,
    marker: asked['shaken'] === true ? 1 : 0,
    targetMarker: asked['marked'] === true ? 1 : 0,
    bunched: false,
    additions: [],
  };
  const list = createModifiers();
  modifyFire(list, shot, own, theirs);
  const dice = fireDice(shot, own.settings);
  const effect = chancesOf((roll) => list.total + rollDice(dice, roll));
  const hits = chancesOf((roll) => hitsOf(own.settings, list.total + rollDice(dice, roll), attack));
  if (hull !== null) return vehicleAnswer(hits, shot, hull, own, theirs);
  return shotLines(attack, { effect, hits }, own, theirs);
}

/** What a shot comes to, given the chances of its Fire Effect and its hits. */
function shotLines(
  { attacker, target, distance, cover }: Attack,
  { effect, hits }: { readonly effect: Chances; readonly hits: Chances },
  own: Side,
  theirs: Side,
): OddsAnswer {
  const { recoverWounded, damage, underFire } = theirs.settings;
  const lead = attacker.main.damage - (damage.armour.on ? target.profile.armour : 0);
  const margins = chancesOf((roll) => roll() + lead - roll());
  const out = chanceThat(margins, (margin) => margin >= 0);
  const killed = chanceThat(margins, (margin) =>
    recoverWounded.wounds.on ? margin >= recoverWounded.wounds.margin && margin >= 0 : margin >= 0,
  );
  const lost = successes(hits, out, target.profile.figures);
  const pinned = chanceThat(effect, (value) => value >= pinNumber(theirs.settings, target.quality));
  const chances = {
    meanHits: meanOf(hits),
    out,
    killed,
    meanLost: meanOf(lost),
    gone: chanceThat(lost, (value) => value >= target.profile.figures),
    pinned,
  };
  const says = ['in the open', 'in partial cover', 'in heavy cover'][cover];
  return {
    restsOn: ['scenario.profiles', 'shooting.bands', ...(cover > 0 ? ['sight.cover'] : [])],
    lines: [
      `${attacker.profile.title} at ${target.profile.title}, ${inchesText(distance)} away ${says}:`,
      ...chanceLines([
        ['Hits, on average', chances.meanHits],
        ['A hit takes a figure out', out],
        ['A hit kills', killed],
        ['Figures out of action, on average', chances.meanLost],
        ['Nobody is left', chances.gone],
        ...(own.settings.shooting.hits.count === 'shares' && underFire.pin.when === 'number'
          ? [['Fire Effect pins', pinned] as const]
          : []),
      ]),
    ],
    data: {
      ...Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, fractionText(chance)])),
      effect: textOf(effect),
      hits: textOf(hits),
      lost: textOf(lost),
    },
  };
}

function profileAsked(data: UnitData, asked: Asked, option: 'attacker' | 'target' | 'test'): Profile {
  return lookUp('unit', String(asked[option]), 'Squad Quality', data.profiles);
}

function textOf(chances: Chances): Record<string, string> {
  return Object.fromEntries(
    [...chances].sort(([a], [b]) => a - b).map(([value, chance]) => [value, fractionText(chance)]),
  );
}
