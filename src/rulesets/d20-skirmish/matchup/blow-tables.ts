/** Tables of what blows of a model do to another, by their number and by what modifies the roll beyond profiles. */
import type { Model } from '../../../kernel/entities.ts';
import { otherBlade, strongestBlade } from './blades.ts';
import { MOST_ATTACKS, SHIFT, WIDTH } from './gunnery.ts';
import { attackOf, chanceOf, expected, type Reckoning } from './harm-reckoning.ts';
import { blowNumber, STANDING, STEADY } from './modifiers.ts';
import type { Attack } from './timing.ts';
import { modifyByBoth } from './users-say.ts';

/**
 * See `blowAt`. The first blow of a charge or a countercharge has its bonus; the secondary one and those of actions that
 * follow have none (DX-CM-02, DX-BRC-ASM).
 */
export function blowTable(
  kind: BlowKind,
  by: Reckoning,
  attacker: Model,
  target: Model,
  wounds: number,
): Float64Array {
  const table = new Float64Array(MOST_ATTACKS * WIDTH);
  const first = actionOf(kind, by, attacker, target);
  const next = kind === 'melee' ? first : actionOf('melee', by, attacker, target);
  if (first.length === 0) return table;
  const sumOf = (blows: readonly Blow[], shift: number) =>
    blows.reduce((sum, { attack, base }) => sum + chanceOf(by, attack, base + shift), 0);
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    const [atFirst, later] = [sumOf(first, shift), sumOf(next, shift)];
    for (let attacks = 1; attacks <= MOST_ATTACKS; attacks++) {
      const dice = first.length * attacks;
      const chance = (atFirst + (attacks - 1) * later) / dice;
      table[(attacks - 1) * WIDTH + SHIFT + shift] = expected(by, target, wounds, dice, chance);
    }
  }
  return table;
}

/** Blows of a fight that goes on, of a charge, and of a countercharge. */
type BlowKind = 'melee' | 'charge' | 'reaction';

/** A blow, and the number that its die must not exceed with nothing about it that changes. */
interface Blow {
  readonly attack: Attack;
  readonly base: number;
}

/** The blow of an action and the secondary one; none without a blade. */
function actionOf(kind: BlowKind, by: Reckoning, attacker: Model, target: Model): readonly Blow[] {
  const { models, weapons, settings, list, active } = by;
  const [own, theirs] = [settings[models[attacker].seat], settings[models[target].seat]];
  const { melee, profile } = models[attacker];
  const first = strongestBlade(melee, weapons);
  if (first === undefined) return [];
  const second = own.closeCombat.secondary.on ? otherBlade(melee, first) : undefined;
  return [first, second].flatMap((blade) => {
    if (blade === undefined) return [];
    const attack = attackOf(by, kind, attacker, target, weapons[blade]);
    const secondary = blade === second;
    const charging = kind !== 'melee' && !secondary;
    blowNumber(list, own, theirs, profile, { ...PLAIN_BLOW, secondary, charging });
    modifyByBoth(list, active, attack);
    return [{ attack, base: list.total }];
  });
}

const PLAIN_BLOW = {
  attackers: 1,
  across: false,
  ambush: false,
  own: STANDING,
  posture: STANDING,
  morale: STEADY,
  rage: 0,
  fumbled: false,
} as const;
