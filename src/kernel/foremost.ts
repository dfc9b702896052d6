import type { z } from 'zod';

/**
 * What to complain about first: of fields of which one is missing and another is none, the other, since that is how the
 * missing one was probably spelt.
 */
export function foremost(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [first] = issues;
  const around = first.path.slice(0, -1);
  const misspelt = issues.find(
    ({ code, path }) =>
      code === 'unrecognized_keys' &&
      path.length === around.length &&
      path.every((step, i) => step === around[i]),
  );
  return misspelt ?? first;
}
