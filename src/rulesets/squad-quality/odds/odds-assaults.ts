/** What a close assault comes to, with the Kill Table: what `rulebench odds` answers of one (SQ-CORE-CA, SQ-FT-04). */

import { type Chances, certainly, chanceThat, leadingTo, meanOf, mixed } from '../../../kernel/chances.ts';
import { type Fraction, minus, ONE, times } from '../../../kernel/fraction.ts';
import { type Asked, wordAsked } from '../../../rules/assembly/asked.ts';
import { chanceAnswer, textsOf } from '../../../rules/assembly/chance-lines.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import {
  type Contender,
  killNumber,
  killRollsBy,
  modifyContest,
  resultBy,
  saveNumberBy,
} from '../matchup/contest-terms.ts';
import { bestOf } from '../matchup/fire-dice.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import { naturalLevel } from '../matchup/scale.ts';
import type { Side } from '../matchup/side.ts';
import { ratingBy } from '../matchup/talents.ts';
import { RATINGS } from '../units/units.ts';
import { chancesOf, dieChance, orOneMore } from './odds-scene.ts';

const RESULTS = [1, 0, -1] as const;

/** Exact chances of a close assault of a unit, or of two fire teams, that charges another, each with its team perhaps. */
export function assaultAnswer(
  asked: Asked,
  attackers: readonly UnitSpec[],
  targets: readonly UnitSpec[],
  own: Side,
  theirs: Side,
): OddsAnswer {
  const ledBy = (option: string, { settings }: Side) => ratingBy(settings, wordAsked(asked, option, RATINGS));
  const one = contenderBy(attackers, own, true, ledBy('officer', own));
  const other = contenderBy(targets, theirs, false, ledBy('target-officer', theirs));
  const results = contestChances(one, other, own, theirs);
  const given = RESULTS.map((result) => chanceThat(results, (value) => value === result));
  const fallen = (side: Contender, sides: Side, foe: Contender, foes: Side, sign: number) =>
    mixed(RESULTS.map((result, i) => [given[i], fallenBy(side, sides, foe, foes, sign * result)] as const));
  const killed = fallen(one, own, other, theirs, 1);
  const lost = fallen(other, theirs, one, own, -1);
  const [won, drawn, beaten] = given;
  const namesOf = (units: readonly UnitSpec[]) => units.map(({ profile }) => profile.title).join(' and ');
  return chanceAnswer(
    `${namesOf(attackers)} charging ${namesOf(targets)}:`,
    [
      ['The attacker wins', won, 'won'],
      ['Neither wins', drawn, 'drawn'],
      ['The attacker loses', beaten, 'beaten'],
      ['Figures of the target that fall, on average', meanOf(killed), 'meanKilled'],
      ['Figures of the attacker that fall, on average', meanOf(lost), 'meanLost'],
      ['Nobody of the target is left', chanceThat(killed, (value) => value >= other.figures), 'gone'],
      ['Nobody of the attacker is left', chanceThat(lost, (value) => value >= one.figures), 'spent'],
    ],
    ['scenario.profiles', 'close-assault.loser'],
    { killed: textsOf(killed), lost: textsOf(lost) },
  );
}

function contenderBy(
  units: readonly UnitSpec[],
  { settings }: Side,
  charging: boolean,
  led: number,
): Contender {
  const most = (number: (unit: UnitSpec) => number) => Math.max(...units.map(number));
  return {
    units,
    figures: units.reduce((sum, { profile }) => sum + profile.figures, 0),
    charging,
    armour: most(({ profile }) => profile.armour),
    level: most((unit) => naturalLevel(unit, settings)),
    led,
    boosts: [],
  };
}

/** Dice that count of an attacker: both where two fire teams attack, and a heavy weapons team adds none (SQ-FT-04). */
function diceThatCount({ units }: Contender): number {
  return units.filter(({ profile }, i) => i === 0 || profile.kind !== 'team').length;
}

/** Chances of the result by all dice of both sides, which are added up where two fire teams attack. */
function contestChances(one: Contender, other: Contender, own: Side, theirs: Side): Chances {
  const bonus = (side: Contender, foe: Contender, { settings }: Side) => {
    const list = createModifiers();
    modifyContest(list, side, foe, settings);
    return list.total;
  };
  const [ours, their] = [bonus(one, other, own), bonus(other, one, theirs)];
  return chancesOf((roll) => {
    const attack = ours + bestOf([roll(), roll()], diceThatCount(one));
    return resultBy(own.settings, attack, their + bestOf([roll(), roll()], 1));
  });
}

/** How many of a side fall to another that has come off in some way; each roll meets whoever is next to fall. */
function fallenBy(side: Contender, sides: Side, foe: Contender, foes: Side, result: number): Chances {
  const pass = dieChance(killNumber(sides.settings, result));
  const kept = foe.units.flatMap((unit) =>
    Array<Fraction>(unit.profile.figures).fill(minus(ONE, dieChance(saveNumberBy(unit, foes.settings)))),
  );
  const rolls = side.units.reduce(
    (sum, unit) => sum + killRollsBy(unit, sides.settings, unit.profile.figures),
    0,
  );
  let fallen = certainly(0);
  for (let roll = 0; roll < rolls; roll++)
    fallen = leadingTo(fallen, (value) =>
      value < kept.length ? orOneMore(value, times(pass, kept[value])) : certainly(value),
    );
  return fallen;
}
