import type { SideOf } from '../../../rules/assembly/matchup-of.ts';
import type { Settings } from '../rules/index.ts';
import type { Moments } from './timing.ts';

/** What a side plays by: its settings, and what users' rules do at the moments of the game. */
export type Side = SideOf<Settings, Moments>;
