import { chanceOf, enumerateRolls } from '../../../kernel/enumerate.ts';
import { minus, ONE, plus, ratio, ZERO } from '../../../kernel/fraction.ts';
import { lookUp } from '../../../rules/assembly/additions.ts';
import { type Asked, numberAsked, refuseOthers, requireOn } from '../../../rules/assembly/asked.ts';
import { chanceAnswer } from '../../../rules/assembly/chance-lines.ts';
import { armedModel } from '../../../rules/assembly/mustering.ts';
import type { OddsAnswer } from '../../../rules/odds-desk.ts';
import { activeRules, addUp } from '../../../rules/play/active-rules.ts';
import type { Rule } from '../../../rules/rule.ts';
import { dieOf, rollOne, type Throw } from '../matchup/pool.ts';
import { ANSWERS } from '../matchup/timing.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';

/** Clauses of ours behind any roll of a model: what dice are, which faces are special, and who rolls them. */
export const DICE_OF_OURS = ['attacks.dice', 'attacks.natural', 'attacks.profiles'];

/** The profile of a model that an option names. Throws InputError. */
export function profileAsked(data: UnitData, asked: Asked, option: string): Profile {
  return lookUp('model', String(asked[option]), 'Pass Counter', data.profiles);
}

/** A nerve test or a recovery roll of a model. Throws InputError. */
export function answerTest(
  data: UnitData,
  rules: readonly Rule[],
  asked: Asked,
  own: Settings,
  what: 'nerve' | 'recovery',
): OddsAnswer {
  refuseOthers(asked, `a ${what} roll`, [what]);
  const { on, threshold, check } = own.broken;
  if (what === 'nerve') requireOn(on && threshold.on && check.on, 'A nerve test', 'Team Broken');
  else requireOn(own.recovery.on && own.recovery.roll.on, 'A recovery roll', 'Recovery Roll');
  const profile = profileAsked(data, asked, what);
  const bonus = what === 'nerve' ? nerveBonus(data, rules, own, profile) : own.recovery.target.shift;
  const least = profile[what] - bonus;
  const thrown: Throw = { name: 0, roller: 0, die: dieOf(own), least };
  const passes = chanceOf((dice) => rollOne(dice, thrown));
  const [good, bad] =
    what === 'nerve' ? ['It keeps its nerve', 'It falls back'] : ['It stays in play', 'It is removed'];
  return chanceAnswer(
    `${what === 'nerve' ? 'Nerve test' : 'Recovery roll'} of ${profile.title}: ${least}+`,
    [
      [good, passes, 'passes'],
      [bad, minus(ONE, passes), 'fails'],
    ],
    [...DICE_OF_OURS, what === 'nerve' ? 'broken.nerve' : 'recovery.target'],
    { least },
  );
}

/** What is added to nerve tests of a model, by users' rules as well (PC-NRV-ASM). */
function nerveBonus(data: UnitData, rules: readonly Rule[], own: Settings, profile: Profile): number {
  const spec = armedModel(0, 0, profile, Object.values(data.weapons), profile.title);
  return own.broken.nerve.shift + addUp(activeRules(rules, own, ANSWERS), 'nerve', [spec]);
}

/** The roll for first player, with points spent on it. Throws InputError. */
export function answerFirstPlayer(asked: Asked, [own, theirs]: readonly [Settings, Settings]): OddsAnswer {
  refuseOthers(asked, 'the roll for first player', ['seize', 'against']);
  const { on, sides } = own.initiative.roll;
  requireOn(own.initiative.on && on, 'The roll for first player', 'Determine First Player');
  const bonus = spent(asked, 'seize', own);
  const against = spent(asked, 'against', theirs);
  const found = enumerateRolls((dice) =>
    Math.sign(dice.roll(0, 0, 1, sides) + bonus - dice.roll(0, 1, 1, sides) - against),
  );
  // Ties are rolled again, so that only the others count.
  const [wins, losses] = [found.get(1) ?? ZERO, found.get(-1) ?? ZERO];
  const share = ratio(wins, plus(wins, losses));
  return chanceAnswer(
    `First player, with +${bonus} against +${against}, ties again`,
    [['Wins the roll', share, 'first']],
    ['initiative.modifiers'],
  );
}

/** What the points of an option add to the roll. */
function spent(asked: Asked, name: string, { commandPoints, seize }: Settings): number {
  const points = numberAsked(asked, name, { from: 0, to: 20 }, 0);
  requireOn(points === 0 || (seize.on && seize.buy.on), `--${name}`, 'Seize the Initiative');
  requireOn(points === 0 || commandPoints.on, `--${name}`, 'Command Points');
  return points * seize.buy.bonus;
}
