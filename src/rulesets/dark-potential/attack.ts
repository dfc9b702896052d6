import { resolveArea } from './area-effect.ts';
import { applyHits } from './casualties.ts';
import { rollTest } from './contest.ts';
import { acted, type Match, tell } from './match.ts';
import { CLAUSE } from './rules/index.ts';
import { coverAgainst, hitTarget, isBlow, laysTemplate, type Strike } from './strike.ts';

/** Carries out an attack from its roll to hit to the last Leadership test (section 1.23 of the catalogue). */
export function resolveAttack(m: Match, strike: Strike, bonus = 0): void {
  const { attacker, target, kind } = strike;
  const weapon = m.book.weapons[strike.weapon];
  const needed = hitTarget(m, strike) + bonus;
  countModifiers(m, strike);
  tell(
    m,
    'attack',
    () =>
      `${m.book.models[attacker].name} attacks ${m.book.models[target].name} with ${weapon.title} (${kind}).`,
    () => ({ attacker, target, kind, from: strike.from, at: strike.at, needed }),
  );
  const { success, margin } = rollTest(m, {
    roll: 'hit',
    roller: attacker,
    rollerAt: strike.from,
    affected: target,
    affectedAt: strike.at,
    target: needed,
    wounds: 1,
    stake: m.book.harm.perHit(strike.weapon, target, m.state.wounds[target]),
  });
  if (laysTemplate(m, strike)) return resolveArea(m, strike, success, margin);
  if (success) applyHits(m, strike, [{ model: target, strength: weapon.strength, margin }]);
}

function countModifiers(m: Match, strike: Strike): void {
  if (isBlow(strike.kind)) {
    acted(m, CLAUSE.closeCombat.test);
    if (strike.kind === 'free-strike') acted(m, CLAUSE.leavingCombat.bonus);
    return;
  }
  acted(m, CLAUSE.rangedAttack.modifiers);
  const weapon = m.book.weapons[strike.weapon];
  if (m.theatre.distance(strike.from, strike.at) > weapon.range * m.book.inch)
    acted(m, CLAUSE.rangedAttack.bands);
  if (coverAgainst(m, strike) > 0) {
    acted(m, CLAUSE.cover.when);
    acted(m, CLAUSE.cover.levels);
    if (m.book.models[strike.target].profile.dugIn) acted(m, CLAUSE.dugIn.bonus);
  }
  if (weapon.inaccurate) acted(m, CLAUSE.inaccurate.penalty);
  if (strike.kind === 'suppressing-fire') acted(m, CLAUSE.suppressingFire.penalty);
}
