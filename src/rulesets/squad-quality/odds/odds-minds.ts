/** What hackers and psionics roll: what `rulebench odds` answers of them (SQ-HACK-03 to SQ-HACK-06, SQ-PSI-06, SQ-PSI-07). */

import { chanceThat } from '../../../kernel/chances.ts';
import { type Fraction, fraction, times } from '../../../kernel/fraction.ts';
import { type ChanceRow, chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import { aptitudeNumber, hackResistance, naturalLevel, qualityNumber } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { ledLevel } from '../matchup/talents.ts';
import { dieChance, passesOf } from './odds-scene.ts';

/** Exact chances of a hack of a target as its list has it. */
export function hackAnswer(hacker: UnitSpec, target: UnitSpec, own: Side, { settings }: Side): OddsAnswer {
  const resistance = hackResistance(settings, naturalLevel(target, settings), target.resolve);
  const passes = passesOf(qualityNumber(own.settings, ledLevel(hacker, own.settings, true)) - resistance);
  const exactly = (number: number) => chanceThat(passes, (value) => value === number);
  const marks = settings.underFire.on;
  const rows: ChanceRow[] = [['It fails', chanceThat(passes, (value) => value < 2), 'fails']];
  if (marks) rows.push(['The target is Under Fire', exactly(2), 'marked']);
  if (target.profile.hull !== null) rows.push(['The target is Damaged', exactly(3), 'damaged']);
  else if (marks) rows.push(['The target is pinned', exactly(3), 'pinned']);
  return chanceAnswer(
    `${hacker.profile.title} hacking ${target.profile.title}, ${signed(resistance)} on each die:`,
    rows,
    ['scenario.profiles'],
    { passes: textsOf(passes) },
  );
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}

/** Exact chances of an invocation of a psionic, of what it costs him and of what a power that rolls a die does. */
export function powerAnswer(psionic: UnitSpec, power: string, own: Side, theirs: Side): OddsAnswer {
  const needs = aptitudeNumber(own.settings, psionic.profile.aptitude);
  const passes = passesOf(needs);
  const works = chanceThat(passes, (value) => value > 0);
  const { drain, strength } = own.settings.psionics;
  const isDrained = drain.on && strength.on;
  return chanceAnswer(
    `${psionic.profile.title} invoking a power, ${needs} or more on each die:`,
    [
      ['It works', works, 'works'],
      ['It works at no cost', chanceThat(passes, (value) => value > 1), 'easily'],
      [
        'A point of strength is lost',
        isDrained ? chanceThat(passes, (value) => value < 2) : fraction(0),
        'drained',
      ],
      ...effectRows(power, works, own, theirs),
    ],
    ['scenario.profiles'],
    { passes: textsOf(passes) },
  );
}

/** What powers do that roll a die once they work (SQ-POW-06, SQ-POW-07). */
function effectRows(power: string, works: Fraction, own: Side, theirs: Side): ChanceRow[] {
  const least = (needs: number) => times(works, dieChance(needs));
  if (power === 'heal')
    return [['A wounded figure fights again', least(own.settings.powers.heal.needs), 'healed']];
  if (power !== 'harm') return [];
  const { harm } = own.settings.powers;
  return theirs.settings.recoverWounded.wounds.on
    ? [
        ['A figure is wounded or killed', least(harm.needs), 'out'],
        ['A figure is killed', least(Math.max(6, harm.needs)), 'killed'],
      ]
    : [['A figure is killed', least(harm.needs), 'killed']];
}
