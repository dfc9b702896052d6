import type { Variant } from '../../src/rules/variant.ts';

/**
 * What a change must do to the share of the side that has it: `better` and `worse` at all, `dominant` and `hopeless`
 * by far, `no worse` where nobody is made to use it, `no better` where all it can do is harm.
 */
export type Must = 'dominant' | 'better' | 'no worse' | 'no better' | 'worse' | 'hopeless';

/** What one side has and the other has not; whatever is not said is as in the book. */
export interface Change {
  readonly name: string;
  readonly must: Must;
  /** Why that is beyond doubt, from what the document says. */
  readonly because: string;
  /** Settings of the side that has the change, by path. */
  readonly set: Variant;
  /** Settings of the other side. */
  readonly other: Variant;
  /** What the side that has it fields; the ruleset's own army where absent, as the other side does. */
  readonly army?: string;
}

/** What a change is made of, beside its name and its reason. */
export type Made = Variant | { readonly army: string };

type Maker = (name: string, because: string, made: Made) => Change;

export const dominant = making('dominant');
export const better = making('better');
export const noBetter = making('no better');
export const worse = making('worse');
export const hopeless = making('hopeless');

function making(must: Must): Maker {
  return (name, because, made) => ({
    name,
    must,
    because,
    other: {},
    ...('army' in made ? { set: {}, army: String(made.army) } : { set: made as Variant }),
  });
}
