import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actions } from './actions.ts';
import { closeAssault } from './close-assault.ts';
import { damage } from './damage.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { priority } from './priority.ts';
import { quality } from './quality.ts';
import { resolve } from './resolve.ts';
import { scenario } from './scenario.ts';
import { shooting } from './shooting.ts';
import { sight } from './sight.ts';
import { turn } from './turn.ts';
import { underFire } from './under-fire.ts';

/** All headings of Squad Quality: those of the core game, then those of the document in its order. */
export const rules = [
  quality,
  turn,
  actions,
  movement,
  sight,
  shooting,
  priority,
  damage,
  underFire,
  resolve,
  morale,
  closeAssault,
  scenario,
] as const;

/** What rule code reads of a side's variant: `settings.shooting.near.points`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.morale.rout`. */
export const CLAUSE = clauseIndexes(rules);
