import type { Model } from '../../../kernel/entities.ts';
import { firstAlike } from '../../../rules/assembly/mustering.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { createModifiers, type Modifiers, startFrom } from '../../../rules/play/modifiers.ts';
import type { Settings } from '../rules/index.ts';
import { BAND_ENDS } from '../units/bands.ts';
import type { WeaponSpec } from '../units/units.ts';
import { chanceToCatch } from './deviation.ts';
import {
  atRisk,
  bandModifier,
  type Gunnery,
  JUDGED,
  MOST_ATTACKS,
  SHIFT,
  shotsOf,
  WIDTH,
} from './gunnery.ts';
import { expectedLoss } from './harm.ts';
import { SEEN } from './looks.ts';
import { blowNumber, STANDING, STEADY, shotNumber } from './modifiers.ts';
import type { ModelSpec } from './muster.ts';
import { scratchesOf } from './scratches.ts';
import type { Attack, AttackKind } from './timing.ts';
import { addedToSave, modifyByBoth, type UsersRules } from './users-say.ts';
import { chanceToHit, chanceToPass, chanceToWound, chanceUnsaved } from './wounding.ts';

/** What tables of expected harm are worked out from. */
interface Armed {
  readonly models: readonly ModelSpec[];
  readonly weapons: readonly WeaponSpec[];
  readonly settings: readonly [Settings, Settings];
  readonly worth: Float64Array;
  readonly active: UsersRules;
}

interface Reckoning extends Armed {
  /** Filled anew for each number. */
  readonly list: Modifiers;
}

/** Tables of expected harm by attacker, target and wounds, each worked out when somebody first asks. */
export function createGunnery(armed: Armed): Gunnery {
  const { models, active } = armed;
  const mostWounds = Math.max(...models.map(({ profile }) => profile.wounds));
  const hasUsers = haveUsersASay(active);
  // A user's rule may know one model from another.
  const alike = hasUsers ? models.map((_, model) => model) : firstAlike(models);
  const reckoning: Reckoning = { ...armed, list: createModifiers() };
  const kept = (table: typeof shotTable): Gunnery['shots'] => {
    const tables: (Float64Array | undefined)[] = [];
    return (attacker, target, wounds) => {
      const key = (alike[attacker] * models.length + alike[target]) * (mostWounds + 1) + wounds;
      tables[key] ??= table(reckoning, attacker, target, wounds);
      return tables[key];
    };
  };
  const shots = kept(shotTable);
  const blows = kept((...asked) => blowTable('melee', ...asked));
  return {
    shots,
    blows,
    charges: hasUsers ? kept((...asked) => blowTable('charge', ...asked)) : blows,
    judged: kept((by, attacker, target, wounds) =>
      withPowers(by, attacker, target, wounds, judgedShots(shots(attacker, target, wounds))),
    ),
  };
}

function expected(
  { models, settings, worth }: Reckoning,
  target: Model,
  left: number,
  dice: number,
  chance: number,
): number {
  const { seat, profile } = models[target];
  const { wounds: each } = settings[seat].saves.wounds;
  return expectedLoss({ worth: worth[target], left, whole: profile.wounds, each }, dice, chance);
}

/** AR of a target that is unhurt, with what being only scratched is worth of it. */
function armourOf(theirs: Settings, { profile }: ModelSpec): number {
  return profile.armour + theirs.saves.armour.shift + scratchesOf(theirs, profile);
}

/** Chance that an attack wounds which hits with so much; what users' rules add to AR and DM is added here. */
function chanceOf({ settings, active }: Reckoning, attack: Attack, need: number): number {
  const { attacker, target, weapon } = attack;
  const [own, theirs] = [settings[attacker.seat], settings[target.seat]];
  const added = addedToSave(active, attack);
  const armour = armourOf(theirs, target) + added.armour;
  const damage = weapon.damage + added.damage;
  const isShot = weapon.mode === 'ranged';
  const direct = chanceToWound(own, theirs, { need, armour, damage, isShot });
  const caught = chanceToCatch(own, weapon);
  if (caught === 0) return direct;
  return direct + (1 - chanceToHit(own, need)) * caught * chanceUnsaved(theirs, armour - damage);
}

/** An attack as users' rules are told of it. */
function attackOf(
  { models }: Reckoning,
  kind: AttackKind,
  attacker: Model,
  target: Model,
  weapon: WeaponSpec,
  distance = 0,
): Attack {
  return { kind, attacker: models[attacker], target: models[target], weapon, distance };
}

/** How far off the middle of a band is, in inches: what stands for all of it where users' rules are asked. */
function middleOf(band: number): number {
  return ((BAND_ENDS[band - 1] ?? 0) + BAND_ENDS[band]) / 2;
}

