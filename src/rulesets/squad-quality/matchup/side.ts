import type { Settings } from '../rules/index.ts';
import type { SideRules } from './timing.ts';

/** What a side plays by: its settings, and what users' rules do at the moments of the game. */
export interface Side {
  readonly settings: Settings;
  readonly rules: SideRules;
}
