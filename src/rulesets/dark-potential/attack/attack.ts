import { NOBODY } from '../../../kernel/entities.ts';
import { inchesAt } from '../../../kernel/field/place-words.ts';
import { noteModifiers } from '../../../rules/play/modifiers.ts';
import { acted, type Match, settingsOf, tell } from '../match/match.ts';
import {
  coverAgainst,
  easedBy,
  harmPerHit,
  laysTemplate,
  type Strike,
  situationOf,
} from '../match/strike.ts';
import { worthAtStake } from '../match/worth-at-stake.ts';
import { hitModifiers, isBlow, type Situation } from '../matchup/modifiers.ts';
import { rollTest } from '../points/opposed-test.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import type { Outcome } from '../rolls/test-roll.ts';
import { countsHitMargin } from '../rolls/wounds-removed.ts';
import { CLAUSE } from '../rules/index.ts';
import { resolveArea } from './area-effect.ts';
import { gainOfHit } from './area-harm.ts';
import { applyHits } from './casualties.ts';

/** Carries out an attack from its roll to hit to the last Leadership test (section 1.23 of the catalogue). */
export function resolveAttack(m: Match, strike: Strike, bonus = 0): void {
  const { success, margin } = rollToHit(m, strike, bonus);
  if (laysTemplate(m, strike)) resolveArea(m, strike, success, margin);
  else if (success) landHit(m, strike, margin);
}

/** What a hit without a template does. */
export function landHit(m: Match, strike: Strike, margin: number): void {
  const { strength } = m.matchup.weapons[strike.weapon];
  applyHits(m, strike, [{ model: strike.target, strength, margin }]);
}

/** The roll to hit of an attack, and the Command Points spent on it. */
export function rollToHit(m: Match, strike: Strike, bonus = 0): Outcome {
  const { attacker, target, kind } = strike;
  const situation = situationOf(m, strike);
  const modifiers = hitModifiers(m.matchup, situation);
  const needed = modifiers.total + bonus;
  const aimsAt = target === NOBODY ? 'the ground' : m.matchup.models[target].name;
  noteModifiers(m, modifiers);
  noteConditions(m, strike);
  tell(m, 'attack', () => [
    `${m.matchup.models[attacker].name} attacks ${aimsAt} with ${m.matchup.weapons[strike.weapon].title} (${mannerText(situation)}).`,
    {
      attacker,
      target,
      kind,
      distance: situation.distance,
      from: strike.from,
      at: strike.at,
      inches: {
        from: inchesAt(m.battlefield.ground, strike.from),
        at: inchesAt(m.battlefield.ground, strike.at),
      },
      needed,
    },
  ]);
  return rollTest(m, {
    roll: 'hit',
    roller: attacker,
    rollerAt: strike.from,
    affected: target,
    affectedAt: strike.at,
    target: needed,
    ...stakeOfHit(m, strike, needed),
  });
}

/** How an attack comes about, and of a shot how far it goes. */
function mannerText({ kind, distance }: Situation): string {
  const manner = kind.replace('-', ' ');
  return isBlow(kind) ? manner : `${manner}, ${distance.toFixed(1)} inches`;
}

/**
 * What hangs on a roll to hit: of a template, all that its hits remove on average beyond one that strays; else, where its
 * margin adds to wounds (V-05), all that the best hit removes, wound by wound.
 */
function stakeOfHit(
  m: Match,
  strike: Strike,
  needed: number,
): Pick<OpposedTest, 'stake' | 'lethal' | 'wounds'> {
  const { attacker, weapon, target } = strike;
  if (target === NOBODY) return { stake: 1, wounds: 1 };
  const { harm } = m.matchup;
  const left = m.state.wounds[target];
  if (!laysTemplate(m, strike) && countsHitMargin(settingsOf(m, attacker))) {
    const { value, killed } = harm.byMargin(weapon, target, left, left, easedBy(m, strike, target));
    return { stake: (value / harm.worth[target]) * worthAtStake(m, target), lethal: killed, wounds: left };
  }
  const gain = laysTemplate(m, strike) ? gainOfHit(m, strike, needed) : harmPerHit(m, strike);
  const stake = (gain / harm.worth[target]) * worthAtStake(m, target);
  return { stake, lethal: harm.killsPerHit(weapon, target, left), wounds: 1 };
}

/** Counts clauses that an attack rests on and that add nothing by themselves. */
function noteConditions(m: Match, strike: Strike): void {
  if (isBlow(strike.kind)) {
    acted(m, CLAUSE.closeCombat.test);
    if (m.battlefield.isAcross(strike.from, strike.at)) acted(m, CLAUSE.linearObstacles.across);
    return;
  }
  acted(m, CLAUSE.rangedAttack.modifiers);
  acted(m, CLAUSE.rangedAttack.reach);
  if (coverAgainst(m, strike) === 0) return;
  const { seat, profile } = m.matchup.models[strike.target];
  acted(m, CLAUSE.cover.when);
  if (!m.battlefield.lines.isFull(strike.from, strike.at, seat)) acted(m, CLAUSE.cover.partial);
  if (profile.dugIn) acted(m, CLAUSE.dugIn.bonus);
}
