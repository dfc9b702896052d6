import { enumerateRolls } from '../../kernel/enumerate.ts';
import type { Fraction } from '../../kernel/fraction.ts';
import { fraction, fractionText, fractionValue, plus, times, ZERO } from '../../kernel/fraction.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Rule } from '../../rules/rule.ts';
import type { OddsAnswer, OddsDesk } from '../../rules/ruleset.ts';
import { compileSettings, type Variant } from '../../rules/variant.ts';
import { rollVolley, takenFrom, type Volley } from './attack.ts';
import { hitModifier, moraleModifier, rallyModifier, saveModifiers } from './checks.ts';
import { attacksOf } from './harm.ts';
import type { Settings } from './rules/index.ts';
import type { Profile, UnitData, Weapon } from './units.ts';

const OPTIONS = {
  attacker: { says: 'Model that attacks, as in trooper' },
  weapon: { says: 'Its weapon; the first it has when left out' },
  target: { says: 'Model that is attacked' },
  distance: { says: 'Inches between them; a third of the range when left out' },
  cover: { says: 'Terrain the target is in or behind: none, sparse or dense' },
  moved: { says: 'The attacker has moved', flag: true },
  wounds: { says: 'Wounds the target has left; all when left out' },
  morale: { says: 'Model that checks its morale and rallies' },
  shock: { says: 'Shock it has received' },
} as const;

type Asked = Readonly<Record<string, string | boolean>>;
type Both = readonly [Settings, Settings];

/** Exact chances of attacks and of morale, from the code that plays. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const settings = variants.map((variant: Variant) => compileSettings<Settings>(rules, variant)) as [
        Settings,
        Settings,
      ];
      if (asked['morale'] !== undefined) return moraleAnswer(data, asked, settings);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return attackAnswer(data, asked, settings);
      throw new InputError('Odds of Zone Control need --attacker and --target, or --morale.');
    },
  };
}

function attackAnswer(data: UnitData, asked: Asked, [own, theirs]: Both): OddsAnswer {
  const attacker = named('model', asked['attacker'], data.profiles);
  const target = named('model', asked['target'], data.profiles);
  const carried = Object.fromEntries(attacker.weapons.map((id) => [id, data.weapons[id]]));
  const weapon = named('weapon', asked['weapon'] ?? attacker.weapons[0], carried);
  const distance = number(asked, 'distance', weapon.range / 3, 0, 100);
  checkDistance(weapon, distance, own);
  const attack = {
    weapon,
    distance,
    cover: coverOf(asked, theirs),
    moved: asked['moved'] === true,
  };
  const wounds = number(asked, 'wounds', target.wounds, 1, target.wounds);
  const volley = volleyFrom(attacker, target, attack, own, theirs);
  const ends = enumerateRolls((dice) => rollVolley(dice, volley, wounds).left);
  const hit = sum(
    enumerateRolls((dice) => rollVolley(dice, { ...volley, attacks: 1, saves: [] }, 1).hits),
    1,
  );
  const through = sum(
    enumerateRolls((dice) => rollVolley(dice, { ...volley, attacks: 1 }, 12).unsaved),
    1,
  );
  const left = [...ends].map(([end, chance]) => [Math.max(0, end), chance] as const);
  const lost = left.reduce(
    (total, [end, chance]) => plus(total, times(fraction(wounds - end), chance)),
    ZERO,
  );
  const removed = left.reduce((total, [end, chance]) => (end === 0 ? plus(total, chance) : total), ZERO);
  const shown: [string, Fraction][] = [
    ['each attack hits', hit],
    ['each attack costs wounds', through],
    ['the target has no wounds left', removed],
    ['wounds lost on average', lost],
  ];
  return {
    lines: [
      `${attacker.title} with ${weapon.title} (${volley.attacks} ${volley.attacks === 1 ? 'attack' : 'attacks'}) on ${target.title} with ${wounds} ${wounds === 1 ? 'wound' : 'wounds'}:`,
      ...shown.map(([what, chance]) => line(what, chance)),
    ],
    data: {
      hit: fractionText(hit),
      unsaved: fractionText(through),
      removed: fractionText(removed),
      meanWounds: fractionText(lost),
      left: Object.fromEntries(left.map(([end, chance]) => [end, fractionText(chance)])),
    },
  };
}

function volleyFrom(
  attacker: Profile,
  target: Profile,
  attack: Parameters<typeof takenFrom>[1],
  own: Settings,
  theirs: Settings,
): Volley {
  const { weapon } = attack;
  const isMelee = weapon.mode === 'melee';
  const skill = isMelee ? attacker.melee : attacker.ballistic;
  return {
    attacks: attacksOf(weapon, own),
    toHit: hitModifier(own, skill, isMelee ? 0 : takenFrom(own, attack), 0),
    saves: theirs.rolls.opposed.on ? saveModifiers(theirs, weapon, target, 0) : [],
    damage: own.wounding.damage.on ? weapon.damage : 1,
    attacker: own,
    target: theirs,
    rollers: [0, 64],
  };
}

function moraleAnswer(data: UnitData, asked: Asked, [own]: Both): OddsAnswer {
  const model = named('model', asked['morale'], data.profiles);
  const shock = number(asked, 'shock', 1, 0, 50);
  const { target, sides } = own.rolls.unopposed;
  const passes = (modifier: number) =>
    sum(
      enumerateRolls((dice) => (dice.roll(0, 0, 1, sides) + modifier >= target ? 1 : 0)),
      1,
    );
  const holds = passes(moraleModifier(own, model.morale, shock));
  const rallies = own.rally.check.on ? passes(rallyModifier(own, model.morale, shock)) : fraction(1);
  return {
    lines: [
      `${model.title} with ${shock} shock:`,
      line('it passes its morale check', holds),
      line('it rallies once it has failed', rallies),
    ],
    data: { holds: fractionText(holds), rallies: fractionText(rallies) },
  };
}

function line(what: string, chance: Fraction): string {
  return `  ${what}: ${fractionText(chance)} = ${fractionValue(chance).toFixed(4)}`;
}

function sum(chances: ReadonlyMap<number, Fraction>, outcome: number): Fraction {
  return chances.get(outcome) ?? ZERO;
}

function coverOf(asked: Asked, { shooting }: Settings): number {
  const { sparse, dense } = shooting.cover;
  const covers: Readonly<Record<string, number>> = { none: 0, sparse, dense };
  const cover = String(asked['cover'] ?? 'none');
  if (!Object.hasOwn(covers, cover)) throw unknown('terrain', cover, '--cover', Object.keys(covers));
  return covers[cover];
}

function checkDistance({ mode, range }: Weapon, distance: number, { shooting, melee }: Settings): void {
  const [least, most] =
    mode === 'melee' ? [0, melee.target.inches] : [shooting.target.on ? shooting.target.inches : 0, range];
  if (distance < least || distance > most) {
    throw new InputError(
      `--distance ${distance} is out of reach; the weapon reaches from ${least} to ${most} inches.`,
    );
  }
}

function named<T>(what: string, asked: string | boolean | undefined, all: Readonly<Record<string, T>>): T {
  const id = String(asked);
  if (!Object.hasOwn(all, id)) throw unknown(what, id, 'Zone Control', Object.keys(all));
  return all[id];
}

function number(asked: Asked, name: string, usual: number, min: number, max: number): number {
  const text = asked[name];
  const value = text === undefined ? usual : Number(text);
  if (!(value >= min && value <= max)) {
    throw new InputError(`--${name} takes a number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
