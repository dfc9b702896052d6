import type { Dice } from '../../kernel/dice.ts';
import { enumerateRolls } from '../../kernel/enumerate.ts';
import { type Fraction, fraction, fractionText, ONE, plus, times, ZERO } from '../../kernel/fraction.ts';
import { rollerOf } from '../../kernel/luck.ts';
import { activeRules } from '../../rules/active-rules.ts';
import { lookUp } from '../../rules/additions.ts';
import {
  type Asked,
  inchesText,
  numberAsked,
  refuseOthers,
  requireOn,
  wordAsked,
} from '../../rules/asked.ts';
import { chanceLines } from '../../rules/chance-lines.ts';
import type { Seat } from '../../rules/decision.ts';
import { createModifiers } from '../../rules/modifiers.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Rule } from '../../rules/rule.ts';
import type { OddsAnswer, OddsDesk } from '../../rules/ruleset.ts';
import { compileSettings, type Variant } from '../../rules/variant.ts';
import { modifyMorale, modifyRally, type Side, succeeds } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { ROLL } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import { ANSWERS, type Attack, type Moments } from './timing.ts';
import type { Profile, UnitData, WeaponSpec } from './units.ts';
import { rollVolley, volleyFor } from './volley.ts';

const OPTIONS = {
  attacker: { says: 'Model that attacks, as in trooper' },
  weapon: { says: 'Its weapon; the first it has when left out' },
  target: { says: 'Model that is attacked' },
  distance: { says: 'Inches between them; half the range when left out' },
  cover: { says: 'Terrain the target is in or behind: none, sparse or dense' },
  moved: { says: 'The attacker has moved', flag: true },
  wounds: { says: 'Wounds the target has left; all when left out' },
  morale: { says: 'Model that checks its morale and rallies' },
  shock: { says: 'Shock it has received' },
} as const;

/** Exact chances of attacks and of morale, from the code that plays; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const [own, theirs] = variants.map((variant: Variant): Side => {
        const settings = compileSettings<Settings>(rules, variant);
        return { settings, rules: activeRules<Moments>(rules, settings, ANSWERS) };
      });
      if (asked['morale'] !== undefined) return moraleAnswer(data, asked, own);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return attackAnswer(data, asked, own, theirs);
      throw new InputError('Odds of Zone Control need --attacker and --target, or --morale.');
    },
  };
}

function attackAnswer(data: UnitData, asked: Asked, own: Side, theirs: Side): OddsAnswer {
  const attacker = lookUp('model', String(asked['attacker']), 'Zone Control', data.profiles);
  const target = lookUp('model', String(asked['target']), 'Zone Control', data.profiles);
  const weapon = weaponAsked(data, asked, attacker);
  const isShot = weapon.mode === 'ranged';
  // Having moved is told to a user's rules about melee too; what stands between counts for shots alone.
  const placing = ['weapon', 'distance', 'moved', 'wounds', ...(isShot ? ['cover'] : [])];
  refuseOthers(asked, isShot ? 'a shot' : 'melee', ['attacker', 'target', ...placing]);
  if (isShot) requireOn(own.settings.shooting.on, 'A shot', 'Shooting');
  else requireOn(own.settings.melee.on, 'A melee attack', 'Melee');
  const wounds = numberAsked(asked, 'wounds', { from: 1, to: target.wounds }, target.wounds);
  const attack: Attack = {
    kind: isShot ? 'shooting' : 'melee',
    attacker: castAs(attacker, 0),
    target: castAs(target, 1),
    weapon,
    distance: distanceOf(asked, weapon, own.settings),
    cover: coverOf(asked, theirs.settings),
    moved: asked['moved'] === true,
  };
  const volley = volleyFor(attack, own, theirs);
  const one = { ...volley, attacks: 1 };
  const ends = enumerateRolls((dice) => rollVolley(dice, volley, wounds).left);
  const left = [...ends].map(([end, chance]) => [Math.max(0, end), chance] as const);
  const removed = left.reduce((sum, [end, chance]) => (end === 0 ? plus(sum, chance) : sum), ZERO);
  const lost = left.reduce((sum, [end, chance]) => plus(sum, times(fraction(wounds - end), chance)), ZERO);
  const chances = {
    hit: chanceOf((dice) => rollVolley(dice, { ...one, toSave: [] }, 1).hits === 1),
    unsaved: chanceOf((dice) => rollVolley(dice, one, 1).unsaved === 1),
    removed,
    meanWounds: lost,
  };
  const often = `${volley.attacks} ${volley.attacks === 1 ? 'attack' : 'attacks'}`;
  return {
    restsOn: restsOn(attack, asked),
    lines: [
      `${attacker.title} with ${weapon.title} (${often}) on ${target.title} ${inchesText(attack.distance)} away, wounds left: ${wounds}`,
      ...chanceLines([
        ['Each attack hits', chances.hit],
        ['Each attack costs wounds', chances.unsaved],
        ['The target has no wounds left', removed],
        ['Wounds lost, on average', lost],
      ]),
    ],
    data: {
      ...Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, fractionText(chance)])),
      left: Object.fromEntries(left.map(([end, chance]) => [end, fractionText(chance)])),
    },
  };
}

/** Clauses of ours behind the chances of an attack. */
function restsOn({ kind, moved }: Attack, asked: Asked): string[] {
  if (kind === 'melee') return ['boards.profiles'];
  const isCovered = (asked['cover'] ?? 'none') !== 'none';
  return [
    'boards.profiles',
    'shooting.far',
    ...(isCovered ? ['shooting.cover'] : []),
    ...(moved ? ['shooting.moved'] : []),
  ];
}

