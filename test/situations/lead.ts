import type { Seat } from '../../src/rules/decision.ts';
import { InputError, unknown } from '../../src/rules/nearest.ts';
import { modelCalled } from './cast.ts';
import type { Situation } from './situation.ts';
import type { Called, Met } from './staged.ts';

/** What somebody can be asked: the decision points it comes up at, and the roll it is about. */
export interface Question {
  readonly points: readonly string[];
  readonly roll?: string;
}

export type Questions = Readonly<Record<string, Question>>;

/** What leads to the decision of a situation. */
export interface Lead {
  readonly situation: Situation;
  readonly models: ReadonlyMap<string, number>;
  readonly questions: Questions;
  seatOf(model: number): Seat;
  /** The name of the last roll. */
  lastRoll(): string;
  call(met: Met, model: number): Called[];
  /** The option by which a model has its turn at the question that comes next; undefined where that is not asked. */
  letGo?(met: Met, model: number, question: Question): number | undefined;
}

/** Throws InputError where a situation asks or does something of which nobody can be asked, or names nobody. */
export function checkSteps({ situation: { asks, first, title }, models, questions }: Lead): void {
  for (const { who, does } of [asks, ...first]) {
    modelCalled(models, who, title);
    if (!Object.hasOwn(questions, does))
      throw unknown('decision', does, `"${title}"`, Object.keys(questions));
  }
}

/**
 * Leads from the boundary to the decision that is asked: whoever has a step takes it, and all others take the first
 * option, which is to stay, to pass, to do nothing.
 */
export function guideBy(lead: Lead): () => (met: Met) => number | null {
  const { situation, models, questions } = lead;
  const { first, asks, title } = situation;
  const steps = [...first, { ...asks, what: '' }];
  return () => {
    let next = 0;
    return (met) => {
      const { who, does, what } = steps[next];
      const model = models.get(who)!;
      const question = questions[does];
      const { point, seat, count } = met.decision;
      if (seat !== lead.seatOf(model)) return 0;
      const turn = lead.letGo?.(met, model, question);
      if (turn !== undefined) return turn;
      if (!question.points.includes(point)) return 0;
      if (question.roll !== undefined && question.roll !== lead.lastRoll()) return 0;
      if (next++ === first.length) return null;
      const option = lead.call(met, model).findIndex((called) => called.includes(what));
      if (option >= 0) return option;
      throw new InputError(
        `"${who} ${does}" in "${title}" cannot be "${what}": it is none of the ${count} options.`,
      );
    };
  };
}
