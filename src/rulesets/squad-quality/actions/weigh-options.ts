import { COVER, DANGER, type Decision, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { type Match, placeOf } from '../match/match.ts';
import { nearerToQuarry, quarryOf } from '../match/quarry.ts';
import { isInCrew, ledWorth } from '../places/crew-stakes.ts';
import { isAssault, type Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { attacksOf } from './attack-worth.ts';
import { companyIn } from './joining.ts';
import { scoutDanger } from './scouting.ts';
import { weighAction } from './weigh-action.ts';
import { hinder, placeWeighing, rideWeighing, stoppedWeighing } from './weigh-place.ts';
import { recoveryWorth } from './wounded.ts';

/**
 * How the options of a unit are weighed: as they are, or by what they come to at most, which is soon told.
 *
 * @param partner a fire team that is activated with it and has not acted yet
 */
export function weighingOf(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  options: readonly Option[],
  partner?: Unit,
): Pick<Decision, 'weigh'> & { readonly [told in 'atMost' | 'quarry']: NonNullable<Decision[told]> } {
  const attacks = attacksOf(m, unit, outlook, partner);
  const company = companyIn(m, unit);
  const here = placeOf(m, unit);
  const stopped = once(() => stoppedWeighing(outlook, here));
  const weighPlace = placeWeighing(m, unit, outlook, options);
  const weighRide = rideWeighing(m, unit);
  const isCrew = isInCrew(m, unit);
  /** As if nobody shot at a figure that is sent ahead. */
  const weighUnspied: Decision['weigh'] = (option, into) => {
    const { at, second } = options[option];
    const host = company(at);
    weighPlace(options[option], host, into);
    weighAction(m, unit, outlook, options[option], into, attacks);
    if (second?.action === 'recover') into[RESERVE] += recoveryWorth(m, unit, false);
    if (second?.action === 'call') into[HARM] += attacks.strikeAt(second.target);
    if (host !== NO_UNIT) into[RESERVE] += ledWorth(m, unit, host);
    weighRide(at, into);
    if (isAssault(options[option])) hinder(into, outlook.stoppedAt(at), stopped());
  };
  const nearer = nearerToQuarry(m, unit);
  return {
    quarry(option) {
      const { at, target } = options[option];
      if (!isAssault(options[option])) return nearer(at);
      return target === quarryOf(m, unit) ? attacks.assaultOn(target).harm : 0;
    },
    weigh(option, into) {
      weighUnspied(option, into);
      const { spot } = options[option];
      if (spot !== undefined) into[DANGER] += scoutDanger(m, unit, spot, outlook);
    },
    atMost(option, into) {
      const { action, at, manner, spot } = options[option];
      if (spot !== undefined) {
        weighUnspied(option, into);
        return true;
      }
      if ((action !== 'engage' && action !== 'move-out') || (isCrew && at === here)) return false;
      into[COVER] = 1;
      const host = company(at);
      into[OBJECTIVE] = outlook.objectiveAt(host === NO_UNIT ? at : m.state.point[host]);
      if (host !== NO_UNIT) into[RESERVE] = ledWorth(m, unit, host);
      into[TEMPO] = outlook.mostTempo();
      if (action === 'move-out') return true;
      into[HARM] = attacks.engageAt(at, manner);
      return true;
    },
  };
}
