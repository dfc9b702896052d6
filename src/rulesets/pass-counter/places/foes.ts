import type { Model } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { engages, mustStandUp } from '../match/engagement.ts';
import { enemiesOf, isInPlay, type Match, seatOf, settingsOf } from '../match/match.ts';
import { bindsBeside, menaceOf, threatBy } from './menace.ts';

/** An enemy who has acted this round strikes later, if at all; one on the ground has to stand up first. */
const LATER = 0.3;
const STANDING_UP = 0.7;

/** An enemy as a mover sees it. */
export type Foe = Readonly<ReturnType<typeof foeOf>>;

/** The enemies of a model, from public facts only. */
export function foesOf(m: Match, model: Model): Foe[] {
  const foes: Foe[] = [];
  for (const enemy of enemiesOf(m, model)) if (isInPlay(m, enemy)) foes.push(foeOf(m, model, enemy));
  return foes;
}

function foeOf(m: Match, model: Model, enemy: Model) {
  const { gunnery, settings } = m.matchup;
  const { point, wounds, down } = m.state;
  const { lines, guides } = m.battlefield;
  const seat = seatOf(m, model);
  const isDown = down[enemy] > 0;
  return {
    model: enemy,
    point: point[enemy],
    down: isDown,
    /** Standing, so that it engages whoever is near. */
    holds: !isDown || settings[0].engagement.range.downed === 'yes',
    /** Engaged with somebody else, so that it cannot be shot at; and whether the mover would shield it so (PC-RNG-02). */
    shielded: isShielded(m, model, enemy),
    shieldable: settingsOf(m, enemy).ranged.atEngaged.on,
    /** Whether the mover would keep it from shooting beside it (PC-RNG-01). */
    binds: bindsBeside(m, model, enemy),
    /** What the mover sees of those like it, and they of the mover: by where they stand, then by where the mover does. */
    seen: lines.seeing(otherSeat(seat), isDown),
    sees: lines.seenFrom(seat, down[model] > 0),
    /** Rough lengths of the ways to it, in steps of the guide. */
    far: guides[seat].field(point[enemy]),
    /** Harm of the mover's shots at it. */
    shots: gunnery.shots('plain', model, enemy, wounds[enemy], down[enemy]),
    /** Harm of the mover's blows by bonuses. */
    blows: gunnery.blows(model, enemy, wounds[enemy], down[enemy]),
    /** What it could do to the mover. */
    ...menaceOf(m, enemy, model),
    /** The most that it could do to another friend of the mover where that stands: it attacks one of them. */
    other: mostAtFriends(m, model, enemy),
    /** How likely it is to act on what it sees now. */
    readiness: readinessOf(m, enemy) * (mustStandUp(m, enemy) ? STANDING_UP : 1),
  };
}

/** Engaged with a friend of the mover, who would go on engaging it. */
function isShielded(m: Match, model: Model, enemy: Model): boolean {
  if (!settingsOf(m, enemy).ranged.atEngaged.on) return false;
  const at = m.state.point[enemy];
  return m.matchup.force[seatOf(m, model)].some(
    (friend) => friend !== model && engages(m, friend) && m.battlefield.near(at, m.state.point[friend]),
  );
}

function readinessOf(m: Match, enemy: Model): number {
  if (m.state.activated[enemy] === 0) return 1;
  return m.state.round < m.matchup.settings[0].sequence.end.rounds ? LATER : 0;
}

/** The most that an enemy could do to some friend of a model where that stands. */
function mostAtFriends(m: Match, model: Model, enemy: Model): number {
  let most = 0;
  for (const friend of m.matchup.force[seatOf(m, model)])
    if (friend !== model && isInPlay(m, friend)) most = Math.max(most, threatBy(m, enemy, friend));
  return most;
}
