import { type Chances, certainly, leadingTo, meanOf } from '../../../kernel/chances.ts';
import { chanceOf, enumerateRolls } from '../../../kernel/enumerate.ts';
import { ONE, ZERO } from '../../../kernel/fraction.ts';
import { INCH } from '../../../kernel/length.ts';
import { rollerOf } from '../../../kernel/luck.ts';
import { lookUp } from '../../../rules/assembly/additions.ts';
import {
  type Asked,
  inchesText,
  numberAsked,
  refuseOthers,
  requireOn,
  weaponAsked,
  wordAsked,
} from '../../../rules/assembly/asked.ts';
import { chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import { sidesOf } from '../../../rules/assembly/matchup-of.ts';
import type { Seat } from '../../../rules/decision.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/odds-desk.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import type { Rule } from '../../../rules/rule.ts';
import { compileBoth } from '../../../rules/variant.ts';
import { modifyMorale, modifyRally, type Side, succeeds } from '../matchup/modifiers.ts';
import type { ModelSpec } from '../matchup/muster.ts';
import { canReach } from '../matchup/reach.ts';
import { ROLL } from '../matchup/rolls.ts';
import { ANSWERS, type Attack } from '../matchup/timing.ts';
import { rollVolley, type Volley, volleyFor } from '../matchup/volley.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';

const OPTIONS = {
  attacker: { says: 'Model that attacks, as in trooper' },
  weapon: { says: 'Its weapon; the first it has when left out' },
  target: { says: 'Model that is attacked' },
  distance: { says: 'Inches between them; half the range when left out' },
  cover: { says: 'Terrain the target is in or behind: none, sparse or dense' },
  moved: { says: 'The attacker has moved', flag: true },
  wounds: { says: 'Wounds the target has left; all when left out' },
  morale: { says: 'Model that checks its morale and rallies' },
  shock: { says: 'Shock it has received; 1 when left out, where there is any' },
} as const;

/** Exact chances of attacks and of morale, from the code that plays; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const [own, theirs] = sidesOf(rules, compileBoth<Settings>(rules, variants), ANSWERS);
      if (asked['morale'] !== undefined) return moraleAnswer(data, asked, own);
      if (asked['attacker'] !== undefined && asked['target'] !== undefined)
        return attackAnswer(data, asked, own, theirs);
      throw new InputError('Odds of Zone Control need --attacker and --target, or --morale.');
    },
  };
}

function attackAnswer(data: UnitData, asked: Asked, own: Side, theirs: Side): OddsAnswer {
  const attacker = profileAsked(data, asked, 'attacker');
  const target = profileAsked(data, asked, 'target');
  const weapon = weaponAsked(asked, attacker.id, attacker.weapons, data.weapons);
  const isShot = weapon.mode === 'ranged';
  // Having moved is told to a user's rules about melee too; what stands between counts for shots alone.
  const placing = ['weapon', 'distance', 'moved', 'wounds', ...(isShot ? ['cover'] : [])];
  refuseOthers(asked, isShot ? 'a shot' : 'melee', ['attacker', 'target', ...placing]);
  if (isShot) requireOn(own.settings.shooting.on, 'A shot', 'Shooting');
  else requireOn(own.settings.melee.on, 'A melee attack', 'Melee');
  requireOn(asked['moved'] !== true || own.settings.actionPhase.one.on, '--moved', 'action-phase.one');
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
  const ends = endsOf(volley, wounds);
  const hit = chanceOf((dice) => rollVolley(dice, { ...one, toSave: [] }, 1).hits === 1);
  const unsaved = chanceOf((dice) => rollVolley(dice, one, 1).unsaved === 1);
  const often = `${volley.attacks} ${volley.attacks === 1 ? 'attack' : 'attacks'}`;
  return chanceAnswer(
    `${attacker.title} with ${weapon.title} (${often}) on ${target.title} ${inchesText(attack.distance)} away, wounds left: ${wounds}`,
    [
      ['Each attack hits', hit, 'hit'],
      ['Each attack costs wounds', unsaved, 'unsaved'],
      ['The target has no wounds left', ends.get(0) ?? ZERO, 'removed'],
      ['Wounds lost, on average', meanOf(ends, (end) => wounds - end), 'meanWounds'],
    ],
    restsOn(attack, asked),
    { left: textsOf(ends) },
  );
}

/** Chances of the wounds that a volley leaves: attack by attack, as each hangs on those alone that there are before it. */
function endsOf(volley: Volley, wounds: number): Chances {
  const one = { ...volley, attacks: 1 };
  const known: (Chances | undefined)[] = [];
  const after = (left: number) => {
    known[left] ??= enumerateRolls((dice) => Math.max(0, rollVolley(dice, one, left).left));
    return known[left];
  };
  let ends = certainly(wounds);
  for (let made = 0; made < volley.attacks; made++) ends = leadingTo(ends, after);
  return ends;
}

function profileAsked(data: UnitData, asked: Asked, option: string): Profile {
  return lookUp('model', String(asked[option]), 'Zone Control', data.profiles);
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

/** A model of a profile that stands for itself. */
function castAs(profile: Profile, seat: Seat): ModelSpec {
  const roller = rollerOf(seat, 0);
  return { seat, ordinal: 0, roller, unit: 0, profile, ranged: [], melee: [], name: profile.title };
}

function moraleAnswer(data: UnitData, asked: Asked, side: Side): OddsAnswer {
  const { commandPhase, morale, rally, rolls, shock: sources } = side.settings;
  refuseOthers(asked, 'a morale check', ['morale', 'shock']);
  requireOn(morale.on, 'A morale check', 'Morale');
  const profile = profileAsked(data, asked, 'morale');
  const isShocked = sources.on && sources.sources.on;
  requireOn(asked['shock'] === undefined || isShocked, '--shock', 'Shock');
  const shock = numberAsked(asked, 'shock', { from: 0, to: 50 }, isShocked ? 1 : 0);
  const list = createModifiers();
  const passes = (modify: typeof modifyMorale) => {
    modify(list, castAs(profile, 0), side, profile.morale, shock);
    return chanceOf((dice) =>
      succeeds(side.settings, dice.roll(ROLL.morale, 0, 1, rolls.unopposed.sides), list.total),
    );
  };
  // Whom a failed check leaves as he was need not rally; where nobody does in the command phase, falling back is for good.
  const mustRally = rally.on && rally.falling.on && morale.fall.on;
  const rallies = () => {
    if (!mustRally) return ONE;
    return commandPhase.steps.rally === 0 ? ZERO : rally.check.on ? passes(modifyRally) : ONE;
  };
  return chanceAnswer(
    `${profile.title} with ${shock} shock:`,
    [
      ['It passes its morale check', passes(modifyMorale), 'holds'],
      ['It rallies once it has failed', rallies(), 'rallies'],
    ],
    ['boards.profiles', 'rally.falling'],
  );
}

function coverOf(asked: Asked, { shooting }: Settings): number {
  const { sparse, dense } = shooting.cover;
  return { none: 0, sparse, dense }[wordAsked(asked, 'cover', ['none', 'sparse', 'dense'])];
}

/** In inches; half the range when it is left out, beyond the reach of melee where that is more. */
function distanceOf(asked: Asked, weapon: WeaponSpec, own: Settings): number {
  const { mode, range } = weapon;
  const { inches } = own.melee.target;
  if (mode === 'melee') return numberAsked(asked, 'distance', { from: 0, to: inches, step: 'any' }, 0);
  const least = own.shooting.target.on ? own.shooting.target.inches : 0;
  const usual = Math.max(range / 2, Math.min(range, least + 1));
  const bounds = { from: Math.min(least, range), to: range, step: 'any' } as const;
  const distance = numberAsked(asked, 'distance', bounds, usual);
  if (canReach(own, weapon, distance * INCH, true)) return distance;
  const beyond = range > least ? '' : `, which is beyond the range of ${inchesText(range)}`;
  throw new InputError(
    `Somebody ${inchesText(distance)} away is fought in melee and not shot (ZC-SHT-01); ask for more than ${inchesText(least)}${beyond}.`,
  );
}
