import type { Model } from '../../../kernel/entities.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { canStrike } from '../match/engagement.ts';
import { acted, count, decide, isInPlay, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { canPay, pay, pointPrice } from '../match/point-pool.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_ANSWERS } from '../rules/limits.ts';
import type { Strike } from './attack.ts';
import { resolve } from './resolve.ts';
import { bestBlow, focusedHarm } from './volley.ts';

const STRIKING_BACK = { label: called('let it be', 'strike back'), uses: unlessFirst('retaliate') };

/** Makes an attack and lets those attacked in melee strike back (PC-CP-07). */
export function attack(m: Match, strike: Strike, answers = 0): void {
  const attacked = resolve(m, strike);
  if (strike.kind === 'ranged' || answers === MOST_ANSWERS) return;
  for (const model of attacked) {
    if (!m.state.over && isInPlay(m, strike.attacker)) offerRetaliation(m, strike, model, answers);
  }
}

function offerRetaliation(m: Match, { kind, attacker }: Strike, model: Model, answers: number): void {
  const { retaliate } = settingsOf(m, model);
  const { cost, chain, disengaging } = retaliate.buy;
  const seat = seatOf(m, model);
  if (!retaliate.on || !retaliate.buy.on || !isInPlay(m, model)) return;
  if (kind === 'retaliation' && chain === 'no') return;
  if (kind === 'disengaging' && disengaging === 'no') return;
  const strike = bestBlow(m, 'retaliation', model, attacker);
  if (!strike || !canPay(m, seat, cost) || !m.battlefield.near(m.state.point[model], m.state.point[attacker]))
    return;
  if (!canStrike(m, model)) {
    acted(m, CLAUSE.knockedDown.attack);
    acted(m, CLAUSE.retaliate.able);
    return;
  }
  count(m, seat, 'legal:retaliate');
  const price = cost * pointPrice(m, seat);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 0) return;
    into[HARM] = focusedHarm(m, strike);
    into[RESERVE] = -price;
  };
  const picked = decide(m, seat, 'PC-D-08', model, 2, weigh, STRIKING_BACK);
  if (picked === 0) return;
  pay(m, seat, cost, 'retaliate');
  count(m, seat, 'chosen:retaliate');
  acted(m, CLAUSE.retaliate.buy);
  tellOf(m, 'retaliate', model, 'strikes back');
  attack(m, strike, answers + 1);
}
