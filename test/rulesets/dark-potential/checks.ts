import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../../src/kernel/fraction.ts';
import exact from './exact.json' with { type: 'json' };

/** Something of exact.json with every `{fraction, decimal}` as its fraction alone. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('fraction' in value) return value.fraction;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** What a check of exact.json expects, fractions as text. */
export function expected<T = Readonly<Record<string, string>>>(id: string): T {
  const found = exact.checks.find((check) => check.id === id);
  if (!found) throw new Error(`There is no check ${id}.`);
  return plain(found.expected) as T;
}

export function example<I, E>(id: string): { input: I; expected: E } {
  const found = exact.examples.find((one) => one.id === id);
  if (!found) throw new Error(`There is no example ${id}.`);
  return { input: found.input as I, expected: found.expected as E };
}

/** `5/12` as a fraction. */
export function read(text: string): Fraction {
  const [over, under] = text.split('/').map(BigInt);
  return fraction(over, under);
}

/** Chance of at most t on 2d6, counted here. */
export function upTo(t: number): Fraction {
  const good = throws(2, 6).filter((total) => total <= t);
  return fraction(good.length, 36);
}

/** Every throw of so many dice, as its total. */
export function throws(dice: number, sides: number): number[] {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  return dice === 0 ? [0] : throws(dice - 1, sides).flatMap((total) => faces.map((face) => total + face));
}

export function power(base: Fraction, exponent: number): Fraction {
  return Array.from({ length: exponent }, () => base).reduce(times, ONE);
}

/** Chances of 0 to n successes in n independent tries. */
export function binomial(n: number, chance: Fraction, not: Fraction): Fraction[] {
  let spread: Fraction[] = [ONE];
  for (let i = 0; i < n; i++) {
    spread = Array.from({ length: spread.length + 1 }, (_, k) =>
      plus(k < spread.length ? times(spread[k], not) : ZERO, k > 0 ? times(spread[k - 1], chance) : ZERO),
    );
  }
  return spread;
}

/** Mean of a spread over 0, 1, 2 and so on. */
export function mean(spread: readonly Fraction[]): Fraction {
  return spread.map((chance, n) => times(chance, fraction(n))).reduce(plus);
}
