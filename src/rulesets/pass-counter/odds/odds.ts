import { chanceThat, meanOf } from '../../../kernel/chances.ts';
import {
  type Asked,
  inchesText,
  numberAsked,
  refuseOthers,
  weaponAsked,
  wordAsked,
} from '../../../rules/assembly/asked.ts';
import { type ChanceRow, chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import { compileBoth } from '../../../rules/variant.ts';
import { isLongRange } from '../matchup/needs.ts';
import type { AttackKind } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';
import { answerFirstPlayer, answerTest, DICE_OF_OURS, profileAsked } from './odds-of-tests.ts';
import { refuseEngaged, refuseNoBonus, refuseWhatIsOff } from './odds-refusals.ts';
import { type End, openScene, type Placing } from './odds-scene.ts';

const OPTIONS = {
  attacker: { says: 'Model that attacks, as in trooper' },
  target: { says: 'Model that is attacked' },
  weapon: { says: 'Weapon of the attacker; its first when left out' },
  distance: { says: 'Inches between shooter and target; 6 when left out' },
  obscured: { says: 'The target is partly hidden', flag: true },
  cover: { says: 'The target touches an obstacle it is behind', flag: true },
  aimed: { says: 'The shooter has aimed', flag: true },
  focused: { says: 'The attacker has focused', flag: true },
  focus: { says: 'Where Focus goes: best, hit or ap' },
  charge: { says: 'The attack is that of a charge', flag: true },
  disengaging: { says: 'The target is leaving', flag: true },
  retaliation: { says: 'The attacker strikes back', flag: true },
  friends: { says: 'Friends of the attacker who engage the target and nobody else' },
  wounds: { says: 'Wounds the target has left; all when left out' },
  down: { says: 'The target is knocked down', flag: true },
  'hit-rerolls': { says: 'Failed hit dice the attacker pays to have rolled again' },
  'armour-rerolls': { says: 'Failed armour dice the defender pays to have rolled again' },
  nerve: { says: 'Model that tests its nerve' },
  recovery: { says: 'Model that makes a recovery roll' },
  seize: { says: 'Points spent on the roll for first player' },
  against: { says: 'Points the other side spends on it; none when left out' },
} as const;

const ATTACK = Object.keys(OPTIONS).slice(0, 17);

/** Clauses of ours behind the chances of any attack, beside those behind any roll of a model. */
const ATTACKS_OF_OURS = ['attacks.hitTarget', 'attacks.armourTarget', 'attacks.woundEach', 'recovery.target'];

type Both = readonly [Settings, Settings];

/** Exact chances of attacks, tests and the roll for first player, from the code that plays. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const settings: Both = compileBoth<Settings>(rules, variants);
      if (asked.seize !== undefined) return answerFirstPlayer(asked, settings);
      if (asked.nerve !== undefined) return answerTest(data, rules, asked, settings[0], 'nerve');
      if (asked.recovery !== undefined) return answerTest(data, rules, asked, settings[0], 'recovery');
      if (asked.attacker !== undefined && asked.target !== undefined)
        return attack(data, rules, asked, settings);
      throw new InputError(
        'Odds of Pass Counter need --attacker and --target, or one of --nerve, --recovery and --seize.',
      );
    },
  };
}

function attack(data: UnitData, rules: readonly Rule[], asked: Asked, settings: Both): OddsAnswer {
  refuseOthers(asked, 'an attack', ATTACK);
  const attacker = profileAsked(data, asked, 'attacker');
  const target = profileAsked(data, asked, 'target');
  const weapon = weaponAsked(asked, attacker.id, usableOf(attacker, asked, data), data.weapons);
  const placing = placingOf(asked, weapon, target);
  refuseWhatIsOff(asked, settings);
  refuseNoBonus(asked, settings[0]);
  refuseEngaged(placing, settings);
  const { group, ends } = openScene(data, rules, settings, [attacker, target], weapon.id, placing);
  const found = ends();
  const chance = (holds: (end: End) => boolean) => chanceThat(found, holds);
  const most = Math.max(...found.map(([end]) => end.unsaved));
  const unsaved = Array.from({ length: most + 1 }, (_, n) => chance((end) => end.unsaved === n));
  const isShot = placing.kind === 'ranged';
  const isLong = isShot && isLongRange(settings[0], placing.distance);
  const where = isShot ? `${inchesText(placing.distance)} away` : 'in contact';
  const dice = `${group.dice} ${group.dice === 1 ? 'die' : 'dice'}`;
  const needs = settings[1].attacks.armour.on ? `, armour ${group.toSave.least}+` : ', no armour';
  return chanceAnswer(
    `${attacker.title} with ${weapon.title} at ${target.title} ${where}: ${dice}, ${group.toHit.least}+ to hit${needs}${isLong ? ', long range' : ''}`,
    [
      ['The target is removed', chance(({ wounds }) => wounds === 0), 'removed'],
      ['It is knocked down', chance((end) => end.down && !placing.down), 'knockedDown'],
      ...unsaved.map((share, n): ChanceRow => [`${n} ${n === 1 ? 'hit is' : 'hits are'} not stopped`, share]),
      ['Hits not stopped, on average', meanOf(found, (end) => end.unsaved), 'meanUnsaved'],
    ],
    [...DICE_OF_OURS, ...ATTACKS_OF_OURS],
    {
      dice: group.dice,
      toHit: group.toHit.least,
      toSave: group.toSave.least,
      unsaved: textsOf(unsaved.entries()),
    },
  );
}

/** Weapons of a model that an attack as it is asked about can be made with. */
function usableOf({ weapons }: Profile, asked: Asked, data: UnitData): string[] {
  const needsMelee = MELEE.some((flag) => asked[flag] === true);
  return weapons.filter((name) => !needsMelee || data.weapons[name].mode === 'melee');
}

const MELEE = ['charge', 'disengaging', 'retaliation', 'focused'] as const;

function placingOf(asked: Asked, weapon: WeaponSpec, target: Profile): Placing {
  const isMelee = weapon.mode === 'melee';
  const kinds = (['charge', 'disengaging', 'retaliation'] as const).filter((flag) => asked[flag] === true);
  if (kinds.length > 1)
    throw new InputError(`An attack cannot be --${kinds[0]} and --${kinds[1]} at once; keep one.`);
  refuseOthers(asked, isMelee ? 'a melee attack' : 'a shot', [
    'attacker',
    'target',
    'weapon',
    'cover',
    'wounds',
    'down',
    'hit-rerolls',
    'armour-rerolls',
    ...(isMelee ? [...MELEE, 'focus', 'friends'] : ['distance', 'obscured', 'aimed']),
  ]);
  const kind: AttackKind = isMelee ? (kinds[0] ?? 'melee') : 'ranged';
  return {
    kind,
    distance: isMelee ? 0 : numberAsked(asked, 'distance', { from: 0, to: weapon.range, step: 'any' }, 6),
    obscured: asked.obscured === true,
    covered: asked.cover === true,
    prepared: asked.aimed === true || asked.focused === true,
    focusOn: wordAsked(asked, 'focus', ['best', 'hit', 'ap']),
    friends: numberAsked(asked, 'friends', { from: 0, to: 5 }, 0),
    wounds: numberAsked(asked, 'wounds', { from: 1, to: target.wounds }, target.wounds),
    down: asked.down === true,
    rerolls: [
      numberAsked(asked, 'hit-rerolls', { from: 0, to: 12 }, 0),
      numberAsked(asked, 'armour-rerolls', { from: 0, to: 12 }, 0),
    ],
  };
}
