import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actionPhase } from './action-phase.ts';
import { boards } from './boards.ts';
import { commandPhase } from './command-phase.ts';
import { enclosure } from './enclosure.ts';
import { leaders } from './leaders.ts';
import { measurement } from './measurement.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { objectives } from './objectives.ts';
import { rally } from './rally.ts';
import { reserves } from './reserves.ts';
import { resolutionPhase } from './resolution-phase.ts';
import { rolls } from './rolls.ts';
import { rounds } from './rounds.ts';
import { shock } from './shock.ts';
import { shooting } from './shooting.ts';
import { sight } from './sight.ts';
import { victory } from './victory.ts';
import { weapons } from './weapons.ts';
import { wounding } from './wounding.ts';
import { zones } from './zones.ts';

/** All headings of Zone Control, in the order of the document. */
export const rules = [
  measurement,
  movement,
  reserves,
  sight,
  rolls,
  weapons,
  shooting,
  wounding,
  melee,
  morale,
  shock,
  rally,
  leaders,
  rounds,
  commandPhase,
  actionPhase,
  resolutionPhase,
  zones,
  enclosure,
  objectives,
  victory,
  boards,
] as const;

/** What rule code reads of a side's variant: `settings.shooting.cover.sparse`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.morale.fall`. */
export const CLAUSE = clauseIndexes(rules);
