import type { Model } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { addTo, clearFew, takeFrom } from '../battlefield/suppression-columns.ts';
import { decide, type Match, seatOf } from '../match/match.ts';
import { aimedHarm, coverValue } from './suppression-worth.ts';

/** What the template at hand is worth with those taking part: harm under it, less that of the shots mates give up. */
export function crewWorth(m: Match): number {
  const { participants } = m.battlefield.suppressing;
  let given = 0;
  for (let i = 1; i < participants.size; i++) given += aimedHarm(m, participants.models[i]);
  return coverValue(m, participants) - given;
}

/** Has those take part whom a policy is reckoned to choose beside the model: mate after mate whoever adds most. */
export function likelyCrew(m: Match, model: Model, number: number): void {
  gather(m, model, number, () => {
    let best = 0;
    let most = -Infinity;
    for (let mate = 0; mate < m.battlefield.suppressing.able.size; mate++) {
      const worth = worthWith(m, mate);
      if (worth > most) {
        most = worth;
        best = mate;
      }
    }
    return best;
  });
}

/** Has the policy choose who takes part beside the model, mate after mate (DP-D-27). */
export function chosenCrew(m: Match, model: Model, number: number): void {
  const { models } = m.battlefield.suppressing.able;
  const weigh = (mate: Model, into: Float64Array) => {
    into[HARM] = worthWith(m, mate);
  };
  const label = (mate: Model) => `add ${m.matchup.models[models[mate]].name}`;
  gather(m, model, number, (count) => decide(m, seatOf(m, model), 'DP-D-27', model, count, weigh, { label }));
}

/** @param pick one of so many who are able */
function gather(m: Match, model: Model, number: number, pick: (count: number) => number): void {
  const { able, participants } = m.battlefield.suppressing;
  clearFew(participants);
  addTo(participants, model);
  while (participants.size < number && able.size > 0) {
    const isNobodyLeftOut = participants.size + able.size <= number;
    addTo(participants, takeFrom(able, isNobodyLeftOut ? 0 : pick(able.size)));
  }
}

/** What the template is worth if one more of those who are able takes part. */
function worthWith(m: Match, mate: Model): number {
  const { able, participants } = m.battlefield.suppressing;
  addTo(participants, able.models[mate]);
  const worth = crewWorth(m);
  participants.size--;
  return worth;
}
