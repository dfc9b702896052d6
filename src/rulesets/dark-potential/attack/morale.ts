import { type Model, NOBODY, NOWHERE, type Point, type Unit } from '../../../kernel/entities.ts';
import { type Modifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { CALM, SUPPRESSED_NOW } from '../battlefield/state.ts';
import { acted, count, isAlive, isOnTable, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { loseReaction, viewIncludes } from '../match/reactions.ts';
import { sees } from '../match/sight.ts';
import type { Death, Strike } from '../match/strike.ts';
import { leadershipModifiers } from '../matchup/modifiers.ts';
import { rollTest } from '../points/opposed-test.ts';
import { commanderLeadership, type Fallen } from '../points/point-pool.ts';
import { CLAUSE } from '../rules/index.ts';
import { stakeOfRally, stakeOfTest } from './leadership-stake.ts';

/** What an attack did that calls for Leadership tests. */
export interface Shock {
  readonly strike: Strike;
  readonly survivors: readonly Model[];
  readonly damaged: ReadonlySet<Model>;
  readonly deaths: readonly WitnessedDeath[];
}

/** A death and the friends who saw it happen. */
export interface WitnessedDeath extends Death {
  readonly seenBy: readonly number[];
}

/** Leadership tests after an attack: of models hit that live, and of friends who saw a death (DP-LDR-01/02). */
export function testMorale(m: Match, shock: Shock, moment: 'attack' | 'wound'): void {
  // Whoever is worth most tests first, while there are Command Points (DP-D-46).
  const calls = [
    ...byWorth(m, shock.survivors).map((model) => ({ model, hit: true })),
    ...shock.deaths.flatMap(({ seenBy }) => byWorth(m, seenBy).map((model) => ({ model, hit: false }))),
  ];
  const squads = new Set<Unit>();
  for (const { model, hit } of calls) {
    const { leadership } = settingsOf(m, model);
    if ((leadership.hit.timing === 'each-wound') !== (moment === 'wound') || !isOnTable(m, model)) continue;
    if (hit && (!leadership.hit.on || !isHit(m, shock, model))) continue;
    const { unit } = m.matchup.models[model];
    if (!leadership.perModel.on && squads.has(unit)) continue;
    squads.add(unit);
    acted(m, hit ? CLAUSE.leadership.hit : CLAUSE.leadership.witness);
    testLeadership(m, model, weaponPenalty(m, shock.strike, model, hit), shock);
  }
}

function isHit(m: Match, { damaged }: Shock, model: Model): boolean {
  return settingsOf(m, model).leadership.hit.means === 'any-hit' || damaged.has(model);
}

function byWorth(m: Match, models: readonly Model[]): Model[] {
  return [...models].sort((a, b) => m.matchup.harm.worth[b] - m.matchup.harm.worth[a] || a - b);
}

/** What a Suppressing weapon takes off a test that its attack caused (DP-WPN-SUPPR, DP-Q-135). */
function weaponPenalty(m: Match, { attacker, weapon }: Strike, model: Model, hit: boolean): number {
  const { penalty } = settingsOf(m, attacker).suppressing;
  if (!m.matchup.weapons[weapon].suppressing || seatOf(m, model) === seatOf(m, attacker)) return 0;
  return penalty.scope === 'caused' || (penalty.scope === 'model-hit' && hit) ? penalty.points : 0;
}

/** What Suppressing weapons take off every enemy test while a model with one lives, by a reading of DP-Q-135. */
function dread(m: Match, model: Model): number {
  const enemy = otherSeat(seatOf(m, model));
  const { penalty } = m.matchup.settings[enemy].suppressing;
  if (penalty.scope !== 'all-enemies') return 0;
  const frightens = (other: Model) =>
    isAlive(m, other) &&
    m.matchup.weapons.some((weapon, w) => weapon.suppressing && m.state.weapons[other] & (1 << w));
  return m.matchup.force[enemy].some(frightens) ? penalty.points : 0;
}

/** Friends on the table who see the spot of a death within reach; whoever is hidden is not on the table. */
export function witnessesOf(m: Match, dead: Model, spot: Point): Model[] {
  if (spot === NOWHERE) return [];
  const { seat, unit } = m.matchup.models[dead];
  const { witness } = m.matchup.settings[seat].leadership;
  if (!witness.on) return [];
  return m.matchup.force[seat].filter(
    (model) =>
      isOnTable(m, model) &&
      (witness.whose === 'any-friend' || m.matchup.models[model].unit === unit) &&
      m.battlefield.distance(m.state.point[model], spot) <= witness.inches * m.matchup.inch &&
      sees(m, m.state.point[model], spot) &&
      viewIncludes(m, model, spot),
  );
}

/** One Leadership test, unless the model already failed this turn (DP-LDR-03); failing suppresses it. */
export function testLeadership(m: Match, model: Model, penalty: number, shock: Shock | null = null): void {
  const { leadership } = settingsOf(m, model);
  if (leadership.hit.timing === 'turn-end' && shock) {
    m.state.owed[model] = Math.max(m.state.owed[model], penalty + 1);
    return;
  }
  if (m.state.failed[model] && leadership.stop.on) {
    acted(m, CLAUSE.leadership.stop);
    return;
  }
  const lenders = leadership.commander.when === 'same-attack' && shock ? shock.deaths : [];
  const modifiers = modifiersOf(m, model, penalty, lenders);
  if (!leadershipRoll(m, model, modifiers, shock?.strike.attacker ?? NOBODY, stakeOfTest(m, model)))
    failTogether(m, model);
}

function leadershipRoll(m: Match, model: Model, modifiers: Modifiers, cause: number, stake: number): boolean {
  const { total: target } = modifiers;
  count(m, seatOf(m, model), 'leadership-tests');
  noteModifiers(m, modifiers);
  return rollTest(m, {
    roll: 'leadership',
    roller: model,
    rollerAt: m.state.point[model],
    affected: NOBODY,
    affectedAt: NOWHERE,
    cause,
    target,
    wounds: 1,
    stake,
  }).success;
}

/** What a Leadership roll must not exceed with a penalty, a Commander near by and whatever else bears on it. */
export function leadershipTarget(m: Match, model: Model, penalty = 0): number {
  return modifiersOf(m, model, penalty, []).total;
}

/** Commanders lend their Leadership (DP-LDR-09, DP-D-40), the fallen too; Suppressing weapons take some off. */
function modifiersOf(m: Match, model: Model, penalty: number, fallen: readonly Fallen[]): Modifiers {
  const { on } = settingsOf(m, model).leadership.commander;
  const lent = on ? commanderLeadership(m, model, m.state.point[model], fallen) : 0;
  return leadershipModifiers(m.matchup, m.matchup.models[model], lent, penalty + dread(m, model));
}

/** A model fails for itself, or without DP-LDR-04 for all of its squad. */
function failTogether(m: Match, model: Model): void {
  const alone = settingsOf(m, model).leadership.perModel.on;
  const { members } = m.matchup.units[m.matchup.models[model].unit];
  if (alone && members.length > 1) acted(m, CLAUSE.leadership.perModel);
  for (const mate of alone ? [model] : members) {
    if (isOnTable(m, mate)) fail(m, mate);
  }
}

function fail(m: Match, model: Model): void {
  const { suppressed, duration } = settingsOf(m, model).leadership;
  m.state.failed[model] = 1;
  loseReaction(m, model, 'leadership');
  if (!suppressed.on) return;
  acted(m, CLAUSE.leadership.suppressed);
  count(m, seatOf(m, model), 'suppressions');
  const midway = m.state.acting === m.matchup.models[model].group && m.state.acted[model] === 0;
  m.state.suppressed[model] =
    midway && suppressed.ownActivation !== 'next' ? SUPPRESSED_NOW : duration.activations;
  tellOf(m, 'suppressed', model, 'is suppressed');
}

/** Tests saved up for the end of the turn, under the late reading (V-18). */
export function settleOwed(m: Match): void {
  const owed = m.state.owed.slice();
  m.state.owed.fill(0);
  owed.forEach((penalty, model) => {
    if (penalty > 0 && isOnTable(m, model)) testLeadership(m, model, penalty - 1);
  });
}

/** Lifts suppression that this activation paid for (DP-LDR-10); without that clause it takes a rally. */
export function liftSuppression(m: Match, model: Model, wasSuppressed: boolean): void {
  const { duration, suppressed } = settingsOf(m, model).leadership;
  const state = m.state.suppressed[model];
  if (state === CALM || (!wasSuppressed && state !== SUPPRESSED_NOW)) return;
  if (duration.on) acted(m, CLAUSE.leadership.duration);
  const left = state === SUPPRESSED_NOW ? duration.activations : state;
  const stays = !duration.on || (state === SUPPRESSED_NOW && suppressed.ownActivation === 'both');
  m.state.suppressed[model] = stays ? left : left - 1;
}

/** A Leadership roll at the start of an activation that ends suppression which nothing else lifts. */
export function rally(m: Match, model: Model): void {
  if (!isOnTable(m, model)) return;
  if (leadershipRoll(m, model, modifiersOf(m, model, 0, []), NOBODY, stakeOfRally(m, model)))
    m.state.suppressed[model] = CALM;
}
