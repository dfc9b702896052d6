import { NOWHERE } from '../../../kernel/entities.ts';
import { overlapFaults } from '../../../rules/play/overlap-faults.ts';
import { CALM } from '../battlefield/state.ts';
import { isAlive, type Match } from './match.ts';

/** What must hold in every position, as sentences about what does not. */
export function faultsOf(m: Match): string[] {
  const { state, matchup } = m;
  const faults = overlapFaults(m);
  matchup.models.forEach(({ name, profile, bases }, model) => {
    const wounds = state.wounds[model];
    const on = state.point[model] !== NOWHERE;
    const hidden = state.hidden[model] > 0;
    if (wounds < 0 || wounds > profile.wounds) faults.push(`${name} has ${wounds} wounds.`);
    if (wounds > 0 && on === hidden)
      faults.push(`${name} is alive and ${on ? 'both' : 'neither'} on the table and hidden.`);
    if (wounds === 0 && (on || hidden || state.reaction[model] > 0))
      faults.push(`${name} is dead but still there.`);
    if (!hidden && bases.some((slot) => state.base[slot] !== NOWHERE))
      faults.push(`${name} left bases behind.`);
    if (hidden && bases.every((slot) => state.base[slot] === NOWHERE))
      faults.push(`${name} is hidden without a base.`);
    if (state.suppressed[model] < CALM) faults.push(`${name} is less than calm.`);
  });
  state.points.forEach((points, pool) => {
    if (points < 0) faults.push(`Purse ${pool} holds ${points} points.`);
  });
  for (const { participants } of state.barrages) {
    for (const model of participants)
      if (!isAlive(m, model)) faults.push(`${matchup.models[model].name} suppresses though dead.`);
  }
  return faults;
}
