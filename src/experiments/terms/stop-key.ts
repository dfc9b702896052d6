import { z } from 'zod';

/** Half-widths that a run can stop at: below, it would take millions of blocks, and above, none says anything. */
export const HALF_WIDTHS = { min: 0.002, max: 0.2 };
/** Elo between which a sequential test can decide. */
export const MOST_ELO = 400;

const elo = z.number().min(-MOST_ELO).max(MOST_ELO);
const risk = z.number().min(0.0001).max(0.4);

const named = z.enum(['verdict', 'fixed']);
const narrow = z.strictObject({ halfWidth: z.number().min(HALF_WIDTHS.min).max(HALF_WIDTHS.max) });
const test = z
  .strictObject({
    elo0: elo,
    elo1: elo,
    model: z.enum(['logistic', 'normalised']).default('logistic'),
    alpha: risk.default(0.05),
    beta: risk.default(0.05),
  })
  .refine(({ elo0, elo1 }) => elo0 < elo1, { error: 'takes an elo0 below elo1' });

/** The key of a sim that says when an arm has had enough blocks, where sides meet that differ. */
export const stopKey = z
  .union([named, narrow, test], {
    error: 'takes verdict, fixed, a half-width (halfWidth) or the bounds of a sequential test (elo0, elo1)',
  })
  .optional()
  .describe(
    'when an arm has had enough: at a verdict, never, at a half-width of its interval, or by a sequential probability ratio test between two Elo',
  );

/** The same where both sides play alike in every arm. */
export const moveStopKey = z
  .union([named, narrow], {
    error:
      'takes verdict, fixed or a half-width (halfWidth), and no test between two Elo, since both sides play alike in each match',
  })
  .optional()
  .describe(
    'when an arm has had enough: at a verdict, never, or at a half-width of the interval of the primary metric',
  );

export type Stop = NonNullable<z.output<typeof stopKey>>;
/** A sequential probability ratio test between two Elo. */
export type TestStop = Extract<Stop, { elo0: number }>;
export type MoveStop = Exclude<Stop, TestStop>;

export function isTest(stop: Stop): stop is TestStop {
  return typeof stop === 'object' && 'elo0' in stop;
}
