/** What frightens a squad: the sheet has it flee from "whatever broke" it (DX-CAU-ASM). */
import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { isOpen, type Match, nearestEnemy, squadOf } from '../match/match.ts';

/** The enemy whom a model fears; NOBODY where there is none. */
export function causeOf(m: Match, model: Model): Model {
  const cause = m.state.cause[squadOf(m, model)];
  return cause !== NOBODY && isOpen(m, cause) ? cause : nearestEnemy(m, model);
}

/** Keeps whom a model fears for all of its squad, so that nobody runs to and fro between two enemies. */
export function keepCause(m: Match, model: Model): Model {
  const cause = causeOf(m, model);
  m.state.cause[squadOf(m, model)] = cause;
  return cause;
}

/** Whether places are nearer to whom a model fears than where it is, as things are now. */
export function nearerToCause(m: Match, model: Model): (place: Point) => boolean {
  const cause = causeOf(m, model);
  if (cause === NOBODY) return () => false;
  const { distance } = m.battlefield;
  const at = m.state.point[cause];
  const now = distance(m.state.point[model], at);
  return (place) => distance(place, at) < now;
}
