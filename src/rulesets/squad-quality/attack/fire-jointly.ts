import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/labels.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { choose, isExposed, type Match, seatOf, settingsOf } from '../match/match.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import { fireDice } from '../matchup/fire-effect.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { type Aim, type Manner, STILL, targetText, UNMOVED } from './aim.ts';
import { armsOf, bestShotOf, harmTogether } from './fire.ts';
import { shoot } from './firing.ts';
import { fireBonus, harmOf } from './shots.ts';
import { choiceOf, mayShootAfter, targetsOf } from './targets.ts';

/** Fire teams that both shoot may do so at the same enemy together (SQ-FT-05). Returns whether they did. */
export function fireJointly(
  m: Match,
  teams: readonly [Unit, Unit],
  manners: readonly [Manner, Manner],
): boolean {
  const own = settingsOf(m, teams[0]).fireTeams;
  if (!own.shooting.on || teams.some((team, i) => !mayShootAfter(m, team, manners[i]))) return false;
  const isStill = manners.every(({ still }) => still);
  const [first, second] = teams.map((team, i) =>
    targetsOf(m, team, isStill ? STILL : manners[i].still ? UNMOVED : manners[i]).slice(0, choiceOf(m, team)),
  );
  const open = first.flatMap((aim) => {
    const other = second.find(({ target }) => target === aim.target);
    return other === undefined ? [] : [[aim, other] as const];
  });
  if (open.length === 0) return false;
  const isJoint = own.shooting.rolls === 'joint';
  const worth = open.map(([aim, other]) => {
    const alone = (one: Aim) => harmOf(m, one, bothAdded(m, one), fireBonus(m, one));
    if (!isJoint) return alone(aim) + alone(other);
    return harmTogether(m, aim, other, bothAdded(m, aim), fireBonus(m, aim) + armsOf(m, other));
  });
  const label = orNot('shoot apart', (i) => `shoot ${targetText(m, open[i][0])} together`);
  const picked = choose(
    m,
    seatOf(m, teams[0]),
    'SQ-D-06',
    teams[0],
    open.length + 1,
    (weighings) => {
      weighings[HARM] = bestShotOf(m, first) + bestShotOf(m, second);
      for (let i = 0; i < open.length; i++) weighings[WIDTH * (i + 1) + HARM] = worth[i];
    },
    { label },
  );
  if (picked === 0) return false;
  const [aim, other] = open[picked - 1];
  m.state.fired[teams[1]] = 1;
  const joint = [CLAUSE.fireTeams.shooting, isJoint ? armsOf(m, other) : 0] as const;
  shoot(m, aim, { dice: bothAdded(m, aim), joint, ...(isJoint ? { other } : {}) });
  if (!isJoint && isExposed(m, other.target)) shoot(m, other, { dice: bothAdded(m, other), joint });
  return true;
}

/** Both dice are added, and those of weapons (SQ-FT-05). */
function bothAdded(m: Match, { shooter, shot }: Aim): FireDice {
  return { of: 2, keep: 2, added: fireDice(shot, settingsOf(m, shooter)).added };
}
