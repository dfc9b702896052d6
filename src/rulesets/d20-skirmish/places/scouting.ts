import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { type Looker, lookerAbout } from '../../../rules/survey/rows.ts';
import { harmNow, shotShift } from '../attack/harm-now.ts';
import { isUp } from '../match/altitude.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { worksLook } from '../match/works.ts';
import { hasToClose } from '../matchup/standoff.ts';
import { strideOf } from '../ways/going.ts';
import { isBlockedByFriends } from '../ways/spacing.ts';
import type { Eyes } from './eyes.ts';
import { type Foe, foesOf } from './foes.ts';
import { survey } from './survey.ts';

/** What a model finds at the places it could go to, as long as nobody else stirs. */
export interface Scouting extends Looker {
  readonly foes: () => readonly Foe[];
  /** Looks for friends in the line of fire from a point, once; whether they bar what was to be done from there. */
  clear(point: Point): boolean;
}

export function scout(m: Match, model: Model): Scouting {
  const { columns } = m.battlefield;
  const { ranged } = m.matchup.models[model];
  const { spacing } = settingsOf(m, model);
  const isBarrable = ranged.length > 0 && spacing.on && spacing.fire.on;
  const foes = once(() => foesOf(m, model));
  const eyes = eyesOf(m, model);
  const { look, rowOf } = lookerAbout(columns, (first) =>
    survey(m.battlefield, eyes, foes(), first, columns.count),
  );

  function isBarred({ known, shielded, point: at, lines }: Foe, from: Point): boolean {
    return known && !shielded && lines.look(at, from) !== 0 && isBlockedByFriends(m, model, at, from);
  }

  return {
    foes,
    look,
    rowOf,
    clear(point) {
      const row = rowOf(point);
      const promised = columns.harm[row];
      if (columns.cleared[row] > 0 || promised === 0 || !isBarrable) return false;
      const barred = foes().filter((foe) => isBarred(foe, point));
      if (barred.length > 0) {
        // Nobody is in the way of powers.
        const open = foes().map((foe) =>
          barred.includes(foe) ? { ...foe, shots: harmNow(m, 'powers', model, foe.model) } : foe,
        );
        survey(m.battlefield, eyes, open, row, row + 1);
      }
      columns.cleared[row] = 1;
      // By the next time the friends may be elsewhere.
      columns.later[row] = Math.max(columns.later[row], promised);
      return columns.harm[row] < promised;
    },
  };
}

function eyesOf(m: Match, model: Model): Eyes {
  const own = settingsOf(m, model);
  const seat = seatOf(m, model);
  const standoff = m.matchup.standoff[model];
  const { ranged, powers, melee } = m.matchup.models[model];
  return {
    cover: m.matchup.coverOf[seat],
    coverOfFoes: m.matchup.coverOf[otherSeat(seat)],
    shelter: m.matchup.shelterOf[seat],
    small: own.presence.small.penalty,
    shift: shotShift(m, model),
    isUp: isUp(m, model),
    stride: melee.length > 0 ? strideOf(m, model) : 0,
    ...(m.state.works.length > 0 && { worksLook: (from, at) => worksLook(m, from, at) }),
    harmsFromAfar: ranged.length + powers.length > 0,
    standoff,
    advance: hasToClose(standoff) ? m.matchup.speed[model] * own.moving.move.factor * INCH : 0,
  };
}
