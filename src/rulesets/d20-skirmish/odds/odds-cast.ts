import type { SideOf } from '../../../rules/assembly/matchup-of.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import { type ModelSpec, muster } from '../matchup/muster.ts';
import type { Moments } from '../matchup/timing.ts';
import type { UsersRules } from '../matchup/users-say.ts';
import type { Settings } from '../rules/index.ts';
import type { Profile, UnitData } from '../units/units.ts';

/** What a side plays by: its settings, and what users' rules do at the moments of the game. */
export type Side = SideOf<Settings, Moments>;

/** Both sides: that of whoever acts, and that of whoever is acted on. */
export type Sides = readonly [Side, Side];

export function usersRulesOf([own, theirs]: Sides): UsersRules {
  return [own.rules, theirs.rules];
}

/** Whoever acts and whoever is acted on as they take the field, each the only model of its side. */
export function castOf(data: UnitData, actor: Profile, target: Profile): readonly [ModelSpec, ModelSpec] {
  const alone = (id: string, { title, id: model }: Profile) => ({
    id,
    title,
    squads: [{ title, models: [model] }],
  });
  const armies = { actor: alone('actor', actor), target: alone('target', target) };
  const { models } = muster({ ...data, armies }, Object.values(data.weapons), ['actor', 'target']);
  return [models[0], models[1]];
}

/** LD of a model that tests it, users' rules included. */
export function leadershipOf(data: UnitData, profile: Profile, { rules }: Side): number {
  const [model] = castOf(data, profile, profile);
  return profile.leadership + addUp(rules, 'leadership', [model]);
}
