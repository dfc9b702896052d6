import { z } from 'zod';

/** Settings of the rules as a sim writes them. */
export const patch = z
  .record(z.string(), z.union([z.number(), z.string()], { error: 'takes a number or a word for each path' }))
  .describe(
    'settings by path: <rule> and <rule>.<clause> take on or off, the rest numbers or names of readings',
  );
