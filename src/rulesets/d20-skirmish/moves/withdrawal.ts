import type { Model } from '../../../kernel/entities.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { unlessFirst } from '../../../rules/play/uses.ts';
import { bestBlow, expectedHarm } from '../attack/expected.ts';
import { sees } from '../match/altitude.ts';
import { isUnsettled } from '../match/concealment.ts';
import { isHeld } from '../match/engagement.ts';
import { acted, decide, type Match, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { chanceToReact, reactsInTime } from '../match/reacting.ts';
import { CLAUSE } from '../rules/index.ts';
import { retreat } from './moves.ts';

const WITHDRAWING = { label: called('stand its ground', 'withdraw'), uses: unlessFirst('wait') };

/** Of the harm of a charge so much speaks for getting out of its way, and so much of the charger's worth for meeting him. */
const ESCAPED = 0.5;
const MET = 0.25;

/**
 * Lets a model on Wait that is charged get out of the way (DX-WAI-02, DX-BRC-ASM), unless others hold it (DX-CC-ASM);
 * whether it did.
 */
export function withdrawFrom(m: Match, model: Model, charger: Model): boolean {
  const { reactions } = settingsOf(m, model).wait;
  if (m.state.waiting[model] === 0 || !reactions.on || isUnsettled(m, model)) return false;
  if (isHeld(m, model) || !sees(m, model, charger)) return false;
  const seat = seatOf(m, model);
  const suffered = expectedHarm(m, bestBlow(m, 'charge', charger, model)!);
  const chance = chanceToReact(m, model);
  const weigh = (option: number, into: Float64Array) => {
    if (option === 1) into[DANGER] = -ESCAPED * chance * suffered;
    else into[HARM] = MET * m.matchup.worth[charger];
  };
  if (decide(m, seat, 'DX-D-05', model, 2, weigh, WITHDRAWING) === 0) return false;
  acted(m, CLAUSE.wait.reactions);
  if (!reactsInTime(m, model, 'withdraws too late')) return false;
  tellOf(m, 'reaction', model, 'withdraws');
  retreat(m, model, charger);
  return true;
}
