import { HARM } from '../../rules/decision.ts';
import { decide, type Match, seatOf } from './match.ts';
import { aimedHarm, coverValue, type Template, type Volleys } from './suppression-worth.ts';

/** Whoever may lay a template of Suppressing Fire together, and how many of them it takes. */
export interface Crew {
  readonly model: number;
  /** Mates that may take part beside the model. */
  readonly able: readonly number[];
  /** Participants, the model among them. */
  readonly number: number;
}

/** What a template is worth: harm under it, less that of the shots its mates give up. */
export function crewWorth(participants: readonly number[], template: Template, harm: Volleys): number {
  return coverValue(participants, template, harm) - aimedHarm(participants.slice(1), harm);
}

/** The participants that a policy is reckoned to choose: mate after mate whoever adds most. */
export function likelyCrew(crew: Crew, template: Template, harm: Volleys): number[] {
  return gather(crew, (left, worth) => bestOf(left.map(worth)), template, harm);
}

/** Has the policy choose who takes part beside the model, mate after mate (DP-D-27). */
export function chosenCrew(m: Match, crew: Crew, template: Template, harm: Volleys): number[] {
  const pick = (left: readonly number[], worth: (mate: number) => number) =>
    decide(m, seatOf(m, crew.model), 'DP-D-27', crew.model, left.length, (i, into) => {
      into[HARM] = worth(left[i]);
    });
  return gather(crew, pick, template, harm);
}

function gather(
  { model, able, number }: Crew,
  pick: (left: readonly number[], worth: (mate: number) => number) => number,
  template: Template,
  harm: Volleys,
): number[] {
  const participants = [model];
  let left = able;
  while (participants.length < number) {
    // Nobody is left out.
    if (participants.length + left.length === number) return [...participants, ...left];
    const next = left[pick(left, (mate) => crewWorth([...participants, mate], template, harm))];
    participants.push(next);
    left = left.filter((mate) => mate !== next);
  }
  return participants;
}

/** The first of the highest. */
function bestOf(worths: readonly number[]): number {
  return worths.indexOf(Math.max(...worths));
}
