import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { activation } from './activation.ts';
import { aim } from './aim.ts';
import { attacks } from './attacks.ts';
import { broken } from './broken.ts';
import { charge } from './charge.ts';
import { commandPoints } from './command-points.ts';
import { cover } from './cover.ts';
import { disengaging } from './disengaging.ts';
import { engagement } from './engagement.ts';
import { extraAction } from './extra-action.ts';
import { focus } from './focus.ts';
import { followUp } from './follow-up.ts';
import { initiative } from './initiative.ts';
import { knockedDown } from './knocked-down.ts';
import { melee } from './melee.ts';
import { moving } from './moving.ts';
import { obscured } from './obscured.ts';
import { outnumbering } from './outnumbering.ts';
import { passing } from './passing.ts';
import { ranged } from './ranged.ts';
import { reactivation } from './reactivation.ts';
import { recovery } from './recovery.ts';
import { reroll } from './reroll.ts';
import { retaliate } from './retaliate.ts';
import { seize } from './seize.ts';
import { sequence } from './sequence.ts';

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
