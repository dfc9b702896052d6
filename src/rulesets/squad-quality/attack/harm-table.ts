import { createModifiers } from '../../../rules/modifiers.ts';
import { type Match, sideOf } from '../match/match.ts';
import { type Aim, expectedHarm } from './shots.ts';

/**
 * `expectedHarm` of a pair of units for a shot as it is placed last, kept as long as both are as they are.
 */
export function harmTable(m: Match, aim: Aim): () => number {
  const list = createModifiers();
  return shotTable(m, aim, () => expectedHarm(m, aim, list));
}

/**
 * What is reckoned of a shot as it is placed last, kept as long as both units are as they are: a place tells by the
 * ranges that it is beyond, by cover, by the side of a vehicle that is met and by how the shooter has come there. Rules
 * of users may ask for more, and fortifications are few: those shots are reckoned each time.
 */
export function shotTable(m: Match, aim: Aim, reckon: () => number): () => number {
  if (sideOf(m, aim.shooter).rules.length + sideOf(m, aim.target).rules.length > 0) return reckon;
  const ranges = m.matchup.steps[aim.shooter];
  const known: (number | undefined)[] = [];
  const { attack } = aim.shot;
  return () => {
    if (attack.fortified !== 0) return reckon();
    const manner = (attack.still ? 4 : 0) + (attack.moved ? 2 : 0) + (attack.bounded ? 1 : 0);
    let beyond = 0;
    for (const range of ranges) if (attack.distance > range) beyond++;
    const key = ((beyond * 3 + attack.cover) * 3 + attack.facing) * 8 + manner;
    const harm = known[key] ?? reckon();
    known[key] = harm;
    return harm;
  };
}
