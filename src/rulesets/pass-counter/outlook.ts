import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import { INCH } from '../../kernel/length.ts';
import { COVER, DANGER, HARM, TEMPO } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { isEngaged } from './engagement.ts';
import { SHOT_AIMED, SHOT_COVERED, SHOT_LONG, SHOT_OBSCURED } from './gunnery.ts';
import { enemiesOf, isInPlay, type Match, seatOf, settingsOf } from './match.ts';
import { strikingRange } from './moves.ts';
import { leadOf } from './score.ts';
import { COVERED, OBSCURED, SEEN, UNKNOWN } from './sightlines.ts';

/** A gun: how far it reaches, and the harm of its shots by their bits. */
interface Gun {
  readonly range: number;
  readonly harm: Float64Array;
}

/** An enemy as a mover sees it. */
interface Foe {
  readonly model: number;
  readonly point: number;
  readonly down: boolean;
  /** Standing, so that it engages whoever is near. */
  readonly holds: boolean;
  /** Engaged with somebody else, so that it cannot be shot at. */
  readonly shielded: boolean;
  /** What the mover sees of it by where it stands, and it of the mover. */
  readonly seen: Uint8Array;
  readonly sees: Uint8Array;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  readonly guns: readonly Gun[];
  readonly answers: readonly Gun[];
  /** Harm of blows by bonuses, both ways: a charge has one, a strike at somebody who leaves two. */
  readonly blows: Float64Array;
  readonly counters: Float64Array;
  /** How far it can come to strike. */
  readonly stride: number;
  /** How likely it is to act on what it sees now. */
  readonly readiness: number;
}

/** What a model makes of the places it could go to; built from public facts when it is activated. */
export interface Outlook {
  /**
   * Weighs standing on each of some points at the end of the activation, with the harm of the best attack from there:
   * WIDTH numbers for each.
   */
  standing(points: readonly number[]): Float64Array;
  /** Expected harm of a charge at an enemy. */
  chargeAt(enemy: number): number;
}

/** Enemies attack one target each: a model draws about this share of the harm it could suffer. */
const DRAWN = 0.4;
/** An enemy who has acted this round strikes later, if at all; one on the ground has to stand up first. */
const LATER = 0.6;
const STANDING_UP = 0.7;
/** Inches at which a shooter likes to be: within the first range. */
const CLOSE = 12;
/** What being obscured, and being in cover, counts of being out of sight. */
const HIDING = 0.4;
/** What a side that is not ahead gives for coming nearer, more so as the game runs out. */
const URGE = 0.35;

export function roundsLeft(m: Match): number {
  return m.book.settings[0].sequence.end.rounds - m.state.round;
}

export function outlook(m: Match, model: number): Outlook {
  const { lines, near, distance } = m.theatre;
  const { profile, seat } = m.book.models[model];
  const foes = foesOf(m, model);
  const own = settingsOf(m, model);
  const enemy = otherSeat(seat);
  const start = m.state.point[model];
  const down = m.state.down[model] > 0;
  const longFrom = own.ranged.longRange.inches * INCH;
  const theirLong = m.book.settings[enemy].ranged.longRange.inches * INCH;
  const wanted = Math.min(CLOSE, longestRange(m, model)) * INCH;
  const stride = profile.speed * INCH;
  const urge = urgency(m, seat);
  const chargeBonuses = own.charge.focus.on ? 1 : 0;
  const nearest = m.theatre.reach;
  const leaves = foes.filter((foe) => start >= 0 && foe.holds && near(start, foe.point));

  function lookOut(foe: Foe, point: number): number {
    const look = foe.seen[point];
    return look === UNKNOWN ? lines.look(enemy, foe.down, point, foe.point) : look;
  }

  function lookIn(foe: Foe, point: number): number {
    const look = foe.sees[point];
    return look === UNKNOWN ? lines.look(seat, down, foe.point, point) : look;
  }

  const lag = (foe: Foe, point: number, gap: number, isSeen: boolean) =>
    isSeen && gap <= wanted ? 0 : Math.max(gap, foe.far[point] * GUIDE_STEP);

  function leastLag(point: number): number {
    let least = Infinity;
    for (const foe of foes) {
      const isSeen = (lookOut(foe, point) & SEEN) !== 0;
      least = Math.min(least, lag(foe, point, distance(point, foe.point), isSeen));
    }
    return least;
  }

  const lagNow = start < 0 ? 0 : leastLag(start);

  /** By point: whether anybody there would be engaged. */
  function engagedOn(points: readonly number[]): Uint8Array {
    const engaged = new Uint8Array(points.length);
    for (const { holds, point } of foes) {
      if (!holds) continue;
      for (let i = 0; i < points.length; i++)
        if (distance(points[i], point) < nearest && near(points[i], point)) engaged[i] = 1;
    }
    return engaged;
  }

  /** Adds what there is between an enemy and the model on each of some points, and takes note of how far it still has to go. */
  function face(
    foe: Foe,
    points: readonly number[],
    engaged: Uint8Array,
    weighings: Float64Array,
    least: Float64Array,
  ): void {
    const { guns, answers, blows, counters, readiness, shielded } = foe;
    for (let i = 0; i < points.length; i++) {
      const point = points[i];
      const at = WIDTH * i;
      const gap = distance(point, foe.point);
      const touches = gap < nearest && near(point, foe.point);
      const theirLook = lookIn(foe, point);
      const isOpen = (theirLook & SEEN) !== 0;
      const isSheltered = engaged[i] > 0 && own.ranged.atEngaged.on;
      const shot =
        isOpen && !isSheltered ? bestShot(answers, gap, theirLook, gap > theirLong, SHOT_AIMED) : 0;
      const blow = touches ? counters[0] : gap <= foe.stride ? counters[1] : 0;
      weighings[at + DANGER] += readiness * (shot > blow ? shot : blow);
      weighings[at + COVER] += isOpen
        ? HIDING * ((theirLook & OBSCURED ? 1 : 0) + (theirLook & COVERED ? 1 : 0))
        : 1;
      const look = lookOut(foe, point);
      const isSeen = (look & SEEN) !== 0;
      least[i] = Math.min(least[i], lag(foe, point, gap, isSeen));
      if (touches && blows[0] > weighings[at + HARM]) weighings[at + HARM] = blows[0];
      const isBound = engaged[i] > 0 && own.ranged.whileEngaged.on;
      if (!isSeen || isBound || shielded) continue;
      const mine = bestShot(guns, gap, look, gap > longFrom, 0);
      if (mine > weighings[at + HARM]) weighings[at + HARM] = mine;
    }
  }

  function standing(points: readonly number[]): Float64Array {
    const weighings = new Float64Array(WIDTH * points.length);
    if (foes.length === 0) return weighings;
    const engaged = engagedOn(points);
    const least = new Float64Array(points.length).fill(Infinity);
    for (const foe of foes) face(foe, points, engaged, weighings, least);
    for (let i = 0, at = 0; i < points.length; i++, at += WIDTH) {
      for (const foe of leaves)
        if (!near(points[i], foe.point)) weighings[at + DANGER] += foe.counters[2] / DRAWN;
      weighings[at + DANGER] *= DRAWN;
      weighings[at + COVER] /= foes.length;
      if (start >= 0) weighings[at + TEMPO] = (urge * (lagNow - least[i])) / stride;
    }
    return weighings;
  }

  return {
    standing,
    chargeAt: (target) => foes.find((foe) => foe.model === target)?.blows[chargeBonuses] ?? 0,
  };
}

