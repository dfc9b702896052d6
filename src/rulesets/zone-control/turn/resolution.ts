import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { type Seat, TEMPO } from '../../../rules/decision.ts';
import { whom } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { holdsFirm, moraleOf, mustCheck } from '../attack/morale.ts';
import { removeCasualty } from '../attack/removal.ts';
import { REMOVED } from '../battlefield/state.ts';
import { acted, choose, count, isLeft, isOnTable, type Match, settingsOf, tell } from '../match/match.ts';
import { comparisonsMade, countUpset, countZones, leadOf, roundsOf } from '../match/score.ts';
import { retreat } from '../moves/moves.ts';
import { CLAUSE } from '../rules/index.ts';

/** Removes casualties, checks morale, and lets models fall back (ZC-RSN-01). Returns whether zones were counted before. */
export function resolutionPhase(m: Match): boolean {
  const isCounted = m.matchup.settings[0].victory.zones.when === 'before' && isLastRound(m);
  if (isCounted) countZones(m);
  resolve(m);
  return isCounted;
}

/** Whether the game ends with this round, as far as is known before its casualties are removed (ZC-RND-03). */
function isLastRound(m: Match): boolean {
  const isUp = (model: Model) => isLeft(m, model) && m.state.wounds[model] > 0;
  return m.state.round >= roundsOf(m) || isDecided(m, isUp);
}

/** Whether a side has nobody left, which ends a game of no set length. */
function isDecided({ matchup }: Match, isLeftOver: (model: Model) => boolean): boolean {
  return !matchup.settings[0].rounds.length.on && matchup.force.some((force) => !force.some(isLeftOver));
}

function resolve(m: Match): void {
  const { first } = m.state;
  const [{ resolutionPhase: own }] = m.matchup.settings;
  acted(m, CLAUSE.resolutionPhase.steps);
  for (const seat of [first, otherSeat(first)]) {
    for (const model of m.matchup.force[seat]) {
      if (isOnTable(m, model) && m.state.wounds[model] <= 0) removeCasualty(m, model);
    }
  }
  const sides = [first, otherSeat(first)] as const;
  switch (own.steps.order) {
    case 'turns':
      for (const seat of sides) fallBackAll(m, checkAll(m, seat));
      return;
    case 'together': {
      const failed = sides.map((seat) => checkAll(m, seat));
      for (const models of failed) fallBackAll(m, models);
      return;
    }
    case 'at-once':
      for (const seat of sides) checkOneByOne(m, seat);
  }
}

/** Models of a seat that failed their checks. */
function checkAll(m: Match, seat: Seat): Model[] {
  return m.matchup.force[seat].filter((model) => mustCheck(m, model) && !holdsFirm(m, model));
}

function fallBackAll(m: Match, models: readonly Model[]): void {
  for (const model of models) fallBack(m, model);
}

/**
 * Where models fall back as soon as they fail it matters who checks first: leaders last (ZC-D-08). Whoever runs over the
 * edge shocks friends, who then check as well (ZC-A8-loss, ZC-A9).
 */
function checkOneByOne(m: Match, seat: Seat): void {
  const checked = new Set<Model>();
  const owing = () => m.matchup.force[seat].filter((model) => !checked.has(model) && mustCheck(m, model));
  for (let left = owing(); left.length > 0; left = owing()) {
    const weigh = (weighings: Float64Array) => {
      for (let i = 0; i < left.length; i++) weighings[WIDTH * i + TEMPO] = -moraleOf(m, left[i]);
    };
    const label = whom('check', m, left);
    const model = left[choose(m, seat, 'ZC-D-08', left[0], left.length, weigh, { label })];
    checked.add(model);
    if (!holdsFirm(m, model)) fallBack(m, model);
  }
}

function fallBack(m: Match, model: Model): void {
  const { fall } = settingsOf(m, model).morale;
  if (!fall.on) return;
  acted(m, CLAUSE.morale.fall);
  count(m, m.matchup.models[model].seat, 'falls');
  retreat(m, model, fall.inches * INCH);
}

/**
 * Ends the round, and the game after the last (ZC-RND-03).
 *
 * @param isCounted whether zones were counted before its casualties were removed
 */
export function endRound(m: Match, isCounted: boolean): void {
  const { state, matchup } = m;
  acted(m, CLAUSE.rounds.length);
  state.leads.push(leadOf(m));
  if (state.round < roundsOf(m) && !isDecided(m, (model) => isLeft(m, model))) return;
  state.over = true;
  // Whoever falls back over his edge may end a game before its zones could be counted.
  if (!isCounted) countZones(m);
  countUpset(m);
  for (const seat of [0, 1] as const) {
    const never = matchup.force[seat].filter((model) => isLeft(m, model) && !isOnTable(m, model)).length;
    count(m, seat, 'never-came', never);
  }
  tell(m, 'end', () => [
    comparisonsMade(m)
      .map(([what, [a, b]]) => `${what}: ${a} for A, ${b} for B.`)
      .join(' '),
    { zones: [...state.zones], removed: state.whereabouts.filter((at) => at === REMOVED).length },
  ]);
}