function weaponAsked(data: UnitData, asked: Asked, { id, weapons }: Profile): WeaponSpec {
  const name = String(asked['weapon'] ?? weapons[0]);
  if (!weapons.includes(name)) throw unknown('weapon', name, `what a ${id} carries`, weapons);
  return data.weapons[name];
}

/** A model of a profile that stands for itself. */
function castAs(profile: Profile, seat: Seat): ModelSpec {
  const roller = rollerOf(seat, 0);
  return { seat, ordinal: 0, roller, unit: 0, profile, ranged: [], melee: [], name: profile.title };
}

function moraleAnswer(data: UnitData, asked: Asked, side: Side): OddsAnswer {
  const { morale, rally, rolls } = side.settings;
  refuseOthers(asked, 'a morale check', ['morale', 'shock']);
  requireOn(morale.on, 'A morale check', 'Morale');
  const profile = lookUp('model', String(asked['morale']), 'Zone Control', data.profiles);
  const shock = numberAsked(asked, 'shock', { from: 0, to: 50 }, 1);
  const list = createModifiers();
  const passes = (modify: typeof modifyMorale) => {
    modify(list, castAs(profile, 0), side, profile.morale, shock);
    return chanceOf((dice) =>
      succeeds(side.settings, dice.roll(ROLL.morale, 0, 1, rolls.unopposed.sides), list.total),
    );
  };
  const holds = passes(modifyMorale);
  const rallies = rally.check.on ? passes(modifyRally) : ONE;
  return {
    restsOn: ['boards.profiles', 'rally.falling'],
    lines: [
      `${profile.title} with ${shock} shock:`,
      ...chanceLines([
        ['It passes its morale check', holds],
        ['It rallies once it has failed', rallies],
      ]),
    ],
    data: { holds: fractionText(holds), rallies: fractionText(rallies) },
  };
}

function chanceOf(happens: (dice: Dice) => boolean): Fraction {
  return enumerateRolls((dice) => (happens(dice) ? 1 : 0)).get(1) ?? ZERO;
}

function coverOf(asked: Asked, { shooting }: Settings): number {
  const { sparse, dense } = shooting.cover;
  return { none: 0, sparse, dense }[wordAsked(asked, 'cover', ['none', 'sparse', 'dense'])];
}

/** In inches; half the range when it is left out, beyond the reach of melee where that is more. */
function distanceOf(asked: Asked, { mode, range }: WeaponSpec, { shooting, melee }: Settings): number {
  const least = mode === 'melee' || !shooting.target.on ? 0 : shooting.target.inches;
  const most = mode === 'melee' ? melee.target.inches : range;
  const usual = mode === 'melee' ? 0 : Math.max(range / 2, Math.min(range, least + 1));
  const distance = numberAsked(asked, 'distance', { from: least, to: most, step: 'any' }, usual);
  if (mode !== 'melee' && shooting.target.on && shooting.target.exact === 'melee' && distance === least)
    throw new InputError(
      `Somebody ${inchesText(distance)} away is fought in melee and not shot (ZC-SHT-01); ask for more than ${inchesText(distance)}.`,
    );
  return distance;
}
