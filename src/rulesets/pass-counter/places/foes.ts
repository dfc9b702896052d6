import type { Model, Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { enemiesOf, isInPlay, type Match, seatOf, settingsOf } from '../match/match.ts';
import type { ShotTable } from '../matchup/gunnery.ts';
import { strikingRange } from '../moves/moves.ts';

/** An enemy as a mover sees it. */
export interface Foe {
  readonly model: Model;
  readonly point: Point;
  readonly down: boolean;
  /** Standing, so that it engages whoever is near. */
  readonly holds: boolean;
  /** Engaged with somebody else, so that it cannot be shot at. */
  readonly shielded: boolean;
  /** What the mover sees of those like it, and they of the mover: by where they stand, then by where the mover does. */
  readonly seen: Uint8Array;
  readonly sees: Uint8Array;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  /** What the mover's shots do to it, and what its own do to the mover. */
  readonly shots: ShotTable;
  readonly answers: ShotTable;
  /** Harm of blows by bonuses, both ways: a charge has one, a strike at somebody who leaves two. */
  readonly blows: Float64Array;
  readonly counters: Float64Array;
  /** How far it can come to strike. */
  readonly stride: number;
  /** How likely it is to act on what it sees now. */
  readonly readiness: number;
}

/** An enemy who has acted this round strikes later, if at all; one on the ground has to stand up first. */
const LATER = 0.6;
const STANDING_UP = 0.7;

/** The enemies of a model, from public facts only. */
export function foesOf(m: Match, model: Model): Foe[] {
  const foes: Foe[] = [];
  for (const enemy of enemiesOf(m, model)) if (isInPlay(m, enemy)) foes.push(foeOf(m, model, enemy));
  return foes;
}

function foeOf(m: Match, model: Model, enemy: Model): Foe {
  const { gunnery, settings } = m.matchup;
  const { point, wounds, down } = m.state;
  const { lines, guides } = m.battlefield;
  const seat = seatOf(m, model);
  const isDown = down[enemy] > 0;
  return {
    model: enemy,
    point: point[enemy],
    down: isDown,
    holds: !isDown || settings[0].engagement.range.downed === 'yes',
    shielded: isShielded(m, model, enemy),
    seen: lines.seeing(otherSeat(seat), isDown),
    sees: lines.seenFrom(seat, down[model] > 0),
    far: guides[seat].field(point[enemy]),
    shots: gunnery.shots('plain', model, enemy, wounds[enemy], down[enemy]),
    answers: gunnery.shots('aimed', enemy, model, wounds[model], down[model]),
    blows: gunnery.blows(model, enemy, wounds[enemy], down[enemy]),
    counters: gunnery.blows(enemy, model, wounds[model], down[model]),
    stride: strikingRange(m, enemy),
    readiness: readinessOf(m, enemy) * (isDown ? STANDING_UP : 1),
  };
}

/** Engaged with a friend of the mover, who would go on engaging it. */
function isShielded(m: Match, model: Model, enemy: Model): boolean {
  if (!settingsOf(m, enemy).ranged.atEngaged.on) return false;
  const at = m.state.point[enemy];
  return m.matchup.force[seatOf(m, model)].some(
    (friend) =>
      friend !== model &&
      isInPlay(m, friend) &&
      m.state.down[friend] === 0 &&
      m.battlefield.near(at, m.state.point[friend]),
  );
}

function readinessOf(m: Match, enemy: Model): number {
  if (m.state.activated[enemy] === 0) return 1;
  return m.state.round < m.matchup.settings[0].sequence.end.rounds ? LATER : 0;
}
