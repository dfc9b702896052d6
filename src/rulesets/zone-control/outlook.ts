import type { Length } from '../../kernel/length.ts';
import { COVER, DANGER, HARM, OBJECTIVE, TEMPO } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { ambition, roundsLeft } from './ambition.ts';
import { hitBonusOf } from './attack.ts';
import { type Foe, foesOf, frameOf, lookIn, squared, squareToFrame } from './foes.ts';
import { isSeen } from './looks.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { allowanceOf } from './moves.ts';
import { prospectAt } from './prospects.ts';
import { NOWHERE } from './state.ts';
import { strikesOf } from './targets.ts';

/** What a model makes of the places it could go to; built once per decision. */
export interface Outlook {
  /** Weighs standing on each of some points: WIDTH numbers for each. */
  standing(points: readonly number[]): Float64Array;
  /** Adds what the best attack from each point is worth to such weighings, after moving or not. */
  addAttacks(points: readonly number[], moved: boolean, weighings: Float64Array): void;
}

/** Enemies strike one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.35;

/** What a look at somebody counts as shelter to him. */
const SHELTER = Float64Array.from({ length: 256 }, (_, look) => (isSeen(look) ? Math.min(1, look / 4) : 1));

/** What losses still matter: in the last round they do only through zones. */
export function horizon(m: Match): number {
  if (!m.book.settings[0].victory.zones.on) return 1;
  return Math.min(1, 0.25 + 0.4 * roundsLeft(m));
}

export function outlook(m: Match, model: number): Outlook {
  const { distanceOf, ground } = m.theatre;
  const { x, y } = ground;
  const foes = foesOf(m, model);
  const aims = ambition(m, model);
  const value = horizon(m);
  const wanted = wantedDistance(m, model);
  const allowance = Math.max(1, allowanceOf(m, model));
  const start = m.state.point[model];
  const lag = (gap: Length) => (gap === Infinity ? 0 : Math.max(0, gap - wanted));
  const lagNow = start === NOWHERE ? 0 : lag(distanceOf(nearest(start)));

  /** Square of how far off the nearest enemy is from middle to middle. */
  function nearest(point: number): number {
    return foes.reduce(
      (least, foe) => Math.min(least, squared(x[point] - foe.x, y[point] - foe.y)),
      Infinity,
    );
  }

  /** Adds the shelter from an enemy on each of some points, and how near he is. */
  function addShelter(
    { sees, x: foeX, y: foeY }: Foe,
    points: readonly number[],
    weighings: Float64Array,
    near: Float64Array,
  ): void {
    for (let i = 0; i < points.length; i++) {
      const point = points[i];
      weighings[WIDTH * i + COVER] += SHELTER[lookIn(sees, point)];
      const apart = squared(x[point] - foeX, y[point] - foeY);
      if (apart < near[i]) near[i] = apart;
    }
  }

  /** Adds the danger from an enemy on each of some points. */
  function addDanger(
    { answer, stride, lunge, dangerous, sees, x: foeX, y: foeY }: Foe,
    points: readonly number[],
    weighings: Float64Array,
  ): void {
    for (let i = 0; i < points.length; i++) {
      const point = points[i];
      const apart = squared(x[point] - foeX, y[point] - foeY);
      if (apart > dangerous) continue;
      const gap = distanceOf(apart);
      const here = answer.worth[prospectAt(answer, gap, lookIn(sees, point), false)];
      weighings[WIDTH * i + DANGER] += gap <= stride ? Math.max(here, lunge) : here;
    }
  }

  return {
    standing(points) {
      const weighings = new Float64Array(WIDTH * points.length);
      const near = new Float64Array(points.length).fill(Infinity);
      const frame = frameOf(ground, points);
      for (const foe of foes) {
        addShelter(foe, points, weighings, near);
        if (squareToFrame(frame, foe) <= foe.dangerous) addDanger(foe, points, weighings);
      }
      for (let i = 0, at = 0; i < points.length; i++, at += WIDTH) {
        weighings[at + DANGER] *= DRAWN * value;
        weighings[at + COVER] = foes.length > 0 ? weighings[at + COVER] / foes.length : 1;
        weighings[at + TEMPO] = (lagNow - lag(distanceOf(near[i]))) / allowance;
        weighings[at + OBJECTIVE] = aims.at(points[i]);
      }
      return weighings;
    },
    addAttacks(points, moved, weighings) {
      const most = new Float64Array(points.length);
      const gained = new Float64Array(points.length);
      const frame = frameOf(ground, points);
      for (const foe of foes) {
        const { model: enemy, within, prospect, seen, x: foeX, y: foeY } = foe;
        if (squareToFrame(frame, foe) > within) continue;
        const { worth, kill } = prospect;
        for (let i = 0; i < points.length; i++) {
          const point = points[i];
          const apart = squared(x[point] - foeX, y[point] - foeY);
          if (apart > within) continue;
          const at = prospectAt(prospect, distanceOf(apart), lookIn(seen, point), moved);
          if (worth[at] === 0) continue;
          const removed = kill[at] * aims.removing(enemy);
          if (value * worth[at] + removed <= most[i] + gained[i]) continue;
          most[i] = value * worth[at];
          gained[i] = removed;
        }
      }
      for (let i = 0; i < points.length; i++) {
        weighings[WIDTH * i + HARM] += most[i];
        weighings[WIDTH * i + OBJECTIVE] += gained[i];
      }
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
    const faces = m.book.harm.faces(seatOf(m, model), hitBonusOf(m, strike));
    const at = m.book.harm.entry(strike.weapon, strike.target, m.state.wounds[strike.target]) + faces;
    best = Math.max(best, m.book.harm.worth[at]);
  }
  return best;
}
