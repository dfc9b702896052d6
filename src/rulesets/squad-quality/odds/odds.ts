import { chanceThat } from '../../../kernel/chances.ts';
import { lookUp } from '../../../rules/assembly/additions.ts';
import {
  type Asked,
  numberAsked,
  refuseOthers,
  requireOn,
  wordAsked,
} from '../../../rules/assembly/asked.ts';
import { type ChanceRow, chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import { sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import { compileBoth } from '../../../rules/variant.ts';
import { musterArmies, unitOf } from '../matchup/muster.ts';
import { qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { ledLevel } from '../matchup/talents.ts';
import { ANSWERS } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import { type ArmySpec, type Profile, QUALITIES, type UnitData } from '../units/units.ts';
import { assaultAnswer } from './odds-assaults.ts';
import { hullAssaultAnswer } from './odds-hull-assaults.ts';
import { hackAnswer, powerAnswer } from './odds-minds.ts';
import {
  refuseAssault,
  refuseCircumstances,
  refuseHack,
  refuseOfficer,
  refusePower,
  refuseShooters,
} from './odds-refusals.ts';
import { chancesOf } from './odds-scene.ts';
import { shotAnswer } from './odds-shots.ts';

const OPTIONS = {
  attacker: { says: 'Unit that shoots, charges or hacks, as in line' },
  target: { says: 'Unit that is shot at, charged or hacked' },
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
  assault: { says: 'The attacker charges the target', flag: true },
  partner: {
    says: 'Fire team that shoots or charges with the attacker, or the heavy weapons team that is with it',
  },
  'target-team': { says: 'Heavy weapons team that is with the target of a close assault' },
  'target-officer': {
    says: 'An officer of its branch is with the target of a close assault: novice, experienced and so on',
  },
  hack: { says: 'The attacker hacks the target', flag: true },
  psionic: { says: 'Unit that invokes a power' },
  power: { says: 'The power, where what it does takes a die: harm or heal' },
  test: { says: 'Unit that takes a quality test, its leader with it' },
  quality: { says: 'Quality of a test instead: rabble, conscript, regular or elite' },
  modifier: { says: 'Added to each die of the test' },
  again: { says: 'Dice of the test that may be rolled again' },
} as const;

const SHOT = [
  'attacker',
  'partner',
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
const ASSAULT = ['attacker', 'target', 'assault', 'partner', 'target-team', 'officer', 'target-officer'];
const HULL_ASSAULT = ['attacker', 'target', 'assault', 'partner'];
const HACK = ['attacker', 'target', 'hack'];
const INVOCATION = ['psionic', 'power'];
const POWERS_WITH_DICE = ['none', 'harm', 'heal'] as const;
const TEST = ['test', 'quality', 'modifier', 'again'];

/** Exact chances of shots, close assaults, hacks, powers and quality tests, from the code that plays; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const [own, theirs] = sidesOf(rules, compileBoth<Settings>(rules, variants), ANSWERS);
      if (asked['test'] !== undefined || asked['quality'] !== undefined) return testAnswer(data, asked, own);
      if (asked['psionic'] !== undefined) return invocationAnswer(data, asked, own, theirs);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return attackAnswer(data, asked, own, theirs);
      throw new InputError(
        'Odds of Squad Quality need --attacker and --target, or --psionic, or --test, or --quality.',
      );
    },
  };
}

function attackAnswer(data: UnitData, asked: Asked, own: Side, theirs: Side): OddsAnswer {
  const [attackers, targets] = unitsAsked(data, asked, own, theirs);
  const [target] = targets;
  if (asked['officer'] !== undefined) refuseOfficer(attackers[0], '--officer', own);
  if (asked['target-officer'] !== undefined) refuseOfficer(target, '--target-officer', theirs);
  if (asked['assault'] === true && target.profile.hull !== null) {
    refuseOthers(asked, 'an assault on a vehicle', HULL_ASSAULT);
    refuseAssault(attackers, targets, own, theirs);
    return hullAssaultAnswer(attackers, target, own, theirs);
  }
  if (asked['assault'] === true) {
    refuseOthers(asked, 'a close assault', ASSAULT);
    refuseAssault(attackers, targets, own, theirs);
    return assaultAnswer(asked, attackers, targets, own, theirs);
  }
  if (asked['hack'] === true) {
    refuseOthers(asked, 'a hack', HACK);
    refuseHack(attackers[0], target, own, theirs);
    return hackAnswer(attackers[0], target, own, theirs);
  }
  refuseOthers(
    asked,
    target.profile.hull === null ? 'a shot at figures' : 'a shot at a vehicle',
    SHOT.filter((option) => option !== (target.profile.hull === null ? 'facing' : 'concealed')),
  );
  refuseShooters(attackers, own);
  refuseCircumstances(asked, target, own, theirs);
  return shotAnswer(asked, attackers, target, own, theirs);
}

/** The units of both sides of an attack, which keep to as many personalities as their sides may have. */
function unitsAsked(data: UnitData, asked: Asked, own: Side, theirs: Side) {
  const armyOf = (...options: UnitOption[]): ArmySpec => {
    const profiles = options
      .filter((option) => asked[option] !== undefined)
      .map((option) => profileAsked(data, asked, option));
    return { id: profiles[0].id, title: profiles[0].title, units: profiles.map(({ id }) => id) };
  };
  const most = [own, theirs].map(({ settings }) => settings.personalities.number.most);
  const units = musterArmies(
    data,
    Object.values(data.weapons),
    [armyOf('attacker', 'partner'), armyOf('target', 'target-team')],
    [most[0], most[1]],
  );
  return [units.filter(({ seat }) => seat === 0), units.filter(({ seat }) => seat === 1)] as const;
}

function invocationAnswer(data: UnitData, asked: Asked, own: Side, theirs: Side): OddsAnswer {
  refuseOthers(asked, 'an invocation', INVOCATION);
  requireOn(own.settings.psionics.attempt.on, '--psionic', 'Psionics');
  const psionic = unitOf(profileAsked(data, asked, 'psionic'), Object.values(data.weapons), 0, 0, '');
  if (psionic.profile.kind !== 'psionic')
    throw new InputError(`${psionic.profile.title} invokes no powers; a psionic does.`);
  const power = wordAsked(asked, 'power', POWERS_WITH_DICE);
  if (power !== 'none') refusePower(psionic, power, own);
  return powerAnswer(psionic, power, own, theirs);
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
    { passes: textsOf(passes) },
  );
}

/** Options that name a unit. */
type UnitOption = 'attacker' | 'partner' | 'target' | 'target-team' | 'psionic' | 'test';

function profileAsked(data: UnitData, asked: Asked, option: UnitOption): Profile {
  return lookUp('unit', String(asked[option]), 'Squad Quality', data.profiles);
}
