import { fractionText } from '../../../kernel/fraction.ts';
import { type Asked, inchesText, numberAsked, refuseOthers } from '../../../rules/assembly/asked.ts';
import { type ChanceRow, chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Variant } from '../../../rules/variant.ts';
import { mayFire } from '../match/legal.ts';
import { inReach, isImpossible, type Strike } from '../match/strike.ts';
import { isShielded } from '../match/weapons.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { isBlow } from '../matchup/modifiers.ts';
import type { UnitData } from '../units/units.ts';
import { type AttackOdds, attackOdds, type TemplateOdds } from './exact-attack.ts';
import { profileAsked, viewAsked } from './odds-asked.ts';
import { castOf } from './odds-cast.ts';
import { HERE, openScene, type Scene, THERE } from './odds-scene.ts';
import { commanderAsked, MOST_INCHES, needsText, pointsAsked, supportText } from './odds-side.ts';
import { type ArmsAsked, armsAsked } from './odds-weapon.ts';

const OPTIONS = [
  ...['attacker', 'weapon', 'target', 'distance', 'cover', 'partial', 'wounds-left'],
  ...['attacker-cp', 'defender-cp', 'commander', 'commander-cp', 'free-strike', 'charge', 'suppressing'],
];

/** Chances of one attack. */
export function answerAttack(
  data: UnitData,
  rules: readonly Rule[],
  asked: Asked,
  variants: readonly [Variant, Variant],
): OddsAnswer {
  refuseOthers(asked, 'an attack', OPTIONS);
  const commander = commanderAsked(data, asked);
  const actor = profileAsked(data, asked, 'attacker');
  const cast = castOf(data, rules, variants, actor, profileAsked(data, asked, 'target'), commander);
  const [own] = cast.matchup.settings;
  const [attacker, target] = [cast.actor, cast.target].map((model) => cast.matchup.models[model].profile);
  const arms = armsAsked(cast, asked);
  const { view, words } = viewAsked(asked);
  const woundsLeft = numberAsked(asked, 'wounds-left', { from: 1, to: target.wounds }, target.wounds);
  const distance = distanceAsked(asked, arms);
  const scene = openScene(cast, {
    distance,
    view,
    woundsLeft,
    points: pointsAsked(asked),
  });
  // Whoever draws these two is in the middle of its own turn.
  scene.still.state.active = arms.kind === 'free-strike' || arms.kind === 'suppressing-fire' ? 1 : 0;
  const odds = attackOdds(scene, strikeOf(scene, arms), arms.charging ? own.charge.attack.bonus : 0);
  const where = isBlow(arms.kind) ? 'in contact' : `${inchesText(distance)} away ${words}`;
  const left = asked['wounds-left'] === undefined ? '' : ` with ${woundsText(woundsLeft)} left`;
  const support = supportText(asked, 'the attacker', 'the target');
  const title = `${attacker.title} with ${arms.weapon.title} at ${target.title}${left} ${where}${arms.words}${support}`;
  return chanceAnswer(title, rowsOf(cast.matchup, odds), [], dataOf(odds));
}

function woundsText(wounds: number): string {
  return `${wounds} wound${wounds === 1 ? '' : 's'}`;
}

function distanceAsked(asked: Asked, { kind, weapon }: ArmsAsked): number {
  const inches = numberAsked(asked, 'distance', { from: 0, to: MOST_INCHES, step: 'any' }, -1);
  if (!isBlow(kind)) {
    if (inches < 0)
      throw new InputError(`How far is the target? Give --distance, as in --distance ${weapon.range}.`);
    return inches;
  }
  if (inches > 0 || asked.cover !== undefined || asked.partial !== undefined) {
    const stray = inches > 0 ? 'distance' : 'cover';
    throw new InputError(`A ${weapon.title} strikes in contact; leave out --${stray}.`);
  }
  return 0;
}

function strikeOf({ cast, still }: Scene, { kind, weapon }: ArmsAsked): Strike {
  const strike: Strike = {
    kind,
    attacker: cast.actor,
    weapon: cast.matchup.weapons.indexOf(weapon),
    target: cast.target,
    from: HERE,
    at: THERE,
  };
  if (isImpossible(still, strike))
    throw new InputError('Under these rules an attack that no roll can make a hit is not allowed.');
  if (isBlow(kind)) return strike;
  if (isShielded(still, cast.actor, cast.target, THERE) || !mayFire(still, cast.actor))
    throw new InputError(
      'Under these rules nobody shoots at a model in contact; let it stand off, as in --distance 1, or give a weapon to strike with.',
    );
  if (!inReach(still, strike)) {
    const reach = cast.matchup.settings[0].rangedAttack.reach.ranges * weapon.range;
    throw new InputError(`Under these rules a ${weapon.title} reaches ${reach} inches and no further.`);
  }
  return strike;
}

function rowsOf(matchup: CompiledMatchup, odds: AttackOdds): ChanceRow[] {
  const needs = (number: number) => needsText(matchup, 0, number);
  const { template, wounds, suppressed } = odds;
  const wound = ['Wound, after a hit', odds.wound, 'wound'] as const;
  const isTested = matchup.settings[1].wounding.test.on;
  return [
    ['Hit', odds.hit, 'hit', needs(odds.toHit)],
    isTested ? [...wound, needs(odds.toWound)] : wound,
    ['Kill', odds.kill, 'kill'],
    ...wounds.map((chance, n): ChanceRow => [`${woundsText(n)} lost`, chance]),
    ...(suppressed ? [['Alive and suppressed', suppressed] as const] : []),
    ...(template ? rowsOfTemplate(template) : []),
  ];
}

function rowsOfTemplate({ centreKill, edgeKill, direction, inches, dice }: TemplateOdds): ChanceRow[] {
  return [
    ['Kill in the middle of the template', centreKill],
    ['Kill of one like it under the edge', edgeKill],
    ...[...direction].map(([n, chance]): ChanceRow => [`A miss goes in direction ${n}`, chance]),
    ...[...inches].map(([n, chance]): ChanceRow => [`A miss goes ${inchesText(n)} (${dice}d6)`, chance]),
  ];
}

function dataOf({ wounds, suppressed, template }: AttackOdds): Record<string, unknown> {
  return {
    wounds: textsOf(wounds.entries()),
    ...(suppressed && { suppressed: fractionText(suppressed) }),
    ...(template && {
      template: {
        centreKill: fractionText(template.centreKill),
        edgeKill: fractionText(template.edgeKill),
        dice: template.dice,
        direction: textsOf(template.direction),
        inches: textsOf(template.inches),
      },
    }),
  };
}
