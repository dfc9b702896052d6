import { overlapFaults } from '../../../rules/play/overlap-faults.ts';
import { mostKept } from './income.ts';
import { isInPlay, type Match } from './match.ts';

/** What must hold in every position, as sentences about what does not. */
export function faultsOf(m: Match): string[] {
  const { state, matchup } = m;
  const faults = overlapFaults(m);
  matchup.models.forEach(({ name, profile }, model) => {
    const wounds = state.wounds[model];
    if (wounds < 0 || wounds > profile.wounds) faults.push(`${name} has ${wounds} wounds.`);
    if (wounds > 0 !== isInPlay(m, model))
      faults.push(`${name} has ${wounds} wounds and is ${isInPlay(m, model) ? '' : 'not '}in play.`);
    if (
      state.down[model] > 0 &&
      !(isInPlay(m, model) && matchup.settings[matchup.models[model].seat].knockedDown.on)
    )
      faults.push(`${name} is knocked down though it cannot be.`);
  });
  for (const seat of [0, 1] as const) {
    if (state.points[seat] < 0) faults.push(`${'AB'[seat]} has ${state.points[seat]} command points.`);
    if (state.passes[seat] < 0) faults.push(`${'AB'[seat]} has ${state.passes[seat]} pass counters.`);
    if (!state.begun && state.points[seat] > mostKept(m, seat) && !state.over)
      faults.push(`${'AB'[seat]} keeps ${state.points[seat]} command points.`);
  }
  return faults;
}
