import { overlapFaults } from '../../../rules/play/overlap-faults.ts';
import { GONE, IN_HIDING, JOINED, ON_TABLE, PINNED } from '../battlefield/state.ts';
import { NO_UNIT, NOWHERE } from '../units/entities.ts';
import type { Match } from './match.ts';

/** What must hold in every position, as sentences about what does not. */
export function faultsOf(m: Match): string[] {
  const { state, matchup } = m;
  const faults = overlapFaults(m);
  matchup.models.forEach(({ name, profile }, unit) => {
    const where = state.whereabouts[unit];
    if ((where === ON_TABLE) !== (state.point[unit] !== NOWHERE))
      faults.push(`${name} is ${where === ON_TABLE ? 'on the table nowhere' : 'off the table somewhere'}.`);
    if (state.figures[unit] > profile.figures) faults.push(`${name} has ${state.figures[unit]} figures.`);
    if ((where === GONE) !== (state.figures[unit] === 0))
      faults.push(`${name} has ${state.figures[unit]} figures and is ${where === GONE ? 'gone' : 'there'}.`);
    const isJoined = where === JOINED;
    if (isJoined !== (state.host[unit] !== NO_UNIT)) faults.push(`${name} is with nobody, or is and is not.`);
    const host = state.host[unit];
    if (isJoined && state.point[host] === NOWHERE && state.whereabouts[host] !== IN_HIDING)
      faults.push(`${name} is with nobody on the table.`);
    if (state.hurt[unit] > state.figures[unit]) faults.push(`${name} has more wounded than figures.`);
    if (state.marker[unit] > PINNED) faults.push(`${name} has the marker ${state.marker[unit]}.`);
  });
  return faults;
}
