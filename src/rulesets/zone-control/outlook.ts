import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { ambition, roundsLeft } from './ambition.ts';
import { volleyOf } from './attack.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { allowanceOf } from './moves.ts';
import { HIDDEN_BY, isSeen } from './sightlines.ts';
import { NOWHERE } from './state.ts';
import { strikesOf } from './targets.ts';
import { bestEntry, foesOf, reachOf } from './threats.ts';

/** What a model makes of the places it could go to; built once per decision. */
export interface Outlook {
  /** Weighs standing on a point. */
  weigh(point: number, into: Float64Array): void;
  /** Adds what the best attack from a point is worth, after moving or not. */
  addAttack(point: number, moved: boolean, into: Float64Array): void;
}

/** Enemies strike one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.35;

/** What losses still matter: in the last round they do only through zones. */
export function horizon(m: Match): number {
  if (!m.book.settings[0].victory.zones.on) return 1;
  return Math.min(1, 0.25 + 0.4 * roundsLeft(m));
}

/** A weighing as one number, for comparing what is not put to the player. */
export function prospects(weighing: Float64Array): number {
  return (
    weighing[HARM] -
    weighing[DANGER] / 2 +
    0.1 * weighing[COVER] +
    0.15 * weighing[TEMPO] +
    weighing[OBJECTIVE] +
    weighing[RESERVE]
  );
}

export function outlook(m: Match, model: number): Outlook {
  const seat = seatOf(m, model);
  const enemy = otherSeat(seat);
  const { distance } = m.theatre;
  const { harm } = m.book;
  const foes = foesOf(m, model);
  const aims = ambition(m, model);
  const value = horizon(m);
  const reach = reachOf(m.book.settings[seat]);
  const theirReach = reachOf(m.book.settings[enemy]);
  const wanted = wantedDistance(m, model);
  const allowance = Math.max(1, allowanceOf(m, model));
  const start = m.state.point[model];
  const nearest = (point: number) =>
    foes.reduce((least, foe) => Math.min(least, distance(point, foe.point)), Infinity);
  const lag = (gap: number) => (gap === Infinity ? 0 : Math.max(0, gap - wanted));
  const lagNow = start === NOWHERE ? 0 : lag(nearest(start));

  function addAttack(point: number, moved: boolean, into: Float64Array): void {
    let most = 0;
    let gained = 0;
    for (const foe of foes) {
      const look = foe.seen(point);
      if (!isSeen(look) && !reach.blind) continue;
      const at = bestEntry(harm.worth, foe.threats, reach, distance(point, foe.point), look, moved);
      if (at < 0) continue;
      const removed = harm.kill[at] * aims.removing(foe.model);
      if (value * harm.worth[at] + removed <= most + gained) continue;
      most = value * harm.worth[at];
      gained = removed;
    }
    into[HARM] += most;
    into[OBJECTIVE] += gained;
  }

  return {
    addAttack,
    weigh(point, into) {
      let danger = 0;
      let shelter = 0;
      let least = Infinity;
      for (const foe of foes) {
        const look = foe.sees(point);
        shelter += look >= HIDDEN_BY.sparseInto ? 1 : Math.min(1, look / 4);
        const gap = distance(point, foe.point);
        if (gap < least) least = gap;
        const at = bestEntry(harm.worth, foe.answers, theirReach, gap, look, false);
        const here = at < 0 ? 0 : harm.worth[at];
        danger += gap <= foe.stride ? Math.max(here, foe.lunge) : here;
      }
      into[DANGER] += DRAWN * value * danger;
      into[COVER] += foes.length > 0 ? shelter / foes.length : 1;
      into[TEMPO] += (lagNow - lag(least)) / allowance;
      into[OBJECTIVE] += aims.at(point);
    },
  };
}

/** How near a model wants to be: within half the range of its longest gun, or in reach of melee. */
function wantedDistance(m: Match, model: number): number {
  const { ranged } = m.book.models[model];
  const { melee, shooting } = settingsOf(m, model);
  let longest = melee.target.inches;
  if (shooting.on) for (const weapon of ranged) longest = Math.max(longest, m.book.weapons[weapon].range / 2);
  return longest * 2540;
}

/** The best harm a model could do from where it stands without moving; for choosing who goes next. */
export function promise(m: Match, model: number): number {
  let best = 0;
  for (const strike of strikesOf(m, model)) {
    const faces = m.book.harm.faces(seatOf(m, model), volleyOf(m, strike).toHit);
    const at = m.book.harm.entry(strike.weapon, strike.target, m.state.wounds[strike.target]) + faces;
    best = Math.max(best, m.book.harm.worth[at]);
  }
  return best;
}
