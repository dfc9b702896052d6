import type { Model, Point } from '../../../kernel/entities.ts';
import { COVER, DANGER, HARM, PROMISE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { bestInCompany } from '../../../rules/survey/company.ts';
import { COVERED, NEARER, RISKED } from '../../../rules/survey/usual-weights.ts';
import { isShooter, type Match, settingsOf } from '../match/match.ts';
import { STANDING } from '../matchup/modifiers.ts';
import { companyOf } from './company.ts';
import { dangersOf } from './dangers.ts';
import { gainsOf } from './gains.ts';
import { progressOf } from './progress.ts';
import type { Scouting } from './scouting.ts';

/** What crawling at no pace at all costs whoever means to go somewhere. */
const LOW_SHOOTER = 0.06;
const LOW_FIGHTER = 0.8;

/** How good places are for a model, by what it finds there. */
export interface Judgement {
  /** What a place is worth in the posture it has, as one number, for comparing what is not put to the player. */
  worthOf(place: Point, attacks: number): number;
  /** Expected harm of so many attacks from a place, by whatever does most there. */
  attacksFrom(place: Point, attacks: number): number;
  /** Weighs being at a place in some posture, with so many attacks from there still to come. */
  weigh(place: Point, how: number, attacks: number, into: Float64Array): void;
  /** The best of some places that have been surveyed, in the posture it has. */
  bestOf(places: readonly Point[], attacks: number): Point;
}

export function judgementOf(m: Match, model: Model, scouting: Scouting): Judgement {
  const { foes, rowOf, clear } = scouting;
  const { shelter } = m.battlefield.columns;
  const posture = m.state.posture[model];
  const shoots = isShooter(m, model);
  const gains = gainsOf(m, model);
  const dangers = dangersOf(m, model, scouting, gains);
  const progressTo = progressOf(m, model, rowOf);
  const company = once(() => companyOf(m, model));
  const crawling = once(() => 1 - settingsOf(m, model).moving.crawl.factor);

  function worthAlone(row: number, attacks: number): number {
    return (
      gains.harmAt(row, attacks) -
      RISKED * dangers.of(row, posture, attacks) +
      COVERED * (shelter[row] / Math.max(1, foes().length)) +
      NEARER * progressTo(row, attacks)
    );
  }

  /** The first of the places that are worth most, as far as friends leave a line of fire from there. */
  function bestOf(places: readonly Point[], attacks: number): Point {
    for (;;) {
      const best = bestInCompany(places, (at) => worthAlone(rowOf(at), attacks), company());
      if (attacks === 0 || !clear(best)) return best;
    }
  }

  return {
    worthOf: (at, attacks) => worthAlone(rowOf(at), attacks) + company()(at),
    attacksFrom: (place, attacks) => gains.attacksAt(rowOf(place), attacks),
    weigh(at, how, attacks, into) {
      if (foes().length === 0) return;
      const row = rowOf(at);
      into[HARM] += gains.harmAt(row, attacks);
      into[DANGER] += dangers.of(row, how, attacks) - dangers.sparedAt(at, row, how);
      into[COVER] += shelter[row] / foes().length;
      into[TEMPO] += progressTo(row, attacks);
      into[PROMISE] += company()(at);
      if (how !== STANDING) into[RESERVE] -= crawling() * (shoots ? LOW_SHOOTER : LOW_FIGHTER);
    },
    bestOf,
  };
}
