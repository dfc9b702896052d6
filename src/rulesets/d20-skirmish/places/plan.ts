import { INCH } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/weighing.ts';
import { contactsOf } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { type Position, positionOf, sameBut } from '../match/position.ts';
import { leadOf } from '../match/score.ts';
import { blowAt } from '../matchup/gunnery.ts';
import { numbersBonus, PRONE, SMALL, STANDING } from '../matchup/modifiers.ts';
import { type Crossing, type Ends, endsOf, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';
import { type Scouting, scout } from './scouting.ts';

/**
 * What a model could do from where it stands in the middle of its activation; worked out as it is asked for. Moves are
 * compared by the ways there would be with no enemy about, and only the one taken goes round them.
 */
export interface Plan {
  /** Actions that are left. */
  readonly left: number;
  /** Weighs ending up at a place in the posture it has, with so many attacks from there still to come. */
  weighAt(place: number, attacks: number, into: Float64Array): void;
  /** Weighs staying in some posture. */
  weighStay(posture: number, attacks: number, into: Float64Array): void;
  /** Weighs the best of the places a move leads to. */
  weighBest(crossing: Crossing, attacks: number, into: Float64Array): void;
  /** The best of some places, with so many attacks from there still to come. */
  bestOf(places: readonly number[], attacks: number): number;
  /** Expected harm of blows at an enemy from a place. */
  blowsAt(enemy: number, place: number, attacks: number, more: number): number;
  /** Where a move leads as things are. */
  ends(crossing: Crossing): Ends;
}

/** What a chance to attack next time counts of one now. */
const NEXT_TIME = 0.3;
/** What so many attacks come to, of those that places are judged by. */
const ATTACKS = [0, 0.55, 1, 1.35, 1.6] as const;
/** Enemies attack one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.4;
/** What crawling costs whoever means to go somewhere. */
const LOW_SHOOTER = 0.03;
const LOW_FIGHTER = 0.4;
/** Whoever has no gun makes for the enemy. */
const HEADLONG = 3;

/** The plan of a model as things are, with so many actions left. */
export type Plans = (left: number) => Plan;

/** Plans of one activation: what was found before an action still holds after it where nobody else has changed. */
export function plansOf(m: Match, model: number): Plans {
  let position: Position | undefined;
  let scouting = scout(m, model);
  let open: OpenEnds | undefined;
  let stood = '';
  return (left) => {
    const isSame = position !== undefined && sameBut(m, model, position);
    if (!isSame) {
      position = positionOf(m);
      scouting = scout(m, model);
    }
    const stands = `${m.state.point[model]} ${m.state.posture[model]}`;
    if (!isSame || open === undefined || stands !== stood) {
      open = openEnds(m, model);
      stood = stands;
    }
    return planFor(m, model, left, scouting, open);
  };
}

/** The plan of a model for a single choice. */
export function planOf(m: Match, model: number, left: number): Plan {
  return planFor(m, model, left, scout(m, model), openEnds(m, model));
}

/** Where moves would lead with no enemy about. */
type OpenEnds = Readonly<Record<Crossing, () => Ends>>;

function openEnds(m: Match, model: number): OpenEnds {
  const find = (crossing: Crossing) =>
    once(() => endsOf(m, model, reachOf(m, model, crossing, moveOf(m, model), [])));
  return { plain: find('plain'), across: find('across') };
}

function planFor(m: Match, model: number, left: number, scouting: Scouting, open: OpenEnds): Plan {
  const { columns } = m.battlefield;
  const { foes, look, rowOf } = scouting;
  const start = m.state.point[model];
  const posture = m.state.posture[model];
  const own = settingsOf(m, model);
  const seat = seatOf(m, model);
  const isShooter = m.book.models[model].ranged.length > 0;
  const stride = Math.max(1, m.book.speed[model]) * INCH;
  const urge = once(() => urgency(m, seat));
  const bests = new Map<string, number>();

  function dangerAt(row: number, how: number): number {
    const { danger, small } = columns;
    return DRAWN * (how === SMALL ? small[row] : how === PRONE ? 1.5 * danger[row] : danger[row]);
  }

  function progressTo(row: number): number {
    if (start < 0) return 0;
    const lag = columns.lag[row];
    const lagNow = columns.lag[rowOf(start)];
    if (lag === Infinity || lagNow === Infinity) return 0;
    return ((isShooter ? 1 : HEADLONG) * urge() * (lagNow - lag)) / stride;
  }

  function harmAt(row: number, attacks: number): number {
    const now = columns.harm[row];
    return now * ATTACKS[Math.min(4, attacks)] + NEXT_TIME * Math.max(now, columns.later[row]);
  }

  function weigh(place: number, how: number, attacks: number, into: Float64Array): void {
    if (foes().length === 0) return;
    const row = rowOf(place);
    into[HARM] += harmAt(row, attacks);
    into[DANGER] += dangerAt(row, how);
    into[COVER] += columns.shelter[row] / foes().length;
    into[TEMPO] += progressTo(row);
    if (how !== STANDING) into[RESERVE] -= isShooter ? LOW_SHOOTER : LOW_FIGHTER;
  }

  /** The same as one number, for comparing what is not put to the player. */
  function worthOf(place: number, attacks: number): number {
    const row = rowOf(place);
    return (
      harmAt(row, attacks) -
      0.7 * dangerAt(row, posture) +
      0.1 * (columns.shelter[row] / Math.max(1, foes().length)) +
      0.08 * progressTo(row)
    );
  }

  function bestOf(places: readonly number[], attacks: number): number {
    let best = places[0];
    let most = -Infinity;
    for (const place of places) {
      const worth = worthOf(place, attacks);
      if (worth > most) [best, most] = [place, worth];
    }
    return best;
  }

  return {
    left,
    weighAt: (place, attacks, into) => weigh(place, posture, attacks, into),
    weighStay: (how, attacks, into) => weigh(start, how, attacks, into),
    weighBest(crossing, attacks, into) {
      const { places } = open[crossing]();
      look(places);
      const asked = `${crossing} ${attacks}`;
      const best = bests.get(asked) ?? bestOf(places, attacks);
      bests.set(asked, best);
      weigh(best, posture, attacks, into);
    },
    bestOf(places, attacks) {
      look(places);
      return bestOf(places, attacks);
    },
    blowsAt(enemy, place, attacks, more) {
      const foe = foes().find((one) => one.model === enemy);
      if (!foe || attacks < 1) return 0;
      const friends = contactsOf(m, enemy).filter((one) => one !== model).length;
      const isThere = m.battlefield.touch(place, foe.point);
      const shift = foe.blowShift + scouting.shift + numbersBonus(own, friends + 1) + more;
      return isThere ? blowAt(foe.blows, attacks, shift) : 0;
    },
    ends(crossing) {
      return endsOf(m, model, reachOf(m, model, crossing, moveOf(m, model), enemiesInTheWay(m, model)));
    },
  };
}

/** Whoever is not ahead has to come nearer before the game is over. */
function urgency(m: Match, seat: 0 | 1): number {
  const lead = seat === 0 ? leadOf(m) : -leadOf(m);
  const gone = Math.min(1, m.state.round / m.book.settings[0].sequence.end.turns);
  return lead > 0.02 ? 0.4 : 1 + 3 * gone;
}
