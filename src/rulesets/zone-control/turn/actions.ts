import type { Model } from '../../../kernel/entities.ts';
import { HARM, OBJECTIVE } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { createModifiers } from '../../../rules/play/modifiers.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { attackOf, type Strike, strikeText } from '../attack/attack.ts';
import { carryOut, countHidden, strikesOf } from '../attack/targets.ts';
import { choose, count, isOnTable, type Match, seatOf, sideOf } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { expectedOf } from '../matchup/harm.ts';
import { removalWorth, zoneSwingOf } from '../places/survey.ts';
import { lossWeight } from '../places/zone-worth.ts';

/**
 * Some actions of a model from where it stands (ZC-D-05). Returns how many attacks they were, and whether these left
 * anybody without wounds.
 */
export function act(
  m: Match,
  model: Model,
  actions: number,
): { readonly strikes: number; readonly removed: boolean } {
  const seat = seatOf(m, model);
  let [made, removed] = [0, false];
  countHidden(m, model);
  for (; made < actions && isOnTable(m, model); made++) {
    const strikes = strikesOf(m, model);
    for (const kind of ['shooting', 'melee'] as const) {
      if (strikes.some((strike) => strike.kind === kind)) count(m, seat, `legal:${kind}`);
    }
    const strike = chooseStrike(m, model, strikes);
    count(m, seat, `action:${strike?.kind ?? 'none'}`);
    if (!strike) break;
    m.state.stirred[seat] = 1;
    carryOut(m, strike);
    if (m.state.wounds[strike.target] <= 0) removed = true;
  }
  return { strikes: made, removed };
}

function chooseStrike(m: Match, model: Model, strikes: readonly Strike[]): Strike | undefined {
  const seat = seatOf(m, model);
  const weigh = (weighings: Float64Array) => {
    const zoneSwing = zoneSwingOf(m, model);
    const value = lossWeight(m);
    const list = createModifiers();
    for (let i = 0, at = WIDTH; i < strikes.length; i++, at += WIDTH) {
      const outcome = expectedAt(m, model, strikes[i], list);
      weighings[at + HARM] = value * outcome.worth;
      weighings[at + OBJECTIVE] = outcome.kill * removalWorth(m, zoneSwing, model, strikes[i].target);
    }
  };
  const label = orNot('hold', (i) => strikeText(m, strikes[i]));
  const uses = (option: number) => (option === 0 ? [] : [strikes[option - 1].kind]);
  const quarry = (option: number) => {
    if (option === 0 || strikes[option - 1].target !== quarryOf(m, model)) return 0;
    return expectedAt(m, model, strikes[option - 1]).worth;
  };
  const picked = choose(m, seat, 'ZC-D-05', model, strikes.length + 1, weigh, { label, uses, quarry });
  return picked === 0 ? undefined : strikes[picked - 1];
}

/** What a strike is expected to come to. */
function expectedAt(m: Match, model: Model, strike: Strike, list = createModifiers()) {
  const { weapon, target } = strike;
  const aimed = { attack: attackOf(m, strike), weapon, target, wounds: m.state.wounds[target] };
  return expectedOf(m.matchup.harm, [sideOf(m, model), sideOf(m, target)], aimed, list);
}