function bestShot(guns: readonly Gun[], gap: number, look: number, isLong: boolean, aimed: number): number {
  const bits =
    ((look & OBSCURED) === 0 ? 0 : SHOT_OBSCURED) |
    ((look & COVERED) === 0 ? 0 : SHOT_COVERED) |
    (isLong ? SHOT_LONG : 0) |
    aimed;
  let best = 0;
  for (const { range, harm } of guns) if (gap <= range && harm[bits] > best) best = harm[bits];
  return best;
}

function foesOf(m: Match, model: number): Foe[] {
  const { gunnery, models } = m.book;
  const { state } = m;
  const seat = seatOf(m, model);
  const down = state.down[model];
  const gunsOf = (attacker: number, target: number): Gun[] =>
    models[attacker].ranged.map((weapon) => ({
      range: m.book.weapons[weapon].range * INCH,
      harm: gunnery.shots(attacker, weapon, target, state.wounds[target], state.down[target]),
    }));
  return enemiesOf(m, model)
    .filter((enemy) => isInPlay(m, enemy))
    .map((enemy): Foe => {
      const isDown = state.down[enemy] > 0;
      return {
        model: enemy,
        point: state.point[enemy],
        down: isDown,
        holds: !isDown || m.book.settings[0].engagement.range.downed === 'yes',
        shielded: isShielded(m, model, enemy),
        seen: m.theatre.lines.seeing(otherSeat(seat), isDown, state.point[enemy]),
        sees: m.theatre.lines.seenFrom(seat, down > 0, state.point[enemy]),
        far: m.theatre.guides[seat].field(state.point[enemy]),
        guns: gunsOf(model, enemy),
        answers: gunsOf(enemy, model),
        blows: gunnery.blows(model, enemy, state.wounds[enemy], state.down[enemy]),
        counters: gunnery.blows(enemy, model, state.wounds[model], down),
        stride: strikingRange(m, enemy),
        readiness: readinessOf(m, enemy) * (isDown ? STANDING_UP : 1),
      };
    });
}

/** Engaged with a friend of the mover, who would go on engaging it. */
function isShielded(m: Match, model: number, enemy: number): boolean {
  if (!settingsOf(m, enemy).ranged.atEngaged.on || !isEngaged(m, enemy)) return false;
  const at = m.state.point[enemy];
  return m.book.force[seatOf(m, model)].some(
    (friend) =>
      friend !== model &&
      isInPlay(m, friend) &&
      m.state.down[friend] === 0 &&
      m.theatre.near(at, m.state.point[friend]),
  );
}

function readinessOf(m: Match, enemy: number): number {
  if (m.state.activated[enemy] === 0) return 1;
  return roundsLeft(m) > 0 ? LATER : 0;
}

/** Whoever is not ahead has to come nearer before the game is over. */
function urgency(m: Match, seat: 0 | 1): number {
  const lead = seat === 0 ? leadOf(m) : -leadOf(m);
  const all = m.book.settings[0].sequence.end.rounds;
  const gone = Math.min(1, m.state.round / all);
  return lead > 0.02 ? 0.5 : 1 + URGE * 10 * gone;
}

function longestRange(m: Match, model: number): number {
  let longest = 0;
  for (const weapon of m.book.models[model].ranged) longest = Math.max(longest, m.book.weapons[weapon].range);
  return longest;
}
