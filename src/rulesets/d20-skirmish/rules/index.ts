import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { aim } from './combat/aim.ts';
import { breakAway } from './combat/break-away.ts';
import { charge } from './combat/charge.ts';
import { closeCombat } from './combat/close-combat.ts';
import { cover } from './combat/cover.ts';
import { powers } from './combat/powers.ts';
import { ranged } from './combat/ranged.ts';
import { saves } from './combat/saves.ts';
import { smoke } from './combat/smoke.ts';
import { spotting } from './combat/spotting.ts';
import { templates } from './combat/templates.ts';
import { wait } from './combat/wait.ts';
import { systemFailures } from './machines/system-failures.ts';
import { transports } from './machines/transports.ts';
import { vehicles } from './machines/vehicles.ts';
import { works } from './machines/works.ts';
import { wrecks } from './machines/wrecks.ts';
import { broken, morale, panicked, rally } from './morale/morale.ts';
import { amok, dire, rampage, unhinged } from './morale/unhinged.ts';
import { jumping } from './movement/jumping.ts';
import { locomotion } from './movement/locomotion.ts';
import { moving } from './movement/moving.ts';
import { para } from './movement/para.ts';
import { presence } from './movement/presence.ts';
import { spacing } from './movement/spacing.ts';
import { actions } from './turn/actions.ts';
import { command } from './turn/command.ts';
import { criticals } from './turn/criticals.ts';
import { sequence } from './turn/sequence.ts';

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
  para,
] as const;

/** What rule code reads of a side's variant: `settings.aim.bonus.modifier`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.aim.bonus`. */
export const CLAUSE = clauseIndexes(rules);
