import { clauseIndexes, type SettingsOf } from '../../../rules/settings.ts';
import { actions } from './actions.ts';
import { artillery } from './artillery.ts';
import { characters } from './characters.ts';
import { charactersInVehicles } from './characters-in-vehicles.ts';
import { closeAssault } from './close-assault.ts';
import { commandDisruption } from './command-disruption.ts';
import { commandResponse } from './command-response.ts';
import { damage } from './damage.ts';
import { demolitions } from './demolitions.ts';
import { dropTroops } from './drop-troops.ts';
import { fireTeams } from './fire-teams.ts';
import { fortifications } from './fortifications.ts';
import { hacking } from './hacking.ts';
import { heavyWeapons } from './heavy-weapons.ts';
import { hiddenMovement } from './hidden-movement.ts';
import { jetPacks } from './jet-packs.ts';
import { lastStand } from './last-stand.ts';
import { losingHeart } from './losing-heart.ts';
import { mines } from './mines.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { nonCombatants } from './non-combatants.ts';
import { opportunityFire } from './opportunity-fire.ts';
import { personalities } from './personalities.ts';
import { poweredArmour } from './powered-armour.ts';
import { powers } from './powers.ts';
import { priority } from './priority.ts';
import { psionics } from './psionics.ts';
import { quality } from './quality.ts';
import { recoverWounded } from './recover-wounded.ts';
import { reserves } from './reserves.ts';
import { resolve } from './resolve.ts';
import { scenario } from './scenario.ts';
import { scouts } from './scouts.ts';
import { shooting } from './shooting.ts';
import { sight } from './sight.ts';
import { smoke } from './smoke.ts';
import { snipers } from './snipers.ts';
import { squadLeaders } from './squad-leaders.ts';
import { turn } from './turn.ts';
import { underFire } from './under-fire.ts';
import { vehicleBogging } from './vehicle-bogging.ts';
import { vehicles } from './vehicles.ts';

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
