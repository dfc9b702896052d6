import { z } from 'zod';

/** A key of a sim that takes all of something, or some of it by name. */
export function allOrSome(what: string) {
  return z
    .union([z.literal('all'), z.array(z.string().min(1)).min(1)], {
      error: `takes "all" or a list of ${what}`,
    })
    .optional();
}
