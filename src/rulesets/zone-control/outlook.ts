import { CONTACT_GAP } from '../../kernel/base.ts';
import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { ambition, roundsLeft } from './ambition.ts';
import { volleyOf } from './attack.ts';
import { hitModifier } from './checks.ts';
import { enemiesOf, isUp, type Match, seatOf, settingsOf } from './match.ts';
import { allowanceOf } from './moves.ts';
import type { Settings } from './rules/index.ts';
import { HIDDEN_BY, isSeen, type View } from './sightlines.ts';
import { NOWHERE } from './state.ts';
import { strikesOf } from './targets.ts';

/** A way to attack as numbers: what may take from it, and where the tables of harm tell what comes of it. */
interface Threat {
  readonly melee: boolean;
  readonly range: number;
  /** Distance from which it is hampered, by so much; and by so much after moving. */
  readonly farFrom: number;
  readonly far: number;
  readonly moved: number;
  /** Entry in the tables of harm by how much is taken from the skill. */
  readonly entries: Int32Array;
}

/** Least and greatest distance of shooting, reach of melee, and whether melee goes on unseen. */
interface Reach {
  readonly least: number;
  readonly melee: number;
  readonly blind: boolean;
}

interface Foe {
  readonly model: number;
  readonly point: number;
  /** What the chooser sees of it, and it of the chooser, by where the chooser stands. */
  readonly seen: View;
  readonly sees: View;
  readonly threats: readonly Threat[];
  readonly answers: readonly Threat[];
  /** How much further it can strike after a move. */
  readonly stride: number;
  /** What its worst blow does then. */
  readonly lunge: number;
}

/** What a model makes of the places it could go to; built once per decision. */
export interface Outlook {
  /** Weighs standing on a point. */
  weigh(point: number, into: Float64Array): void;
  /** Adds what the best attack from a point is worth, after moving or not. */
  addAttack(point: number, moved: boolean, into: Float64Array): void;
}

/** Enemies strike one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.35;
/** A blow that takes a move first is as likely as this. */
const LUNGE = 0.5;
/** Amounts taken from a skill that are told apart. */
const TAKEN = 8;

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

/** Entry in the tables of harm of the best of some threats over a distance, -1 without one. */
function bestEntry(
  worth: Float64Array,
  threats: readonly Threat[],
  reach: Reach,
  gap: number,
  look: number,
  hasMoved: boolean,
): number {
  let most = 0;
  let found = -1;
  for (const threat of threats) {
    if (!isSeen(look) && !(threat.melee && reach.blind)) continue;
    let taken = 0;
    if (threat.melee) {
      if (gap > reach.melee) continue;
    } else {
      if (gap > threat.range || gap <= reach.least) continue;
      taken = look + (hasMoved ? threat.moved : 0) + (gap > threat.farFrom ? threat.far : 0);
    }
    const at = threat.entries[taken < TAKEN ? taken : TAKEN - 1];
    if (worth[at] > most) {
      most = worth[at];
      found = at;
    }
  }
  return found;
}

function reachOf({ shooting, melee }: Settings): Reach {
  return {
    least: shooting.target.on ? shooting.target.inches * 2540 : -1,
    melee: melee.target.on ? melee.target.inches * 2540 : CONTACT_GAP,
    blind: melee.target.seen === 'no',
  };
}

function foesOf(m: Match, model: number): Foe[] {
  const seat = seatOf(m, model);
  const { lines } = m.theatre;
  const reach = reachOf(m.book.settings[otherSeat(seat)]).melee;
  return enemiesOf(m, model)
    .filter((enemy) => isUp(m, enemy))
    .map((enemy) => {
      const answers = threatsOf(m, enemy, model);
      const blows = answers.filter(({ melee }) => melee).map(({ entries }) => m.book.harm.worth[entries[0]]);
      return {
        model: enemy,
        point: m.state.point[enemy],
        seen: lines.viewOf(seat, m.state.point[enemy]),
        sees: lines.viewFrom(otherSeat(seat), m.state.point[enemy]),
        threats: threatsOf(m, model, enemy),
        answers,
        stride: reach + allowanceOf(m, enemy),
        lunge: LUNGE * Math.max(0, ...blows),
      };
    });
}

function threatsOf(m: Match, attacker: number, target: number): Threat[] {
  const { ranged, melee, profile } = m.book.models[attacker];
  const own = settingsOf(m, attacker);
  const shoots = own.shooting.on && m.state.shots[attacker] > 0;
  return [
    ...(shoots ? ranged.map((weapon) => threatOf(m, attacker, target, weapon, profile.ballistic)) : []),
    ...(own.melee.on ? melee.map((weapon) => threatOf(m, attacker, target, weapon, profile.melee)) : []),
  ];
}

function threatOf(m: Match, attacker: number, target: number, weapon: number, skill: number): Threat {
  const { seat } = m.book.models[attacker];
  const own = m.book.settings[seat];
  const { range, heavy, mode } = m.book.weapons[weapon];
  const { moved, far } = own.shooting;
  const first = m.book.harm.entry(weapon, target, Math.max(1, m.state.wounds[target]));
  return {
    melee: mode === 'melee',
    range: range * 2540,
    farFrom: range * 2540 * far.share,
    far: far.points,
    moved: heavy ? moved.heavy : moved.points,
    entries: Int32Array.from(
      { length: TAKEN },
      (_, taken) => first + m.book.harm.faces(seat, hitModifier(own, skill, taken, 0)),
    ),
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
