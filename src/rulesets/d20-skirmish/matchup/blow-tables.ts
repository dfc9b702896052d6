/** Tables of what blows of a model do to another, by their number and by what modifies the roll beyond profiles. */
import type { Model } from '../../../kernel/entities.ts';
import { otherBlade, strongestBlade } from './blades.ts';
import { MOST_ATTACKS, SHIFT, WIDTH } from './gunnery.ts';
import { attackOf, chancesOf, expected, type Reckoning } from './harm-reckoning.ts';
import { blowNumber, STANDING, STEADY } from './modifiers.ts';
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
    blows.reduce((sum, { chanceAt, base }) => sum + chanceAt(base + shift), 0);
  const harm = new Float64Array(MOST_ATTACKS);
  for (let shift = -SHIFT, last = [-1, -1]; shift <= SHIFT; shift++) {
    const [atFirst, later] = [sumOf(first, shift), sumOf(next, shift)];
    // Beyond the faces of the die all numbers come to the same.
    if (atFirst !== last[0] || later !== last[1])
      for (let i = 0; i < MOST_ATTACKS; i++) {
        const dice = first.length * (i + 1);
        harm[i] = expected(by, target, wounds, dice, (atFirst + i * later) / dice);
      }
    last = [atFirst, later];
    for (let i = 0; i < MOST_ATTACKS; i++) table[i * WIDTH + SHIFT + shift] = harm[i];
  }
  return table;
}

/** Blows of a fight that goes on, of a charge, and of a countercharge. */
type BlowKind = 'melee' | 'charge' | 'reaction';

/** A blow: its chance to wound by what its die must not exceed, and what that is with nothing about it that changes. */
interface Blow {
  readonly chanceAt: (need: number) => number;
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
    return [{ chanceAt: chancesOf(by, attack), base: list.total }];
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
