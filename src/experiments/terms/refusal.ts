import { InputError } from '../../rules/nearest.ts';

/** Why something asked for is refused, as a sentence; null where it is not. */
export function refusalOf(ask: () => unknown): string | null {
  try {
    ask();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
