import { meanOf } from '../../../kernel/chances.ts';
import { fraction, minus, ONE, ZERO } from '../../../kernel/fraction.ts';
import {
  type Asked,
  inchesText,
  numberAsked,
  refuseOthers,
  requireOn,
  weaponAsked,
} from '../../../rules/assembly/asked.ts';
import { chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import { sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer, OddsDesk } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import { compileBoth } from '../../../rules/variant.ts';
import { crowdInTheOpen } from '../match/engagement.ts';
import { facesToCatch } from '../matchup/deviation.ts';
import { hasCharges } from '../matchup/has-charges.ts';
import { mayDare } from '../matchup/modifiers.ts';
import { systemsFail } from '../matchup/scratches.ts';
import { ANSWERS } from '../matchup/timing.ts';
import { criticalDamage, SIDES } from '../matchup/wounding.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';
import { attackersAsked, blowsAsked, reachAsked, shotsAsked } from './odds-attack-dice.ts';
import { castOf, type Sides } from './odds-cast.ts';
import { exactHit, exactSave, exactWounds } from './odds-dice.ts';
import { answerBreakAway, answerLeadership, answerPower, answerSpot } from './odds-of-tests.ts';
import { answerArmourRoll } from './odds-of-vehicles.ts';
import {
  OF_BLOWS,
  OF_SHOTS,
  OPTIONS,
  profileAsked,
  refusePosture,
  refuseRear,
  stateAsked,
} from './odds-options.ts';

/** Clauses of ours behind the chances of any attack. */
const OURS = ['saves.armour', 'saves.wounds', 'saves.profiles'];

/** Exact chances of attacks and tests, by what the code that plays says of each face; users' rules count. */
export function oddsDesk(data: UnitData, rules: readonly Rule[]): OddsDesk {
  return {
    options: OPTIONS,
    answer(asked, variants) {
      const sides = sidesOf(rules, compileBoth<Settings>(rules, variants), ANSWERS);
      const settings = [sides[0].settings, sides[1].settings] as const;
      if (asked.leadership !== undefined) return answerLeadership(data, asked, sides[0]);
      if (asked['break-away'] !== undefined) return answerBreakAway(data, asked, sides);
      if (asked.spot !== undefined) return answerSpot(data, asked, sides);
      if (asked['armour-roll'] !== undefined) return answerArmourRoll(data, asked, settings);
      if (asked.power !== undefined) return answerPower(data, asked, sides);
      if (asked.attacker !== undefined && asked.target !== undefined) return attack(data, asked, sides);
      throw new InputError(
        'Odds of d20 Skirmish need --attacker and --target, or one of --leadership, --break-away, --spot, --power and --armour-roll.',
      );
    },
  };
}

function attack(data: UnitData, asked: Asked, sides: Sides): OddsAnswer {
  const settings = [sides[0].settings, sides[1].settings] as const;
  const attacker = profileAsked(data, asked, 'attacker');
  const target = profileAsked(data, asked, 'target');
  const weapon = weaponAsked(asked, attacker.id, usableOf(attacker, asked, data), data.weapons);
  const isShot = weapon.mode === 'ranged';
  refuseOthers(asked, isShot ? 'a shot' : 'a blow', isShot ? OF_SHOTS : OF_BLOWS);
  refuseWhatIsOff(asked, settings[0]);
  refusePosture(asked, 'posture', target, settings[1]);
  refusePosture(asked, 'own-posture', attacker, settings[0]);
  if (asked.attackers !== undefined) refuseCrowd(asked, settings[1], attacker, target);
  if (asked.stationary === true) refuseStationary(settings[0], attacker);
  const [own, theirs] = settings;
  const duel = castOf(data, attacker, target);
  const attacks = numberAsked(asked, 'attacks', { from: 1, to: 6 }, 1);
  const dice = Array.from({ length: attacks }, (_, before) =>
    isShot
      ? shotsAsked(asked, sides, duel, weapon, before)
      : blowsAsked(data, asked, sides, duel, weapon, before),
  ).flat();
  const armour = target.armour + theirs.saves.armour.shift;
  if (asked.rear === true) refuseRear(own, target, weapon);
  const catches = fraction(facesToCatch(own, weapon), SIDES);
  const wounds = numberAsked(asked, 'wounds', { from: 1, to: target.wounds }, target.wounds);
  const ends = exactWounds(own, theirs, {
    dice,
    armour,
    isShot,
    catches,
    wounds,
    fumbled: asked.fumbled === true,
    hasSystems: systemsFail(theirs, target),
  });
  const [first] = dice;
  const need = first.need - (asked.fumbled === true ? own.criticals.fumble.penalty : 0);
  const save = armour - first.damage;
  const isPlain = criticalDamage(own, 1, isShot) === 0;
  const where = isShot ? `${inchesText(reachAsked(asked, own, weapon).inches)} away` : 'in contact';
  const many = `${dice.length} ${dice.length === 1 ? 'die' : 'dice'}`;
  return chanceAnswer(
    `${attacker.title} with ${weapon.title} at ${target.title} ${where}: ${many}, ${need} or less to hit, ${save} or less to save`,
    [
      ['The first die hits', exactHit(own, need), 'hits'],
      ...(catches.over > 0n ? [['A template that misses catches it', catches, 'catches'] as const] : []),
      [`A hit${isPlain ? '' : ' that is no 1'} is saved`, exactSave(theirs, save), 'saves'],
      ['The target is removed', ends.get(0) ?? ZERO, 'removed'],
      ['It is wounded', minus(ONE, ends.get(wounds) ?? ZERO), 'wounded'],
      ['Wounds, on average', meanOf(ends, (left) => wounds - left), 'meanWounds'],
    ],
    isShot
      ? [
          ...OURS,
          'ranged.weapons',
          'cover.lines',
          ...(catches.over > 0n ? ['templates.area', 'templates.deviation'] : []),
        ]
      : [...OURS, 'close-combat.second'],
    { dice: dice.length, need, save },
  );
}

/** Weapons of a model that an attack as it is asked about can be made with. */
function usableOf({ weapons }: Profile, asked: Asked, data: UnitData): string[] {
  const needsBlade = (['charge', 'ambush', 'across', 'attackers'] as const).some(
    (name) => asked[name] !== undefined,
  );
  return weapons.filter(
    (name) => data.weapons[name].magnitude === 0 && (!needsBlade || data.weapons[name].mode === 'melee'),
  );
}

function refuseWhatIsOff(asked: Asked, own: Settings): void {
  if (asked.aimed === true) requireOn(own.aim.on && own.aim.action.on, '--aimed', 'Aim');
  if (asked.charge === true) requireOn(hasCharges(own), '--charge', 'Charge');
  if (asked.ambush === true) requireOn(own.spotting.on && own.spotting.action.on, '--ambush', 'Spotting');
  if (asked.smoke !== undefined) requireOn(own.smoke.penalty.on, '--smoke', 'Smoke');
  const daring = (['aimed', 'charge'] as const).find((name) => asked[name] === true);
  if (daring !== undefined && !mayDare(own, stateAsked(asked, own).morale))
    throw new InputError(`--${daring} is not for whoever is ${asked.state}; leave one of both out.`);
}

function refuseCrowd(asked: Asked, theirs: Settings, attacker: Profile, target: Profile): void {
  const most = crowdInTheOpen(theirs, attacker.size, target.size);
  if (attackersAsked(asked) <= most) return;
  throw new InputError(
    `No more than ${most} of the size of a ${attacker.title} attack a ${target.title} at once.`,
  );
}

function refuseStationary({ vehicles }: Settings, firer: Profile): void {
  requireOn(vehicles.on && vehicles.steady.on, '--stationary', 'the bonus for keeping still');
  if (!firer.vehicle && !firer.gunner)
    throw new InputError(`--stationary is for vehicles and gunners, not for a ${firer.title}.`);
}
