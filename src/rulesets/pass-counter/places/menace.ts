import type { Model } from '../../../kernel/entities.ts';
import { canStrike, engages, isEngaged, mustStandUp } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { AT_LEAVER, shotAt } from '../matchup/gunnery.ts';
import { chargeBonuses, strikingRange } from '../moves/moves.ts';

/** What an enemy could do to a model, wherever that is. */
export function menaceOf(m: Match, enemy: Model, model: Model) {
  const { gunnery } = m.matchup;
  const [wounds, down] = [m.state.wounds[model], m.state.down[model]];
  const blows = gunnery.blows(enemy, model, wounds, down);
  return {
    /** Harm of its shots. */
    answers: gunnery.shots(preparesFirst(m, enemy) ? 'aimed' : 'plain', enemy, model, wounds, down),
    /** Harm of its blows: where it stands, when it comes to strike, and when the model leaves. */
    blow: blows[focusesFirst(m, enemy) ? 1 : 0],
    lunge: blows[chargeBonuses(m, enemy)],
    atLeaver: strikesLeaver(m, enemy) ? blows[AT_LEAVER] : 0,
    /** How far it can come to strike. */
    stride: strikingRange(m, enemy),
  };
}

/** The most of that where both stand. */
export function threatBy(m: Match, enemy: Model, model: Model): number {
  const { distance, near, lines } = m.battlefield;
  const { answers, blow, lunge, stride } = menaceOf(m, enemy, model);
  const [from, at] = [m.state.point[enemy], m.state.point[model]];
  const gap = distance(from, at);
  const blows = near(from, at) ? blow : gap <= stride ? lunge : 0;
  if (gap > m.matchup.range[enemy]) return blows;
  if (near(from, at) && bindsBeside(m, model, enemy)) return blows;
  if (settingsOf(m, model).ranged.atEngaged.on && isEngaged(m, model)) return blows;
  const look = lines.look(seatOf(m, model), m.state.down[model] > 0, from, at);
  return Math.max(blows, shotAt(answers, gap, look));
}

/** Whether a model that an enemy stands beside keeps him from shooting (PC-RNG-01). */
export function bindsBeside(m: Match, model: Model, enemy: Model): boolean {
  return settingsOf(m, enemy).ranged.whileEngaged.on && engages(m, model);
}

/** Whether it focuses before it strikes where it stands, as whoever shoots takes aim (PC-ACT-08); getting up leaves no time. */
function focusesFirst(m: Match, enemy: Model): boolean {
  const { focus } = settingsOf(m, enemy);
  return focus.on && focus.action.on && preparesFirst(m, enemy) && !mustStandUp(m, enemy);
}

/** Whether an activation leaves time to prepare for an attack (PC-ACT-01). */
function preparesFirst(m: Match, enemy: Model): boolean {
  return settingsOf(m, enemy).activation.budget.shorts > 1;
}

/** Whether it may strike at somebody who leaves it (PC-DIS-01, PC-KD-01). */
function strikesLeaver(m: Match, enemy: Model): boolean {
  const { on, strike } = settingsOf(m, enemy).disengaging;
  return on && strike.on && canStrike(m, enemy);
}
