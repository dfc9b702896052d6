import type { Seat } from '../../../rules/decision.ts';

/** A unit as far as its name goes. */
interface Titled {
  readonly title: string;
  readonly squad: boolean;
  readonly places: readonly { readonly profile: { readonly title: string } }[];
}

/** What a unit and each of its models is called, as nothing else of its side is. */
export interface Names {
  readonly unit: string;
  readonly models: readonly string[];
}

/**
 * Names of a side's units: members of squads are numbered through the whole army, other models and squads where
 * several have one title.
 */
export function namesOf(seat: Seat, units: readonly Titled[]): Names[] {
  const side = 'AB'[seat];
  const models = units.flatMap(({ places }) => places.map(({ profile }) => profile.title));
  const squads = units.flatMap(({ squad, title }) => (squad ? [title] : []));
  const isOnly = (title: string, all: readonly string[]) =>
    all.filter((other) => other === title).length === 1;
  const taken = new Set<string>();
  let members = 0;
  return units.map(({ title, squad, places }) => {
    const own = places.map(({ profile }) =>
      squad
        ? firstFree(`${side} ${profile.title}`, ++members)
        : firstFree(`${side} ${profile.title}`, isOnly(profile.title, models) ? null : 1),
    );
    const unit = squad ? firstFree(`${side} ${title}`, isOnly(title, squads) ? null : 1) : own[0];
    return { unit, models: own };
  });

  function firstFree(text: string, from: number | null): string {
    let number = from;
    const name = () => (number === null ? text : `${text} ${number}`);
    while (taken.has(name())) number = (number ?? 1) + 1;
    taken.add(name());
    return name();
  }
}