function shotTable(by: Reckoning, attacker: Model, target: Model, wounds: number): Float64Array {
  const { models, weapons, settings, list } = by;
  const [own, theirs] = [settings[models[attacker].seat], settings[models[target].seat]];
  const [firer, aimedAt] = [models[attacker].profile, models[target].profile];
  const table = new Float64Array(MOST_ATTACKS * BAND_ENDS.length * WIDTH);
  for (let band = 0; band < BAND_ENDS.length; band++) {
    for (const weapon of models[attacker].ranged.map((one) => weapons[one])) {
      const modifier = bandModifier(own, weapon, band);
      if (modifier === null) continue;
      shotNumber(list, own, theirs, firer, aimedAt, { ...PLAIN_SHOT, band: modifier });
      const attack = attackOf(by, 'ranged', attacker, target, weapon, middleOf(band));
      modifyByBoth(list, by.active, attack);
      const base = list.total;
      for (let shift = -SHIFT; shift <= SHIFT; shift++) {
        const chance = chanceOf(by, attack, base + shift);
        for (let attacks = 1; attacks <= MOST_ATTACKS; attacks++) {
          const at = (attacks - 1) * BAND_ENDS.length * WIDTH + band * WIDTH + SHIFT + shift;
          table[at] = Math.max(
            table[at],
            expected(by, target, wounds, attacks * shotsOf(own, weapon), chance),
          );
        }
      }
    }
  }
  return table;
}

/** The part of a table of shots that is about so many attacks. */
function judgedShots(table: Float64Array): Float64Array {
  const width = BAND_ENDS.length * WIDTH;
  return table.subarray((JUDGED - 1) * width, JUDGED * width);
}

/** Shots by which places are judged, and powers where they do more; neither cover nor postures help against those. */
function withPowers(
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
  shots: Float64Array,
): Float64Array {
  const { models, weapons, settings, list, active } = by;
  const { powers: known, profile, seat } = models[attacker];
  const [own, theirs] = [settings[seat], settings[models[target].seat]];
  if (known.length === 0 || !own.powers.on || !own.powers.channel.on) return shots;
  const table = shots.slice();
  const armour = armourOf(theirs, models[target]);
  const counts = atRisk(own);
  for (const power of known.map((one) => weapons[one])) {
    const dice = Math.max(1, Math.floor(JUDGED / power.actions));
    for (let band = 0; band < BAND_ENDS.length; band++) {
      if (bandModifier(own, power, band) === null) continue;
      const attack = attackOf(by, 'power', attacker, target, power, middleOf(band));
      const added = addedToSave(active, attack);
      startFrom(list, profile.power + own.powers.test.bonus - power.magnitude);
      modifyByBoth(list, active, attack);
      const unsaved = chanceUnsaved(theirs, armour + added.armour - power.damage - added.damage);
      const harm = expected(by, target, wounds, dice, chanceToPass(own, list.total) * unsaved);
      for (let at = band * WIDTH; at < (band + 1) * WIDTH; at++)
        table[at] = Math.max(table[at], counts * harm);
    }
  }
  return table;
}

/** What the chance of a secondary attack is of that of the blow before it, about: each point off CC takes a tenth. */
function secondShare({ closeCombat }: Settings): number {
  return Math.max(0, 1 - closeCombat.secondary.penalty / 10);
}

function blowTable(
  kind: 'melee' | 'charge',
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
): Float64Array {
  const { models, weapons, settings, list, active } = by;
  const [own, theirs] = [settings[models[attacker].seat], settings[models[target].seat]];
  const table = new Float64Array(MOST_ATTACKS * WIDTH);
  const blows = models[attacker].melee.map((one) => {
    const attack = attackOf(by, kind, attacker, target, weapons[one]);
    blowNumber(list, own, theirs, models[attacker].profile, PLAIN_BLOW);
    modifyByBoth(list, active, attack);
    return { attack, base: list.total };
  });
  if (blows.length === 0) return table;
  const hasSecond = blows.length > 1 && own.closeCombat.secondary.on;
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    const chances = blows.map(({ attack, base }) => chanceOf(by, attack, base + shift));
    const best = Math.max(...chances);
    const second = hasSecond ? secondShare(own) * best : 0;
    for (let attacks = 1; attacks <= MOST_ATTACKS; attacks++) {
      const dice = hasSecond ? 2 * attacks : attacks;
      const chance = hasSecond ? (best + second) / 2 : best;
      table[(attacks - 1) * WIDTH + SHIFT + shift] = expected(by, target, wounds, dice, chance);
    }
  }
  return table;
}

const PLAIN_SHOT = {
  band: 0,
  look: SEEN,
  smoke: 0,
  aimed: false,
  posture: STANDING,
  morale: STEADY,
  rage: 0,
  fumbled: false,
  steady: false,
  damaged: 0,
} as const;

const PLAIN_BLOW = {
  attackers: 1,
  charging: false,
  across: false,
  ambush: false,
  secondary: false,
  own: STANDING,
  posture: STANDING,
  morale: STEADY,
  rage: 0,
  fumbled: false,
} as const;
