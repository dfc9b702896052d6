import { rollTest } from './contest.ts';
import { acted, count, isAlive, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { commanderLeadership } from './purse.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { CALM, NOWHERE, SUPPRESSED_NOW } from './state.ts';
import type { Death, Strike } from './strike.ts';

/** Leadership tests after an attack: of models hit that live, and of friends who saw a death (DP-LDR-01/02). */
export function testMorale(
  m: Match,
  strike: Strike,
  survivors: readonly number[],
  damaged: readonly number[],
  deaths: readonly Death[],
): void {
  const weapon = m.book.weapons[strike.weapon];
  const enemy = settingsOf(m, strike.attacker);
  const caused = weapon.suppressing ? enemy.suppressing.penalty : undefined;
  const points = (model: number, hit: boolean) => {
    if (seatOf(m, model) === seatOf(m, strike.attacker)) return 0;
    if (enemy.suppressing.penalty.scope === 'all-enemies')
      return sideSuppresses(m, strike) ? enemy.suppressing.penalty.points : 0;
    return caused && (hit || caused.scope === 'caused') ? caused.points : 0;
  };
  // Whoever is worth most tests first, while there are Command Points (DP-D-46).
  for (const model of byWorth(m, survivors)) {
    const { hit } = settingsOf(m, model).leadership;
    if (hit.on && (hit.means === 'any-hit' || damaged.includes(model))) {
      acted(m, CLAUSE.leadership.hit);
      testLeadership(m, model, points(model, true));
    }
  }
  for (const death of deaths) {
    for (const model of byWorth(m, witnesses(m, death))) {
      acted(m, CLAUSE.leadership.witness);
      testLeadership(m, model, points(model, false));
    }
  }
}

function sideSuppresses(m: Match, { attacker }: Strike): boolean {
  const side = m.book.force[seatOf(m, attacker)];
  return side.some(
    (model) =>
      isAlive(m, model) && m.book.weapons.some((w, i) => w.suppressing && m.state.weapons[model] & (1 << i)),
  );
}

function byWorth(m: Match, models: readonly number[]): number[] {
  return [...models].sort((a, b) => m.book.harm.worth[b] - m.book.harm.worth[a] || a - b);
}

/** Friends on the table who see the spot of a death within reach; whoever is hidden is not on the table. */
function witnesses(m: Match, { model: dead, spot }: Death): number[] {
  if (spot === NOWHERE) return [];
  const seat = seatOf(m, dead);
  const { witness } = m.book.settings[seat].leadership;
  if (!witness.on) return [];
  return m.book.force[seat].filter(
    (model) =>
      isOnTable(m, model) &&
      (witness.whose === 'any-friend' || m.book.models[model].unit === m.book.models[dead].unit) &&
      m.theatre.distance(m.state.point[model], spot) <= witness.inches * m.book.inch &&
      m.theatre.lines.sees(m.state.point[model], spot),
  );
}

/** One Leadership test, unless the model already failed this turn (DP-LDR-03); failing suppresses it. */
export function testLeadership(m: Match, model: number, modifier: number): void {
  const { leadership } = settingsOf(m, model);
  if (!leadership.on || !isAlive(m, model)) return;
  if (leadership.hit.timing === 'turn-end' && !m.state.settling) {
    m.state.owed[model] = Math.max(m.state.owed[model], modifier + 1);
    return;
  }
  if (m.state.failed[model] && leadership.stop.on) {
    acted(m, CLAUSE.leadership.stop);
    return;
  }
  const stand = leadershipOf(m, model);
  count(m, seatOf(m, model), 'leadership-tests');
  const { success } = rollTest(m, {
    roll: 'leadership',
    roller: model,
    rollerAt: m.state.point[model],
    affected: -1,
    affectedAt: NOWHERE,
    target: stand - modifier,
    wounds: 1,
    stake: 0.35 * m.book.harm.worth[model],
  });
  if (modifier > 0) acted(m, CLAUSE.suppressing.penalty);
  if (!success) fail(m, model);
}

/** Own Leadership or a Commander's, whichever is higher (DP-LDR-09, DP-D-40), and what users' rules add. */
export function leadershipOf(m: Match, model: number): number {
  const { profile, seat } = m.book.models[model];
  const lent = settingsOf(m, model).leadership.commander.on
    ? commanderLeadership(m, model, m.state.point[model])
    : 0;
  if (lent > profile.leadership) acted(m, CLAUSE.leadership.commander);
  let users = 0;
  for (const { moments, own } of m.book.active[seat])
    users += moments.leadership?.(m.book.models[model], own) ?? 0;
  return Math.max(profile.leadership, lent) + users;
}

function fail(m: Match, model: number): void {
  const { leadership } = settingsOf(m, model);
  m.state.failed[model] = 1;
  loseReaction(m, model, 'leadership');
  if (!leadership.suppressed.on) return;
  acted(m, CLAUSE.leadership.suppressed);
  count(m, seatOf(m, model), 'suppressions');
  const { ownActivation } = leadership.suppressed;
  const midway = m.state.acting === m.book.models[model].unit && m.state.acted[model] === 0;
  m.state.suppressed[model] =
    midway && ownActivation !== 'next' ? SUPPRESSED_NOW : leadership.duration.activations;
  tell(
    m,
    'suppressed',
    () => `${m.book.models[model].name} is suppressed.`,
    () => ({ model }),
  );
}

/** Tests saved up for the end of the turn, under the late reading (V-18). */
export function settleOwed(m: Match): void {
  m.state.settling = true;
  m.state.owed.forEach((owed, model) => {
    if (owed > 0) testLeadership(m, model, owed - 1);
  });
  m.state.owed.fill(0);
  m.state.settling = false;
}

/** Lifts suppression that this activation paid for (DP-LDR-10); without that clause a Leadership roll is needed. */
export function liftSuppression(m: Match, model: number, wasSuppressed: boolean): void {
  const { duration, suppressed } = settingsOf(m, model).leadership;
  const now = m.state.suppressed[model] === SUPPRESSED_NOW;
  if (!wasSuppressed && !now) return;
  acted(m, CLAUSE.leadership.duration);
  if (now) {
    m.state.suppressed[model] =
      suppressed.ownActivation === 'both' ? duration.activations : duration.activations - 1;
    return;
  }
  if (!duration.on && !rallies(m, model)) return;
  m.state.suppressed[model] = duration.on ? Math.max(0, m.state.suppressed[model] - 1) : CALM;
}

function rallies(m: Match, model: number): boolean {
  const contest = {
    roll: 'leadership',
    roller: model,
    rollerAt: m.state.point[model],
    affected: -1,
    affectedAt: NOWHERE,
  } as const;
  const stake = 0.35 * m.book.harm.worth[model];
  return rollTest(m, { ...contest, target: leadershipOf(m, model), wounds: 1, stake }).success;
}
