import { expect } from 'vitest';
import { InputError } from '../src/rules/nearest.ts';

/** What is said where something is refused as bad input; throws where it is not. */
export function refusalOf(what: () => unknown): string {
  try {
    what();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as Error).message;
  }
  throw new Error('It was accepted.');
}
