import { NOBODY, type Seat } from '../../../kernel/entities.ts';
import { clauseCount } from '../../../rules/assembly/additions.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { Rule } from '../../../rules/rule.ts';
import { compileBoth, type Variant } from '../../../rules/variant.ts';
import { compileMatchup } from '../matchup/compiled-matchup.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';

/** Compiles the rules for whoever acts, for seat 0, and for whoever is acted on and his Commander, for seat 1. */
export function castOf(
  data: UnitData,
  rules: readonly Rule[],
  variants: readonly [Variant, Variant],
  actor: Profile,
  target: Profile,
  commander: Profile | null,
) {
  // Both sides field the same army (DP-ARMY-01); whoever is not asked about stays off the table.
  const profiles = [actor, target, ...(commander ? [commander] : [])];
  const units = profiles.map(({ id, title, squad }) =>
    squad ? { title, squad: [id], commandPoints: 0 } : { unit: id },
  );
  const id = `${actor.id} and ${target.id}`;
  const armies = { [id]: { id, title: id, units } };
  const matchup = compileMatchup({ ...data, armies }, rules, compileBoth<Settings>(rules, variants), [
    id,
    id,
  ]);

  function find(seat: Seat, ordinal: number): number {
    const model = matchup.models.findIndex((one) => one.seat === seat && one.ordinal === ordinal);
    if (model < 0) throw new InputError(`Under these rules there is no ${profiles[ordinal].title}.`);
    return model;
  }

  return {
    matchup,
    clauses: clauseCount(rules),
    actor: find(0, 0),
    target: find(1, 1),
    /** A Commander of the target's side, or NOBODY. */
    commander: commander ? find(1, 2) : NOBODY,
  };
}

/** Who takes part, as models of the book, under the rules of both sides. */
export type Cast = Readonly<ReturnType<typeof castOf>>;
