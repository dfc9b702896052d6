import { INCH } from '../../../kernel/length.ts';
import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { shootsStill } from '../match/allowance.ts';
import { liesLow } from '../match/fortification.ts';
import {
  acted,
  choose,
  enemiesOf,
  isExposed,
  type Match,
  placeOf,
  seatOf,
  settingsOf,
} from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { isSniper } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { type Aim, type Manner, mannerBeside, STILL, targetText } from './aim.ts';
import { bestHarm, shootAtBunker } from './bunkers.ts';
import { clearShot } from './clear-shot.ts';
import { fireCombined } from './fire-together.ts';
import { shoot } from './firing.ts';
import { expectedHarm } from './shots.ts';
import { choiceOf, makesOut, mayShootAfter, targetsOf, teamBeside, worthMadeOut } from './targets.ts';

/** Chooses whom to shoot at, or nobody, and shoots; a team that is with the unit shoots, too. Returns whether it did. */
export function fire(m: Match, unit: Unit, manner: Manner): boolean {
  const team = teamBeside(m, unit, manner);
  if (team !== NO_UNIT && fireCombined(m, unit, team, manner)) return true;
  const shot = fireAlone(m, unit, manner);
  return fireBeside(m, unit, manner) || shot;
}

/** The team that is with a unit shoots by itself, as a rule where they have not moved (SQ-HW-07). Returns whether it did. */
export function fireBeside(m: Match, unit: Unit, manner: Manner): boolean {
  const team = teamBeside(m, unit, manner);
  if (team === NO_UNIT) return false;
  acted(m, CLAUSE.heavyWeapons.moved);
  return fireAlone(m, team, mannerBeside(manner));
}

/** Chooses whom to shoot at by itself (SQ-D-04). */
export function fireAlone(m: Match, unit: Unit, manner: Manner): boolean {
  if (manner.moved && shootsStill(m, unit)) {
    acted(m, isSniper(m, unit) ? CLAUSE.snipers.still : CLAUSE.heavyWeapons.still);
    return false;
  }
  if (!mayShootAfter(m, unit, manner)) return false;
  const seen = targetsOf(m, unit, manner);
  const open = seen.slice(0, choiceOf(m, unit));
  const aim = chooseTarget(
    m,
    unit,
    open,
    worthMadeOut(m, unit, seen, (one) => bestHarm(m, one)),
  );
  if (aim === undefined) return false;
  noteTrenches(m, unit);
  const { nearest } = settingsOf(m, unit).priority;
  if (nearest.on && seen.length > 1) acted(m, CLAUSE.priority.nearest);
  if (!makesOut(m, unit, aim, seen)) return false;
  if (isSniper(m, unit) && settingsOf(m, unit).snipers.choice.on) acted(m, CLAUSE.snipers.choice);
  const terms = clearShot(m, unit);
  if (terms === undefined) return false;
  if (shootAtBunker(m, aim, expectedHarm(m, aim))) return true;
  shoot(m, aim, terms);
  return true;
}

/** Enemies in trenches that keep their heads down are no targets from afar (SQ-FORT-03). */
function noteTrenches(m: Match, unit: Unit): void {
  if (m.matchup.fortifications.length === 0) return;
  const from = placeOf(m, unit);
  for (const enemy of enemiesOf(m, unit)) {
    const at = placeOf(m, enemy);
    const { hidden } = settingsOf(m, enemy).fortifications;
    if (
      isExposed(m, enemy) &&
      m.battlefield.distance(from, at) > hidden.inches * INCH &&
      liesLow(m, enemy, at)
    )
      acted(m, CLAUSE.fortifications.hidden);
  }
}

/**
 * Expected harm of the shot of a unit that stands still at the enemy whom most hangs on; 0 where it is not open to it.
 * Shots at his scout alone do not count, as they do not in what units promise.
 */
export function quarryHarm(m: Match, unit: Unit): number {
  if (!mayShootAfter(m, unit, STILL)) return 0;
  const quarry = quarryOf(m, unit);
  const seen = targetsOf(m, unit, STILL);
  const open = seen.slice(0, choiceOf(m, unit));
  const aim = open.find(({ target, atScout }) => target === quarry && !atScout);
  return aim === undefined ? 0 : worthMadeOut(m, unit, seen, (one) => expectedHarm(m, one))(aim);
}

/** Puts to its side whom of some a unit shoots at, or nobody. */
function chooseTarget(
  m: Match,
  unit: Unit,
  open: readonly Aim[],
  worth: (aim: Aim) => number,
): Aim | undefined {
  if (open.length === 0) return undefined;
  const label = orNot('hold fire', (i) => `shoot ${targetText(m, open[i])}`);
  const quarry = (option: number) =>
    option > 0 && open[option - 1].target === quarryOf(m, unit) ? worth(open[option - 1]) : 0;
  const weigh = (weighings: Float64Array) => {
    for (let i = 0; i < open.length; i++) weighings[WIDTH * (i + 1) + HARM] = worth(open[i]);
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-04', unit, open.length + 1, weigh, { label, quarry });
  return picked === 0 ? undefined : open[picked - 1];
}
