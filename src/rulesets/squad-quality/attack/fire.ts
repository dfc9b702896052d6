import { INCH } from '../../../kernel/length.ts';
import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/labels.ts';
import { createModifiers } from '../../../rules/modifiers.ts';
import { WIDTH } from '../../../rules/weighing.ts';
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
import { passesOf, succeeds } from '../match/quality-test.ts';
import { quarryOf } from '../match/quarry.ts';
import { teamWith } from '../match/status.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import { fireDice, modifyByArms } from '../matchup/fire-effect.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { type Aim, type Manner, STILL, targetText } from './aim.ts';
import { bunkerHarm, shootAtBunker } from './bunkers.ts';
import { clearShot, isSniper } from './clear-shot.ts';
import { shoot } from './firing.ts';
import { expectedHarm, fireBonus, harmOf } from './shots.ts';
import { choiceOf, mayShootAfter, targetsOf } from './targets.ts';

/** Chooses whom to shoot at, or nobody, and shoots; a team that is with the unit shoots, too. Returns whether it did. */
export function fire(m: Match, unit: Unit, manner: Manner): boolean {
  const team = manner.moved ? NO_UNIT : teamWith(m, unit);
  if (team !== NO_UNIT && fireCombined(m, unit, team, manner)) return true;
  const shot = fireAlone(m, unit, manner);
  if (team === NO_UNIT) return shot;
  acted(m, CLAUSE.heavyWeapons.moved);
  return fireAlone(m, team, manner) || shot;
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
  const aim = chooseTarget(m, unit, open, (one) => Math.max(expectedHarm(m, one), bunkerHarm(m, one)));
  if (aim === undefined) return false;
  noteTrenches(m, unit);
  const { nearest } = settingsOf(m, unit).priority;
  if (nearest.on && seen.length > 1) acted(m, CLAUSE.priority.nearest);
  const isTested = nearest.on && nearest.choice === 'test' && aim !== open[0];
  if (isTested && !isSniper(m, unit) && !succeeds(m, unit, passesOf(m, unit, 'priority'))) return false;
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

/** Expected harm of the shot of a unit that stands still at the enemy whom most hangs on; 0 where it is not open to it. */
export function quarryHarm(m: Match, unit: Unit): number {
  const quarry = quarryOf(m, unit);
  const aim = targetsOf(m, unit, STILL)
    .slice(0, choiceOf(m, unit))
    .find(({ target }) => target === quarry);
  return aim === undefined ? 0 : expectedHarm(m, aim);
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
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-04',
    unit,
    open.length + 1,
    (weighings) => {
      for (let i = 0; i < open.length; i++) weighings[WIDTH * (i + 1) + HARM] = worth(open[i]);
    },
    { label, quarry },
  );
  return picked === 0 ? undefined : open[picked - 1];
}

/** A squad and the team that is with it may shoot together (SQ-HW-08). Returns whether they did. */
function fireCombined(m: Match, squad: Unit, team: Unit, manner: Manner): boolean {
  const { combined } = settingsOf(m, squad).heavyWeapons;
  if (!combined.on || !mayShootAfter(m, squad, manner) || !mayShootAfter(m, team, manner)) return false;
  const reached = targetsOf(m, team, manner);
  const seen = targetsOf(m, squad, manner).slice(0, choiceOf(m, squad));
  const open = seen.flatMap((aim) => {
    const with_ = reached.find(({ target }) => target === aim.target);
    return with_ === undefined ? [] : [{ aim, team: with_ }];
  });
  if (open.length === 0) return false;
  const dice = (aim: Aim) => combinedDice(settingsOf(m, squad), fireDice(aim.shot, settingsOf(m, squad)));
  const apart = bestShotOf(m, seen) + bestShotOf(m, reached.slice(0, choiceOf(m, team)));
  const together = open.map(({ aim, team: with_ }) => {
    return harmTogether(m, aim, with_, dice(aim), fireBonus(m, aim) + armsOf(m, with_));
  });
  const label = orNot('shoot apart', (i) => `shoot ${targetText(m, open[i].aim)} together`);
  const picked = choose(
    m,
    seatOf(m, squad),
    'SQ-D-06',
    squad,
    open.length + 1,
    (weighings) => {
      weighings[HARM] = apart;
      for (let i = 0; i < open.length; i++) weighings[WIDTH * (i + 1) + HARM] = together[i];
    },
    { label },
  );
  if (picked === 0) return false;
  const { aim, team: with_ } = open[picked - 1];
  m.state.fired[team] = 1;
  shoot(m, aim, {
    dice: dice(aim),
    joint: [CLAUSE.heavyWeapons.combined, armsOf(m, with_)],
    other: with_,
  });
  return true;
}

function combinedDice({ heavyWeapons }: Settings, { added }: FireDice): FireDice {
  if (heavyWeapons.combined.highest === 'own') return { of: 2, keep: 1, added: added + 1 };
  return { of: 3, keep: 2, added };
}

/** Worth that a shot of two removes on average, whose hits come from both in turn. */
export function harmTogether(m: Match, aim: Aim, other: Aim, dice: FireDice, added: number): number {
  return (harmOf(m, aim, dice, added) + harmOf(m, other, dice, added)) / 2;
}

/** What the arms of a unit alone add to the Fire Effect of those with whom it shoots. */
export function armsOf(m: Match, { shooter, shot }: Aim): number {
  const list = createModifiers();
  modifyByArms(list, shot, settingsOf(m, shooter));
  return list.total;
}

export function bestShotOf(m: Match, aims: readonly Aim[]): number {
  return aims.reduce((best, aim) => Math.max(best, expectedHarm(m, aim)), 0);
}
