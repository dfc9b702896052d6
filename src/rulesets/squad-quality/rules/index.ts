import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { characters } from './command/characters.ts';
import { charactersInVehicles } from './command/characters-in-vehicles.ts';
import { commandDisruption } from './command/command-disruption.ts';
import { commandResponse } from './command/command-response.ts';
import { lastStand } from './command/last-stand.ts';
import { losingHeart } from './command/losing-heart.ts';
import { personalities } from './command/personalities.ts';
import { powers } from './command/powers.ts';
import { psionics } from './command/psionics.ts';
import { squadLeaders } from './command/squad-leaders.ts';
import { actions } from './core/actions.ts';
import { closeAssault } from './core/close-assault.ts';
import { damage } from './core/damage.ts';
import { morale } from './core/morale.ts';
import { movement } from './core/movement.ts';
import { priority } from './core/priority.ts';
import { quality } from './core/quality.ts';
import { resolve } from './core/resolve.ts';
import { scenario } from './core/scenario.ts';
import { shooting } from './core/shooting.ts';
import { sight } from './core/sight.ts';
import { turn } from './core/turn.ts';
import { underFire } from './core/under-fire.ts';
import { vehicles } from './core/vehicles.ts';
import { artillery } from './field/artillery.ts';
import { demolitions } from './field/demolitions.ts';
import { fortifications } from './field/fortifications.ts';
import { hiddenMovement } from './field/hidden-movement.ts';
import { mines } from './field/mines.ts';
import { opportunityFire } from './field/opportunity-fire.ts';
import { recoverWounded } from './field/recover-wounded.ts';
import { smoke } from './field/smoke.ts';
import { vehicleBogging } from './field/vehicle-bogging.ts';
import { dropTroops } from './troops/drop-troops.ts';
import { fireTeams } from './troops/fire-teams.ts';
import { hacking } from './troops/hacking.ts';
import { heavyWeapons } from './troops/heavy-weapons.ts';
import { jetPacks } from './troops/jet-packs.ts';
import { nonCombatants } from './troops/non-combatants.ts';
import { poweredArmour } from './troops/powered-armour.ts';
import { reserves } from './troops/reserves.ts';
import { scouts } from './troops/scouts.ts';
import { snipers } from './troops/snipers.ts';

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
  vehicles,
  characters,
  charactersInVehicles,
  commandDisruption,
  commandResponse,
  demolitions,
  dropTroops,
  fireTeams,
  fortifications,
  hacking,
  heavyWeapons,
  hiddenMovement,
  artillery,
  jetPacks,
  lastStand,
  losingHeart,
  mines,
  nonCombatants,
  opportunityFire,
  personalities,
  poweredArmour,
  psionics,
  powers,
  recoverWounded,
  reserves,
  scouts,
  smoke,
  snipers,
  squadLeaders,
  vehicleBogging,
] as const;

/** What rule code reads of a side's variant: `settings.shooting.near.points`. */
export type Settings = SettingsOf<typeof rules>;

/** Numbers of the clauses, for counters of how often each acted: `CLAUSE.morale.rout`. */
export const CLAUSE = clauseIndexes(rules);
