import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actions } from './battle/actions.ts';
import { army } from './battle/army.ts';
import { battlefield } from './battle/battlefield.ts';
import { cover } from './battle/cover.ts';
import { dugIn } from './battle/dug-in.ts';
import { measurement } from './battle/measurement.ts';
import { rolls } from './battle/rolls.ts';
import { scenario } from './battle/scenario.ts';
import { sight } from './battle/sight.ts';
import { turn } from './battle/turn.ts';
import { units } from './battle/units.ts';
import { areaEffect } from './combat/area-effect.ts';
import { closeCombat } from './combat/close-combat.ts';
import { combatReady } from './combat/combat-ready.ts';
import { inaccurate } from './combat/inaccurate.ts';
import { overwatch } from './combat/overwatch.ts';
import { pickup } from './combat/pickup.ts';
import { rangedAttack } from './combat/ranged-attack.ts';
import { suppressing } from './combat/suppressing.ts';
import { suppressingFire } from './combat/suppressing-fire.ts';
import { wounding } from './combat/wounding.ts';
import { commandPoints } from './command/command-points.ts';
import { commander } from './command/commander.ts';
import { leadership } from './command/leadership.ts';
import { regeneration } from './command/regeneration.ts';
import { squads } from './command/squads.ts';
import { perception } from './hidden/perception.ts';
import { stealth } from './hidden/stealth.ts';
import { charge } from './movement/charge.ts';
import { climbing } from './movement/climbing.ts';
import { leavingCombat } from './movement/leaving-combat.ts';
import { linearObstacles } from './movement/linear-obstacles.ts';
import { manoeuvre } from './movement/manoeuvre.ts';
import { moveOrShoot } from './movement/move-or-shoot.ts';
import { movement } from './movement/movement.ts';
import { secondMove } from './movement/second-move.ts';

/** All headings of Dark Potential Alpha, in the order of the document. */
export const rules = [
  measurement,
  battlefield,
  army,
  rolls,
  sight,
  squads,
  pickup,
  scenario,
  turn,
  regeneration,
  movement,
  climbing,
  linearObstacles,
  leavingCombat,
  actions,
  secondMove,
  rangedAttack,
  cover,
  areaEffect,
  wounding,
  closeCombat,
  charge,
  overwatch,
  combatReady,
  suppressingFire,
  commandPoints,
  manoeuvre,
  stealth,
  perception,
  leadership,
  commander,
  dugIn,
  moveOrShoot,
  inaccurate,
  suppressing,
  units,
] as const;

/** What rule code reads of a side's variant: `settings.overwatch.arc.degrees`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.overwatch.interrupt`. */
export const CLAUSE = clauseIndexes(rules);
