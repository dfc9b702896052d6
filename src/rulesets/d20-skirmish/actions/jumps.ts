import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { RESERVE } from '../../../rules/decision.ts';
import { where } from '../../../rules/play/labels.ts';
import { once } from '../../../rules/play/weighing.ts';
import { fall, lossByFall } from '../attack/falling.ts';
import type { Action } from '../match/action.ts';
import { acted, decide, isAlive, type Match, rollFor, seatOf, settingsOf, tellOf } from '../match/match.ts';
import { nerveOf, testLeadership } from '../match/tests.ts';
import { STANDING } from '../matchup/modifiers.ts';
import { ROLL } from '../matchup/rolls.ts';
import { SIDES, share } from '../matchup/wounding.ts';
import { glide } from '../moves/moves.ts';
import { dropTo, gapTo, type Landings } from '../places/landings.ts';
import type { Plan } from '../places/plan.ts';
import { CLAUSE } from '../rules/index.ts';
import { moveOf } from '../ways/reach.ts';
import { daresTo, type Quest, questsOf, weighNerve } from './fear.ts';

/** Jumps to where no move of one action leads (DX-JMP-01 to DX-JMP-03). */
export function jumps(m: Match, model: Model, plan: Plan): Action[] {
  const { jumping } = settingsOf(m, model);
  const { locomotion } = m.matchup.models[model].profile;
  if (!jumping.on || locomotion !== 'foot' || m.state.posture[model] !== STANDING) return [];
  const { places: landings, barredBy } = plan.landings();
  return questsOf(m, model).flatMap((quest) => {
    const places = quest.isMeant === undefined ? landings : landings.filter(quest.isMeant);
    return places.length > 0 ? [leap(m, model, plan, { places, barredBy }, quest)] : [];
  });
}

function leap(m: Match, model: Model, plan: Plan, { places, barredBy }: Landings, { chance }: Quest): Action {
  const risk = riskOf(m, model);
  const best = once(() => plan.bestOf(places, plan.left - 1));
  const weighAt = (place: Point, into: Float64Array) => {
    plan.weighAt(place, plan.left - 1, into);
    into[RESERVE] -= risk(place);
  };
  const stay: Action['weigh'] = (into) => plan.weighStay(plan.left - 1, into);
  return {
    name: 'jump',
    label: () => (chance < 1 ? 'dare to jump nearer' : 'jump'),
    use: 'jumping',
    cost: 1,
    weigh: weighNerve(chance, (into) => weighAt(best(), into), stay),
    act() {
      const weigh = (option: number, into: Float64Array) => weighAt(places[option], into);
      const label = where('jump to', m.battlefield.ground, places);
      if (barredBy >= 0) acted(m, barredBy);
      const picked = decide(m, seatOf(m, model), 'DX-D-04', model, places.length, weigh, { label });
      if (daresTo(m, model, places[picked])) jump(m, model, places[picked]);
    },
  };
}

/** What a jump of a model to a place costs on average by the fall that it may end in (DX-JMP-02, DX-JMP-03). */
export function riskOf(m: Match, model: Model): (at: Point) => number {
  const { far, down } = settingsOf(m, model).jumping;
  const slips = once(() => share((face) => face >= far.falls));
  const fails = once(() => (down.hurts === 'always' ? 1 : 1 - nerveOf(m, model)));
  return (at) => {
    if (isLong(m, model, at)) return slips() * lossByFall(m, model, 0);
    return isHigh(m, model, at) ? fails() * lossByFall(m, model, dropTo(m, model, at)) : 0;
  };
}

/** Whether a jump across goes farther than what is without a penalty. */
function isLong(m: Match, model: Model, at: Point): boolean {
  const { across } = settingsOf(m, model).jumping;
  return dropTo(m, model, at) < INCH && gapTo(m, model, at) > moveOf(m, model, across.factor);
}

/** Whether a jump down goes farther than its SZ in inches. */
function isHigh(m: Match, model: Model, at: Point): boolean {
  return dropTo(m, model, at) > m.matchup.models[model].profile.size * INCH;
}

function jump(m: Match, model: Model, to: Point): void {
  const { jumping } = settingsOf(m, model);
  const drop = dropTo(m, model, to);
  if (drop >= INCH) return jumpDown(m, model, to, drop);
  acted(m, CLAUSE.jumping.across);
  if (!isLong(m, model, to)) {
    glide(m, model, to, 'jumps');
    return;
  }
  acted(m, CLAUSE.jumping.far);
  const face = rollFor(m, ROLL.jump, model);
  tellOf(m, 'jump', model, `leaps far: ${face}`);
  if (face === SIDES && face >= jumping.far.falls) return fall(m, model, 0);
  if (glide(m, model, to, 'jumps') && face >= jumping.far.falls) fall(m, model, 0);
}

function jumpDown(m: Match, model: Model, to: Point, drop: Length): void {
  const { down } = settingsOf(m, model).jumping;
  acted(m, CLAUSE.jumping.down);
  const isRisky = isHigh(m, model, to);
  const isFall = down.hurts === 'always';
  const passed = !isRisky || testLeadership(m, model);
  if (!glide(m, model, to, 'jumps down') || !isAlive(m, model)) return;
  if (isRisky && (!passed || isFall)) fall(m, model, drop);
}
