/** What a shot comes to as a match would have it, whole units and their leaders: what `rulebench odds` answers of one. */

import { type Fraction, fraction, minus, plus, times, ZERO } from '../../../kernel/fraction.ts';
import { addUp } from '../../../rules/active-rules.ts';
import { type Asked, inchesText, numberAsked, requireOn, wordAsked } from '../../../rules/asked.ts';
import { type ChanceRow, chanceAnswer } from '../../../rules/chance-lines.ts';
import { createModifiers } from '../../../rules/modifiers.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { OddsAnswer } from '../../../rules/ruleset.ts';
import { rollDice } from '../matchup/fire-dice.ts';
import { type Addition, fireDice, hitsOf, modifyFire, type Shot } from '../matchup/fire-effect.ts';
import { baseRange, pinNumber, qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import {
  damageTalent,
  fireTalents,
  ledLevel,
  naturalLevel,
  ratingBy,
  targetTalents,
} from '../matchup/talents.ts';
import { CLAUSE } from '../rules/index.ts';
import type { UnitSpec } from '../units/muster.ts';
import { RATINGS } from '../units/units.ts';
import { type Chances, chancesOf, chanceThat, meanOf, mixed, successes, textOf } from './odds-scene.ts';
import { FACINGS, vehicleAnswer } from './odds-vehicles.ts';

const COVERS = ['none', 'partial', 'heavy'] as const;

/** A way that a sniper's test may turn out, or the only one: how likely it is, and what it adds to damage. */
interface Turn {
  readonly chance: Fraction;
  readonly damage: number;
}

/** Exact chances of one shot by a unit at another, each as its list has it, its leader with it. */
export function shotAnswer(
  asked: Asked,
  [attacker, target]: readonly [UnitSpec, UnitSpec],
  own: Side,
  theirs: Side,
): OddsAnswer {
  const shot = shotAsked(asked, attacker, target, own, theirs);
  const list = createModifiers();
  modifyFire(list, shot, own, theirs);
  const dice = fireDice(shot, own.settings);
  const effect = chancesOf((roll) => list.total + rollDice(dice, roll));
  const hits = chancesOf((roll) => hitsOf(own.settings, list.total + rollDice(dice, roll), shot.attack));
  const turns = turnsOf(shot, own);
  const { hull } = target.profile;
  if (hull !== null) return vehicleAnswer(hitsIn(turns, hits), shot, hull, own, theirs);
  return shotLines(shot, { effect, hits, turns }, own, theirs);
}

function shotAsked(
  asked: Asked,
  attacker: UnitSpec,
  target: UnitSpec,
  { settings }: Side,
  theirs: Side,
): Shot {
  const base = baseRange(settings, attacker.quality);
  const range = attacker.main.range * base;
  return {
    attack: {
      attacker,
      target,
      distance: numberAsked(asked, 'distance', { from: 0, to: range, step: 'any' }, range / 2),
      cover: COVERS.indexOf(wordAsked(asked, 'cover', COVERS)),
      fortified: 0,
      bunkered: false,
      facing: FACINGS.indexOf(wordAsked(asked, 'facing', FACINGS)),
      figures: attacker.profile.figures,
      still: asked['still'] === true,
      moved: false,
      bounded: false,
    },
    level: ledLevel(attacker, settings, true),
    base,
    marker: asked['shaken'] === true ? 1 : 0,
    targetMarker: asked['marked'] === true ? 1 : 0,
    bunched: false,
    additions: [
      ...officerAsked(asked, settings),
      ...fireTalents(attacker, settings),
      ...targetTalents(target, theirs.settings),
      ...concealmentAsked(asked, target, theirs),
    ],
  };
}

/** What an officer adds who is with the attacker (SQ-CHR-06). */
function officerAsked(asked: Asked, settings: Side['settings']): Addition[] {
  const rating = ratingBy(settings, wordAsked(asked, 'officer', RATINGS));
  return settings.characters.lead.on && rating > 0 ? [[CLAUSE.characters.lead, rating]] : [];
}

/** What a sniper who has not moved takes away (SQ-SNP-02). */
function concealmentAsked(asked: Asked, { profile }: UnitSpec, { settings }: Side): Addition[] {
  const { concealed } = settings.snipers;
  if (asked['concealed'] !== true) return [];
  requireOn(concealed.on, '--concealed', 'the concealment of snipers');
  if (profile.kind !== 'sniper')
    throw new InputError(`--concealed is for snipers, not for ${profile.title}.`);
  return [[CLAUSE.snipers.concealed, -concealed.points]];
}

/** How the test for a clear shot may turn out; others have none (SQ-SNP-05, SQ-SNP-06). */
function turnsOf({ attack: { attacker }, level }: Shot, { settings }: Side): readonly Turn[] {
  const { on, clear, bullseye } = settings.snipers;
  if (attacker.profile.kind !== 'sniper' || !on) return [{ chance: fraction(1), damage: 0 }];
  const needs = qualityNumber(settings, level);
  const passes = chancesOf((roll) => [1, 2, 3].filter(() => roll() >= needs).length);
  const perfect = bullseye.on ? chanceThat(passes, (count) => count === 3) : ZERO;
  const all = chanceThat(passes, (count) => count >= clear.need);
  return [
    { chance: minus(all, perfect), damage: 0 },
    { chance: perfect, damage: bullseye.points },
  ];
}

function shotChance(turns: readonly Turn[]): Fraction {
  return turns.reduce((sum, { chance }) => plus(sum, chance), ZERO);
}

/** Hits where there may be no shot at all. */
function hitsIn(turns: readonly Turn[], hits: Chances): Chances {
  const shot = shotChance(turns);
  return mixed([
    [minus(fraction(1), shot), new Map([[0, fraction(1)]])],
    [shot, hits],
  ]);
}

interface Effects {
  readonly effect: Chances;
  readonly hits: Chances;
  readonly turns: readonly Turn[];
}

/** What a shot at figures comes to. */
function shotLines(shot: Shot, { effect, hits, turns }: Effects, own: Side, theirs: Side): OddsAnswer {
  const { attacker, target, distance, cover } = shot.attack;
  const { recoverWounded, underFire } = theirs.settings;
  const { figures } = target.profile;
  const clear = shotChance(turns);
  const needed = recoverWounded.wounds.on ? Math.max(0, recoverWounded.wounds.margin) : 0;
  const outBy = (damage: number, margin: number) => beating(leadOf(shot, own, theirs) + damage, margin);
  /** Of a hit, whichever way the test has turned out. */
  const onHit = (margin: number) =>
    turns.reduce(
      (sum, { chance, damage }) => plus(sum, times(over(chance, clear), outBy(damage, margin))),
      ZERO,
    );
  const lost = mixed([
    [minus(fraction(1), clear), new Map([[0, fraction(1)]])],
    ...turns.map(({ chance, damage }) => [chance, successes(hits, outBy(damage, 0), figures)] as const),
  ]);
  const pins = chanceThat(
    effect,
    (value) => value >= pinNumber(theirs.settings, naturalLevel(target, theirs.settings)),
  );
  const says = ['in the open', 'in partial cover', 'in heavy cover'][cover];
  const isTested = attacker.profile.kind === 'sniper' && own.settings.snipers.on;
  const rows: ChanceRow[] = [
    ['Hits, on average', meanOf(hitsIn(turns, hits)), 'meanHits'],
    ['A hit takes a figure out', onHit(0), 'out'],
    ['A hit kills', onHit(needed), 'killed'],
    ['Figures out of action, on average', meanOf(lost), 'meanLost'],
    ['Nobody is left', chanceThat(lost, (value) => value >= figures), 'gone'],
  ];
  if (isTested) rows.unshift(['It has a clear shot', clear, 'clear']);
  if (own.settings.shooting.hits.count === 'shares' && underFire.pin.when === 'number')
    rows.push(['Fire Effect pins', times(clear, pins), 'pinned']);
  return chanceAnswer(
    `${attacker.profile.title} at ${target.profile.title}, ${inchesText(distance)} away ${says}:`,
    rows,
    ['scenario.profiles', 'shooting.bands', ...(cover > 0 ? ['sight.cover'] : [])],
    { effect: textOf(effect), hits: textOf(hitsIn(turns, hits)), lost: textOf(lost) },
  );
}

/** By how much damage is more than armour before the dice, rules of users among it. */
function leadOf({ attack }: Shot, own: Side, theirs: Side): number {
  const { attacker, target } = attack;
  const worn = theirs.settings.damage.armour.on ? target.profile.armour : 0;
  return (
    attacker.main.damage +
    damageTalent(attacker, own.settings) +
    addUp(own.rules, 'damage', [attack]) -
    worn -
    addUp(theirs.rules, 'armour', [attack])
  );
}

/** Chance that a die and so much more beats another by a margin. */
function beating(lead: number, margin: number): Fraction {
  return chanceThat(
    chancesOf((roll) => roll() + lead - roll()),
    (value) => value >= margin,
  );
}

/** A share of a whole; of nothing none. */
function over(share: Fraction, whole: Fraction): Fraction {
  return whole.over === 0n ? ZERO : times(share, fraction(whole.under, whole.over));
}
