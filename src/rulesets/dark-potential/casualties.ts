import { rollTest } from './contest.ts';
import type { CounterName } from './counters.ts';
import { acted, count, isAlive, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { testMorale } from './morale.ts';
import { offerPickup } from './pickup.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE, type Settings } from './rules/index.ts';
import { NOWHERE } from './state.ts';
import { type Death, isBlow, laysTemplate, type Strike, woundTarget } from './strike.ts';

/** A model struck, before its Strength roll. */
export interface Hit {
  readonly model: number;
  readonly strength: number;
  /** Margin of the attack roll. */
  readonly margin: number;
}

/** Everything that follows a hit: reactions lost, wounds, casualties, pickups, leaders, Leadership (steps 5 to 10). */
export function applyHits(m: Match, strike: Strike, hits: readonly Hit[]): void {
  const together = settingsOf(m, strike.attacker).areaEffect.together.on;
  if (together || hits.length < 2) return applyBatch(m, strike, hits);
  for (const hit of hits) if (isAlive(m, hit.model)) applyBatch(m, strike, [hit]);
}

function applyBatch(m: Match, strike: Strike, hits: readonly Hit[]): void {
  for (const { model } of hits) loseReaction(m, model, isBlow(strike.kind) ? 'blow' : 'shot');
  const losses = hits.map((hit) => woundsLost(m, strike, hit));
  const deaths: Death[] = [];
  const damaged = hits.filter((_, i) => losses[i] > 0).map(({ model }) => model);
  if (damaged.length > 0) m.state.quiet = 0;
  hits.forEach(({ model }, i) => {
    m.state.wounds[model] = Math.max(0, m.state.wounds[model] - losses[i]);
    if (losses[i] > 0)
      tell(
        m,
        'wounds',
        () => `${m.book.models[model].name} loses ${losses[i]} wound${losses[i] === 1 ? '' : 's'}.`,
      );
    if (m.state.wounds[model] === 0) deaths.push(remove(m, model, strike));
  });
  for (const death of deaths) offerPickup(m, death);
  nameLeaders(m);
  const survivors = hits.map(({ model }) => model).filter((model) => isAlive(m, model));
  testMorale(m, strike, survivors, damaged, deaths);
  checkVictory(m, seatOf(m, strike.attacker));
}

/** Strength roll and wounds lost, not more than are left (DP-WND-01..03). */
function woundsLost(m: Match, strike: Strike, hit: Hit): number {
  const own = settingsOf(m, strike.attacker);
  const left = m.state.wounds[hit.model];
  const { seat, profile } = m.book.models[hit.model];
  if (!m.book.settings[seat].wounding.test.on) return Math.min(left, own.wounding.several.base);
  acted(m, CLAUSE.wounding.test);
  const outcome = rollTest(m, {
    roll: 'wound',
    roller: strike.attacker,
    rollerAt: strike.from,
    affected: hit.model,
    affectedAt: m.state.point[hit.model],
    target: woundTarget(m, strike, hit.model, hit.strength),
    wounds: left,
    stake: (m.book.harm.worth[hit.model] * left) / profile.wounds,
  });
  if (!outcome.success) return 0;
  if (!m.book.settings[seat].army.wounds.on) return left;
  if (left > 1) acted(m, CLAUSE.wounding.several);
  return woundsRemoved(own, left, outcome.margin, hit.margin);
}

/** Wounds a Strength roll that succeeds removes, not more than are left, by its margin or that of the attack (DP-WND-03, V-05). */
export function woundsRemoved(own: Settings, left: number, margin: number, hitMargin: number): number {
  const { base, perMargin, margin: which, on } = own.wounding.several;
  const counted = own.rolls.margin.on && on ? Math.max(0, which === 'attack' ? hitMargin : margin) : 0;
  return Math.min(left, Math.floor(base + perMargin * counted));
}

/** Takes a model off the table and counts the kill. */
export function remove(m: Match, model: number, strike?: Strike): Death {
  const death = { model, spot: m.state.point[model], weapons: m.state.weapons[model] };
  loseReaction(m, model, 'death');
  m.state.wounds[model] = 0;
  m.state.point[model] = NOWHERE;
  m.state.hidden[model] = 0;
  m.state.suppressed[model] = 0;
  tell(
    m,
    'death',
    () => `${m.book.models[model].name} is killed.`,
    () => ({ model }),
  );
  if (strike && seatOf(m, strike.attacker) !== seatOf(m, model)) countKill(m, strike);
  return death;
}

function countKill(m: Match, strike: Strike): void {
  const seat = seatOf(m, strike.attacker);
  count(m, seat, 'kills');
  count(m, seat, (laysTemplate(m, strike) ? 'kills:area-effect' : `kills:${strike.kind}`) as CounterName);
}

/** A squad whose leader died gets another: the one who keeps most of the squad in command range (DP-SQD-03, DP-D-45). */
export function nameLeaders(m: Match): void {
  m.book.units.forEach(({ squad, members, seat }, unit) => {
    const leader = m.state.leader[unit];
    if (!squad || leader === NOWHERE || isAlive(m, leader)) return;
    const { succession } = m.book.settings[seat].squads;
    const living = members.filter((model) => isAlive(m, model));
    if (living.length === 0 || !succession.on) {
      m.state.leader[unit] = NOWHERE;
      return;
    }
    if (succession.points === 'lost') m.state.points[unit] = 0;
    const near = (model: number) =>
      living.filter(
        (mate) =>
          isOnTable(m, mate) &&
          m.theatre.distance(m.state.point[model], m.state.point[mate]) <= 6 * m.book.inch,
      ).length;
    m.state.leader[unit] = living.reduce((best, model) => (near(model) > near(best) ? model : best));
    acted(m, CLAUSE.squads.succession);
    tell(m, 'leader', () => `${m.book.models[m.state.leader[unit]].name} leads the squad.`);
  });
}

/** The match is over once a side has nobody left (DP-SCEN-05). */
export function checkVictory(m: Match, attacker: number): void {
  const left = m.book.force.map((models) => models.some((model) => isAlive(m, model)));
  if (left[0] && left[1]) return;
  m.state.over = true;
  const { both } = m.book.settings[0].scenario.victory;
  if (!left[0] && !left[1] && both !== 'draw')
    m.state.winnerOfBoth = both === 'active' ? m.state.active : attacker;
}
