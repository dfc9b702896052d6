import { NOWHERE } from '../../../kernel/entities.ts';
import { overlapFaults } from '../../../rules/play/overlap-faults.ts';
import { HELD_BACK, ON_TABLE, REMOVED } from '../battlefield/state.ts';
import type { Match } from './match.ts';

/** What must hold in every position, as sentences about what does not. */
export function faultsOf(m: Match): string[] {
  const { state, matchup, battlefield } = m;
  const faults = overlapFaults(m);
  matchup.models.forEach(({ name, profile, seat }, model) => {
    const { reserves, wounding } = matchup.settings[seat];
    const where = state.whereabouts[model];
    const wounds = state.wounds[model];
    if ((where === ON_TABLE) !== (state.point[model] !== NOWHERE))
      faults.push(`${name} is ${where === ON_TABLE ? 'on the table nowhere' : 'off the table somewhere'}.`);
    if (wounds > profile.wounds || (wounds < 0 && wounding.floor.bounds === 'remaining'))
      faults.push(`${name} has ${wounds} wounds.`);
    if (where === HELD_BACK && (!reserves.on || wounds !== profile.wounds))
      faults.push(`${name} is held back though it cannot be.`);
    if (where === REMOVED && state.falling[model] + state.fleeing[model] > 0)
      faults.push(`${name} flees though it is gone.`);
    if (state.fleeing[model] > 0 && state.falling[model] === 0) faults.push(`${name} flees without reason.`);
    if (state.over && where === ON_TABLE && wounds <= 0) faults.push(`${name} is dead and still there.`);
  });
  const counted = state.zones[0] + state.zones[1];
  const most =
    battlefield.grid.count * Math.max(...matchup.settings.map(({ objectives }) => objectives.value.value));
  if (counted > most) faults.push(`${counted} zones are held and there are ${battlefield.grid.count}.`);
  return faults;
}
