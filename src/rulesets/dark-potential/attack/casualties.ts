import { type Model, NOBODY, NOWHERE, type Seat } from '../../../kernel/entities.ts';
import { countKillBy } from '../../../rules/assembly/kill-counters.ts';
import { noteModifiers } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { tellLeader } from '../match/leading.ts';
import { acted, count, isAlive, isOnTable, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { loseReaction } from '../match/reactions.ts';
import { type Death, laysTemplate, type Strike, toWound } from '../match/strike.ts';
import { worthAtStake } from '../match/worth-at-stake.ts';
import { isBlow } from '../matchup/modifiers.ts';
import { rollTest } from '../points/opposed-test.ts';
import { commandRange } from '../points/point-pool.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import { countsHitMargin, woundsRemoved } from '../rolls/wounds-removed.ts';
import { CLAUSE } from '../rules/index.ts';
import { type Shock, testMorale, type WitnessedDeath, witnessesOf } from './morale.ts';
import { offerPickup } from './pickup.ts';

/** A model struck, before its Strength roll. */
export interface Hit {
  readonly model: Model;
  readonly strength: number;
  /** Margin of the attack roll. */
  readonly margin: number;
}

/**
 * Everything that follows a hit: reactions lost, wounds, casualties, pickups, leaders, Leadership (steps 5 to 10).
 * Wounds take effect together once all are rolled; one by one where that is when weapons are taken up (DP-SQD-08) or
 * Leadership is tested, by a reading of DP-Q-127.
 */
export function applyHits(m: Match, strike: Strike, hits: readonly Hit[]): void {
  const together = settingsOf(m, strike.attacker).areaEffect.together.on;
  const slipped = new Set<Model>();
  if (together || hits.length < 2) return applyBatch(m, strike, hits, slipped);
  for (const hit of hits)
    if (isAlive(m, hit.model) && !slipped.has(hit.model) && !m.state.over)
      applyBatch(m, strike, [hit], slipped);
}

/** @param slipped mates who have come over for a weapon from under the attack */
function applyBatch(m: Match, strike: Strike, hits: readonly Hit[], slipped: Set<Model>): void {
  for (const { model } of hits) loseReaction(m, model, isBlow(strike.kind) ? 'blow' : 'shot');
  const damaged = new Set<Model>();
  const deaths: Death[] = [];
  const settle = (model: Model, loss: number) => {
    const death = wound(m, strike, model, loss);
    if (loss > 0) damaged.add(model);
    if (death) deaths.push(death);
    if (settingsOf(m, model).leadership.hit.timing === 'each-wound')
      testMorale(m, shockOf(m, strike, death ? [] : [model], damaged, death ? [death] : []), 'wound');
    return death;
  };
  const pending: (readonly [number, number])[] = [];
  for (const hit of hits) {
    if (slipped.has(hit.model)) continue;
    const loss = woundsLost(m, strike, hit);
    const { pickup: pickups, leadership } = settingsOf(m, hit.model);
    const picksUpAtOnce = pickups.take.on && !pickups.later.on;
    if (!picksUpAtOnce && leadership.hit.timing !== 'each-wound') {
      pending.push([hit.model, loss]);
      continue;
    }
    const death = settle(hit.model, loss);
    const pickup = picksUpAtOnce && death ? offerPickup(m, death) : null;
    if (!pickup || !pickups.swap.on) continue;
    // It takes away the mate's model before its own hit is resolved (DP-SQD-08 off).
    slipped.add(pickup.mate);
    if (pickups.swap.deathAt === 'mate') deaths[deaths.length - 1] = { ...death!, spot: pickup.from };
  }
  for (const [model, loss] of pending) settle(model, loss);
  const survivors = hits
    .map(({ model }) => model)
    .filter((model) => isAlive(m, model) && !slipped.has(model));
  const shock = shockOf(m, strike, survivors, damaged, deaths);
  const told = { ...shock, deaths: shock.deaths.map((death) => afterPickup(m, death)) };
  nameLeaders(m);
  testMorale(m, told, 'attack');
  checkVictory(m, seatOf(m, strike.attacker));
}

function shockOf(
  m: Match,
  strike: Strike,
  survivors: readonly Model[],
  damaged: ReadonlySet<Model>,
  deaths: readonly Death[],
): Shock {
  const seen = deaths.map((death) => ({ ...death, seenBy: witnessesOf(m, death.model, death.spot) }));
  return { strike, survivors, damaged, deaths: seen };
}

/** Offers the weapon of the dead; by a reading of DP-Q-80 the death is then witnessed where the mate stood. */
function afterPickup(m: Match, death: WitnessedDeath): WitnessedDeath {
  const { later, swap } = settingsOf(m, death.model).pickup;
  if (!later.on) return death;
  const pickup = offerPickup(m, death);
  if (!pickup) return death;
  acted(m, CLAUSE.pickup.later);
  if (!swap.on || swap.deathAt === 'bearer') return death;
  return { ...death, spot: pickup.from, seenBy: witnessesOf(m, death.model, pickup.from) };
}

/** Takes wounds off a model; returns its death when it dies of them. */
function wound(m: Match, strike: Strike, model: Model, loss: number): Death | null {
  m.state.wounds[model] = Math.max(0, m.state.wounds[model] - loss);
  if (loss > 0) {
    m.state.quiet[otherSeat(seatOf(m, model))] = 0;
    const wounds = `${loss} wound${loss === 1 ? '' : 's'}`;
    tellOf(m, 'wounds', model, () => [`loses ${wounds}`, { wounds: loss, left: m.state.wounds[model] }]);
  }
  return m.state.wounds[model] === 0 ? remove(m, model, strike) : null;
}

/** Strength roll and wounds lost, not more than are left (DP-WND-01..03). */
function woundsLost(m: Match, strike: Strike, hit: Hit): number {
  const own = settingsOf(m, strike.attacker);
  const left = m.state.wounds[hit.model];
  const { seat } = m.matchup.models[hit.model];
  if (!m.matchup.settings[seat].wounding.test.on) return Math.min(left, own.wounding.several.base);
  acted(m, CLAUSE.wounding.test);
  const modifiers = toWound(m, strike, hit.model, hit.strength);
  const { total: target } = modifiers;
  noteModifiers(m, modifiers);
  const outcome = rollTest(m, {
    roll: 'wound',
    roller: strike.attacker,
    rollerAt: strike.from,
    affected: hit.model,
    affectedAt: m.state.point[hit.model],
    target,
    ...stakeOfWound(m, strike, hit),
  });
  if (!outcome.success) return 0;
  if (left > 1)
    for (const clause of [CLAUSE.wounding.several, CLAUSE.rolls.margin, CLAUSE.army.wounds]) acted(m, clause);
  else acted(m, CLAUSE.wounding.single);
  return woundsRemoved(own, left, outcome.margin, hit.margin);
}

/** What hangs on a Strength roll: the wounds left, or those that it removes by any margin where that of the attack counts (V-05). */
function stakeOfWound(
  m: Match,
  { attacker }: Strike,
  hit: Hit,
): Pick<OpposedTest, 'stake' | 'lethal' | 'wounds'> {
  const own = settingsOf(m, attacker);
  const left = m.state.wounds[hit.model];
  const { profile } = m.matchup.models[hit.model];
  const worthOf = (wounds: number) => (worthAtStake(m, hit.model) * wounds) / profile.wounds;
  if (!countsHitMargin(own)) return { stake: worthOf(left), lethal: 1, wounds: left };
  const removed = woundsRemoved(own, left, 0, hit.margin);
  return { stake: worthOf(removed), lethal: removed === left ? 1 : 0, wounds: 1 };
}

/** Takes a model off the table and counts the kill. */
export function remove(m: Match, model: Model, strike?: Strike): Death {
  const { point, weapons, suppressed } = m.state;
  const death = {
    model,
    spot: point[model],
    weapons: weapons[model],
    suppressed: suppressed[model],
  };
  loseReaction(m, model, 'death');
  m.state.wounds[model] = 0;
  m.state.point[model] = NOWHERE;
  m.state.hidden[model] = 0;
  m.state.suppressed[model] = 0;
  tellOf(m, 'death', model, () => ['is killed', strike ? blameOf(m, strike) : {}]);
  if (strike && seatOf(m, strike.attacker) !== seatOf(m, model)) countKill(m, strike);
  return death;
}

function blameOf(m: Match, { attacker, weapon, kind }: Strike): Readonly<Record<string, unknown>> {
  return { attacker, weapon: m.matchup.weapons[weapon].id, kind };
}

function countKill(m: Match, strike: Strike): void {
  const seat = seatOf(m, strike.attacker);
  count(m, seat, 'kills');
  count(m, seat, `kills:${strike.kind}`);
  if (laysTemplate(m, strike)) count(m, seat, 'kills:area-effect');
  countKillBy(m.state.counters[seat], m.matchup.kills, strike.attacker, strike.weapon);
}

/** A squad whose leader died gets another: the one who keeps most of the squad in command range (DP-SQD-03, DP-D-45). */
export function nameLeaders(m: Match): void {
  m.matchup.units.forEach(({ squad, members, seat }, unit) => {
    const leader = m.state.leader[unit];
    if (!squad || leader === NOBODY || isAlive(m, leader)) return;
    const { leader: rule, succession } = m.matchup.settings[seat].squads;
    const living = members.filter((model) => isAlive(m, model));
    if (living.length === 0 || !succession.on) {
      m.state.leader[unit] = NOBODY;
      return;
    }
    // Without DP-SQD-02 he was no leader who had them.
    if (rule.on && succession.points === 'lost') m.state.points[unit] = 0;
    const near = (model: Model) =>
      living.filter(
        (mate) =>
          isOnTable(m, mate) &&
          m.battlefield.distance(m.state.point[model], m.state.point[mate]) <= commandRange(m, model),
      ).length;
    m.state.leader[unit] = living.reduce((best, model) => (near(model) > near(best) ? model : best));
    acted(m, CLAUSE.squads.succession);
    tellLeader(m, unit);
  });
}

/** The match is over once a side has nobody left (DP-SCEN-05). */
export function checkVictory(m: Match, attacker: Seat): void {
  const left = m.matchup.force.map((models) => models.some((model) => isAlive(m, model)));
  if (left[0] && left[1]) return;
  m.state.over = true;
  acted(m, CLAUSE.scenario.victory);
  const { both } = m.matchup.settings[0].scenario.victory;
  if (!left[0] && !left[1] && both !== 'draw')
    m.state.winnerOfBoth = both === 'active' ? m.state.active : attacker;
}
