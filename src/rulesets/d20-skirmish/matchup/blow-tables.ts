/** Tables of what blows of a model do to another, by their number and by what modifies the roll beyond profiles. */
import type { Model } from '../../../kernel/entities.ts';
import type { Settings } from '../rules/index.ts';
import { MOST_ATTACKS, SHIFT, WIDTH } from './gunnery.ts';
import { attackOf, chanceOf, expected, type Reckoning } from './harm-reckoning.ts';
import { blowNumber, STANDING, STEADY } from './modifiers.ts';
import { modifyByBoth } from './users-say.ts';

/** What the chance of a secondary attack is of that of the blow before it, about: each point off CC takes a tenth. */
function secondShare({ closeCombat }: Settings): number {
  return Math.max(0, 1 - closeCombat.secondary.penalty / 10);
}

/** See `blowAt`. */
export function blowTable(
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
