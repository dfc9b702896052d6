import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../../kernel/fraction.ts';
import { failureBy } from '../match/systems.ts';
import { criticalDamage, facesThat, hits, opposed, passes, protects, SIDES } from '../matchup/wounding.ts';
import type { Settings } from '../rules/index.ts';

const FACE = fraction(1, SIDES);
const FACES = Array.from({ length: SIDES }, (_, i) => i + 1);

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
  let chance = ZERO;
  for (const face of FACES) {
    if (protects(theirs, face, need)) continue;
    for (const [lost, share] of lossesBy(theirs, hasSystems, Math.max(1, face - need), 1))
      if (lost > 0) chance = plus(chance, times(FACE, share));
  }
  return chance;
}

/** One die after the other at a target. */
interface Exchange {
  /** By die: the number that it must not exceed, before a fumble, and the DM behind it. */
  readonly dice: readonly { readonly need: number; readonly damage: number }[];
  readonly armour: number;
  readonly isShot: boolean;
  /** Wounds the target has. */
  readonly wounds: number;
  readonly fumbled: boolean;
  /** The target has systems that fail (DX-VEH-04). */
  readonly hasSystems: boolean;
}

/** Chances of what a save that fails by some number costs, by wounds; no more are told apart than `most`. */
function lossesBy(theirs: Settings, hasSystems: boolean, by: number, most: number): Map<number, Fraction> {
  const { chain, wound } = theirs.systemFailures;
  const each = theirs.saves.wounds.wounds;
  const failure = hasSystems ? failureBy(theirs, by) : 'none';
  if (failure === 'cosmetic') return new Map([[wound.cosmetic === 'wound' ? each : 0, ONE]]);
  if (failure !== 'chain' || !chain.on) return new Map([[each, ONE]]);
  if (chain.again === 'margin') return new Map([[most, ONE]]);
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
export function exactWounds(own: Settings, theirs: Settings, exchange: Exchange): Map<number, Fraction> {
  // By wounds left, twice, the second time with a fumble to come.
  let states = new Map<string, Fraction>([[keyOf(exchange.wounds, exchange.fumbled), ONE]]);
  for (const die of exchange.dice) {
    const next = new Map<string, Fraction>();
    const add = (key: string, chance: Fraction) => next.set(key, plus(next.get(key) ?? ZERO, chance));
    for (const [key, chance] of states) {
      const [left, fumbled] = readKey(key);
      if (left === 0) add(key, chance);
      else
        for (const face of FACES)
          rollOne(own, theirs, exchange, die, { left, fumbled, face }, times(chance, FACE), add);
    }
    states = next;
  }
  const ends = new Map<number, Fraction>();
  for (const [key, chance] of states) {
    const [left] = readKey(key);
    ends.set(left, plus(ends.get(left) ?? ZERO, chance));
  }
  return ends;
}

function rollOne(
  own: Settings,
  theirs: Settings,
  { armour, isShot, hasSystems }: Exchange,
  { need, damage }: Exchange['dice'][number],
  { left, fumbled, face }: { left: number; fumbled: boolean; face: number },
  chance: Fraction,
  add: (key: string, chance: Fraction) => void,
): void {
  const fumbles = face === SIDES && own.criticals.fumble.on;
  const number = need - (fumbled ? own.criticals.fumble.penalty : 0);
  if (!hits(own, face, number)) return add(keyOf(left, fumbles), chance);
  const toSave = armour - damage - criticalDamage(own, face, isShot);
  for (const roll of FACES) {
    const here = times(chance, FACE);
    if (protects(theirs, roll, toSave)) add(keyOf(left, fumbles), here);
    else
      for (const [lost, share] of lossesBy(theirs, hasSystems, Math.max(1, roll - toSave), left))
        add(keyOf(Math.max(0, left - lost), fumbles), times(here, share));
  }
}

function keyOf(left: number, fumbled: boolean): string {
  return `${left} ${fumbled ? 1 : 0}`;
}

function readKey(key: string): readonly [number, boolean] {
  const [left, fumbled] = key.split(' ').map(Number);
  return [left, fumbled === 1];
}

/** Exact chances that a d20 and a lead come to more than another d20, to as much, and to less. */
export function exactOpposition(lead: number): {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
} {
  const { higher, alike } = opposed(lead);
  const all = SIDES * SIDES;
  return {
    win: fraction(higher, all),
    tie: fraction(alike, all),
    lose: fraction(all - higher - alike, all),
  };
}
