import { type Seat, TEMPO } from '../../rules/decision.ts';
import { otherSeat } from '../../rules/ruleset.ts';
import { acted, count, decide, isLeft, isOnTable, type Match, settingsOf, tell } from './match.ts';
import { holdsFirm, moraleOf, mustCheck } from './morale.ts';
import { retreat } from './moves.ts';
import { removeCasualty } from './removal.ts';
import { CLAUSE } from './rules/index.ts';
import { countUpset, countZones, leadOf, roundsOf } from './score.ts';
import { REMOVED } from './state.ts';

/** Removes casualties, checks morale, and lets models fall back (ZC-RSN-01). */
export function resolutionPhase(m: Match): void {
  const { first, round } = m.state;
  const [{ victory, resolutionPhase: own }] = m.book.settings;
  if (round >= roundsOf(m) && victory.zones.when === 'before') countZones(m);
  acted(m, CLAUSE.resolutionPhase.steps);
  for (const seat of [first, otherSeat(first)]) {
    for (const model of m.book.force[seat]) {
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
function checkAll(m: Match, seat: Seat): number[] {
  return m.book.force[seat].filter((model) => mustCheck(m, model) && !holdsFirm(m, model));
}

function fallBackAll(m: Match, models: readonly number[]): void {
  for (const model of models) fallBack(m, model);
}

/** Where models fall back as soon as they fail it matters who checks first: leaders last (ZC-D-08). */
function checkOneByOne(m: Match, seat: Seat): void {
  let left = m.book.force[seat].filter((model) => mustCheck(m, model));
  while (left.length > 0) {
    const model =
      left[
        decide(m, seat, 'ZC-D-08', left[0], left.length, (option, into) => {
          into[TEMPO] = -moraleOf(m, left[option]);
        })
      ];
    if (!holdsFirm(m, model)) fallBack(m, model);
    left = left.filter((other) => other !== model && mustCheck(m, other));
  }
}

function fallBack(m: Match, model: number): void {
  const { fall } = settingsOf(m, model).morale;
  if (!fall.on) return;
  acted(m, CLAUSE.morale.fall);
  count(m, m.book.models[model].seat, 'falls');
  retreat(m, model, fall.inches * 2540);
}

/** Ends the round, and the game after the last (ZC-RND-03). */
export function endRound(m: Match): void {
  const { state, book } = m;
  const [{ rounds, victory }] = book.settings;
  acted(m, CLAUSE.rounds.length);
  state.leads.push(leadOf(m));
  const isDecided =
    !rounds.length.on && book.force.some((force) => force.every((model) => !isLeft(m, model)));
  if (state.round < roundsOf(m) && !isDecided) return;
  state.over = true;
  if (victory.zones.when === 'after') countZones(m);
  countUpset(m);
  for (const seat of [0, 1] as const) {
    const never = book.force[seat].filter((model) => isLeft(m, model) && !isOnTable(m, model)).length;
    count(m, seat, 'never-came', never);
  }
  tell(
    m,
    'end',
    () => `Zones: ${state.zones[0]} for A, ${state.zones[1]} for B.`,
    () => ({ zones: [...state.zones], removed: state.whereabouts.filter((at) => at === REMOVED).length }),
  );
}
