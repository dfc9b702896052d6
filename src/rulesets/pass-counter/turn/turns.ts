import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { RESERVE, type Seat } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { gainPoints } from '../match/income.ts';
import { acted, count, decide, livingOf, type Match, tellSide } from '../match/match.ts';
import { canPay, pay, pointPrice } from '../match/point-pool.ts';
import { CLAUSE } from '../rules/index.ts';
import { activation, followed, leaveOff, type Option, passes, reactivations } from './options.ts';

/** Models of a side that wait for their activation. */
export function waitingOf(m: Match, seat: Seat): Model[] {
  return livingOf(m, seat).filter((model) => m.state.activated[model] === 0);
}

/** One turn: an activation, a re-activation, a pass, or nothing any more (PC-A9, PC-D-02). */
export function takeTurn(m: Match): void {
  const { state } = m;
  const seat = state.active;
  gainPoints(m, seat, 'turn');
  const waiting = waitingOf(m, seat);
  const options = [
    ...(waiting.length === 0 ? [leaveOff(m, seat)] : waiting.map((model) => activation(m, model))),
    ...passes(m, seat, waiting.length),
    ...reactivations(m, seat, waiting.length, NOBODY),
  ];
  countUses(m, seat, options, 'legal');
  const key = waiting[0] ?? m.matchup.force[seat][0];
  const weigh = (option: number, into: Float64Array) => options[option].weigh(into);
  const label = (option: number) => options[option].label();
  const uses = (option: number) => usesOf(options[option]);
  const quarry = (option: number) => options[option].quarry?.() ?? 0;
  const picked = decide(m, seat, 'PC-D-02', key, options.length, weigh, { label, uses, quarry });
  acted(m, CLAUSE.sequence.turns);
  countUses(m, seat, [options[picked]], 'chosen');
  options[picked].act();
  if (state.leader === NOBODY || !followers(m).length) handOver(m);
}

/** A second model after the first (PC-CP-04, PC-D-11). Returns whether there was one. */
export function followUp(m: Match): boolean {
  const seat = m.state.active;
  const { cost, counts } = m.matchup.settings[seat].followUp.buy;
  const options = followers(m);
  count(m, seat, 'legal:follow-up');
  countUses(m, seat, options, 'legal');
  const price = cost * pointPrice(m, seat);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    options[option - 1].weigh(into);
    into[RESERVE] -= price;
  };
  const label = orNot('leave it at that', (i) => options[i].label());
  const uses = (option: number) => (option === 0 ? [] : ['follow-up', ...usesOf(options[option - 1])]);
  const quarry = (option: number) => (option === 0 ? 0 : (options[option - 1].quarry?.() ?? 0));
  const told = { label, uses, quarry };
  const picked = decide(m, seat, 'PC-D-11', m.state.leader, options.length + 1, weigh, told);
  if (picked > 0) {
    pay(m, seat, cost, 'follow-up');
    count(m, seat, 'chosen:follow-up');
    acted(m, CLAUSE.followUp.buy);
    tellSide(m, 'follow-up', seat, 'activates a second model');
    m.state.followUps[seat]++;
    if (counts === 'next-turn') {
      m.state.skips[seat]++;
      gainPoints(m, seat, 'turn');
    }
    countUses(m, seat, [options[picked - 1]], 'chosen');
    options[picked - 1].act();
  }
  m.state.leader = NOBODY;
  handOver(m);
  return picked > 0;
}

function usesOf({ use }: Option): string[] {
  return use === undefined ? [] : [use];
}

/** Counts once per choice that a use was open or taken. */
function countUses(m: Match, seat: Seat, options: readonly Option[], what: 'legal' | 'chosen'): void {
  for (const use of ['passing', 'reactivation'] as const)
    if (options.some((option) => option.use === use)) count(m, seat, `${what}:${use}`);
}

/** Models that could follow the one just activated. */
function followers(m: Match): Option[] {
  const { state } = m;
  const seat = state.active;
  const { followUp: own } = m.matchup.settings[seat];
  if (!own.on || !own.buy.on || !canPay(m, seat, own.buy.cost) || m.state.over) return [];
  if (own.buy.once === 'round' && state.followUps[seat] > 0) return [];
  const waiting = waitingOf(m, seat).filter((model) => model !== state.leader);
  const again =
    own.buy.again === 'yes' ? reactivations(m, seat, waiting.length, state.leader, own.buy.cost) : [];
  return [...waiting.map((model) => followed(m, model)), ...again];
}

/** Gives the turn to the other side unless that one is out, past turns that either has had already (PC-AMB-20). */
function handOver(m: Match): void {
  const { state } = m;
  state.leader = NOBODY;
  let next = otherSeat(state.active);
  while (state.skips[next] > 0 && state.out.every((out) => out === 0)) {
    state.skips[next]--;
    next = otherSeat(next);
  }
  if (state.out[next] === 0) state.active = next;
}

/** Both sides are out, or one is gone. */
export function isRoundOver(m: Match): boolean {
  return m.state.over || m.state.out.every((out) => out > 0);
}
