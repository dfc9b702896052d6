import type { Model, Point, Seat } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { COVER, DANGER, HARM, PROMISE, TEMPO } from '../../../rules/decision.ts';
import { once } from '../../../rules/play/weighing.ts';
import { bestInCompany, companyAmong } from '../../../rules/survey/company.ts';
import { COVERED, NEARER, RISKED } from '../../../rules/survey/usual-weights.ts';
import { chargeHarm, focusAddsToCharges } from '../attack/volley.ts';
import { livingOf, type Match, seatOf } from '../match/match.ts';
import { leadOf } from '../match/score.ts';
import { chargeBonuses } from '../moves/moves.ts';
import { hopeOf } from './hope.ts';
import { type Scouting, scout } from './scouting.ts';

/** What a model makes of the places it could go to from where it is; built from public facts. */
export interface Outlook {
  /** Looks at some points at once, before they are weighed. */
  look(points: readonly number[]): void;
  /** Weighs standing on a point at the end of the activation, with the harm of the best attack from there. */
  weigh(point: Point, into: Float64Array): void;
  /** The first of the points that are worth most, as is not put to the player; the attack comes next time or after all. */
  bestOf(points: readonly Point[], attacks: boolean): Point;
  /** Expected harm of a charge at an enemy that ends on a point. */
  chargeAt(enemy: Model, end: Point): number;
}

/** What a chance to attack next time counts of one now. */
export const NEXT_TIME = 0.35;
/** Whoever leads by more than this is ahead, and coming nearer counts so much for him. */
const LEAD = 0.02;
const AHEAD = 0.5;
/** What a side that is not ahead gives for coming nearer, more so as the game runs out. */
const URGE = 0.35;
/** Friends within this distance are beside a place. */
const BESIDE = 3 * INCH;

export function outlook(m: Match, model: Model, scouting: Scouting = scout(m, model)): Outlook {
  const { battlefield } = m;
  const { harm, danger, shelter, lag } = battlefield.columns;
  const { profile, seat } = m.matchup.models[model];
  const { foes, rowOf } = scouting;
  const start = m.state.point[model];
  const stride = profile.speed * INCH;
  const urge = urgency(m, seat);
  const leaves = foes.filter((foe) => start >= 0 && foe.holds && battlefield.near(start, foe.point));
  const company = once(() => companyOf(m, model));
  const hope = hopeOf(m, model, foes);
  let lagNow: Length | undefined;

  function lossAt(point: Point, row: number): number {
    let loss = danger[row];
    for (const foe of leaves) if (!battlefield.near(point, foe.point)) loss += foe.atLeaver;
    return loss;
  }

  function progressTo(row: number): number {
    if (start < 0) return 0;
    lagNow ??= lag[rowOf(start)];
    return (urge * (lagNow - lag[row])) / stride;
  }

  function worthAlone(point: Point, row: number, attacks: boolean): number {
    return (
      (attacks ? 1 / NEXT_TIME : 1) * (harm[row] * NEXT_TIME) -
      RISKED * lossAt(point, row) +
      COVERED * (shelter[row] / foes.length) +
      NEARER * progressTo(row) +
      hope(point)
    );
  }

  return {
    look: scouting.look,
    weigh(point, into) {
      if (foes.length === 0) return;
      const row = rowOf(point);
      into[HARM] += harm[row];
      into[DANGER] += lossAt(point, row);
      into[COVER] += shelter[row] / foes.length;
      into[TEMPO] += progressTo(row);
      into[PROMISE] += company()(point) + hope(point);
    },
    bestOf: (points, attacks) =>
      foes.length === 0
        ? points[0]
        : bestInCompany(points, (point) => worthAlone(point, rowOf(point), attacks), company()),
    chargeAt(target, end) {
      if (focusAddsToCharges(m, model) || m.matchup.usersAttack) return chargeHarm(m, model, target, end);
      return foes.find((foe) => foe.model === target)?.blows[chargeBonuses(m, model)] ?? 0;
    },
  };
}

/** What it is worth to a model to have friends beside a place. */
function companyOf(m: Match, model: Model): (place: Point) => number {
  const friends = livingOf(m, seatOf(m, model)).filter((one) => one !== model);
  return companyAmong(BESIDE, m.battlefield.distance, pointsOf(m.state.point, friends));
}

/** Whoever is not ahead has to come nearer before the game is over. */
function urgency(m: Match, seat: Seat): number {
  const lead = seat === 0 ? leadOf(m) : -leadOf(m);
  const all = m.matchup.settings[0].sequence.end.rounds;
  const gone = Math.min(1, m.state.round / all);
  return lead > LEAD ? AHEAD : 1 + URGE * 10 * gone;
}
