import type { Profile, WeaponSpec } from './units.ts';

/** A unit with what it carries. */
export interface Armed {
  readonly profile: Profile;
  readonly arms: readonly WeaponSpec[];
}

/** What of a unit tells how it is used, beside how well it strikes and how long it lasts. */
function traitsOf({ profile, arms }: Armed): readonly number[] {
  const { movement, leadership, perception, stealth, dugIn, commander } = profile;
  const gun = arms.reduce((far, weapon) => (weapon.range > far.range ? weapon : far), arms[0]);
  return [
    movement,
    leadership,
    perception ?? 0,
    stealth,
    Number(dugIn),
    Number(commander),
    gun?.range ?? 0,
    gun?.aoe ?? 0,
    Number(gun?.moveOrShoot ?? false),
    Number(gun?.suppressing ?? false),
  ];
}

/**
 * Of some units the one that another is used most like, each trait over how far all of them spread in it; the first of
 * equals, undefined of none.
 */
export function mostLike(one: Armed, known: readonly Armed[]): Armed | undefined {
  const traits = traitsOf(one);
  const theirs = known.map(traitsOf);
  const spreads = traits.map((_, i) => spreadOf(theirs.map((all) => all[i])));
  const distances = theirs.map((all) =>
    sumOfSquares(all.map((value, i) => (value - traits[i]) / spreads[i])),
  );
  return known[distances.indexOf(Math.min(...distances))];
}

/** Of no spread 1, so that a difference from all counts as it is. */
function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values) || 1;
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
