import { z } from 'zod';

/** Fields of a user's units, weapons and armies, whatever the ruleset. */
export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not a name in small letters, digits and hyphens');
export const title = z.string().min(1).exactOptional().describe('what reports call it; its id when left out');
export const weaponIds = z.array(z.string()).describe('ids of its weapons');
export const flag = z.boolean().default(false);

export function whole(least: number, most: number) {
  return z.int().min(least).max(most);
}

export function inches(least: number, most: number) {
  return z.number().min(least).max(most);
}

/** Units, weapons and armies of a user's own, as a file lists them. */
export function unitAdditions<W extends z.ZodType, U extends z.ZodType, A extends z.ZodType>(
  weapon: W,
  unit: U,
  army: A,
) {
  return z.strictObject({
    weapons: z.array(weapon).default([]),
    units: z.array(unit).default([]),
    armies: z.array(army).default([]),
  });
}

/** What a schema reads, as rulesets have it: with a title, and nothing of it to be written to. */
export type Spec<S extends z.ZodType> = Frozen<z.output<S> & { title: string }>;

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
