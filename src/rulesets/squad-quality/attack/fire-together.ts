/** Two that shoot at the same enemy together: a squad and the team that is with it (SQ-HW-08), or two fire teams (SQ-FT-05). */

import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { boostsOf, countedOnce, leadershipOf, lostOfTeam } from '../match/additions.ts';
import { choose, isExposed, type Match, seatOf, settingsOf } from '../match/match.ts';
import { officerWith } from '../match/status.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import { type Addition, modifyByArms } from '../matchup/fire-effect.ts';
import { combinedDice, jointDice } from '../matchup/fire-together-dice.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { type Aim, type Manner, mannerBeside, STILL, targetText, UNMOVED } from './aim.ts';
import { bestHarm } from './bunkers.ts';
import { shoot } from './firing.ts';
import { fireBonus, harmOf } from './shots.ts';
import { choiceOf, makesOut, mayShootAfter, targetsOf, worthMadeOut } from './targets.ts';

/** Both of two, as they aim at the same enemy. */
type Pair = readonly [Aim, Aim];

/** A squad and the team that is with it may shoot together (SQ-HW-08). Returns whether they did. */
export function fireCombined(m: Match, squad: Unit, team: Unit, manner: Manner): boolean {
  const own = settingsOf(m, squad);
  const { combined } = own.heavyWeapons;
  if (!combined.on || !mayShootAfter(m, squad, manner) || !mayShootAfter(m, team, manner)) return false;
  const seen = targetsOf(m, squad, manner).slice(0, choiceOf(m, squad));
  const reached = targetsOf(m, team, mannerBeside(manner));
  const dice = ([aim, other]: Pair) => combinedDice(own, aim.shot, other.shot);
  const pair = chooseTogether(m, pairsOf(seen, reached), {
    apart: bestShotOf(m, seen) + bestShotOf(m, reached.slice(0, choiceOf(m, team))),
    worthOf: ifMadeOut(m, seen, (both) => harmTogether(m, both, dice(both))),
  });
  if (pair === undefined) return false;
  if (makesOut(m, squad, pair[0], seen)) shootTogether(m, pair, dice(pair), CLAUSE.heavyWeapons.combined);
  return true;
}

/** Fire teams that both shoot may do so at the same enemy together (SQ-FT-05). Returns whether they did. */
export function fireJointly(
  m: Match,
  teams: readonly [Unit, Unit],
  manners: readonly [Manner, Manner],
): boolean {
  const own = settingsOf(m, teams[0]);
  const { shooting } = own.fireTeams;
  if (!shooting.on || teams.some((team, i) => !mayShootAfter(m, team, manners[i]))) return false;
  const isStill = manners.every(({ still }) => still);
  const [first, second] = teams.map((team, i) =>
    targetsOf(m, team, isStill ? STILL : manners[i].still ? UNMOVED : manners[i]).slice(0, choiceOf(m, team)),
  );
  const isJoint = shooting.rolls === 'joint';
  const dice = ([aim, other]: Pair) => jointDice(own, aim.shot, other.shot);
  const added = (aim: Aim) => jointDice(own, aim.shot);
  const pair = chooseTogether(m, pairsOf(first, second), {
    apart: bestShotOf(m, first) + bestShotOf(m, second),
    worthOf: ifMadeOut(m, first, (both) =>
      isJoint
        ? harmTogether(m, both, dice(both))
        : both.reduce((sum, aim) => sum + harmOf(m, aim, added(aim), fireBonus(m, aim)), 0),
    ),
  });
  if (pair === undefined) return false;
  const clause = CLAUSE.fireTeams.shooting;
  if (!makesOut(m, teams[0], pair[0], first)) return true;
  if (isJoint) shootTogether(m, pair, dice(pair), clause);
  else
    for (const aim of pair)
      if (isExposed(m, aim.target)) shoot(m, aim, { dice: added(aim), joint: [[clause, 0]] });
  return true;
}

