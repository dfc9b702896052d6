import { boxAround } from '../../kernel/box.ts';
import { COVER, DANGER, TEMPO } from '../../rules/decision.ts';
import { type Ambition, ambition, roundsLeft } from './ambition.ts';
import { foesOf } from './foes.ts';
import type { Match } from './match.ts';
import { NOWHERE } from './state.ts';
import { ROW, type Survey, surveyFoes } from './survey.ts';

/** What a model makes of the places it could go to; built once per decision. */
export interface Outlook {
  readonly aims: Ambition;
  /**
   * Surveys some points, all of which the model moves to but `still`, NOWHERE for none or PLACED; good until the next
   * survey but one.
   */
  survey(points: readonly number[], still: number): Survey;
}

/** Enemies strike one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.35;

/** What losses still matter: in the last round they do only through zones. */
export function horizon(m: Match): number {
  if (!m.book.settings[0].victory.zones.on) return 1;
  return Math.min(1, 0.25 + 0.4 * roundsLeft(m));
}

export function outlook(m: Match, model: number): Outlook {
  const { ground, pad } = m.theatre;
  const { gaps } = m.book;
  const foes = foesOf(m, model);
  const aims = ambition(m, model);
  const value = horizon(m);
  const wanted = m.book.wanted[model];
  const allowance = Math.max(1, m.book.allowance[model]);
  const start = m.state.point[model];
  const lag = (square: number) => (square === Infinity ? 0 : Math.max(0, gaps.of(square) - wanted));
  const lagNow = start === NOWHERE ? 0 : lag(nearest(start));

  /** Square of how far off the nearest enemy is from middle to middle. */
  function nearest(point: number): number {
    return foes.reduce((least, foe) => {
      const dx = ground.x[point] - foe.x;
      const dy = ground.y[point] - foe.y;
      return Math.min(least, dx * dx + dy * dy);
    }, Infinity);
  }

  return {
    aims,
    survey(points, still) {
      const box = boxAround(ground, points);
      const eyes = { ground, pad, still, near: m.book.near[model], value, removing: aims.removing };
      const survey = surveyFoes(eyes, foes, points, box);
      aims.judge(points, box, survey);
      for (let i = 0, row = 0; i < points.length; i++, row += ROW) {
        survey[row + DANGER] *= DRAWN * value;
        // Whoever is too far off to do any harm is as good as unable to see.
        survey[row + COVER] = 1 - survey[row + COVER] / Math.max(1, foes.length);
        survey[row + TEMPO] = (lagNow - lag(survey[row + TEMPO])) / allowance;
      }
      return survey;
    },
  };
}
