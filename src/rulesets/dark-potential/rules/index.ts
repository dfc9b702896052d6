import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actions } from './actions.ts';
import { areaEffect } from './area-effect.ts';
import { army } from './army.ts';
import { battlefield } from './battlefield.ts';
import { charge } from './charge.ts';
import { climbing } from './climbing.ts';
import { closeCombat } from './close-combat.ts';
import { combatReady } from './combat-ready.ts';
import { commandPoints } from './command-points.ts';
import { commander } from './commander.ts';
import { cover } from './cover.ts';
import { dugIn } from './dug-in.ts';
import { inaccurate } from './inaccurate.ts';
import { leadership } from './leadership.ts';
import { leavingCombat } from './leaving-combat.ts';
import { linearObstacles } from './linear-obstacles.ts';
import { manoeuvre } from './manoeuvre.ts';
import { measurement } from './measurement.ts';
import { moveOrShoot } from './move-or-shoot.ts';
import { movement } from './movement.ts';
import { overwatch } from './overwatch.ts';
import { perception } from './perception.ts';
import { pickup } from './pickup.ts';
import { rangedAttack } from './ranged-attack.ts';
import { regeneration } from './regeneration.ts';
import { rolls } from './rolls.ts';
import { scenario } from './scenario.ts';
import { secondMove } from './second-move.ts';
import { sight } from './sight.ts';
import { squads } from './squads.ts';
import { stealth } from './stealth.ts';
import { suppressing } from './suppressing.ts';
import { suppressingFire } from './suppressing-fire.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';
import { wounding } from './wounding.ts';

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