/** What two do together, as likely as the first makes out whom both aim at (SQ-Q-03). */
function ifMadeOut(m: Match, seen: readonly Aim[], worthOf: (pair: Pair) => number): (pair: Pair) => number {
  return (pair) => worthMadeOut(m, pair[0].shooter, seen, () => worthOf(pair))(pair[0]);
}

/** Aims of two that have the same enemy. */
function pairsOf(first: readonly Aim[], second: readonly Aim[]): Pair[] {
  return first.flatMap((aim) => {
    const other = second.find(({ target }) => target === aim.target);
    return other === undefined ? [] : [[aim, other] as const];
  });
}

/** Puts to its side whom two shoot at together, or whether they shoot apart (SQ-D-06). */
function chooseTogether(
  m: Match,
  pairs: readonly Pair[],
  { apart, worthOf }: { readonly apart: number; worthOf(pair: Pair): number },
): Pair | undefined {
  if (pairs.length === 0) return undefined;
  const { shooter } = pairs[0][0];
  const weigh = (weighings: Float64Array) => {
    weighings[HARM] = apart;
    for (let i = 0; i < pairs.length; i++) weighings[WIDTH * (i + 1) + HARM] = worthOf(pairs[i]);
  };
  const picked = choose(m, seatOf(m, shooter), 'SQ-D-06', shooter, pairs.length + 1, weigh, {
    label: orNot('shoot apart', (i) => `shoot ${targetText(m, pairs[i][0])} together`),
  });
  return picked === 0 ? undefined : pairs[picked - 1];
}

/** Both as they shoot at once, so that hits are no more than figures of both (SQ-Q-02). */
function atOnce([aim, other]: Pair): Pair {
  const withOthers = (one: Aim, { shot }: Aim): Aim => ({
    ...one,
    shot: { ...one.shot, others: shot.attack.figures },
  });
  return [withOthers(aim, other), withOthers(other, aim)];
}

function shootTogether(m: Match, pair: Pair, dice: FireDice, clause: number): void {
  const [aim, other] = atOnce(pair);
  m.state.fired[other.shooter] = 1;
  if (officerWith(m, other.shooter) !== NO_UNIT) m.state.led[other.shooter] = 1;
  shoot(m, aim, { dice, joint: [[clause, armsOf(m, other)], ...broughtBy(m, aim, other)], other });
}

/** Worth that a shot of two removes on average, whose hits come from both in turn. */
function harmTogether(m: Match, pair: Pair, dice: FireDice): number {
  const [aim, other] = pair;
  const more = broughtBy(m, aim, other).reduce((sum, [, value]) => sum + value, armsOf(m, other));
  const added = fireBonus(m, aim) + more;
  return atOnce(pair).reduce((sum, one) => sum + harmOf(m, one, dice, added) / 2, 0);
}

/** What the arms of a unit alone add to the Fire Effect of those with whom it shoots. */
function armsOf(m: Match, { shooter, shot }: Aim): number {
  const list = createModifiers();
  modifyByArms(list, shot, settingsOf(m, shooter));
  return list.total;
}

/** What else a unit brings to a shot of another with it: powers on it, crew that it has lost, what only it has, and a better officer. */
function broughtBy(m: Match, { shooter }: Aim, { shooter: other }: Aim): readonly Addition[] {
  const known = countedOnce(m, shooter).map(([clause]) => clause);
  const more = countedOnce(m, other).filter(([clause]) => !known.includes(clause));
  const better = Math.max(0, leadershipOf(m, other) - leadershipOf(m, shooter));
  const led = better > 0 ? [[CLAUSE.characters.lead, better] as const] : [];
  return [...boostsOf(m, other), ...lostOfTeam(m, other), ...more, ...led];
}

function bestShotOf(m: Match, aims: readonly Aim[]): number {
  if (aims.length === 0) return 0;
  return Math.max(...aims.map(worthMadeOut(m, aims[0].shooter, aims, (aim) => bestHarm(m, aim))));
}
