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

/** Some of what is asked for, apart from what is refused, each with the reason. */
export function sifted<T>(all: readonly T[], ask: (one: T) => unknown) {
  const tried = all.map((one) => ({ one, why: refusalOf(() => ask(one)) }));
  return {
    kept: tried.flatMap(({ one, why }) => (why === null ? [one] : [])),
    refused: tried.flatMap(({ one, why }) => (why === null ? [] : [{ one, why }])),
  };
}
