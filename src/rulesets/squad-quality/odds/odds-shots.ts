/** What a shot comes to as a match would have it, whole units and their leaders: what `rulebench odds` answers of one. */

import { type Chances, certainly, chanceThat, leadingTo, meanOf, mixed } from '../../../kernel/chances.ts';
import { type Fraction, minus, ONE, plus, ratio, times, ZERO } from '../../../kernel/fraction.ts';
import { type Asked, inchesText } from '../../../rules/assembly/asked.ts';
import { type ChanceRow, chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { hitsOf, type Shot } from '../matchup/fire-effect.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import { naturalLevel, pinNumber, qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { damageTalent } from '../matchup/talents.ts';
import { chancesOf, passesOf, successes, totalsOf } from './odds-scene.ts';
import { vehicleAnswer } from './odds-vehicles.ts';
import { type Volley, volleyAsked } from './odds-volley.ts';

/** A way that a sniper's test may turn out, or the only one: how likely it is, and what it adds to damage. */
interface Turn {
  readonly chance: Fraction;
  readonly damage: number;
}

/** Exact chances of one shot by a unit at another, or of one and its partner together, each as its list has it. */
export function shotAnswer(
  asked: Asked,
  attackers: readonly UnitSpec[],
  target: UnitSpec,
  own: Side,
  theirs: Side,
): OddsAnswer {
  const { shots, dice, bonus } = volleyAsked(asked, attackers, target, own, theirs);
  const effect = leadingTo(totalsOf(dice), (total) => certainly(bonus + total));
  const hits = leadingTo(effect, (value) => certainly(hitsOf(own.settings, value, shots[0])));
  const turns = turnsOf(shots[0], own);
  const isTogether = shots.length === attackers.length;
  const title = attackers.map(({ profile }) => profile.title).join(isTogether ? ' and ' : ' beside ');
  if (target.profile.hull !== null) return vehicleAnswer(title, hitsIn(turns, hits), shots, own, theirs);
  return shotLines(title, shots, { effect, hits, turns }, own, theirs);
}

/** How the test for a clear shot may turn out; others have none (SQ-SNP-05, SQ-SNP-06). */
function turnsOf({ attack: { attacker }, level }: Shot, { settings }: Side): readonly Turn[] {
  const { clear, bullseye } = settings.snipers;
  if (attacker.profile.kind !== 'sniper') return [{ chance: ONE, damage: 0 }];
  const needs = qualityNumber(settings, level);
  const passes = passesOf(needs);
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
    [minus(ONE, shot), certainly(0)],
    [shot, hits],
  ]);
}

interface Effects {
  readonly effect: Chances;
  readonly hits: Chances;
  readonly turns: readonly Turn[];
}

/** Names of what hits do, by who shoots. */
const OUT = ['out', 'outByPartner'] as const;
const KILLED = ['killed', 'killedByPartner'] as const;

/** What a shot at figures comes to. */
function shotLines(
  title: string,
  shots: Volley['shots'],
  { effect, hits, turns }: Effects,
  own: Side,
  theirs: Side,
): OddsAnswer {
  const { attacker, target, distance, cover } = shots[0].attack;
  const { recoverWounded, underFire } = theirs.settings;
  const { figures } = target.profile;
  const clear = shotChance(turns);
  const needed = recoverWounded.wounds.on ? Math.max(0, recoverWounded.wounds.margin) : 0;
  const leads = shots.map((shot) => leadOf(shot, own, theirs));
  const apart = leads.every((lead) => lead === leads[0]) ? leads.slice(0, 1) : leads;
  /** Of a hit by one of those who shoot, whichever way the test has turned out. */
  const onHit = (lead: number, margin: number) => {
    const does = turns.map(({ chance, damage }) => times(chance, beating(lead + damage, margin)));
    return clear.over === 0n ? ZERO : ratio(does.reduce(plus), clear);
  };
  const lost = mixed([
    [minus(ONE, clear), certainly(0)],
    ...turns.map(({ chance, damage }) => {
      const out = leads.map((lead) => beating(lead + damage, 0));
      return [chance, successes(hits, out, figures)] as const;
    }),
  ]);
  const pins = chanceThat(
    effect,
    (value) => value >= pinNumber(theirs.settings, naturalLevel(target, theirs.settings)),
  );
  const says = ['in the open', 'in partial cover', 'in heavy cover'][cover];
  const isTested = attacker.profile.kind === 'sniper' && own.settings.snipers.clear.on;
  const rows: ChanceRow[] = [
    ['Hits, on average', meanOf(hitsIn(turns, hits)), 'meanHits'],
    ...apart.flatMap((lead, i): ChanceRow[] => {
      const hit = apart.length > 1 ? `A hit by ${shots[i].attack.attacker.profile.title}` : 'A hit';
      return [
        [`${hit} takes a figure out`, onHit(lead, 0), OUT[i]],
        [`${hit} kills`, onHit(lead, needed), KILLED[i]],
      ];
    }),
    ['Figures out of action, on average', meanOf(lost), 'meanLost'],
    ['Nobody is left', chanceThat(lost, (value) => value >= figures), 'gone'],
  ];
  if (isTested) rows.unshift(['It has a clear shot', clear, 'clear']);
  if (underFire.pin.on && underFire.pin.when === 'number')
    rows.push(['Fire Effect pins', times(clear, pins), 'pinned']);
  return chanceAnswer(
    `${title} at ${target.profile.title}, ${inchesText(distance)} away ${says}:`,
    rows,
    ['scenario.profiles', 'shooting.bands', ...(cover > 0 ? ['sight.cover'] : [])],
    { effect: textsOf(effect), hits: textsOf(hitsIn(turns, hits)), lost: textsOf(lost) },
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
