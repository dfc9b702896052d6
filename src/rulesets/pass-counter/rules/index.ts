import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { aim } from './combat/aim.ts';
import { attacks } from './combat/attacks.ts';
import { charge } from './combat/charge.ts';
import { cover } from './combat/cover.ts';
import { disengaging } from './combat/disengaging.ts';
import { engagement } from './combat/engagement.ts';
import { focus } from './combat/focus.ts';
import { knockedDown } from './combat/knocked-down.ts';
import { melee } from './combat/melee.ts';
import { obscured } from './combat/obscured.ts';
import { outnumbering } from './combat/outnumbering.ts';
import { ranged } from './combat/ranged.ts';
import { commandPoints } from './command/command-points.ts';
import { extraAction } from './command/extra-action.ts';
import { followUp } from './command/follow-up.ts';
import { reactivation } from './command/reactivation.ts';
import { reroll } from './command/reroll.ts';
import { retaliate } from './command/retaliate.ts';
import { seize } from './command/seize.ts';
import { activation } from './round/activation.ts';
import { broken } from './round/broken.ts';
import { initiative } from './round/initiative.ts';
import { moving } from './round/moving.ts';
import { passing } from './round/passing.ts';
import { recovery } from './round/recovery.ts';
import { sequence } from './round/sequence.ts';

/** All headings of the sheet, in its order. */
export const rules = [
  sequence,
  initiative,
  activation,
  moving,
  charge,
  aim,
  focus,
  passing,
  commandPoints,
  extraAction,
  followUp,
  reroll,
  reactivation,
  retaliate,
  seize,
  attacks,
  recovery,
  ranged,
  obscured,
  cover,
  engagement,
  melee,
  outnumbering,
  disengaging,
  knockedDown,
  broken,
] as const;

/** What rule code reads of a side's variant: `settings.reactivation.buy.cost`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.reactivation.buy`. */
export const CLAUSE = clauseIndexes(rules);
