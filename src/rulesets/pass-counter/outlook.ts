import { INCH, type Length } from '../../kernel/length.ts';
import { COVER, DANGER, HARM, TEMPO } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { foesOf } from './foes.ts';
import { type Match, settingsOf } from './match.ts';
import { leadOf } from './score.ts';
import { survey } from './survey.ts';

/** What a model makes of the places it could go to; built from public facts when it is activated. */
export interface Outlook {
  /**
   * Weighs standing on each of some points at the end of the activation, with the harm of the best attack from there:
   * WIDTH numbers for each.
   */
  standing(points: readonly number[]): Float64Array;
  /** Expected harm of a charge at an enemy. */
  chargeAt(enemy: number): number;
}

/** Enemies attack one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.4;
/** Inches at which a shooter likes to be: within the first range. */
const CLOSE = 12;
/** What a side that is not ahead gives for coming nearer, more so as the game runs out. */
const URGE = 0.35;

export function outlook(m: Match, model: number): Outlook {
  const { theatre } = m;
  const { profile, seat } = m.book.models[model];
  const { ranged } = settingsOf(m, model);
  const foes = foesOf(m, model);
  const start = m.state.point[model];
  const eyes = {
    seat,
    down: m.state.down[model] > 0,
    wanted: wantedDistance(m, model),
    bound: ranged.whileEngaged.on,
    sheltered: ranged.atEngaged.on,
  };
  const stride = profile.speed * INCH;
  const urge = urgency(m, seat);
  const leaves = foes.filter((foe) => start >= 0 && foe.holds && theatre.near(start, foe.point));
  let lagNow: Length | undefined;

  /** Surveys points, and where the model stands if nobody has done so yet. */
  function look(points: readonly number[]): void {
    const { place, lag } = theatre.columns;
    const count = points.length;
    for (let i = 0; i < count; i++) place[i] = points[i];
    const isFirst = lagNow === undefined && start >= 0;
    const isAmong = points[0] === start;
    if (isFirst && !isAmong) place[count] = start;
    survey(theatre, eyes, foes, isFirst && !isAmong ? count + 1 : count);
    if (isFirst) lagNow = lag[isAmong ? 0 : count];
  }

  function standing(points: readonly number[]): Float64Array {
    const weighings = new Float64Array(WIDTH * points.length);
    if (foes.length === 0) return weighings;
    look(points);
    const { harm, danger, shelter, lag } = theatre.columns;
    for (let i = 0, at = 0; i < points.length; i++, at += WIDTH) {
      let loss = danger[i];
      for (const foe of leaves) if (!theatre.near(points[i], foe.point)) loss += foe.counters[2] / DRAWN;
      weighings[at + HARM] = harm[i];
      weighings[at + DANGER] = DRAWN * loss;
      weighings[at + COVER] = shelter[i] / foes.length;
      if (lagNow !== undefined) weighings[at + TEMPO] = (urge * (lagNow - lag[i])) / stride;
    }
    return weighings;
  }

  return {
    standing,
    chargeAt: (target) => foes.find((foe) => foe.model === target)?.blows[bonusesOfCharge(m, model)] ?? 0,
  };
}

/** Focus bonuses that come with a charge. */
function bonusesOfCharge(m: Match, model: number): number {
  return settingsOf(m, model).charge.focus.on ? 1 : 0;
}

/** Whoever is not ahead has to come nearer before the game is over. */
function urgency(m: Match, seat: 0 | 1): number {
  const lead = seat === 0 ? leadOf(m) : -leadOf(m);
  const all = m.book.settings[0].sequence.end.rounds;
  const gone = Math.min(1, m.state.round / all);
  return lead > 0.02 ? 0.5 : 1 + URGE * 10 * gone;
}

/** Within the range of its best gun, and not farther than it likes. */
function wantedDistance(m: Match, model: number): Length {
  let longest = 0;
  for (const weapon of m.book.models[model].ranged) longest = Math.max(longest, m.book.weapons[weapon].range);
  return Math.min(CLOSE, longest) * INCH;
}
