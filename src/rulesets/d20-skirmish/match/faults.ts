import { NO_UNIT, NOWHERE } from '../../../kernel/entities.ts';
import { overlapFaults } from '../../../rules/play/overlap-faults.ts';
import { BROKEN } from '../matchup/modifiers.ts';
import { MOST_MARKERS } from '../rules/limits.ts';
import { isInTheAir } from './airborne.ts';
import { isAlive, type Match, settingsOf, squadOf, stands } from './match.ts';
import { isAboard } from './passengers.ts';

/** What must hold in every position, as sentences about what does not. */
export function faultsOf(m: Match): string[] {
  const { state, matchup } = m;
  const faults = overlapFaults(m);
  matchup.models.forEach(({ name, profile }, model) => {
    const wounds = state.wounds[model];
    if (wounds < 0 || wounds > profile.wounds) faults.push(`${name} has ${wounds} wounds.`);
    const markers = state.markers.subarray(model * MOST_MARKERS, (model + 1) * MOST_MARKERS);
    const hasMarkers = markers.some((at) => at !== NOWHERE);
    const isInPlay = stands(m, model) || hasMarkers || isAboard(m, model) || isInTheAir(m, squadOf(m, model));
    if (isAlive(m, model) !== isInPlay)
      faults.push(`${name} has ${wounds} wounds and is ${isInPlay ? '' : 'not '}in play.`);
    if (isAboard(m, model) && (stands(m, model) || !stands(m, state.aboard[model])))
      faults.push(`${name} is aboard and stands, or its transport does not.`);
    if (stands(m, model) && hasMarkers) faults.push(`${name} stands somewhere and has markers.`);
    if (hasMarkers && state.concealed[model] === 0) faults.push(`${name} has markers and is not concealed.`);
    if (state.posture[model] > 0 && !matchup.settings[matchup.models[model].seat].presence.on)
      faults.push(`${name} does not stand though everybody does.`);
    const altitude = state.altitude[model];
    if (altitude > (matchup.gaits[model].flies ? settingsOf(m, model).locomotion.altitude.most : 0))
      faults.push(`${name} is at altitude ${altitude}.`);
    if (state.braced[model] + state.countering[model] > 0) faults.push(`${name} still awaits a charge.`);
  });
  state.morale.forEach((morale, squad) => {
    const { name, seat } = matchup.squads[squad];
    const { on, ladder } = matchup.settings[seat].morale;
    if (morale > BROKEN || (morale > 0 && !on) || (morale === BROKEN && !ladder.on))
      faults.push(`${name} is in the state ${morale}.`);
  });
  if (state.called !== NO_UNIT) faults.push('A squad that was called has not acted.');
  return faults;
}
