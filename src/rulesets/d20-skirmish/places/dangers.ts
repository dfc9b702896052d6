import type { Model, Point } from '../../../kernel/entities.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isShooter, livingOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { judgedAt } from '../matchup/gunnery.ts';
import { PRONE, SMALL } from '../matchup/modifiers.ts';
import { hasToClose } from '../matchup/standoff.ts';
import { bandOf } from '../units/bands.ts';
import { SHOWS } from './foes.ts';
import type { Gains } from './gains.ts';
import { LIKELY, NO_CLASH } from './prospects.ts';
import type { Scouting } from './scouting.ts';

/** Enemies attack one target each: a model draws about this share of the harm it could suffer, or its own among few. */
const DRAWN = 0.4;
/** What danger counts to whoever has to come near for his guns, since he does little or nothing while he avoids it. */
const DARING = 0.5;
/** What each point counts that is added to attacks on whoever lies prone, as a share of what they do to him standing. */
const EXPOSED = 1 / 8;

/** What enemies could do to a model at places that have been surveyed. */
interface Dangers {
  /**
   * The danger to whoever has so many attacks there. A fighter that charges does not stay where it charges from: as likely
   * as it gets to, it is in danger from whom it has charged instead.
   */
  of(row: number, how: number, attacks: number): number;
  /** What its posture takes off the danger from enemies who would first have to come into sight. */
  sparedAt(place: Point, row: number, how: number): number;
}

export function dangersOf(m: Match, model: Model, { foes }: Scouting, gains: Gains): Dangers {
  const { clash, clashSoon, danger, small, close, struck } = m.battlefield.columns;
  const shoots = isShooter(m, model);
  const daring = hasToClose(m.matchup.standoff[model]) ? DARING : 1;
  const drawn = once(() => daring * Math.max(DRAWN, 1 / livingOf(m, seatOf(m, model)).length));
  const { prone, down, small: presence } = settingsOf(m, model).presence;
  /** Nobody shoots at whoever is locked in close combat (DX-ENG-ASM): it is in danger of blows alone, and MP spares none. */
  const isSpared = m.matchup.settings[otherSeat(seatOf(m, model))].ranged.engaged.on;
  const isShotAt = (row: number) => !isSpared || close[row] === 0;

  function dangerAt(row: number, how: number): number {
    const isShot = isShotAt(row);
    const usual = isShot ? danger[row] : struck[row];
    const lying = 1 + EXPOSED * (isShot ? prone : down).modifier;
    return drawn() * (how === PRONE ? lying * usual : how === SMALL && isShot ? small[row] : usual);
  }

  return {
    of(row, how, attacks) {
      const there = dangerAt(row, how);
      if (shoots || attacks === 0 || close[row] > 0 || gains.attacksAt(row, attacks) === 0) return there;
      const charged = (gains.areAtOnce(row, attacks) ? clash : clashSoon)[row];
      return charged === NO_CLASH ? there : (1 - LIKELY) * there + LIKELY * drawn() * charged;
    },
    sparedAt(place, row, how) {
      if (how !== SMALL || !isShotAt(row)) return 0;
      let spared = 0;
      for (const { point, answers, gunShift, readiness, bound, lines, above } of foes()) {
        if (bound || lines.look(point, place) !== 0) continue;
        const band = bandOf(m.battlefield.distance(place, point, above), 'nearer');
        const standing = judgedAt(answers, band, gunShift);
        spared += readiness * (standing - judgedAt(answers, band, gunShift - presence.penalty));
      }
      return SHOWS * drawn() * spared;
    },
  };
}
