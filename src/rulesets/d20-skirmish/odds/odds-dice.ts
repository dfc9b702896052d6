import {
  type Chances,
  certainly,
  chanceThat,
  diceTotals,
  leadingTo,
  mixed,
} from '../../../kernel/chances.ts';
import { type Fraction, fraction, minus, ONE, times } from '../../../kernel/fraction.ts';
import { opposed } from '../../../rules/play/roll-off.ts';
import { failureBy } from '../match/systems.ts';
import { criticalDamage, facesThat, hits, passes, protects, SIDES } from '../matchup/wounding.ts';
import type { Settings } from '../rules/index.ts';

/** Chances of each face. */
export const FACES = diceTotals(1, SIDES);

function chanceOf(holds: (face: number) => boolean): Fraction {
  return fraction(facesThat(holds), SIDES);
}

/** Exact chance to pass a test of a trait. */
export function exactTest(own: Settings, need: number): Fraction {
  return chanceOf((face) => passes(own, face, need));
}

/** Exact chance to hit with one die. */
export function exactHit(own: Settings, need: number): Fraction {
  return chanceOf((face) => hits(own, face, need));
}

/** Exact chance to save. */
export function exactSave(theirs: Settings, need: number): Fraction {
  return chanceOf((face) => protects(theirs, face, need));
}

/** Exact chance that a save which takes at most a number costs a wound. */
export function exactWound(theirs: Settings, hasSystems: boolean, need: number): Fraction {
  return chanceThat(lossesTo(theirs, hasSystems, need, 1), (lost) => lost > 0);
}

/** Chances of what a save that takes at most a number costs, by wounds; no more are told apart than `most`. */
function lossesTo(theirs: Settings, hasSystems: boolean, need: number, most: number): Chances {
  return leadingTo(FACES, (face) =>
    protects(theirs, face, need)
      ? certainly(0)
      : lossesBy(theirs, hasSystems, Math.max(1, face - need), most),
  );
}

/** One die after the other at a target. */
interface Exchange {
  /** By die: the number that it must not exceed, before a fumble, and the DM behind it. */
  readonly dice: readonly { readonly need: number; readonly damage: number }[];
  readonly armour: number;
  readonly isShot: boolean;
  /** Chance that a template which misses catches the target all the same (DX-DEV-ASM). */
  readonly catches: Fraction;
  /** Wounds the target has. */
  readonly wounds: number;
  readonly fumbled: boolean;
  /** The target has systems that fail (DX-VEH-04). */
  readonly hasSystems: boolean;
}

/** Chances of what a save that fails by some number costs, by wounds; no more are told apart than `most`. */
function lossesBy(theirs: Settings, hasSystems: boolean, by: number, most: number): Chances {
  const { chain, wound } = theirs.systemFailures;
  const each = theirs.saves.wounds.wounds;
  const failure = hasSystems ? failureBy(theirs, by) : 'none';
  if (failure === 'cosmetic') return certainly(wound.cosmetic === 'wound' ? each : 0);
  if (failure !== 'chain' || !chain.on) return certainly(each);
  if (chain.again === 'margin') return certainly(most);
  const goesOn = chanceOf((face) => failureBy(theirs, face) === 'chain');
  const losses = new Map<number, Fraction>();
  let [lost, chance] = [2 * each, ONE];
  for (; lost < most; lost += each) {
    losses.set(lost, times(chance, minus(ONE, goesOn)));
    chance = times(chance, goesOn);
  }
  return losses.set(Math.max(lost, most), chance);
}

/** Exact chances of how many wounds a target has left, by that number; a removed one ends the attack. */
export function exactWounds(own: Settings, theirs: Settings, exchange: Exchange): Chances {
  let standings = certainly(standing(exchange.wounds, exchange.fumbled));
  for (const die of exchange.dice)
    standings = leadingTo(standings, (now) =>
      now >> 1 === 0 ? certainly(now) : afterDie(own, theirs, exchange, die, now),
    );
  return leadingTo(standings, (now) => certainly(now >> 1));
}

/** Wounds left, twice, and 1 where a fumble is to come. */
function standing(left: number, fumbled: boolean): number {
  return 2 * left + (fumbled ? 1 : 0);
}

function afterDie(
  own: Settings,
  theirs: Settings,
  { armour, isShot, catches, hasSystems }: Exchange,
  { need, damage }: Exchange['dice'][number],
  now: number,
): Chances {
  const { on, penalty } = own.criticals.fumble;
  const left = now >> 1;
  const number = need - (now & 1 ? penalty : 0);
  return leadingTo(FACES, (face) => {
    const fumbles = face === SIDES && on;
    const struck = (toSave: number) =>
      leadingTo(lossesTo(theirs, hasSystems, toSave, left), (lost) =>
        certainly(standing(Math.max(0, left - lost), fumbles)),
      );
    if (hits(own, face, number)) return struck(armour - damage - criticalDamage(own, face, isShot));
    const spared = certainly(standing(left, fumbles));
    if (catches.over === 0n) return spared;
    return mixed([
      [catches, struck(armour - damage)],
      [minus(ONE, catches), spared],
    ]);
  });
}

/** Exact chances that a d20 and a lead come to more than another d20, to as much, and to less. */
export function exactOpposition(lead: number): {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
} {
  const { higher, alike } = opposed(SIDES, lead);
  const all = SIDES * SIDES;
  return {
    win: fraction(higher, all),
    tie: fraction(alike, all),
    lose: fraction(all - higher - alike, all),
  };
}
