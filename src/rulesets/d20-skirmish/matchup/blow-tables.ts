/** Tables of what blows of a model do to another, by their number and by what modifies the roll beyond profiles. */
import type { Model } from '../../../kernel/entities.ts';
import { otherBlade, strongestBlade } from './blades.ts';
import { MOST_ATTACKS, SHIFT, WIDTH } from './gunnery.ts';
import { attackOf, chanceOf, expected, type Reckoning } from './harm-reckoning.ts';
import { blowNumber, STANDING, STEADY } from './modifiers.ts';
import { modifyByBoth } from './users-say.ts';

/** See `blowAt`. */
export function blowTable(
  kind: 'melee' | 'charge' | 'reaction',
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
): Float64Array {
  const { models, weapons, settings, list, active } = by;
  const [own, theirs] = [settings[models[attacker].seat], settings[models[target].seat]];
  const table = new Float64Array(MOST_ATTACKS * WIDTH);
  const { melee, profile } = models[attacker];
  const first = strongestBlade(melee, weapons);
  if (first === undefined) return table;
  const second = own.closeCombat.secondary.on ? otherBlade(melee, first) : undefined;
  const blows = [first, second].flatMap((blade) => {
    if (blade === undefined) return [];
    const attack = attackOf(by, kind, attacker, target, weapons[blade]);
    blowNumber(list, own, theirs, profile, { ...PLAIN_BLOW, secondary: blade === second });
    modifyByBoth(list, active, attack);
    return [{ attack, base: list.total }];
  });
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    const chances = blows.map(({ attack, base }) => chanceOf(by, attack, base + shift));
    const chance = chances.reduce((sum, one) => sum + one) / chances.length;
    for (let attacks = 1; attacks <= MOST_ATTACKS; attacks++) {
      const dice = chances.length * attacks;
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
  own: STANDING,
  posture: STANDING,
  morale: STEADY,
  rage: 0,
  fumbled: false,
} as const;
