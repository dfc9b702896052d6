import type { Model, Point } from '../../../kernel/entities.ts';
import { COVER, DANGER, HARM, PROMISE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { COVERED, NEARER, RISKED } from '../../../rules/survey/usual-weights.ts';
import { livingOf, type Match, seatOf, settingsOf, shootsOrChannels, turnsLeft } from '../match/match.ts';
import { chanceToRecognise } from '../match/tests.ts';
import { judgedAt } from '../matchup/gunnery.ts';
import { PRONE, SMALL, STANDING } from '../matchup/modifiers.ts';
import { hasToClose } from '../matchup/standoff.ts';
import { bandOf } from '../units/bands.ts';
import { companyOf } from './company.ts';
import { SHOWS } from './foes.ts';
import { progressOf } from './progress.ts';
import type { Scouting } from './scouting.ts';
import { LIKELY } from './survey.ts';

/** What a chance to attack next time counts of one now. */
const NEXT_TIME = 0.3;
/** What so many attacks come to, of those that places are judged by. */
const ATTACKS = [0, 0.55, 1, 1.35, 1.6] as const;
/** Enemies attack one target each: a model draws about this share of the harm it could suffer, or its own among few. */
const DRAWN = 0.4;
/** What danger counts to whoever has to come near for his guns, since he does nothing while he avoids it. */
const DARING = 0.5;
/** What each point counts that is added to attacks on whoever lies prone, as a share of what they do to him standing. */
const EXPOSED = 1 / 8;
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

/** What all places of a model are judged by, worked out once. */
interface Measures {
  /** The share it draws of the harm it could suffer. */
  readonly drawn: number;
  /** At least one. */
  readonly foes: number;
}

export function judgementOf(m: Match, model: Model, { foes, rowOf, clear }: Scouting): Judgement {
  const { columns } = m.battlefield;
  const { harm, soon, later, clash, clashSoon, danger, small, close, struck, shelter } = columns;
  const posture = m.state.posture[model];
  const isShooter = shootsOrChannels(m, model);
  const daring = hasToClose(m.matchup.standoff[model]) ? DARING : 1;
  const measures = once(measuresOf);
  const progressTo = progressOf(m, model, rowOf);
  const isLast = turnsLeft(m) <= 1;
  const company = once(() => companyOf(m, model));
  const sure = once(() => chanceToRecognise(m, model));
  const crawling = once(() => 1 - settingsOf(m, model).moving.crawl.factor);

  function measuresOf(): Measures {
    return {
      drawn: daring * Math.max(DRAWN, 1 / livingOf(m, seatOf(m, model)).length),
      foes: Math.max(1, foes().length),
    };
  }

  /** Nobody shoots at whoever is locked in close combat (DX-ENG-ASM): it is in danger of blows alone, and MP spares none. */
  const isSpared = m.matchup.settings[otherSeat(seatOf(m, model))].ranged.engaged.on;
  const { prone, down } = settingsOf(m, model).presence;
  const isShotAt = (row: number) => !isSpared || close[row] === 0;

  function dangerAt(row: number, how: number): number {
    const isShot = isShotAt(row);
    const usual = isShot ? danger[row] : struck[row];
    const lying = 1 + EXPOSED * (isShot ? prone : down).modifier;
    return measures().drawn * (how === PRONE ? lying * usual : how === SMALL && isShot ? small[row] : usual);
  }

  /**
   * The danger to whoever has so many attacks there. A fighter that charges does not stay where it charges from: as likely
   * as it gets to, it is in danger from whom it has charged instead.
   */
  function dangerOf(row: number, how: number, attacks: number): number {
    const there = dangerAt(row, how);
    if (isShooter || attacks === 0 || close[row] > 0 || attacksAt(row, attacks) === 0) return there;
    return (
      (1 - LIKELY) * there +
      LIKELY * measures().drawn * (nowAt(row, attacks) >= soonAt(row, attacks) ? clash : clashSoon)[row]
    );
  }

  /** What MP takes off the danger from enemies who would first have to come into sight. */
  function sparedAt(place: Point): number {
    const { distance } = m.battlefield;
    const { penalty } = settingsOf(m, model).presence.small;
    let spared = 0;
    for (const { point, answers, gunShift, readiness, bound, lines, above } of foes()) {
      if (bound || lines.look(point, place) !== 0) continue;
      const band = bandOf(distance(place, point, above), 'nearer');
      spared += readiness * (judgedAt(answers, band, gunShift) - judgedAt(answers, band, gunShift - penalty));
    }
    return SHOWS * measures().drawn * spared;
  }

  function attacksAt(row: number, attacks: number): number {
    return sure() * Math.max(nowAt(row, attacks), soonAt(row, attacks));
  }

  /** What attacks from a place come to, and those that are left after one more move. */
  function nowAt(row: number, attacks: number): number {
    return harm[row] * ATTACKS[Math.min(4, attacks)];
  }

  function soonAt(row: number, attacks: number): number {
    return attacks < 2 ? 0 : soon[row] * ATTACKS[Math.min(4, attacks - 1)];
  }

  function harmAt(row: number, attacks: number): number {
    const next = isLast ? 0 : NEXT_TIME * Math.max(harm[row], soon[row], later[row]);
    return attacksAt(row, attacks) + next;
  }

  /** What it is worth to be nearer, to whoever may still make something of it. */
  function nearerAt(row: number, attacks: number): number {
    return isLast && attacks === 0 ? 0 : progressTo(row);
  }

  function worthAt(row: number, attacks: number): number {
    return (
      harmAt(row, attacks) -
      RISKED * dangerOf(row, posture, attacks) +
      COVERED * (shelter[row] / measures().foes) +
      NEARER * nearerAt(row, attacks) +
      company()(columns.place[row])
    );
  }

  /** The first of the places that are worth most, as far as friends leave a line of fire from there. */
  function bestOf(places: readonly Point[], attacks: number): Point {
    for (;;) {
      const best = firstOf(places, attacks);
      if (attacks === 0 || !clear(best)) return best;
    }
  }

  function firstOf(places: readonly Point[], attacks: number): Point {
    let best = places[0];
    let most = -Infinity;
    for (let i = 0; i < places.length; i++) {
      const worth = worthAt(rowOf(places[i]), attacks);
      if (worth > most) {
        best = places[i];
        most = worth;
      }
    }
    return best;
  }

  return {
    worthOf: (place, attacks) => worthAt(rowOf(place), attacks),
    attacksFrom: (place, attacks) => attacksAt(rowOf(place), attacks),
    weigh(place, how, attacks, into) {
      if (foes().length === 0) return;
      const row = rowOf(place);
      into[HARM] += harmAt(row, attacks);
      into[DANGER] += dangerOf(row, how, attacks) - (how === SMALL && isShotAt(row) ? sparedAt(place) : 0);
      into[COVER] += shelter[row] / foes().length;
      into[TEMPO] += nearerAt(row, attacks);
      into[PROMISE] += company()(place);
      if (how !== STANDING) into[RESERVE] -= crawling() * (isShooter ? LOW_SHOOTER : LOW_FIGHTER);
    },
    bestOf,
  };
}
