import { InputError, unknown } from '../../../src/rules/nearest.ts';
import type { State } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { isAlive, type Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import type { Step } from '../situation.ts';
import type { Called, Met } from '../staged.ts';
import type { Setting } from './setting.ts';

/** What somebody can be asked: the decision points it comes up at, and the roll it is about. */
interface Question {
  readonly points: readonly string[];
  readonly roll?: string;
}

const SPENDS = ['DP-D-36', 'DP-D-37', 'DP-D-39'];
const QUESTIONS: Readonly<Record<string, Question>> = {
  'goes first': { points: ['DP-D-08'] },
  'shows itself': { points: ['DP-D-18'] },
  hides: { points: ['DP-D-10'] },
  orders: { points: ['DP-D-12'] },
  moves: { points: ['DP-D-14'] },
  goes: { points: ['DP-D-14'] },
  'moves as a base': { points: ['DP-D-15'] },
  acts: { points: ['DP-D-20'] },
  'moves again': { points: ['DP-D-29'] },
  watches: { points: ['DP-D-30'] },
  answers: { points: ['DP-D-33'] },
  'spends on hit': { points: SPENDS, roll: 'hit' },
  'spends on wound': { points: SPENDS, roll: 'wound' },
  'spends on leadership': { points: SPENDS, roll: 'leadership' },
  'is picked up': { points: ['DP-D-44'] },
};

/** Throws InputError for a question nobody can be asked. */
export function requireQuestion(does: string, title: string): Question {
  if (!Object.hasOwn(QUESTIONS, does)) throw unknown('decision', does, `"${title}"`, Object.keys(QUESTIONS));
  return QUESTIONS[does];
}

/** Who is to move or act first where a squad has the choice. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'DP-D-13': ['DP-D-14'],
  'DP-D-19': ['DP-D-20', 'DP-D-29'],
};

/**
 * Leads from the boundary to the decision that is asked: whoever has a step takes it, a squad's model that has the next
 * one goes first, and all others take the first option, which is to stay, to pass, to do nothing.
 */
export function leadOf(setting: Setting, rollOf: () => string, call: (met: Met, model: number) => Called[]) {
  const { first, asks, title } = setting.situation;
  const steps: readonly Partial<Step>[] = [...first, asks];
  return () => {
    let next = 0;
    return (met: Met): number | null => {
      const { who, does, what } = steps[next] as Step;
      const model = setting.models.get(who)!;
      const { seat } = setting.m.book.models[model];
      const { points, roll } = requireQuestion(does, title);
      const { point, count } = met.decision;
      if (seat !== met.decision.seat) return 0;
      if (ORDERS[point]?.some((one) => points.includes(one))) return placeAmongMates(setting.m, met, model);
      if (!points.includes(point) || (roll !== undefined && roll !== rollOf())) return 0;
      if (next++ === first.length) return null;
      const option = call(met, model).findIndex((called) => called.includes(what));
      if (option >= 0) return option;
      throw new InputError(
        `"${who} ${does}" in "${title}" cannot be "${what}": it is none of the ${count} options.`,
      );
    };
  };
}

/** A model's place among those of its squad, all of whom are left; the first once some have gone. */
function placeAmongMates(m: Match, { decision, state }: Met, model: number): number {
  const { acting } = state as State;
  const living = m.book.groups[acting].members.filter((one) => isAlive({ ...m, state: state as State }, one));
  return living.length === decision.count ? Math.max(0, living.indexOf(model)) : 0;
}
