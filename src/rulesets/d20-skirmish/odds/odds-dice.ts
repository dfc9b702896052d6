import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../../kernel/fraction.ts';
import { criticalDamage, hits, passes, protects, SIDES } from '../matchup/wounding.ts';
import type { Settings } from '../rules/index.ts';

const FACE = fraction(1, SIDES);
const FACES = Array.from({ length: SIDES }, (_, i) => i + 1);

function chanceOf(holds: (face: number) => boolean): Fraction {
  return fraction(FACES.filter(holds).length, SIDES);
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

/** One die after the other at a target. */
export interface Exchange {
  /** By die: the number that it must not exceed, before a fumble, and the DM behind it. */
  readonly dice: readonly { readonly need: number; readonly damage: number }[];
  readonly armour: number;
  readonly isShot: boolean;
  /** Wounds the target has, and those of a failed save. */
  readonly wounds: number;
  readonly each: number;
  readonly fumbled: boolean;
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
  { armour, isShot, each }: Exchange,
  { need, damage }: Exchange['dice'][number],
  { left, fumbled, face }: { left: number; fumbled: boolean; face: number },
  chance: Fraction,
  add: (key: string, chance: Fraction) => void,
): void {
  const fumbles = face === SIDES && own.criticals.fumble.on;
  const number = need - (fumbled ? own.criticals.fumble.penalty : 0);
  if (!hits(own, face, number)) return add(keyOf(left, fumbles), chance);
  const saved = exactSave(theirs, armour - damage - criticalDamage(own, face, isShot));
  add(keyOf(left, fumbles), times(chance, saved));
  add(keyOf(Math.max(0, left - each), fumbles), times(chance, minus(ONE, saved)));
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
  let [win, tie] = [0, 0];
  for (const mine of FACES) {
    for (const theirs of FACES) {
      if (mine + lead > theirs) win++;
      else if (mine + lead === theirs) tie++;
    }
  }
  const all = SIDES * SIDES;
  return { win: fraction(win, all), tie: fraction(tie, all), lose: fraction(all - win - tie, all) };
}
