import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actions } from './actions.ts';
import { aim } from './aim.ts';
import { breakAway } from './break-away.ts';
import { charge } from './charge.ts';
import { closeCombat } from './close-combat.ts';
import { command } from './command.ts';
import { cover } from './cover.ts';
import { criticals } from './criticals.ts';
import { jumping } from './jumping.ts';
import { locomotion } from './locomotion.ts';
import { broken, morale, panicked, rally } from './morale.ts';
import { moving } from './moving.ts';
import { powers } from './powers.ts';
import { presence } from './presence.ts';
import { ranged } from './ranged.ts';
import { saves } from './saves.ts';
import { sequence } from './sequence.ts';
import { smoke } from './smoke.ts';
import { spacing } from './spacing.ts';
import { spotting } from './spotting.ts';
import { systemFailures } from './system-failures.ts';
import { templates } from './templates.ts';
import { transports } from './transports.ts';
import { amok, dire, rampage, unhinged } from './unhinged.ts';
import { vehicles } from './vehicles.ts';
import { wait } from './wait.ts';
import { works } from './works.ts';
import { wrecks } from './wrecks.ts';

/** All headings of the sheet that are carried out, in its order. */
export const rules = [
  sequence,
  actions,
  criticals,
  command,
  moving,
  jumping,
  spacing,
  presence,
  ranged,
  cover,
  smoke,
  aim,
  closeCombat,
  charge,
  breakAway,
  templates,
  powers,
  spotting,
  wait,
  morale,
  panicked,
  broken,
  unhinged,
  dire,
  rally,
  amok,
  rampage,
  saves,
  locomotion,
  vehicles,
  systemFailures,
  transports,
  wrecks,
  works,
] as const;

/** What rule code reads of a side's variant: `settings.aim.bonus.modifier`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.aim.bonus`. */
export const CLAUSE = clauseIndexes(rules);
