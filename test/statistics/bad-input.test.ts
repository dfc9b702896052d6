import { describe, expect, it } from 'vitest';
import * as statistics from '../../src/statistics/index.ts';
import { CALLS, REFUSED } from './calls.ts';

/** What a function is given that it should refuse or answer with numbers. */
interface Spoilt {
  readonly how: string;
  readonly args: readonly unknown[];
}

const functions = statistics as unknown as Record<string, (...args: unknown[]) => unknown>;
const names = Object.keys(functions).filter((name) => typeof functions[name] === 'function');

/** Every function of the library, spoilt in every place: one sentence, or an answer in numbers. */
describe('bad input ends in one sentence', () => {
  it('is tried on every function', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s answers a good call in numbers', (name) => {
    expect(wrongNumbers(functions[name](...CALLS[name].args))).toEqual([]);
  });

  it.each(names)('%s refuses numbers that are none', (name) => {
    const { args, optional = 0 } = CALLS[name];
    const missing = args
      .map((_, i) => ({
        how: `argument ${i} missing`,
        args: args.map((arg, j) => (i === j ? undefined : arg)),
      }))
      .slice(0, args.length - optional);
    const cases = [...numbersReplaced(args, NaN), ...resultsReplaced(args, NaN), ...missing];
    expect(cases.filter((one) => !refuses(name, one)).map(({ how }) => how)).toEqual([]);
  });

  it.each(names)('%s refuses what is infinite, unless it has an answer', (name) => {
    const { args, infinite = false } = CALLS[name];
    const cases = [Infinity, -Infinity].flatMap((value) => [
      ...numbersReplaced(args, value),
      ...resultsReplaced(args, value),
    ]);
    const accepted = cases.filter((one) => !refuses(name, one));
    expect(accepted.filter((one) => !infinite || answersBadly(name, one)).map(({ how }) => how)).toEqual([]);
  });

  it.each(names)('%s refuses lists that are empty or too short, or has an answer', (name) => {
    const { args } = CALLS[name];
    const cases = [...listsReplaced(args, () => []), ...listsReplaced(args, (list) => list.slice(0, -1))];
    const accepted = cases.filter((one) => !refuses(name, one));
    expect(accepted.filter((one) => answersBadly(name, one)).map(({ how }) => how)).toEqual([]);
  });

  it.each(REFUSED)('%s refuses %j', (name, args) => {
    expect(() => functions[name](...args)).toThrow(RangeError);
  });
});

/** Whether a call ends in a sentence; anything else that is thrown is a fault. */
function refuses(name: string, { how, args }: Spoilt): boolean {
  try {
    functions[name](...args);
    return false;
  } catch (error) {
    if (!(error instanceof RangeError) || !/^\S.*\.$/.test(error.message))
      throw new Error(`${name}, ${how}: ${error}`);
    return true;
  }
}

function answersBadly(name: string, { args }: Spoilt): boolean {
  return wrongNumbers(functions[name](...args)).length > 0;
}

/** Where an answer holds something that is not a number. */
function wrongNumbers(answer: unknown, path = ''): string[] {
  if (typeof answer === 'number') return Number.isNaN(answer) ? [path] : [];
  if (answer === undefined) return [path];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => wrongNumbers(value, `${path}.${key}`));
}

function numbersReplaced(args: readonly unknown[], by: number): Spoilt[] {
  return replaced(
    args,
    (value) => typeof value === 'number',
    () => by,
  );
}

/** What functions that were passed in give back. */
function resultsReplaced(args: readonly unknown[], by: number): Spoilt[] {
  const isCallback = (value: unknown) => typeof value === 'function';
  return replaced(
    args,
    isCallback,
    (value) =>
      (...given: unknown[]) =>
        Array.isArray((value as (...given: unknown[]) => unknown)(...given)) ? [by] : by,
  );
}

function listsReplaced(args: readonly unknown[], by: (list: readonly unknown[]) => unknown[]): Spoilt[] {
  return replaced(args, Array.isArray, (value) => by(value as readonly unknown[]));
}

/** The arguments with one part exchanged, for every part of a kind. */
function replaced(
  part: unknown,
  isMeant: (value: unknown) => boolean,
  by: (value: unknown) => unknown,
  path = '',
): { how: string; args: unknown[] }[] {
  const here =
    path !== '' && isMeant(part)
      ? [{ how: `${path} = ${String(by(part))}`, args: by(part) as unknown[] }]
      : [];
  if (typeof part !== 'object' || part === null || part instanceof Map) return here;
  const deeper = Object.keys(part).flatMap((key) =>
    replaced((part as Record<string, unknown>)[key], isMeant, by, `${path}.${key}`).map(({ how, args }) => ({
      how,
      args: (Array.isArray(part)
        ? part.map((value, i) => (String(i) === key ? args : value))
        : { ...part, [key]: args }) as unknown[],
    })),
  );
  return [...here, ...deeper];
}
