import type { Model, Weapon } from '../../kernel/entities.ts';
import { type Mix, mixOf } from '../tallies.ts';

/** Weapons and kinds of model by id. */
interface Arsenal {
  readonly weapons: Readonly<Record<string, unknown>>;
  readonly profiles: Readonly<Record<string, unknown>>;
}

const BY_WEAPON = 'kills:weapon';
const BY_UNIT = 'kills:unit';

/** Counters of kills by weapon and by the kind of model that made them; they follow a ruleset's own counters. */
export function killCounters({ weapons, profiles }: Arsenal): string[] {
  return [
    ...Object.keys(weapons).map((id) => `${BY_WEAPON}:${id}`),
    ...Object.keys(profiles).map((id) => `${BY_UNIT}:${id}`),
  ];
}

export function killMixes({ weapons, profiles }: Arsenal): Mix[] {
  return [
    mixOf('kill-by-weapon', 'share of the kills', BY_WEAPON, Object.keys(weapons)),
    mixOf('kill-by-unit', 'share of the kills', BY_UNIT, Object.keys(profiles)),
  ];
}

/** Where the kills of a matchup are counted. */
export interface KillPlaces {
  /** Counters of the ruleset, these included. */
  readonly counters: number;
  /** Counter by weapon; weapons of one id have one counter. */
  readonly weapon: Int32Array;
  /** Counter by model. */
  readonly unit: Int32Array;
}

/**
 * @param own how many counters of the ruleset come before these
 * @param weapons of the matchup, in the order in which it numbers them
 */
export function killPlaces(
  own: number,
  data: Arsenal,
  models: readonly { readonly profile: { readonly id: string } }[],
  weapons: readonly { readonly id: string }[],
): KillPlaces {
  const ids = Object.keys(data.weapons);
  const profiles = Object.keys(data.profiles);
  return {
    counters: own + ids.length + profiles.length,
    weapon: Int32Array.from(weapons, ({ id }) => own + ids.indexOf(id)),
    unit: Int32Array.from(models, ({ profile }) => own + ids.length + profiles.indexOf(profile.id)),
  };
}

/** Counts a kill for the counters of whoever made it. */
export function countKillBy(counters: Int32Array, places: KillPlaces, attacker: Model, weapon: Weapon): void {
  counters[places.weapon[weapon]]++;
  counters[places.unit[attacker]]++;
}
