import { unitDataOf } from '../../../rules/unit-data.ts';
import { profiles } from './profiles.ts';
import type { ArmySpec, UnitData } from './units.ts';
import { weapons } from './weapons.ts';

/** @param units ids of its units, with blanks between them */
function army(id: string, title: string, units: string): ArmySpec {
  return { id, title, units: units.split(' ') };
}

/** Armies of squads of equal value, and of what they are led and supported by. */
const armies: readonly ArmySpec[] = [
  army('regulars', 'Regulars', 'line grenadiers fire-team fire-team machine-gun sniper officer'),
  army('masses', 'Masses', 'levy levy mob cadre machine-gun sniper officer'),
  army('shock', 'Shock Troops', 'jumpers jumpers guard armoured hero machine-gun'),
  army('circle', 'Circle', 'line specialists veterans psionic seer adept hackers'),
  army('assault-party', 'Assault Party', 'sappers sappers line grenadiers machine-gun officer'),
  army('airborne', 'Airborne', 'paratroopers paratroopers drop-suits second-line sniper officer'),
  army(
    'column',
    'Armoured Column',
    'carrier fighting-vehicle light-tank line grenadiers tank-hunters tank-officer',
  ),
  army('spearhead', 'Spearhead', 'battle-tank walker truck skimmer gunship tank-hunters guard'),
  army('garrison', 'Garrison', 'line grenadiers tank-hunters rocket-team machine-gun officer'),
  army('network', 'Network', 'skimmer skimmer tank-officer hackers hackers armoured tank-hunters'),
  army('vanguard', 'Vanguard', 'fighting-vehicle carrier armoured armoured tank-hunters touched hero'),
  army('escort', 'Escort', 'line grenadiers cadre civilians civilians machine-gun officer'),
  army(
    'arsenal',
    'Arsenal',
    'rifles breachers lasers gauss-militia gauss-squad raiders mortar-team gunnery-officer',
  ),
  army(
    'heavy-arsenal',
    'Heavy Arsenal',
    'mortar-carrier autocannon-carrier beam-tank medium-tank tank-destroyer beam-walker tank-hunters',
  ),
  army('stormers', 'Stormers', 'storm-team storm-team storm-team storm-team line hero'),
  army('raid', 'Raiding Party', 'truck truck saboteurs saboteurs line tank-hunters tank-officer'),
  army('drill', 'Drill', 'fire-team fire-team fire-team fire-team machine-gun officer'),
];

/** Weapons as printed; squads and armies of ours (SQ-CORE-SCN-profiles). */
export const unitData: UnitData = unitDataOf(weapons, profiles, armies);
