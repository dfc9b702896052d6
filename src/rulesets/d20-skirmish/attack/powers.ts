import type { Model } from '../../../kernel/entities.ts';
import { type Modifiers, modify, startFrom } from '../../../rules/play/modifiers.ts';
import { sees } from '../match/altitude.ts';
import { isEngaged } from '../match/engagement.ts';
import { enemiesOf, type Match, moraleOf, settingsOf, stands } from '../match/match.ts';
import { chanceToRecognise, takenOffAll } from '../match/tests.ts';
import { atRisk, bandModifier } from '../matchup/gunnery.ts';
import { mayDare } from '../matchup/modifiers.ts';
import { chanceToPass } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import { bandBetween, modifyByRules, type Strike, strikeOf } from './attack.ts';
import { harmOfHit } from './expected.ts';
import { mayActOn } from './targets.ts';

/** Every power at every target it reaches, by whoever has the heart for it (DX-CHN-01). */
export function powersOpen(m: Match, model: Model): Strike[] {
  const own = settingsOf(m, model);
  const known = m.matchup.models[model].powers;
  if (known.length === 0 || !own.powers.on || !own.powers.channel.on || !stands(m, model)) return [];
  if (!mayDare(own, moraleOf(m, model)) || (own.ranged.engaged.on && isEngaged(m, model))) return [];
  return enemiesOf(m, model).flatMap((target) => {
    if (!mayActOn(m, model, target) || !sees(m, model, target)) return [];
    const band = bandBetween(m, model, target);
    return known
      .filter((power) => bandModifier(own, m.matchup.weapons[power], band) !== null)
      .map((power) => strikeOf('power', model, power, target));
  });
}

/** The number that the roll for a power must not exceed (DX-CHN-ASM). */
export function powerNumber(m: Match, strike: Strike, focused: boolean): Modifiers {
  const { attacker, weapon } = strike;
  const { list, models, weapons } = m.matchup;
  const { powers } = settingsOf(m, attacker);
  startFrom(list, models[attacker].profile.power + powers.test.bonus - weapons[weapon].magnitude);
  if (focused) modify(list, CLAUSE.powers.concentrate, powers.concentrate.bonus);
  if (takenOffAll(m, attacker) > 0) modify(list, CLAUSE.unhinged.chart, -takenOffAll(m, attacker));
  const scrambled = scrambledBy(m, attacker);
  if (scrambled > 0) modify(list, CLAUSE.powers.backlash, -scrambled);
  modifyByRules(m, strike);
  return list;
}

/** Magnitude more of all that a channeler whose mind is scrambled channels. */
export function scrambledBy(m: Match, channeler: Model): number {
  return m.state.scrambled[channeler] > 0 ? settingsOf(m, channeler).powers.backlash.magnitude : 0;
}

/** Expected worth that a power takes as things are, less what backlash costs. */
export function harmOfPower(m: Match, strike: Strike, focused = false): number {
  const own = settingsOf(m, strike.attacker);
  const chance = chanceToPass(own, powerNumber(m, strike, focused).total);
  return atRisk(own) * chance * chanceToRecognise(m, strike.attacker) * harmOfHit(m, strike);
}
